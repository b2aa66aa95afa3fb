import { type Hex, neighbours } from '@muster/space'
import { pickOne, type Seat, type Words } from '@muster/table'
import { boardOf, labelOf, stepsBetween } from './arena.ts'
import { hexOf, nameOf } from './lookup.ts'
import { relocate } from './move.ts'
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

const stepWords: Words<Hex, { state: State; movement: Movement; left: number }> = {
  ask: 'step',
  rule: 'AR-NONSTD-2',
  prompt: ({ state, movement, left }) => `${nameOf(state, movement.what)} moves: ${left} hexes left`,
  key: (hex, { state }) => (hex === STOP ? 'stop' : labelOf(state, hex)),
  text: (hex, { state }) => (hex === STOP ? 'Stop here' : `Move to ${labelOf(state, hex)}`),
  refs: (hex, { state }) => (hex === STOP ? [] : [labelOf(state, hex)]),
}

/** AR-NONSTD-5, AR-NONSTD-6, AR-R-50: the hexes the next step may enter. */
function nextSteps(state: State, from: Hex, { named, way }: Movement): readonly Hex[] {
  const around = neighbours(boardOf(state), from)
  if (named === undefined || way === undefined) return around
  const anchor = hexOf(state, named)
  if (anchor < 0) return []
  const wanted = stepsBetween(state, from, anchor) + (way === 'advance' ? -1 : 1)
  return around.filter((hex) => stepsBetween(state, hex, anchor) === wanted)
}

/** AR-NONSTD-1 to AR-NONSTD-3, AR-R-49, AR-R-50: the whole span at once; the steps are chosen, nobody can react between. */
export function moveByCard(table: Table, state: State, movement: Movement): void {
  const path: Hex[] = []
  let here = hexOf(state, movement.what)
  if (here < 0) return
  for (let left = movement.hexes; left > 0; left--) {
    const steps = nextSteps(state, here, movement)
    if (steps.length === 0) break
    const options = movement.upTo ? [...steps, STOP] : steps
    const next =
      options.length === 1
        ? (options[0] as Hex)
        : table.ask(
            movement.chooser,
            pickOne(stepWords, options, { state, movement, left }, movement.upTo ? STOP : undefined),
          )
    if (next === STOP) break
    path.push(next)
    here = next
  }
  relocate(table, state, movement.what, path, 'AR-NONSTD-2')
}
