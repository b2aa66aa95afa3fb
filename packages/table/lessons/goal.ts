import { z } from 'zod'
import type { GameEvent } from '../event.ts'
import { canonicalJson } from '../state.ts'
import { valueAt } from './place.ts'

/** What is to be reached, as data: of the state, of what was told since, and of what is asked next. */

const scalar = z.union([z.string(), z.number(), z.boolean()])
const place = z.string().min(1)
const compared = { is: scalar.optional(), least: z.number().optional(), most: z.number().optional() }
const fields = z.record(z.string(), scalar)

export type Goal =
  | { readonly at: string; readonly is?: Scalar; readonly least?: number; readonly most?: number }
  | {
      readonly count: string
      readonly of: Scalar | Readonly<Record<string, Scalar>>
      readonly is?: Scalar
      readonly least?: number
      readonly most?: number
    }
  | { readonly gone: string }
  | { readonly told: string; readonly with?: Readonly<Record<string, Scalar>> }
  | { readonly asked: string }
  | { readonly all: readonly Goal[] }
  | { readonly any: readonly Goal[] }
  | { readonly not: Goal }
type Scalar = string | number | boolean

export const goal: z.ZodType<Goal> = z.lazy(() =>
  z.union([
    z.strictObject({ at: place, ...compared }),
    z.strictObject({ count: place, of: z.union([scalar, fields]), ...compared }),
    z.strictObject({ gone: place }),
    z.strictObject({ told: z.string(), with: fields.optional() }),
    z.strictObject({ asked: z.string() }),
    z.strictObject({ all: z.array(goal).min(1) }),
    z.strictObject({ any: z.array(goal).min(1) }),
    z.strictObject({ not: goal }),
  ]),
) as z.ZodType<Goal>

/** How a table stands, as goals look at it. */
export interface Reached {
  readonly state: unknown
  /** What was told since the exercise or its step began. */
  readonly events: readonly GameEvent[]
  /** What the player is asked next; undefined where somebody else is. */
  readonly asked: string | undefined
}

export function holds(wanted: Goal, reached: Reached): boolean {
  if ('at' in wanted) return fits(valueAt(reached.state, wanted.at), wanted)
  if ('count' in wanted) return fits(counted(valueAt(reached.state, wanted.count), wanted.of), wanted)
  if ('gone' in wanted) return valueAt(reached.state, wanted.gone) === undefined
  if ('told' in wanted)
    return reached.events.some((event) => event.event === wanted.told && hasFields(event, wanted.with ?? {}))
  if ('asked' in wanted) return reached.asked === wanted.asked
  if ('all' in wanted) return wanted.all.every((one) => holds(one, reached))
  if ('any' in wanted) return wanted.any.some((one) => holds(one, reached))
  return !holds(wanted.not, reached)
}

function fits(value: unknown, { is, least, most }: { is?: Scalar; least?: number; most?: number }): boolean {
  if (is !== undefined && value !== is) return false
  if (least === undefined && most === undefined) return is !== undefined || value !== undefined
  return typeof value === 'number' && value >= (least ?? value) && value <= (most ?? value)
}

/** How many of a list are a value, or have these fields. */
function counted(list: unknown, of: Scalar | Readonly<Record<string, Scalar>>): number {
  const members = Array.isArray(list) ? list : Object.values(list ?? {})
  return members.filter((one) => (typeof of === 'object' ? hasFields(one, of) : one === of)).length
}

const hasFields = (value: unknown, of: Readonly<Record<string, Scalar>>): boolean =>
  Object.entries(of).every(([key, wanted]) => canonicalJson(valueAt(value, key)) === canonicalJson(wanted))
