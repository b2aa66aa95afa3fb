import type { Choice, Seat } from '@muster/table'
import type { Orders, Overlay, Subject } from '@muster/ui'
import type { HeardLine, MovedMessage, Shown, TableMessage } from '@muster/wire'
import type { Report } from '../engine/protocol.ts'
import type { Fact } from './worker/facts.ts'
import { openWatched } from './worker/open-watched.ts'
import type { WatchedTable } from './worker/watched-table.ts'

/** What was made of a message: how the table stands now, or that the whole of it has to be asked for. */
export type Heard =
  | {
      readonly report: Report
      /** What was told before this page came, as far as it is still to be asked for. */
      readonly missing?: { readonly from: number; readonly to: number } | undefined
      /** Whether its drawings are of a format this page can show. */
      readonly isDrawn: boolean
      readonly clocks: Shown['clocks']
    }
  | { readonly again: string }

/** What the page asks of the worker about a table that is held elsewhere. */
export interface OnlineRequests {
  hear: { in: TableMessage | MovedMessage; out: Heard }
  /** What was told before this page came. */
  older: { in: readonly HeardLine[]; out: Report }
  look: { in: { at?: number | undefined }; out: Report }
  overlays: { in: { subject: Subject; at?: number | undefined }; out: readonly Overlay[] }
  /** What standing orders answer for a seat, and whether orders for the moment are over. */
  /** What orders for when one is away can look at. */
  facts: { in: Record<string, never>; out: readonly Fact[] }
  ordered: { in: { seat: Seat; orders: Orders }; out: { choice?: Choice | undefined; isOver: boolean } }
}

type OnlineVerb = keyof OnlineRequests
export interface OnlineWork {
  in: { [V in OnlineVerb]: { readonly do: V; readonly with: OnlineRequests[V]['in'] } }[OnlineVerb]
  out: OnlineRequests[OnlineVerb]['out']
}

let watched: WatchedTable | undefined

function table(): WatchedTable {
  if (!watched) throw new Error('no table has been heard of in this worker')
  return watched
}

export async function work(given: OnlineWork['in']): Promise<OnlineWork['out']> {
  switch (given.do) {
    case 'hear':
      if (given.with.say === 'table') watched = await openWatched(given.with, watched)
      return table().hear(given.with)
    case 'older':
      return table().older(given.with)
    case 'look':
      return table().look(given.with.at)
    case 'overlays':
      return table().overlays(given.with.subject, given.with.at)
    case 'facts':
      return table().facts()
    case 'ordered':
      return table().ordered(given.with.seat, given.with.orders)
  }
}
