/** Table options out of the JSON Schema of a game's config: "BB-R-1: whether both players may play the same warband". */
export interface TableOption {
  readonly name: string
  readonly words: string
  readonly rule: string
  readonly values: readonly string[]
  readonly standard: string
}

type Property = { readonly enum?: readonly string[]; readonly default?: string; readonly description?: string }

export function optionsIn(schema: unknown): TableOption[] {
  const options = (schema as { properties?: { options?: { properties?: Record<string, Property> } } }).properties
    ?.options
  return Object.entries(options?.properties ?? {}).flatMap(
    ([name, { enum: values, default: standard, description = '' }]) => {
      if (!values || standard === undefined) return []
      const [, rule = '', words = description] = /^([A-Z]+-[A-Z]*-?\d+): (.*)$/.exec(description) ?? []
      return [{ name, words, rule, values, standard }]
    },
  )
}

/** "sight_between_two_blocked" as people read it. */
export const plain = (name: string): string => name.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase())
