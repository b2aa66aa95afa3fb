import { games } from '../../games/list.ts'
import { entryOf, type ShelfEntry } from './shelf-entry.ts'

export type { ShelfEntry } from './shelf-entry.ts'
export type Shelf = readonly ShelfEntry[]

/** The games there are rules for. */
export const shelf: Shelf = (await Promise.all(games.map(entryOf))).flat()
