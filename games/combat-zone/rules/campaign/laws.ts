import type { Content } from '../../content/load.ts'
import type { Battle } from '../state.ts'
import { isOneOfAKind } from './hq.ts'
import { WOUNDED_LEADER } from './injury.ts'
import type { Player } from './state.ts'

/** What is wrong with a campaign, in sentences. */
export function brokenCampaign(battle: Battle): string[] {
  const { campaign, content, models } = battle
  if (!campaign) return []
  const watchers = models.filter(({ seat }) => !campaign.game?.seats.includes(seat))
  return [
    ...campaign.players.flatMap((player, seat) => brokenHq(content, player).map((law) => `seat ${seat}: ${law}`)),
    ...watchers.map(({ id, seat }) => `${id} fights for seat ${seat}, which only watches`),
    ...brokenMarket(battle),
    ...brokenLoot(battle),
  ]
}

/** CZ-HQ-1, CZ-R-122: every Objective is in hand, Supply or HQ, and nothing is in the HQ twice that there is one of. */
function brokenHq(
  content: Content,
  { faction, hand, supply, objectives, characters, gear, programs }: Player,
): string[] {
  const deck = Object.values(content.objectives).filter((one) => one.faction === faction)
  const held = [...hand.cards, ...supply.cards, ...objectives.filter((id) => id !== WOUNDED_LEADER)]
  const isWhole =
    held.toSorted().join() ===
    deck
      .map(({ id }) => id)
      .toSorted()
      .join()
  const single = characters.flatMap((id) => content.characters[id] ?? []).filter(isOneOfAKind)
  return [
    ...(isWhole ? [] : [`hand, Supply and HQ hold ${held.join(', ')}; expected each Objective of ${faction} once`]),
    ...twice([...gear, ...programs]).map((id) => `${id} is in the HQ twice`),
    ...twice(single.map(({ of }) => of)).map((of) => `${of} is in the HQ in two versions`),
  ]
}

/** CZ-MARKET-3: each Gear card with a requirement is in one place. */
function brokenMarket({ campaign, content }: Battle): string[] {
  if (!campaign?.market) return []
  const owned = campaign.players.flatMap(({ gear, drawn }) => [...gear, ...drawn.cards])
  const starred = [...campaign.market.cards, ...owned].filter((id) => (content.gear[id]?.cred ?? 0) > 0)
  return twice(starred).map((id) => `${id} is in two places`)
}

/** CZ-CAMPAIGN-4: each Loot card is in the deck, past, on a model, or kept by one that is not on the table. */
function brokenLoot({ campaign, models, lootDeck, lootPast }: Battle): string[] {
  const isPlayed = campaign?.stage === 'game'
  const kept = isPlayed ? [] : (campaign?.players.flatMap((player) => player.kept.map(({ card }) => card)) ?? [])
  const worn = isPlayed ? models.flatMap(({ loot }) => loot) : []
  const inDeck = campaign?.game && !isPlayed ? [] : [...lootDeck.cards, ...lootPast.cards]
  return twice([...inDeck, ...worn, ...kept]).map((card) => `there are two of the Loot card ${card}`)
}

const twice = (cards: readonly string[]): string[] => cards.filter((card, at) => cards.indexOf(card) !== at)
