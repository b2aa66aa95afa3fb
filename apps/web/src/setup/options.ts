import type { OptionValue } from '@muster/ui'

/** Table options out of the JSON Schema of a game's config: "BB-R-1: whether both players may play the same warband". */
export interface TableOption {
  readonly name: string
  readonly words: string
  readonly rule: string
  readonly values: readonly OptionValue[]
  readonly standard: OptionValue
}

type Property = {
  readonly type?: string
  readonly enum?: readonly OptionValue[]
  readonly minimum?: number
  readonly maximum?: number
  readonly default?: OptionValue
  readonly description?: string
}

/** How many numbers are still offered one by one. */
const MOST_NUMBERS = 12

/** What an option may be: its list, yes and no, or each number of a short range. */
function valuesOf({ enum: list, type, minimum, maximum }: Property): readonly OptionValue[] {
  if (list) return list
  if (type === 'boolean') return [true, false]
  if (type !== 'integer' || minimum === undefined || maximum === undefined) return []
  const count = maximum - minimum + 1
  return count > MOST_NUMBERS ? [] : Array.from({ length: count }, (_, index) => minimum + index)
}

export function optionsIn(schema: unknown): TableOption[] {
  const options = (schema as { properties?: { options?: { properties?: Record<string, Property> } } }).properties
    ?.options
  return Object.entries(options?.properties ?? {}).flatMap(([name, property]) => {
    const { default: standard, description = '' } = property
    const values = valuesOf(property)
    if (values.length === 0 || standard === undefined) return []
    const [, rule = '', words = description] = /^([A-Z]+-[A-Z]*-?\d+): (.*)$/.exec(description) ?? []
    return [{ name, words, rule, values, standard }]
  })
}

/** "sight_between_two_blocked", "terrainPieces" and true as people read them. */
export function plain(name: OptionValue): string {
  if (typeof name === 'boolean') return name ? 'Yes' : 'No'
  const words = String(name)
    .replace(/[_-]/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
  return words.replace(/^./, (letter) => letter.toUpperCase())
}
