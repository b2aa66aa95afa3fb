import type { Plane } from './plane.ts'
import { isWalked, type Walk, walked } from './walk.ts'
import { easiestWay, type Goal, type Way } from './way-to.ts'
import { type WaysWish, waysFrom } from './ways.ts'

type PathWish = Omit<WaysWish, 'round' | 'only'>

/**
 * One way to a place, the easiest: planned through everybody first, then round those it meets, until it meets nobody new. Going
 * round all of them from the start finds the same or a little better, and takes ten times as long.
 */
export function planePath(plane: Plane, wish: PathWish, to: Goal): Way | undefined {
  const straight = straightWay(plane, wish, to)
  if (straight) return straight
  const round = new Set<number>()
  // Another roll at the first look, so that a way through somebody shows whom to go round.
  const loose = wish.rolls + 1
  for (;;) {
    const ways = waysFrom(plane, { ...wish, rolls: loose, round: [...round], only: to })
    const way = easiestWay(ways, to)
    const met = way ? metBy(plane, wish, way) : []
    const isNew = met.some((index) => !round.has(index))
    for (const index of met) round.add(index)
    if (!isNew) return way && way.rolls <= wish.rolls ? way : undefined
  }
}

/** The straight way where nothing is in it: no other is easier. */
function straightWay(plane: Plane, wish: PathWish, to: Goal): Way | undefined {
  if (to.x === wish.base.x && to.y === wish.base.y) return undefined
  const path = [{ x: to.x, y: to.y }]
  const found = walked(plane, walkOf(wish, path))
  if (!isWalked(found) || found.met.length > 0 || (to.z ?? found.end.z) !== found.end.z) return undefined
  return { path, length: found.length, rolls: 0, z: found.end.z }
}

function walkOf({ base, rivals, most, slack, paid }: PathWish, path: Walk['path']): Walk {
  return {
    base,
    path,
    most,
    soft: rivals,
    solid: [],
    ...(slack === undefined ? {} : { slack }),
    ...(paid ? { paid } : {}),
  }
}

/** The rivals a way leads through. */
function metBy(plane: Plane, wish: PathWish, { path }: Way): number[] {
  const walk = walkOf(wish, path)
  const found = walked(plane, walk)
  if (isWalked(found)) return found.met.flatMap(({ kind, index }) => (kind === 'base' ? [index] : []))
  // A place that is taken can still be planned to; whom the way leads through on the way there does not depend on it.
  const through = walked(plane, { ...walk, solid: [], path: path.slice(0, -1) })
  return isWalked(through) ? through.met.flatMap(({ kind, index }) => (kind === 'base' ? [index] : [])) : []
}
