import { FINE, planePath } from '@muster/space'
import type { Point } from '@muster/table'
import { planeFor } from './components.ts'
import { modelOf } from './lookup.ts'
import { judged, wishOf } from './move.ts'
import type { Battle } from './state.ts'
import type { MoveAsk } from './ways.ts'

/** What is asked of the model that moves. */
export function moveAskOf(battle: Battle): MoveAsk | undefined {
  const { moving } = battle
  return moving && { battle, model: modelOf(battle, moving.id), moving }
}

/**
 * CZ-MOVE-1: the way somebody means who names its bends and its end: from the last bend straight to the end, or where that is barred the
 * easiest way round. What is answered is the whole of it, for whoever judges it plans nothing.
 */
export function completedWay(ask: MoveAsk, drawn: readonly Point[]): readonly Point[] {
  const bends = drawn.slice(0, -1)
  const last = drawn.at(-1)
  const before = judged(ask, bends)
  if (!last || 'rule' in before) return drawn
  const wish = wishOf(ask)
  const most = wish.most - Math.ceil(before.length / FINE)
  const way = planePath(planeFor(ask.battle), { ...wish, base: before.end, most }, last)
  return way ? [...bends, ...way.path.map(({ x, y }) => ({ x, y }))] : drawn
}
