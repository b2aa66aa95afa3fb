/** What is called, and whether its name is marked as a plural on its card. */
type Named = { readonly name: string; readonly plural: boolean }

const MANY: Readonly<Record<string, string>> = { is: 'are', has: 'have', goes: 'go' }

/** "Grawl takes", "Brimstone Horrors take": whatever is marked as a plural does things in the plural. */
export const does = (named: Named, verb: string): string => `${named.name} ${inNumber(named, verb)}`

/** The verb alone, where other words stand in between. */
export const inNumber = ({ plural }: Pick<Named, 'plural'>, verb: string): string =>
  plural ? (MANY[verb] ?? verb.replace(/(?<=ss|sh|ch|x)es$|s$/, '')) : verb
