import { invariant } from './fault.ts'
import { clone } from './state.ts'

const lines = new WeakSet<object>()

/**
 * A line of a chronicle: data written once and never changed, such as a battle fought. It is frozen, and shared by copies
 * and views instead of copied, so that a long campaign costs no more than a short one. It may hide nothing: no pile.
 */
export function chronicled<Line extends object>(line: Line): Line {
  const own = clone(line)
  freeze(own)
  lines.add(own)
  return own
}

export const isChronicled = (value: object): boolean => Object.isFrozen(value) && lines.has(value)

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  invariant(!('pile' in value), 'a chronicle hides nothing, so it holds no pile')
  for (const part of Object.values(value)) freeze(part)
  Object.freeze(value)
}
