import { ok, pickOne, type Seat, type Verdict, type Words } from '@muster/table'
import type { Content } from '../../content/load.ts'
import { type TeamTerms, teamCost } from '../../content/team/cost.ts'
import type { TeamList } from '../../content/team/team.ts'
import { type TeamViolation, validateTeam } from '../../content/team/validate.ts'
import type { Battle } from '../state.ts'
import type { Table } from '../table.ts'
import { termsOf } from './cred.ts'
import { hqViolations } from './hq.ts'
import { hqCardName, playerOf } from './lookup.ts'
import type { Player } from './state.ts'

/** What is added to a team that is being built. */
type Joining = { readonly add: 'character' | 'gonk'; readonly card: string }
type Given = { readonly add: 'gear' | 'programs'; readonly card: string; readonly member: number }
type Addition = Joining | Given

const isGiven = (addition: Addition): addition is Given => addition.add === 'gear' || addition.add === 'programs'

type Building = {
  readonly content: Content
  readonly player: Player
  readonly terms: TeamTerms
  readonly team: TeamList
}

/** CZ-HQ-4, CZ-HQ-6, CZ-TEAM-1..19: everything that is wrong with a campaign team. */
export function teamViolations({ content, player, terms, team }: Building): TeamViolation[] {
  return [...hqViolations(content, player, team), ...validateTeam(content, team, terms)]
}

function withAddition(team: TeamList, addition: Addition): TeamList {
  const { card } = addition
  if (isGiven(addition)) {
    const { add, member } = addition
    const characters = team.characters.map((one, at) => (at === member ? { ...one, [add]: [...one[add], card] } : one))
    return { ...team, characters }
  }
  if (addition.add === 'gonk') return { ...team, gonks: { ...team.gonks, [card]: (team.gonks[card] ?? 0) + 1 } }
  return { ...team, characters: [...team.characters, { card, gear: [], programs: [] }] }
}

const isLeader = ({ characters }: Content, card: string): boolean =>
  characters[card]?.keywords.includes('leader') ?? false

/** CZ-TEAM-2: the Leader first, then whatever the HQ has, in its order. */
function additionsTo({ content, player, team }: Building): Addition[] {
  const cards = [...new Set(player.characters)]
  const characters = (team.characters.length === 0 ? cards.filter((card) => isLeader(content, card)) : cards).map(
    (card): Addition => ({ add: 'character', card }),
  )
  if (team.characters.length === 0) return characters
  const gonks = Object.values(content.gonks)
    .filter(({ faction }) => faction === player.faction)
    .map(({ id }): Addition => ({ add: 'gonk', card: id }))
  const carried = team.characters.flatMap(({ card: bearer }, member): Addition[] => {
    const programs = content.characters[bearer]?.keywords.includes('netrunner') ? player.programs : []
    return [
      ...player.gear.map((card) => ({ add: 'gear', card, member }) as const),
      ...programs.map((card) => ({ add: 'programs', card, member }) as const),
    ]
  })
  return [...characters, ...gonks, ...carried]
}

function additionVerdict(addition: Addition | undefined, building: Building): Verdict {
  if (!addition) return ok
  const [first] = teamViolations({ ...building, team: withAddition(building.team, addition) })
  return first ? { rule: first.rule, text: first.text } : ok
}

const memberName = ({ content, team }: Building, member: number): string =>
  `${hqCardName(content, team.characters[member]?.card ?? '')} (${member + 1})`

const buildWords: Words<Addition | undefined, Building> = {
  ask: 'build',
  rule: 'CZ-HQ-4',
  prompt: ({ content, team, terms }) =>
    team.characters.length === 0
      ? `Who leads your team of ${terms.eb} EB?`
      : `Who or what comes along? ${teamCost(content, team, terms)} of ${terms.eb} EB are spent.`,
  doing: 'builds a team',
  key: (addition) => {
    if (!addition) return 'done'
    return isGiven(addition)
      ? `give ${addition.card} to ${addition.member + 1}`
      : `${addition.add === 'gonk' ? 'gonk' : 'take'} ${addition.card}`
  },
  text: (addition, building) => {
    if (!addition) return 'The team is complete'
    const name = hqCardName(building.content, addition.card)
    if (isGiven(addition)) return `${name} for ${memberName(building, addition.member)}`
    return addition.add === 'gonk' ? `A Gonk: ${building.content.gonks[addition.card]?.name ?? addition.card}` : name
  },
  kind: (addition) => addition?.add ?? 'done',
  candidates: (building) => additionsTo(building),
  verdict: additionVerdict,
}

