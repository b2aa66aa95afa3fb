import type { Seat } from '@muster/table'
import { createContext, type ReactNode } from 'react'

/** What a table has beside what every table has, such as one that people play at from elsewhere. */
export interface TableExtras {
  /** Beside the buttons at the top. */
  readonly top?: ReactNode
  /** Beside the name of a seat. */
  readonly seat?: (seat: Seat) => ReactNode
  readonly menu?: ReactNode
  /** Over the upper edge of the board. */
  readonly notes?: ReactNode
  /** In the place of the pace of bots, while others decide. */
  readonly waiting?: ReactNode
  /** Beside a question of one's own. */
  readonly asked?: ReactNode
  /** In the place of a rematch, once it is over. */
  readonly over?: ReactNode
  /** What is said before a decision is taken back. */
  readonly takeBack?: string
  /** Where one leaves for. */
  readonly home?: { readonly href: string; readonly name: string }
}

export const Extras = createContext<TableExtras>({})
