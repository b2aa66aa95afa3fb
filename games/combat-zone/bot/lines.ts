import { type Base, coverOf, type Plane, strip } from '@muster/space'
import { makeSideNote } from '@muster/table'
import { planeFor, REACH } from '../rules/components.ts'
import { HALF } from '../rules/path.ts'
import type { Battle } from '../rules/state.ts'

/** How many lines are remembered of a Battlespace before it is begun anew. */
const MOST_LINES = 50_000
/** More than a Battlespace is wide: four coordinates below it make one exact number. */
const WIDE = 8192
const BLOCKED = -1

const known = makeSideNote<Map<number | string, number>>()

/** A line by its ends; most lie on the ground. Bases are as good as alike in width. */
function keyOf(from: Base, to: Base): number | string {
  const flat = ((from.x * WIDE + from.y) * WIDE + to.x) * WIDE + to.y
  return from.z === 0 && to.z === 0 ? flat : `${flat} ${from.z} ${to.z}`
}

/** The cover scenery gives along a line, models aside; undefined where a barrier blocks it. */
export function coverAlong(battle: Battle, from: Base, to: Base): number | undefined {
  const plane: Plane = planeFor(battle)
  const lines = known.get(plane) ?? new Map<number | string, number>()
  if (lines.size === 0) known.set(plane, lines)
  const key = keyOf(from, to)
  let cover = lines.get(key)
  if (cover === undefined) {
    const found = strip(plane, from, to, HALF, [])
    cover = found.blocked ? BLOCKED : coverOf(plane, found, from, [], REACH)
    if (lines.size >= MOST_LINES) lines.clear()
    lines.set(key, cover)
  }
  return cover === BLOCKED ? undefined : cover
}
