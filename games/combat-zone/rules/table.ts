import type { Table as AnyTable } from '@muster/table'
import type { Event } from './events.ts'

/** The table as the rules of Combat Zone know it: they tell nothing but its events. */
export type Table = AnyTable<Event>
