import type { Seat } from '@muster/table'
import type { EntryRow, MatchStore } from '../store/store.ts'
import type { FanOut } from './fan-out.ts'
import { Sweep } from './sweep.ts'

/** The tables a node holds, as far as others matter to them. */
export interface HeldTables {
  /** How many entries each table held here has. */
  heads(): Iterable<{ readonly match: string; readonly seq: number }>
  isHeld(match: string): boolean
  /** Another node has stored an entry, or it is known only that the table is behind or has changed otherwise. */
  hear(match: string, news: Heard): Promise<void>
}

/** What is known of a change elsewhere: the entry, how many there are, or which seat alone it concerns. */
interface Heard {
  readonly row?: EntryRow | undefined
  readonly seq?: number | undefined
  readonly only?: Seat | undefined
}

export interface ClusterSettings {
  readonly fanOut: FanOut
  readonly matches: Pick<MatchStore, 'heads'>
  readonly tables: HeldTables
  readonly every?: number
  readonly failed?: (error: Error) => void
  /** Told of each table the sweep found behind. */
  readonly found?: (match: string) => void
}

export interface Cluster {
  /** Tells the others of an entry that is stored. */
  appended(row: EntryRow): void
  /** Tells the others that something else of a table was changed, and for whom alone. */
  changed(match: string, only?: Seat): void
  stop(): Promise<void>
}

type News = { readonly row: EntryRow } | { readonly changed: true; readonly only?: Seat | undefined }

/** Makes what other nodes store reach the tables here: by news at once, by comparing with the store where news were lost. */
export function joinCluster({ fanOut, matches, tables, every, failed, found }: ClusterSettings): Cluster {
  const hear = (match: string, news: Heard): void =>
    void tables.hear(match, news).catch((error: Error) => failed?.(error))
  const sweep = new Sweep({
    heads: (ids) => matches.heads(ids),
    held: () => tables.heads(),
    behind: (match, seq) => {
      found?.(match)
      hear(match, { seq })
    },
    ...(failed && { failed }),
    ...(every !== undefined && { every }),
  })
  fanOut.listen({
    wants: (match) => tables.isHeld(match),
    hear: (match, body) => {
      const news = body as News
      hear(match, 'row' in news ? { row: news.row } : { only: news.only })
    },
    returned: () => void sweep.now(),
  })
  return {
    appended: (row) => fanOut.publish(row.match, { row }),
    changed: (match, only) => fanOut.publish(match, { changed: true, only }),
    stop: async () => {
      await sweep.stop()
      await fanOut.close()
    },
  }
}
