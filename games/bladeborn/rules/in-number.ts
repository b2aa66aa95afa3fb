const MANY: Readonly<Record<string, string>> = { is: 'are', has: 'have' }

/** "Grawl takes", "Brimstone Horrors take": a fighter whose name is a plural does things in the plural. */
export const does = (name: string, verb: string): string => `${name} ${inNumber(name, verb)}`

/** The verb alone, where other words stand in between. */
export const inNumber = (name: string, verb: string): string =>
  name.endsWith('s') ? (MANY[verb] ?? verb.replace(/s$/, '')) : verb
