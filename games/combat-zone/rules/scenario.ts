import { dieOf } from '@muster/reaction'
import { nearestRoom } from '@muster/space'
import { Fault, invariant, pickOne, type Seat, type Words } from '@muster/table'
import type { Area, Scenario } from '../content/cards/scenario.ts'
import { scenarioLines } from '../content/describe.ts'
import type { Content } from '../content/load.ts'
import { placeOn } from '../content/space/area.ts'
import { wishes } from './agree.ts'
import { planeFor } from './components.ts'
import type { Config } from './config.ts'
import { MARKER } from './effects/fits.ts'
import type { Battle } from './state.ts'
import type { Table } from './table.ts'
import { alliesOf, partOf, seatsIn, speakers } from './teamplay.ts'

const RANDOM = 'random'

/** The scenario being played. */
export function scenarioOf({ content, scenario }: Battle): Scenario {
  const found = content.scenarios[scenario ?? '']
  if (!found) invariant(false, `there is no scenario ${scenario}`)
  return found
}

/** CZ-SCENARIO-2, CZ-MULTIPLAYER-1, CZ-TEAMPLAY-1: those for that many players, or for two against two; never a Prove Your Worth. */
export function scenariosFor({ scenarios }: Content, seats: number, pairs: boolean): Scenario[] {
  return Object.values(scenarios).filter(
    ({ proves, players, teams }) => !proves && (pairs ? teams : players.includes(seats)),
  )
}

/** CZ-SCENARIO-2, CZ-MULTIPLAYER-1: refuses a scenario these players cannot play. */
export function checkScenario(content: Content, { scenario, pairs }: Config, seats: number): void {
  if (scenario === undefined || scenario === RANDOM) return
  const fitting = scenariosFor(content, seats, pairs)
  if (fitting.some(({ id }) => id === scenario)) return
  const known = content.scenarios[scenario]
  const wanted = `expected one of ${fitting.map(({ id }) => id).join(', ')}, or ${RANDOM}`
  if (!known) throw new Fault('bad-config', `scenario: there is no ${scenario}; ${wanted}`)
  if (known.proves)
    throw new Fault('bad-config', `scenario: ${known.name} is played in campaigns only; ${wanted}`, 'CZ-SCENARIO-2')
  const who = pairs ? 'two against two' : `${seats} players`
  throw new Fault('bad-config', `scenario: ${known.name} is not for ${who}; ${wanted}`, 'CZ-MULTIPLAYER-1')
}

const words: Words<string, Battle> = {
  ask: 'scenario',
  rule: 'CZ-SCENARIO-1',
  prompt: () => 'Which scenario would you like to play? If you do not all agree, it is drawn',
  doing: 'chooses a scenario',
  key: (id) => id,
  text: (id, { content }) => {
    const one = content.scenarios[id]
    return one ? `${one.name}: ${one.goal}` : 'Draw one'
  },
  label: (id, { content }) => content.scenarios[id]?.name ?? 'Draw one',
  detail: (id, { content }) => {
    const one = content.scenarios[id]
    return one ? scenarioLines(content, one).join(' ') : ''
  },
}

/** CZ-SCENARIO-1, CZ-SETUP-3: the one all agree on, or else one drawn at random. */
export function chooseScenario(table: Table, battle: Battle): void {
  const { content, config } = battle
  const ids = () => scenariosFor(content, seatsIn(battle).length, config.pairs).map(({ id }) => id)
  const named = config.scenario === undefined ? undefined : [config.scenario]
  const [wanted = RANDOM, ...others] = named ?? wishes(table, battle, pickOne(words, [...ids(), RANDOM], battle))
  const isDrawn = wanted === RANDOM || others.length > 0
  const id = isDrawn ? drawn(table, ids()) : wanted
  battle.scenario = id
  battle.stage = 'space'
  const { name, goal } = scenarioOf(battle)
  table.tell({ event: 'scenario', rule: 'CZ-SCENARIO-1', name, goal, isDrawn })
}

const drawn = (table: Table, ids: readonly string[]): string => ids[table.chance(ids.length, 'the scenario')] as string

/** CZ-SCENARIO-5: where a player begins. */
export function zoneOf(battle: Battle, seat: Seat): Area {
  const { sides, zones } = scenarioOf(battle)
  return zones[sides[partOf(battle, seat)]?.zone ?? ''] as Area
}

/** Whether words of a scenario speak of who is in a zone. */
function speaksOf(words: unknown, zone: string): boolean {
  if (typeof words !== 'object' || words === null) return false
  return Object.entries(words).some(([key, value]) => (key === 'in' && value === zone) || speaksOf(value, zone))
}

