import { hasKeyword } from '@muster/reaction'
import { type Base, coverOf, isSightBlocked, type Strip, type StripExcept, strip, stripBlocked } from '@muster/space'
import { refuse, type Verdict } from '@muster/table'
import type { CombatAction } from '../content/grammar/index.ts'
import { baseOf, crowdWithout, planeFor, REACH, toleranceOf } from './components.ts'
import { exceptBetween, isRoofBetween } from './elev.ts'
import type { Battle, Model } from './state.ts'

/** CZ-PATH-2: half the width of a Path of Attack. */
export const HALF = REACH / 2

const BLOCKED = refuse('CZ-PATH-9', 'a barrier crosses the Path of Attack')

/** CZ-PATH-1..4, CZ-PATH-9, CZ-R-30..33: whether nothing fully blocks the strip between two bases. It is mutual. */
export function isVisible(battle: Battle, from: Base, to: Base): boolean {
  if (from.z === 0 && to.z === 0) return !isSightBlocked(planeFor(battle), from, to, HALF)
  if (isRoofBetween(battle, from, to)) return false
  return !stripBlocked(planeFor(battle), from, to, HALF, exceptBetween(battle, from, to))
}

export function pathVerdict(battle: Battle, from: Model, to: Model): Verdict {
  return isVisible(battle, baseOf(battle, from), baseOf(battle, to)) ? undefined : BLOCKED
}

/**
 * CZ-KEYWORD-12, CZ-KEYWORD-13, CZ-R-38, CZ-DRONE-8, CZ-ACTION-4: what is added against an action; against an Indirect one only what acts
 * as a barrier, for a drone and where nothing is rolled nothing.
 */
export function coverAgainst(
  battle: Battle,
  from: Model,
  { keywords, skill }: CombatAction,
  to: Model,
  apart: readonly string[] = [],
): number {
  if (to.kind === 'drone' || skill === undefined) return 0
  return coverBetween(battle, from, to, { onlyBarriers: hasKeyword(keywords, 'indirect'), apart })
}

/** What is not counted as cover: whatever is no barrier, and models by their ids. */
type Uncounted = { readonly onlyBarriers?: boolean; readonly apart?: readonly string[] }

/** CZ-PATH-2, CZ-ELEV-2, CZ-ELEV-3: what lies in the Path of Attack between two models. */
function between(battle: Battle, from: Model, to: Model, others: readonly Base[], except: StripExcept): Strip {
  return strip(planeFor(battle), baseOf(battle, from), baseOf(battle, to), HALF, others, except)
}

/** CZ-KEYWORD-19, CZ-R-86: whether nothing at all lies in the Path of Attack, within reach or not. */
export function isUnobscured(battle: Battle, from: Model, to: Model): boolean {
  const others = crowdWithout(battle, from.id, to.id)
  const { blocked, pieces, bases } = between(
    battle,
    from,
    to,
    others,
    exceptBetween(battle, baseOf(battle, from), baseOf(battle, to)),
  )
  return !blocked && pieces.length === 0 && bases.length === 0
}

/** CZ-PATH-5..8, CZ-PATH-10, CZ-R-34, CZ-R-38: what lies in the Path of Attack and is not within reach of who acts. */
function coverBetween(
  battle: Battle,
  from: Model,
  to: Model,
  { onlyBarriers = false, apart = [] }: Uncounted = {},
): number {
  const plane = planeFor(battle)
  const others = crowdWithout(battle, from.id, to.id, ...apart)
  const except = exceptBetween(battle, baseOf(battle, from), baseOf(battle, to))
  const all = between(battle, from, to, others, except)
  const edge = except.edge === undefined ? undefined : plane.group[except.edge]
  const isBarrier = (piece: number) =>
    piece !== edge && plane.pieces[piece]?.parts.some(({ hinders }) => hinders === 'barrier')
  const found = onlyBarriers ? { ...all, pieces: all.pieces.filter(isBarrier), bases: [] } : all
  return coverOf(plane, found, baseOf(battle, from), others, REACH, toleranceOf(battle))
}
