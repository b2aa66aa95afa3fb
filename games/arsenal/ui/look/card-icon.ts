import icons from './card-icons.yaml'

const known = icons as Readonly<Record<string, string>>

/** The picture of a Mech or card; one of a pack has none of its own. */
export const cardIcon = (id: string): string => known[id] ?? 'circuitry'
