import type { Battle } from '../state.ts'
import type { Campaign } from './state.ts'

/** Before whose first game, or between games, there is none under way. */
const WITHOUT_GAME: readonly Campaign['stage'][] = ['founding', 'round', 'proven', 'over']

/** CZ-CAMPAIGN-1: each seat has a player, meets others that there are, and from the choice of a scenario on there is a game of one. */
export function brokenSeats({ campaign, sides }: Battle): string[] {
  if (!campaign) return []
  const { stage, players, meetings, game } = campaign
  const odd = (where: string, seats: readonly number[]) =>
    new Set(seats).size === seats.length && seats.every((seat) => seat < sides.length)
      ? []
      : [`${where}: expected different seats from 0 to ${sides.length - 1}, got ${seats.join(', ')}`]
  const many = sides.length
  const isWhole = players.length === many || (stage === 'founding' && players.length === 0)
  const needsGame = !WITHOUT_GAME.includes(stage)
  return [
    ...(isWhole ? [] : [`campaign.players: expected ${many}, got ${players.length}`]),
    ...meetings.flatMap((seats, at) => odd(`campaign.meetings[${at}]`, seats)),
    ...(game ? odd('campaign.game.seats', game.seats) : []),
    ...(needsGame && !game ? [`campaign.game is missing, and the campaign is at ${stage}`] : []),
    ...(needsGame && game && stage !== 'scenario' && game.scenario === undefined
      ? [`campaign.game.scenario is missing, and the campaign is at ${stage}`]
      : []),
  ]
}

/** Something that a state names, where it does, and whether there is such a thing. */
type Named = readonly [where: string, what: string, name: string | undefined, isThere: boolean]

/** CZ-HQ-1: what players of a campaign own, field and choose from though there is nothing of that name, in sentences. */
export function brokenCampaignNames(battle: Battle): string[] {
  return namedByCampaign(battle)
    .filter(([, , name, isThere]) => name !== undefined && !isThere)
    .map(([where, what, name]) => `${where}: there is no ${what} "${name}"`)
}

function namedByCampaign({ content, campaign, sides }: Battle): Named[] {
  if (!campaign) return []
  const { characters, gear, programs, loot, gonks, scenarios } = content
  const each = (where: string, what: string, cards: readonly string[], box: object) =>
    cards.map((card, at): Named => [`${where}[${at}]`, what, card, card in box])
  const own = campaign.players.flatMap((player, no): Named[] => {
    const where = `campaign.players[${no}]`
    return [
      ...each(`${where}.characters`, 'character', player.characters, characters),
      ...each(`${where}.gear`, 'Gear', player.gear, gear),
      ...each(`${where}.programs`, 'program', player.programs, programs),
      ...each(`${where}.drawn.cards`, 'Gear', player.drawn.cards, gear),
      ...player.kept.flatMap(({ of, card }, at): Named[] => [
        [`${where}.kept[${at}].of`, 'character', of, of in characters],
        [`${where}.kept[${at}].card`, 'Loot card', card, card in loot],
      ]),
      ...(player.team?.characters ?? []).flatMap((one, at): Named[] => [
        [`${where}.team.characters[${at}].card`, 'character', one.card, one.card in characters],
        ...each(`${where}.team.characters[${at}].gear`, 'Gear', one.gear, gear),
        ...each(`${where}.team.characters[${at}].programs`, 'program', one.programs, programs),
      ]),
      ...each(`${where}.team.gonks`, 'Gonk', Object.keys(player.team?.gonks ?? {}), gonks),
    ]
  })
  return [
    ...own,
    ...each('campaign.market.cards', 'Gear', campaign.market?.cards ?? [], gear),
    ['campaign.game.scenario', 'scenario', campaign.game?.scenario, (campaign.game?.scenario ?? '') in scenarios],
    ...campaign.proven.map((seat, at): Named => [`campaign.proven[${at}]`, 'seat', String(seat), seat < sides.length]),
  ]
}
