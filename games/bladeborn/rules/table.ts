import type { Table as AnyTable } from '@muster/table'
import type { Event } from './events.ts'

/** The table Bladeborn's rules are handed: one that is told Bladeborn's events and no others. */
export type Table = AnyTable<Event>
