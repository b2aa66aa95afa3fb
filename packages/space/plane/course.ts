import { type Share, sharesOver } from './over.ts'
import type { Plane, Surface } from './plane.ts'
import { isOverSurface } from './surfaces.ts'
import { FINE, SLACK } from './units.ts'

/** A stay on a surface, or over the gap beyond it that is jumped, between two shares of a stretch. */
export type Stay = { readonly surface: number; readonly height: number; readonly from: number; readonly to: number }

/** A gap jumped on a stretch: from where to where, and onto which surface. */
export type Jump = { readonly share: number; readonly to: number; readonly onto: number }

/** Over what a centre goes on a straight stretch: its stays in order, the gaps jumped, and where it comes to be. */
export type Course = {
  readonly stays: readonly Stay[]
  readonly jumps: readonly Jump[]
  readonly end: number
  /** From where on it is beyond the edge of the surface it ends at; 1 where it is not. */
  readonly off: number
}

type Passage = { readonly surface: number; readonly height: number; readonly low: number; readonly share: Share }

const alongGround: Course = { stays: [{ surface: 0, height: 0, from: 0, to: 1 }], jumps: [], end: 0, off: 1 }

/**
 * Follows a centre from a surface. It goes up and down steps; beyond an edge that is too high for one it jumps if another
 * edge is near enough, not higher and not more than a step lower. Steps of no more than the slack are none, and so are gaps.
 */
export function courseOf(
  plane: Plane,
  start: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  slack = SLACK,
): Course {
  if (start === 0 && !isStepMet(plane, ax, ay, bx, by)) return alongGround
  const passages = passagesOf(plane, ax, ay, bx, by)
  if (passages.length === 0 && start === 0) return alongGround
  const { step, tall } = plane
  const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
  // Shares are rounded: without a grain more, a gap just as wide as may be would be jumped on some ways and not on others.
  const widest = (step + slack + 1 / FINE) / length
  const stays: Stay[] = []
  const jumps: Jump[] = []
  let at = start
  let share = 0
  let { height, until } = standing(plane, passages, start, bx, by)
  // Each turn of the loop goes on to another surface further along, or up.
  for (let turns = 2 * passages.length + 2; turns > 0; turns--) {
    const up = nextUp(passages, at, height, share, until, step, tall)
    const beyond = up ?? (until < 1 ? nextBeyond(plane, passages, height, until, widest) : undefined)
    stays.push({ surface: at, height, from: share, to: beyond ? beyond.share : 1 })
    if (!beyond) return { stays, jumps, end: at, off: Math.min(until, 1) }
    if (beyond.jumped) jumps.push({ share: until, to: beyond.share, onto: beyond.surface })
    at = beyond.surface
    height = beyond.height
    share = beyond.share
    until = beyond.until
  }
  return { stays, jumps, end: at, off: 1 }
}

/** Whether a stretch may lead over a step up from the ground: nothing higher matters to those who keep to it. */
function isStepMet({ steps }: Plane, ax: number, ay: number, bx: number, by: number): boolean {
  for (let at = 0; at < steps.length; at++) if (isBoxMet(steps[at] as Surface, ax, ay, bx, by)) return true
  return false
}

const none: readonly Passage[] = []

function isBoxMet({ left, right, bottom, top }: Surface, ax: number, ay: number, bx: number, by: number): boolean {
  return !(
    (ax > right && bx > right) ||
    (ax < left && bx < left) ||
    (ay > top && by > top) ||
    (ay < bottom && by < bottom)
  )
}

const AT_END: Share = [1, 1]

/** Every stay of the segment over a top; who only comes to its edge at the end is over it there. */
function passagesOf(plane: Plane, ax: number, ay: number, bx: number, by: number): readonly Passage[] {
  const { parts, surfaces } = plane
  let found: Passage[] | undefined
  for (let surface = 1; surface < surfaces.length; surface++) {
    const one = surfaces[surface] as Surface
    if (!isBoxMet(one, ax, ay, bx, by)) continue
    const { parts: under, height, low } = one
    found ??= []
    const shares = sharesOver(parts, under, ax, ay, bx, by)
    if ((shares.at(-1)?.[1] ?? 0) < 1 && isOverSurface(plane, surface, bx, by)) shares.push(AT_END)
    for (const share of shares) found.push({ surface, height, low, share })
  }
  return found ?? none
}

/** Where it stands, and until which share it stays there. Who hangs at an edge first comes over it, if only just. */
function standing(
  plane: Plane,
  passages: readonly Passage[],
  start: number,
  bx: number,
  by: number,
): { height: number; until: number } {
  const { height } = plane.surfaces[start] as Surface
  if (start === 0) return { height, until: 2 }
  const own = passages.find(({ surface }) => surface === start)
  if (own) return { height, until: untilOf(own) }
  return { height, until: isOverSurface(plane, start, bx, by) ? 2 : 0 }
}

/** Who is still over a surface at the end of a stretch is beyond its edge nowhere. */
function untilOf({ share }: Passage): number {
  return share[1] >= 1 ? 2 : share[1]
}

type Next = {
  readonly surface: number
  readonly height: number
  readonly share: number
  readonly until: number
  readonly jumped: boolean
}

/** The first step up on the way, the highest of several: what is high above is passed under. */
function nextUp(
  passages: readonly Passage[],
  at: number,
  height: number,
  share: number,
  until: number,
  step: number,
  tall: number,
): Next | undefined {
  let best: Next | undefined
  for (const passage of passages) {
    const { surface, height: top, low } = passage
    if (surface === at || top <= height || top > height + step || low >= height + tall) continue
    const from = Math.max(passage.share[0], share)
    if ((passage.share[1] <= share && passage.share[1] < 1) || from > until) continue
    if (!best || from < best.share || (from === best.share && top > best.height))
      best = { surface, height: top, share: from, until: untilOf(passage), jumped: false }
  }
  return best
}

/** What lies beyond an edge: level ground, a jump, or a step down. */
function nextBeyond(
  { surfaces, step }: Plane,
  passages: readonly Passage[],
  height: number,
  edge: number,
  widest: number,
): Next | undefined {
  let below: Next = { surface: 0, height: (surfaces[0] as Surface).height, share: edge, until: 2, jumped: false }
  let across: Next | undefined
  for (const passage of passages) {
    const { surface, height: top } = passage
    if (top > height || passage.share[1] <= edge) continue
    const found = { surface, height: top, until: untilOf(passage) }
    const from = passage.share[0]
    if (from <= edge) {
      if (top > below.height) below = { ...found, share: edge, jumped: false }
    } else if (top > step && top >= height - step && from - edge <= widest && isBetterLanding(across, top, from))
      across = { ...found, share: from, jumped: true }
  }
  if (below.height >= height - SLACK) return below
  if (across && height > step) return across
  return below.height >= height - step ? below : undefined
}

/** What lies lower in a gap is jumped over: of several landings the highest counts, of those the nearest. */
function isBetterLanding(across: Next | undefined, top: number, from: number): boolean {
  return !across || top > across.height || (top === across.height && from < across.share)
}
