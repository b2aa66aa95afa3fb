import { isBaseIn } from './in-strip.ts'
import type { Plane } from './plane.ts'
import { isBlocked, type StripExcept } from './strip.ts'
import { type Frame, frameOf, isEmpty, type Window } from './strip-frame.ts'
import { type Base, SLACK } from './units.ts'

/**
 * Which bases lie in a strip that goes from one base along the line to another, `half` to each side, and on to `range` from
 * the first's edge or to the first barrier that crosses it. Beyond the second base its floor stays at that height. The slack is
 * that of the range; what is excepted cuts nobody off.
 */
export function basesInTorrent(
  plane: Plane,
  from: Base,
  towards: Base,
  half: number,
  range: number,
  bases: readonly Base[],
  slack = SLACK,
  except: StripExcept = {},
): number[] {
  const frame = frameOf(from, towards, half, plane.tall)
  const end = from.radius + range + slack
  const stretches = stretchesTo(frame, end)
  return bases.flatMap((base, index) => {
    const isIn = stretches.some((stretch) => isBaseIn(stretch, base))
    return isIn && !isCutOff(plane, frame, base, except) ? [index] : []
  })
}

/** The strip up to the second centre, and beyond it where that is not the end; on the level both are one. */
function stretchesTo(frame: Frame, end: number): Frame[] {
  const from = frame.whole.from
  const far: Window['to'] = { kind: 'start', by: end }
  const whole = (window: Window, level?: Partial<Frame>): Frame => ({ ...frame, whole: window, ...level })
  if (frame.rise === 0 || frame.square >= end * end) return [whole({ from, to: far })].filter((one) => !isEmpty(one))
  const centre: Window['to'] = { kind: 'end', by: 0 }
  const beyond = { z: frame.z + frame.rise, rise: 0 }
  return [whole({ from, to: centre }), whole({ from: centre, to: far }, beyond)].filter((one) => !isEmpty(one))
}

/** Whether a barrier crosses the strip before it comes to the base. */
function isCutOff(plane: Plane, frame: Frame, base: Base, except: StripExcept): boolean {
  const along = (base.x - frame.x) * frame.dx + (base.y - frame.y) * frame.dy
  const near = Math.floor(along / frame.root) - base.radius
  return stretchesTo(frame, near).some((stretch) => isBlocked(plane, stretch, except))
}
