import type { FighterCard } from '../content/cards.ts'

/** What is called, and whether its name is a plural. */
type Named = Pick<FighterCard, 'name' | 'plural'>

const MANY: Readonly<Record<string, string>> = { is: 'are', has: 'have' }

/** "Grawl takes", "Brimstone Horrors take": a fighter whose card marks its name as a plural does things in the plural. */
export const does = (named: Named, verb: string): string => `${named.name} ${inNumber(named, verb)}`

/** The verb alone, where other words stand in between. */
export const inNumber = ({ plural }: Named, verb: string): string =>
  plural ? (MANY[verb] ?? verb.replace(/s$/, '')) : verb
