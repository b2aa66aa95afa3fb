import type { Hex } from '@muster/space'
import { ok, pickOne, refuse, type Seat, type Verdict, type Words } from '@muster/table'
import { unit } from '../content/describe/deeds.ts'
import { hexesAround, hexesFrom, labelOf, stepsBetween } from './arena.ts'
import { hexOf, isOut } from './lookup.ts'
import { relocate } from './move.ts'
import { nameOf } from './names.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

/** A movement by a card: what moves, who chooses the way, and which steps are allowed. */
export type Movement = {
  readonly what: string
  readonly chooser: Seat
  readonly hexes: number
  readonly upTo?: boolean
  /** The named Mech or Object, and whether every step goes nearer to it or farther from it. */
  readonly named?: string
  readonly way?: 'advance' | 'retreat'
}

const STOP = -1

type Step = { readonly state: State; readonly movement: Movement; readonly here: Hex; readonly left: number }

const notAdjacent = refuse('AR-R-49', 'each step goes to an adjacent hex')
const notFarther = refuse('AR-NONSTD-5', 'every step of a retreat goes one hex farther away')
const notNearer = refuse('AR-NONSTD-6', 'every step of an advance goes one hex nearer')
const wholeWay = refuse('AR-R-49', 'the whole distance is moved, unless the card says "up to"')
const asFarAsCan = refuse('AR-R-50', 'an advance or retreat goes as far as it can')

/** AR-NONSTD-5, AR-NONSTD-6, AR-R-49, AR-R-50: whether the next step may enter a hex, or the movement stop. */
function stepVerdict(next: Hex, { state, movement, here }: Step): Verdict {
  const { named, way, upTo } = movement
  if (next === STOP) return upTo ? ok : way === undefined ? wholeWay : asFarAsCan
  if (!hexesAround(state, here).includes(next)) return notAdjacent
  if (named === undefined || way === undefined) return ok
  const anchor = hexOf(state, named)
  const wrongWay = way === 'advance' ? notNearer : notFarther
  if (anchor < 0) return wrongWay
  const wanted = stepsBetween(state, here, anchor) + (way === 'advance' ? -1 : 1)
  return stepsBetween(state, next, anchor) === wanted ? ok : wrongWay
}

const stepWords: Words<Hex, Step> = {
  ask: 'step',
  doing: 'moves a Mech',
  rule: 'AR-NONSTD-2',
  prompt: ({ state, movement, left }) => `${nameOf(state, movement.what)} moves: ${unit(left, 'hex', 'hexes')} left`,
  key: (hex, { state }) => (hex === STOP ? 'stop' : labelOf(state, hex)),
  text: (hex, { state }) => (hex === STOP ? 'Stop here' : `Move to ${labelOf(state, hex)}`),
  label: (hex, { state }) => (hex === STOP ? 'Stop here' : `Move to ${labelOf(state, hex)}`),
  kind: (hex) => (hex === STOP ? 'stop' : 'step'),
  refs: (hex, { state }) => (hex === STOP ? [] : [labelOf(state, hex)]),
  candidates: ({ state, here }) => [...hexesFrom(state, here), STOP],
  verdict: stepVerdict,
}

/** AR-NONSTD-1 to AR-NONSTD-3, AR-R-49, AR-R-50: the whole span at once; the steps are chosen, nobody can react between. */
export function moveByCard(table: Table, state: State, movement: Movement): void {
  const path: Hex[] = []
  let here = hexOf(state, movement.what)
  if (here < 0) return
  for (let left = movement.hexes; left > 0; left--) {
    const step: Step = { state, movement, here, left }
    const steps = hexesAround(state, here).filter((hex) => stepVerdict(hex, step) === ok)
    if (steps.length === 0) break
    const options = movement.upTo ? [...steps, STOP] : steps
    const next =
      options.length === 1
        ? (options[0] as Hex)
        : table.ask(movement.chooser, pickOne(stepWords, options, step, movement.upTo ? STOP : undefined))
    if (next === STOP) break
    path.push(next)
    here = next
  }
  if (!isOut(state, movement.chooser)) relocate(table, state, movement.what, path, 'AR-NONSTD-2')
}
