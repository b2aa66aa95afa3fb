import type { Plane } from './plane.ts'
import { isWalked, walked } from './walk.ts'
import { type Goal, type Way, wayTo } from './way-to.ts'
import { type Ways, type WaysWish, waysFrom } from './ways.ts'

/** The way with the fewest rolls, and of those the shortest. */
export function easiestWay(ways: Ways, to: Goal): Way | undefined {
  for (let rolls = 0; rolls <= ways.wish.rolls; rolls++) {
    const way = wayTo(ways, to, rolls)
    if (way) return way
  }
  return undefined
}

/**
 * One way to a place, the easiest: planned through everybody first, then round those it meets, until it meets nobody new. Going
 * round all of them from the start finds the same or a little better, and takes ten times as long.
 */
export function planePath(plane: Plane, wish: Omit<WaysWish, 'round'>, to: Goal): Way | undefined {
  const round = new Set<number>()
  // Another roll at the first look, so that a way through somebody shows whom to go round.
  const loose = wish.rolls + 1
  for (;;) {
    const ways = waysFrom(plane, { ...wish, rolls: loose, round: [...round] })
    const way = easiestWay(ways, to)
    const met = way ? metBy(plane, wish, way) : []
    const isNew = met.some((index) => !round.has(index))
    for (const index of met) round.add(index)
    if (!isNew) return way && way.rolls <= wish.rolls ? way : undefined
  }
}

/** The rivals a way leads through. */
function metBy(plane: Plane, { base, rivals, most, slack, paid }: Omit<WaysWish, 'round'>, { path }: Way): number[] {
  const walk = {
    base,
    path,
    most,
    soft: rivals,
    solid: [],
    ...(slack === undefined ? {} : { slack }),
    ...(paid ? { paid } : {}),
  }
  const found = walked(plane, walk)
  if (isWalked(found)) return found.met.flatMap(({ kind, index }) => (kind === 'base' ? [index] : []))
  // A place that is taken can still be planned to; whom the way leads through on the way there does not depend on it.
  const through = walked(plane, { ...walk, solid: [], path: path.slice(0, -1) })
  return isWalked(through) ? through.met.flatMap(({ kind, index }) => (kind === 'base' ? [index] : [])) : []
}
