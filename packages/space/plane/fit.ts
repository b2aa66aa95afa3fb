import type { Graph } from './graph.ts'
import type { FacePlace } from './links.ts'
import type { StandingPlace } from './places.ts'
import type { Plane } from './plane.ts'
import { isInTheWay } from './room.ts'
import type { Casters } from './shadow.ts'
import { SLACK } from './units.ts'

/** What a plane is to bases of one radius, worked out once: for each surface the parts that stop them there, and those that cost. */
export type Fit = {
  readonly radius: number
  readonly barriers: readonly Int32Array[]
  readonly hurdles: readonly Int32Array[]
  /** Filled by those who plan: graphs by their slack and by what may be climbed down. */
  readonly graphs: Map<string, Graph>
  places: readonly StandingPlace[] | undefined
  casters: Casters | undefined
  /** For each surface the barrier that stopped somebody there last, -1 for none. */
  readonly stopped: Int32Array
  readonly descents: Map<number, readonly FacePlace[]>
}

export function fitOf(plane: Plane, radius: number): Fit {
  let fit = plane.fits.get(radius)
  if (!fit) {
    fit = makeFit(plane, radius)
    plane.fits.set(radius, fit)
  }
  return fit
}

function makeFit(plane: Plane, radius: number): Fit {
  if (!Number.isInteger(radius) || radius <= SLACK)
    throw new Error(`a base has a whole radius of more than ${SLACK}, not ${radius}`)
  const all = Array.from({ length: plane.parts.count }, (_, part) => part)
  const only = (wanted: boolean) =>
    plane.surfaces.map(({ height }) =>
      Int32Array.from(
        all.filter((part) => isInTheWay(plane, part, height) && isHurdle(plane, part, height) === wanted),
      ),
    )
  return freshFit(radius, only(false), only(true))
}

function freshFit(radius: number, barriers: readonly Int32Array[], hurdles: readonly Int32Array[]): Fit {
  return {
    radius,
    barriers,
    hurdles,
    graphs: new Map(),
    places: undefined,
    casters: undefined,
    stopped: new Int32Array(barriers.length).fill(-1),
    descents: new Map(),
  }
}

/** The same for those who stay within a box: only the parts that can be in their way there. */
export function fitWithin(
  { parts }: Plane,
  { radius, barriers, hurdles }: Fit,
  left: number,
  right: number,
  bottom: number,
  top: number,
): Fit {
  const only = (which: Int32Array) => {
    const near: number[] = []
    for (let at = 0; at < which.length; at++) {
      const part = which[at] as number
      if (left - (parts.right[part] as number) >= radius || (parts.left[part] as number) - right >= radius) continue
      if (bottom - (parts.top[part] as number) >= radius || (parts.bottom[part] as number) - top >= radius) continue
      near.push(part)
    }
    return near.length === 0 ? NOTHING : Int32Array.from(near)
  }
  return freshFit(radius, barriers.map(only), hurdles.map(only))
}

const NOTHING = new Int32Array(0)

/** Whether a part in the way is crossed with a roll: obstacles, and from one top to another what is no higher than a step. */
function isHurdle({ parts, step }: Plane, part: number, z: number): boolean {
  if (!parts.barrier[part]) return true
  const high = parts.high[part] as number
  return (parts.surface[part] as number) > 0 && high > step && high - z <= step
}
