import { d6, pickOne, type RollKind, type Seat, type Words } from '@muster/table'
import { fire, inOrder } from './effects/trigger.ts'
import { determineInitiative } from './initiative.ts'
import { sideOf } from './lookup.ts'
import { offerLesser } from './spoils.ts'
import type { Battle, Group } from './state.ts'
import type { Table } from './table.ts'

const ABILITY_DICE = 6

const abilityRoll: RollKind = { why: 'ability dice', rule: 'BB-HERO-1', set: 'ability' }

/** BB-HERO-1 to BB-HERO-9: both players roll their ability dice and divide them; then the initiative is settled. */
export function heroPhase(table: Table, battle: Battle): void {
  battle.round++
  battle.phase = 'hero'
  table.tell({ event: 'phase', rule: 'BB-ROUND-2', phase: 'hero', round: battle.round })
  for (const seat of [0, 1]) {
    const side = sideOf(battle, seat)
    side.arrived = 0
    side.rolled = table.roll(seat, ABILITY_DICE, d6, abilityRoll)
  }
  for (const seat of byPlayer(battle)) divideDice(table, battle, seat)
  determineInitiative(table, battle)
  fire(table, battle, 'round-start', {})
  for (const seat of inOrder(battle)) offerLesser(table, battle, { moment: 'round-start', seat })
  battle.phase = 'reserve'
}

/** Player A of the map before player B (BB-R-12). */
function byPlayer(battle: Battle): Seat[] {
  return sideOf(battle, 0).player === 1 ? [1, 0] : [0, 1]
}

/** BB-HERO-2: scores that no other die of the same roll shows. */
export function singlesOf(rolled: readonly number[]): number[] {
  const singles: number[] = []
  for (const score of rolled) if (rolled.indexOf(score) === rolled.lastIndexOf(score)) singles.push(score)
  return singles
}

const DIVISIONS = ['three doubles', 'two triples'] as const
type Division = (typeof DIVISIONS)[number]

const divideWords: Words<Division, number> = {
  ask: 'divide',
  doing: 'shares out the ability dice',
  rule: 'BB-HERO-9',
  prompt: (value) => `Six dice show ${value}: divide them`,
  key: (division) => division,
  text: (division) => `Into ${division}`,
  about: (value) => ({ roll: abilityRoll.why, faces: Array<number>(ABILITY_DICE).fill(value) }),
}

/** BB-HERO-3, BB-HERO-4, BB-HERO-6 to BB-HERO-9, BB-R-12, BB-R-13: only six of a kind leaves the player a choice. */
function divideDice(table: Table, battle: Battle, seat: Seat): void {
  const side = sideOf(battle, seat)
  side.groups = []
  const counts = [0, 0, 0, 0, 0, 0, 0]
  for (const score of side.rolled) counts[score] = (counts[score] as number) + 1
  for (const value of d6.faces) {
    const count = counts[value] as number
    if (count < 2) continue
    const three =
      count === 6 ? table.ask(seat, pickOne(divideWords, DIVISIONS, value)) === 'two triples' : count % 2 === 1
    side.groups.push(...groupsOf(count, value, three))
  }
  table.tell(() => {
    const groups = side.groups.map((group) => ({ ...group }))
    return { event: 'divided', rule: 'BB-HERO-3', seat, singles: singlesOf(side.rolled), groups }
  })
}

/** Two: a double. Three: a triple. Four: two doubles. Five: a double and a triple. Six: as the player divides them. */
export function groupsOf(count: number, value: number, triples: boolean): Group[] {
  const threes = count === 6 ? (triples ? 2 : 0) : count % 2
  const groups: Group[] = []
  for (let twos = (count - 3 * threes) / 2; twos > 0; twos--) groups.push({ dice: 2, value })
  for (let left = threes; left > 0; left--) groups.push({ dice: 3, value })
  return groups
}