/** CZ-SCENARIO-4: the zones that count for more than where sides begin, by their ids. */
export function countingZones({ content, scenario }: Battle): [string, Area][] {
  const { zones = {}, ...words } = content.scenarios[scenario ?? ''] ?? {}
  return Object.entries(zones).filter(([zone]) => speaksOf(words, zone))
}

export const zoneName = (zone: string): string => zone.replaceAll('-', ' ')

const sideWords: Words<number, Battle> = {
  ask: 'side',
  rule: 'CZ-SCENARIO-5',
  prompt: () => 'You won the roll-off. Which side do you take?',
  doing: 'chooses a side',
  key: (part) => String(part + 1),
  text: (part, battle) => {
    const { name, zone } = scenarioOf(battle).sides[part] as Scenario['sides'][number]
    return name === undefined ? `Begin in the ${zoneName(zone)}` : `${name}, who begin in the ${zoneName(zone)}`
  },
}

const rollOffDie = dieOf('red')

/** CZ-SCENARIO-5: one player or team after the other rolls; whoever wins takes a side, and the others follow clockwise. */
export function takeSides(table: Table, battle: Battle): void {
  const order = seatsIn(battle)
  // CZ-R-110: who proves his worth plays the first side of the scenario.
  const { firstSide } = battle.config
  let winner = battle.campaign?.game?.proves ?? order.find((seat) => seat === firstSide)
  let part = 0
  if (winner === undefined) {
    winner = wonBy(table, speakers(battle), 'for the choice of sides')
    part = table.ask(winner, pickOne(sideWords, [...scenarioOf(battle).sides.keys()], battle))
  }
  battle.firstSide = order[(order.indexOf(winner) - part + 2 * order.length) % order.length] as Seat
  battle.turn = winner
  battle.markers = markersFor(battle)
  battle.stage = 'deploy'
  for (const seat of order) {
    const { name, zone } = scenarioOf(battle).sides[partOf(battle, seat)] as Scenario['sides'][number]
    table.tell({ event: 'side', rule: 'CZ-SCENARIO-5', seat, name: name ?? '', zone: zoneName(zone) })
  }
}

/** Who of some has the highest RED die. */
function wonBy(table: Table, seats: readonly Seat[], why: string): Seat {
  if (seats.length === 1) return seats[0] as Seat
  const scores = table.rollOff(seats, rollOffDie, { why, rule: 'CZ-SCENARIO-5' })
  return seats[scores.indexOf(Math.max(...scores))] as Seat
}

/** CZ-SPACE-5, CZ-SCENARIO-3: the scenario's markers, each at the nearest place to its own that scenery leaves free. */
function markersFor(battle: Battle): Battle['markers'] {
  const plane = planeFor(battle)
  return scenarioOf(battle).markers.map(({ kind, at, side }) => {
    const wanted = { ...placeOn(plane, at), z: 0, radius: MARKER }
    const { x, y } = nearestRoom(plane, wanted, [])[0] ?? wanted
    const owner = side === undefined ? undefined : seatsIn(battle).find((seat) => partOf(battle, seat) === side)
    return { kind, at: { x, y, z: 0 }, ...(owner !== undefined && { seat: owner }) }
  })
}

/** CZ-CONTROL-3: who has Control first, as the scenario says. */
export function firstInControl(table: Table, battle: Battle, lastDeployed: Seat): Seat {
  const { first } = scenarioOf(battle)
  const able = speakers(battle)
  const meant = first === 'last-deployed' ? lastDeployed : (battle.firstSide ?? 0)
  if (first === 'last-deployed' || first === 'first-side')
    return able.find((seat) => alliesOf(battle, meant).includes(seat)) ?? wonBy(table, able, FIRST)
  const credOf = (seat: Seat) => alliesOf(battle, seat).reduce((sum, ally) => sum + (battle.sides[ally]?.cred ?? 0), 0)
  const least = Math.min(...able.map(credOf))
  return wonBy(table, first === 'roll-off' ? able : able.filter((seat) => credOf(seat) === least), FIRST)
}

const FIRST = 'for the first Control'

/** CZ-R-131: how often a player or a team has Control at most. */
export function limitOf(battle: Battle, seat: Seat): number {
  return (battle.config.controls ?? scenarioOf(battle).end.controls) * alliesOf(battle, seat).length
}

/** Which Control it is of how many; nothing before the fight. */
export function clockOf(battle: Battle): { readonly now: number; readonly of: number } | undefined {
  const { scenario, sides, control } = battle
  if (scenario === undefined) return undefined
  const of = limitOf(battle, control)
  const had = alliesOf(battle, control).reduce((sum, seat) => sum + (sides[seat]?.controls ?? 0), 0)
  return { now: Math.min(had, of), of }
}