/** CZ-HQ-4: card by card, each time whatever the team may still have. */
function build(table: Table, building: Building, seat: Seat): TeamList {
  let { team } = building
  for (;;) {
    const now = { ...building, team }
    const fitting = additionsTo(now).filter((addition) => additionVerdict(addition, now) === ok)
    if (fitting.length === 0) return team
    const options = team.characters.length === 0 ? fitting : [...fitting, undefined]
    const addition = table.ask(seat, pickOne(buildWords, options, now))
    if (!addition) return team
    team = withAddition(team, addition)
  }
}

/** Ways to fill a team without asking for every card. */
const plans = ['veterans', 'crowd', 'armed'] as const
type Plan = (typeof plans)[number]

const costOf = ({ content }: Building, { add, card }: Addition): number =>
  (add === 'character' ? content.characters : add === 'gonk' ? content.gonks : content[add])[card]?.cost ?? 0

/** In which order a plan takes cards: the higher the sooner. */
function wish(building: Building, addition: Addition, plan: Plan): number {
  const cost = costOf(building, addition)
  if (isGiven(addition)) {
    const { add, member } = addition
    return plan === 'armed' && building.team.characters[member]?.[add].length === 0 ? 100 + cost : cost
  }
  const isGonk = addition.add === 'gonk'
  if (plan === 'crowd') return isGonk ? 300 : 200 - cost
  const { stars = 0 } = building.content.characters[addition.card] ?? {}
  return isGonk ? 0 : (plan === 'veterans' ? 200 : 50) + 30 * stars + cost
}

/** A team as a plan would have it: the same cards of the same HQ, always. */
export function plannedTeam(building: Building, plan: Plan): TeamList {
  let { team } = building
  for (;;) {
    const now = { ...building, team }
    const next = additionsTo(now)
      .sort((a, b) => wish(now, b, plan) - wish(now, a, plan))
      .find((addition) => additionVerdict(addition, now) === ok)
    if (!next) return team
    team = withAddition(team, next)
  }
}

const ways = ['again', ...plans, 'build'] as const
type Way = (typeof ways)[number]

const texts: Readonly<Record<Way, string>> = {
  again: 'The team of your last game',
  veterans: 'Your best people first',
  crowd: 'As many as you can field',
  armed: 'Fewer people, well equipped',
  build: 'Choose card by card',
}

const wayWords: Words<Way, Building> = {
  ask: 'team',
  rule: 'CZ-HQ-4',
  prompt: ({ terms }) => `Which team do you field, for ${terms.eb} EB?`,
  doing: 'chooses a team',
  key: (way) => way,
  text: (way) => texts[way],
  assume: (offered) => offered[0] as Way,
}

/** CZ-HQ-4, CZ-R-123: both players at once, neither knowing what the other takes; the teams are shown together. */
export function chooseTeams(table: Table, battle: Battle, seats: readonly Seat[]): TeamList[] {
  const buildings = seats.map((seat): Building => {
    const player = playerOf(battle, seat)
    const team = { faction: player.faction, characters: [], gonks: {} }
    return { content: battle.content, player, terms: termsOf(battle, seat), team }
  })
  const chosen = table.askAll(
    seats.map((seat, at) => ({
      seat,
      question: pickOne(wayWords, waysFor(buildings[at] as Building), buildings[at] as Building),
    })),
  )
  return chosen.map((way, at) => {
    const building = buildings[at] as Building
    if (way === 'build') return build(table, building, seats[at] as Seat)
    return way === 'again' && building.player.team ? building.player.team : plannedTeam(building, way as Plan)
  })
}

function waysFor(building: Building): Way[] {
  const { team } = building.player
  const mayAgain = team && teamViolations({ ...building, team }).length === 0
  return ways.filter((way) => way !== 'again' || mayAgain)
}
