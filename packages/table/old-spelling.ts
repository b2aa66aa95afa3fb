import { z } from 'zod'
import { unwrapped } from './options.ts'

/** How yes and no were once written. */
const YES = new Set(['on', 'yes', 'allowed'])
const NO = new Set(['off', 'no'])

/** Names that became others. */
const RENAMED = new Map([
  ['midgetHoldsWin', 'goblinHoldsWin'],
  ['midgetDraw', 'goblinDraw'],
])

/**
 * A config as it is spelt today: keys were once `first_battle`, values "step_by_step", "on" and "off". Whatever is not an
 * older spelling of something the schema knows stays as it is, so that a mistake is named as it was written.
 */
export function respelt(schema: z.ZodType, value: unknown): unknown {
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodObject) return isPlain(value) ? respeltObject(inner, value) : value
  if (typeof value !== 'string') return value
  if (inner instanceof z.ZodBoolean) return YES.has(value) ? true : NO.has(value) ? false : value
  if (!(inner instanceof z.ZodEnum) || inner.options.includes(value)) return value
  const now = value.replaceAll('_', '-')
  return inner.options.includes(now) ? now : value
}

function respeltObject({ shape }: z.ZodObject, value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const parts = Object.entries(value).map(([key, part]) => {
    const now = RENAMED.get(key) ?? key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
    const name = Object.hasOwn(shape, now) && !Object.hasOwn(value, now) ? now : key
    return [name, Object.hasOwn(shape, name) ? respelt(shape[name] as z.ZodType, part) : part]
  })
  return Object.fromEntries(parts)
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
