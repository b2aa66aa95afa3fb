import { skillOn } from '@muster/reaction'
import type { CombatStanding } from '../grammar/index.ts'
import type { Character, Content } from '../load.ts'
import { gearOf } from '../lookup.ts'
import { type TeamTerms, teamCred } from './cost.ts'
import type { Member, TeamList } from './team.ts'
import type { TeamViolation } from './validate.ts'

type Bearing = {
  readonly content: Content
  readonly team: TeamList
  readonly terms: TeamTerms
  readonly bearer: Character
  readonly member: number
  readonly cred: number
}

/** CZ-GEAR-2..7, CZ-TEAM-18, CZ-NET-1..7: what is wrong with what one character of a team carries. */
export function carriedViolations(content: Content, team: TeamList, terms: TeamTerms, member: number): TeamViolation[] {
  const held = team.characters[member] as Member
  const { card, gear, programs } = held
  const bearer = content.characters[card]
  if (!bearer) return []
  const bearing = { content, team, terms, bearer, member, cred: teamCred(content, team, terms) }
  return [
    ...gear.flatMap((id, index) => gearViolations(bearing, id, gear.slice(0, index))),
    ...bulkyViolations(bearing, gear),
    ...programs.flatMap((id, index) => programViolations(bearing, id, programs.slice(0, index))),
    ...roomViolations(bearing, held),
  ]
}

function off(
  { bearer, member }: Bearing,
  take: 'gear' | 'programs',
  card: string,
  name: string,
): Pick<TeamViolation, 'card' | 'member' | 'repair' | 'fix'> {
  return { card, member, repair: `take ${name} off ${bearer.name}`, fix: { take, member, card } }
}

/** CZ-GEAR-2, CZ-GEAR-5, CZ-TEAM-18, CZ-MARKET-8; Gear printed on the card counts for its name (CZ-R-62). */
function gearViolations(bearing: Bearing, id: string, before: readonly string[]): TeamViolation[] {
  const { content, team, terms, bearer, cred } = bearing
  const one = content.gear[id]
  if (!one) return [{ rule: 'CZ-GEAR-1', text: `there is no Gear "${id}"`, ...off(bearing, 'gear', id, id) }]
  const repair = off(bearing, 'gear', id, one.name)
  const names = [...bearer.gear, ...before].map((other) => gearOf(content, other)?.name)
  const violations: TeamViolation[] = []
  if (names.includes(one.name))
    violations.push({ rule: 'CZ-GEAR-2', text: `${bearer.name} has ${one.name} twice`, ...repair })
  if (!terms.market && one.faction !== undefined && one.faction !== team.faction)
    violations.push({ rule: 'CZ-TEAM-18', text: `${one.name} is Gear of another faction`, ...repair })
  if (!terms.market && one.cred > cred) violations.push({ rule: 'CZ-GEAR-5', text: credText(one, cred), ...repair })
  return violations
}

const credText = ({ name, cred }: { readonly name: string; readonly cred: number }, has: number): string =>
  `${name} needs Street Cred ${cred}; the team has ${has}`

/** CZ-GEAR-7, CZ-R-62. */
function bulkyViolations(bearing: Bearing, gear: readonly string[]): TeamViolation[] {
  const { content, bearer } = bearing
  const held = [...bearer.gear, ...gear].flatMap((id) => gearOf(content, id) ?? [])
  const bulky = held.filter(({ keywords }) => keywords.includes('bulky'))
  const mayTwo = [bearer, ...held].some(({ standing }) =>
    standing.some((rule) => 'allow' in rule && rule.allow === 'carry-two-bulky'),
  )
  const last = bulky.at(-1)
  if (bulky.length <= (mayTwo ? 2 : 1) || !last) return []
  const names = bulky.map(({ name }) => name).join(' and ')
  const text = `${bearer.name} carries ${names}, which are Bulky`
  return [{ rule: 'CZ-GEAR-7', text, ...off(bearing, 'gear', last.id, last.name) }]
}

/** CZ-NET-1, CZ-NET-6, CZ-NET-7. */
function programViolations(bearing: Bearing, id: string, before: readonly string[]): TeamViolation[] {
  const { content, bearer, cred } = bearing
  const one = content.programs[id]
  const repair = off(bearing, 'programs', id, one?.name ?? id)
  if (!one) return [{ rule: 'CZ-NET-1', text: `there is no program "${id}"`, ...repair }]
  if (!bearer.keywords.includes('netrunner'))
    return [{ rule: 'CZ-NET-1', text: `${bearer.name} is no Netrunner and cannot install ${one.name}`, ...repair }]
  const violations: TeamViolation[] = []
  if (before.includes(id))
    violations.push({ rule: 'CZ-NET-6', text: `${bearer.name} has ${one.name} installed twice`, ...repair })
  if (one.cred > cred) violations.push({ rule: 'CZ-NET-7', text: credText(one, cred), ...repair })
  return violations
}

/** CZ-NET-3, CZ-R-155: room by Tech as it is when the game begins, with what Gear adds to it always. */
function roomViolations(bearing: Bearing, { gear, programs }: Member): TeamViolation[] {
  const { content, bearer, terms } = bearing
  const worn = [...bearer.gear, ...gear].flatMap((id) => gearOf(content, id)?.standing ?? [])
  const added = worn.reduce((sum, rule) => sum + (isAlwaysTech(rule) ? rule.add : 0), 0)
  const room = skillOn(bearer.skills, 'tech') + added + (terms.more?.programs ?? 0)
  const last = programs.at(-1)
  if (last === undefined || !bearer.keywords.includes('netrunner') || programs.length <= room) return []
  const text = `${bearer.name} has ${programs.length} programs and room for ${room}`
  return [{ rule: 'CZ-NET-3', text, ...off(bearing, 'programs', last, content.programs[last]?.name ?? last) }]
}

const isAlwaysTech = (rule: CombatStanding): rule is Extract<CombatStanding, { readonly change: unknown }> =>
  'change' in rule && rule.change === 'tech' && !rule.who && !rule.against && !rule.for
