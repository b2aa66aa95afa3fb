import { z } from 'zod'

/**
 * Table options: rulings that a table may settle otherwise. Names are camelCase, values kebab-case words, numbers or true and
 * false; the first value is the default.
 */
const described = <Schema extends z.ZodType>(schema: Schema, ruling: string, what: string): Schema =>
  schema.describe(`${ruling}: ${what}`)

/** One of several words. */
export const choice = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  ruling: string,
  what: string,
) => described(z.enum(values).default(values[0] as never), ruling, what)

/** One of several numbers. */
export const count = <const Values extends readonly [number, number, ...number[]]>(
  values: Values,
  ruling: string,
  what: string,
) => described(z.literal(values).default(values[0] as never), ruling, what)

/** Yes or no. */
export const flag = (standard: boolean, ruling: string, what: string) =>
  described(z.boolean().default(standard), ruling, what)

export type OptionValue = string | number | boolean

/** A table option as it is offered at set-up. */
export interface TableOption {
  readonly name: string
  /** What it settles, in words, and by which ruling. */
  readonly words: string
  readonly rule: string
  readonly values: readonly OptionValue[]
  readonly standard: OptionValue
}

/** How many numbers are still offered one by one. */
const MOST_NUMBERS = 12

/** The options in a game's config that have a list of values. */
export function tableOptionsIn(config: z.ZodType): TableOption[] {
  const within = config instanceof z.ZodObject ? (config.shape.options as z.ZodType | undefined) : undefined
  const options = within && unwrapped(within)
  if (!(options instanceof z.ZodObject)) return []
  return Object.entries(options.shape).flatMap(([name, option]) => {
    if (!(option instanceof z.ZodDefault)) return []
    const values = valuesOf(unwrapped(option))
    const [, rule = '', words = option.description ?? ''] =
      /^([A-Z]+-[A-Z]*-?\d+): (.*)$/.exec(option.description ?? '') ?? []
    return values.length === 0 ? [] : [{ name, words, rule, values, standard: option.def.defaultValue as OptionValue }]
  })
}

/** What an option may be: its list, yes and no, or each number of a short range; nothing where it could be anything. */
function valuesOf(schema: z.ZodType): readonly OptionValue[] {
  if (schema instanceof z.ZodEnum) return schema.options
  if (schema instanceof z.ZodLiteral) return [...schema.values] as OptionValue[]
  if (schema instanceof z.ZodBoolean) return [true, false]
  if (!(schema instanceof z.ZodNumber) || schema.minValue === null || schema.maxValue === null) return []
  const least = schema.minValue
  const many = schema.maxValue - least + 1
  return many > MOST_NUMBERS ? [] : Array.from({ length: many }, (_, index) => least + index)
}

/** What is within defaults and the like. */
export function unwrapped(schema: z.ZodType): z.ZodType {
  const { innerType } = schema.def as { innerType?: z.ZodType }
  return innerType ? unwrapped(innerType) : schema
}
