import { makePile, type Seat } from '@muster/table'
import type { Content } from '../../content/load.ts'
import { combatForce } from '../effects/force.ts'
import { mayBy } from '../effects/standing.ts'
import { bareBattle, type Entrant, enter } from '../start.ts'
import type { Battle, Model, Side } from '../state.ts'
import { luckEarned, sizeOf, termsOf } from './cred.ts'
import { campaignOf, gameOf, playerOf } from './lookup.ts'
import type { KeptLoot, Player } from './state.ts'

/** CZ-INJURY-16, CZ-CAMPAIGN-3, CZ-CAMPAIGN-4: the table is clear; the Loot deck is whole but for what models keep. */
export function clearTable(battle: Battle): void {
  const { content, config, campaign } = battle
  const { players } = campaignOf(battle)
  const kept = new Set(players.flatMap((player) => player.kept.map(({ card }) => card)))
  const loot = Object.keys(content.loot).filter((card) => !kept.has(card))
  const bare = bareBattle(content, config, players.length)
  for (const key of Object.keys(battle) as (keyof Battle)[]) if (!(key in bare)) delete (battle as Partial<Battle>)[key]
  Object.assign(battle, bare, { campaign, stage: 'over', lootPast: makePile<string>('loot', 'all', loot) })
  battle.sides = players.map(({ faction }) => ({ ...(bare.sides[0] as Side), ...called(content, faction), left: true }))
  combatForce.changed(battle)
}

const called = ({ factions }: Content, faction: string): Pick<Side, 'faction' | 'team'> => ({
  faction,
  team: factions[faction]?.name ?? faction,
})

/** CZ-CRED-3, CZ-LUCK-13, CZ-R-52, CZ-R-105: a player's team as it takes part; who only watches has nobody. */
function entrantFor(battle: Battle, seat: Seat): Entrant {
  const player = playerOf(battle, seat)
  const { faction, team } = player
  const { team: name } = called(battle.content, faction)
  if (!team || battle.sides[seat]?.left)
    return { name, list: { faction, characters: [], gonks: {} }, terms: { campaign: 'later', cred: 0 } }
  return { name, list: team, terms: termsOf(battle, seat), luck: luckEarned(battle, player) }
}

/** Who plays the game is in it; the others have no models and are asked nothing. */
export function takeSeats(battle: Battle): void {
  const { seats } = gameOf(battle)
  for (const [seat, side] of battle.sides.entries()) side.left = !seats.includes(seat)
}

/**
 * CZ-CAMPAIGN-1, CZ-OBJECTIVE-4: one game of the campaign begins, with the teams as they were chosen in the scenario that was settled. It
 * is prepared and played like any other, and leaves its outcome in the state.
 */
export function openGame(battle: Battle): void {
  const campaign = campaignOf(battle)
  const { seats, scenario } = gameOf(battle)
  clearTable(battle)
  takeSeats(battle)
  battle.eb = sizeOf(battle.config)
  enter(
    battle,
    campaign.players.map((_, seat) => entrantFor(battle, seat)),
  )
  if (scenario !== undefined) battle.scenario = scenario
  battle.stage = 'space'
  for (const seat of seats) {
    equip(battle, seat)
    Object.assign(playerOf(battle, seat), { eb: 0, luck: 0 })
  }
  combatForce.changed(battle)
  campaign.stage = 'game'
}

/** The characters of a player in the order of the team. */
const charactersOf = ({ models }: Battle, seat: Seat): Model[] =>
  models.filter((model) => model.seat === seat && model.kind === 'character')

/** Which of the player's models of a character one is, from 1. */
function copyOf({ content }: Battle, own: readonly Model[], model: Model): Omit<KeptLoot, 'card'> {
  const of = content.characters[model.card]?.of ?? model.card
  const same = own.filter(({ card }) => content.characters[card]?.of === of)
  return { of, copy: same.indexOf(model) + 1 }
}

/** CZ-OBJECTIVE-9: Cybergear Objectives on whoever wears them, by place in the team. */
export function putOn(battle: Battle, seat: Seat, worn: Player['worn']): void {
  const own = charactersOf(battle, seat)
  for (const { card, member } of worn) own[member]?.gear.push({ card, down: false })
}

/** CZ-OBJECTIVE-9, CZ-MARKET-2, CZ-CAMPAIGN-4: Cybergear Objectives and the Loot that was kept. */
function equip(battle: Battle, seat: Seat): void {
  const { worn, kept } = playerOf(battle, seat)
  const own = charactersOf(battle, seat)
  putOn(battle, seat, worn)
  for (const model of own) {
    const { of, copy } = copyOf(battle, own, model)
    model.loot = kept.filter((one) => one.of === of && one.copy === copy).map(({ card }) => card)
  }
}

/** CZ-CAMPAIGN-3, CZ-CAMPAIGN-4, CZ-MARKET-2, CZ-R-112: which Loot stays with whom; that of characters who were not fielded stays anyway. */
export function keepLoot(battle: Battle): void {
  const { market } = campaignOf(battle)
  for (const seat of gameOf(battle).seats) {
    const player = playerOf(battle, seat)
    const own = charactersOf(battle, seat)
    const fieldedHere = own.map((model) => copyOf(battle, own, model))
    const isHere = ({ of, copy }: KeptLoot) => fieldedHere.some((one) => one.of === of && one.copy === copy)
    const stays = own.flatMap((model, at) =>
      market || mayBy(battle, model, 'keep-loot')
        ? model.loot.map((card) => ({ ...(fieldedHere[at] as Omit<KeptLoot, 'card'>), card }))
        : [],
    )
    player.kept = [...player.kept.filter((one) => !isHere(one)), ...stays]
  }
}
