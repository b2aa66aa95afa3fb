import type { Seat } from '@muster/table'
import { peopleOf, type TableState } from './state.ts'

/** What a seat is called on the page: "You" for the one person at the screen, else its player's name. */
export function callSeat({ kept, viewer }: Pick<TableState, 'kept' | 'viewer'>, seat: Seat): string {
  return isYou({ kept, viewer }, seat) ? 'You' : (kept.names[seat] ?? `Seat ${seat + 1}`)
}

/** Whether a seat is that of the one person at the screen. */
export function isYou({ kept, viewer }: Pick<TableState, 'kept' | 'viewer'>, seat: Seat): boolean {
  return seat === viewer && peopleOf(kept).length === 1
}

/** What sentences call the one person at the screen, so that they can be told to "you"; '' where several sit there, or nobody. */
export function nameOfYou({ kept, viewer }: Pick<TableState, 'kept' | 'viewer'>): string {
  return viewer !== undefined && isYou({ kept, viewer }, viewer) ? (kept.names[viewer] ?? '') : ''
}
