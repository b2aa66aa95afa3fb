import { makePile, type Seat } from '@muster/table'
import type { Character, Content } from '../../content/load.ts'
import type { TeamList } from '../../content/team/team.ts'
import type { TeamViolation } from '../../content/team/validate.ts'
import type { Player } from './state.ts'

type Cards = Pick<Player, 'characters' | 'gear' | 'programs'>

/** CZ-TEAM-18: the Gear a faction has a deck of, what is for everybody included. */
export function gearOfFaction({ gear }: Content, faction: string): string[] {
  return Object.values(gear)
    .filter((one) => one.faction === undefined || one.faction === faction)
    .map(({ id }) => id)
}

/** CZ-HQ-1..3, CZ-R-122: a new team: basic characters, Gear and programs that ask for no Street Cred, every Objective in the Supply. */
export function newPlayer(content: Content, faction: string, seat: Seat): Player {
  const objectives = Object.values(content.objectives).filter((one) => one.faction === faction)
  return {
    faction,
    characters: Object.values(content.characters)
      .filter((one) => one.faction === faction && one.stars === 0)
      .map(({ id }) => id),
    gear: gearOfFaction(content, faction).filter((id) => content.gear[id]?.cred === 0),
    programs: Object.values(content.programs)
      .filter(({ cred }) => cred === 0)
      .map(({ id }) => id),
    objectives: [],
    hand: makePile(pileOf(seat), [seat]),
    supply: makePile(
      pileOf(seat),
      [seat],
      objectives.map(({ id }) => id),
    ),
    eb: 0,
    luck: 0,
    kept: [],
    worn: [],
    played: 0,
    drawn: makePile('market', [seat]),
  }
}

/** Each player has an Objective deck of his own (CZ-CAMPAIGN-2). */
const pileOf = (seat: Seat): string => `objectives ${seat + 1}`

/** CZ-TEAM-2, CZ-TEAM-3, CZ-R-122: of whom an HQ has one card, which is exchanged for the next; a Merc is hired once. */
export function isOneOfAKind({ keywords, faction }: Character): boolean {
  return faction === undefined || keywords.includes('leader') || keywords.includes('specialist')
}

/** CZ-R-122: how many of a card may be fielded from the HQ. */
function copiesOf(content: Content, { characters }: Cards, card: string): number {
  const character = content.characters[card]
  const held = characters.filter((one) => one === card).length
  const isAnyNumber = character && character.stars === 0 && !isOneOfAKind(character)
  return held > 0 && isAnyNumber ? Number.POSITIVE_INFINITY : held
}

/** CZ-HQ-4, CZ-MARKET-9: a team is chosen from its HQ only, Cybergear Objectives included (CZ-OBJECTIVE-9). */
export function hqViolations(content: Content, hq: Cards, team: TeamList): TeamViolation[] {
  const violations: TeamViolation[] = []
  const rule = 'CZ-HQ-4'
  for (const [member, { card, gear, programs }] of team.characters.entries()) {
    const before = team.characters.slice(0, member).filter((one) => one.card === card).length
    const name = content.characters[card]?.name ?? card
    if (before >= copiesOf(content, hq, card))
      violations.push({
        rule,
        card,
        member,
        text: before === 0 ? `${name} is not in the HQ` : `the HQ has no more of ${name}`,
        repair: `take ${name} out`,
        fix: { take: 'member', member },
      })
    for (const [take, ids] of [['gear', gear] as const, ['programs', programs] as const])
      for (const id of ids) {
        if (hq[take].includes(id)) continue
        const what = content[take][id]?.name ?? id
        const fix = { take, member, card: id } as const
        violations.push({ rule, card: id, member, text: `${what} is not in the HQ`, repair: `take ${what} off`, fix })
      }
  }
  return violations
}

/** CZ-OBJECTIVE-12: a card from the Supply, of whatever kind it is. Whether it was not there yet. */
export function addToHq(content: Content, player: Player, card: string): boolean {
  const character = content.characters[card]
  if (character) return addCharacter(content, player, character)
  const list = content.gear[card] ? player.gear : player.programs
  if (list.includes(card)) return false
  list.push(card)
  return true
}

/** CZ-R-122: it takes the place of a lower version where there can be one only. */
function addCharacter(content: Content, player: Player, { id, of, stars, ...character }: Character): boolean {
  const single = isOneOfAKind({ id, of, stars, ...character })
  const held = player.characters.map((card) => content.characters[card]).filter((one) => one?.of === of)
  if (single && held.some((one) => one && one.stars >= stars)) return false
  if (single) player.characters = player.characters.filter((card) => content.characters[card]?.of !== of)
  player.characters.push(id)
  return true
}

/** CZ-INJURY-10, CZ-INJURY-11, CZ-R-109: a Veteran's card leaves the HQ, a promoted one too; the basic card is there again, but for a Merc. */
export function loseVeteran({ characters: cards }: Content, player: Player, card: string): void {
  const of = cards[card]?.of
  const exact = player.characters.indexOf(card)
  const at = exact >= 0 ? exact : player.characters.findIndex((id) => cards[id]?.of === of && id !== of)
  if (of === undefined || at < 0) return
  player.characters.splice(at, 1)
  if (cards[of]?.faction !== undefined && !player.characters.includes(of)) player.characters.push(of)
}
