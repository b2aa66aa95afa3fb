import type {
  AboutTable,
  ChatLine,
  Clock,
  ConditionalOrder,
  MatchState,
  OfferLine,
  SeatLine,
  TableMessage,
} from '@muster/wire'
import type { MatchMessage } from './connection.ts'

/** A table that is held elsewhere, beside what is played at it: who sits there, their time, what they say and offer. */
export interface TableLine {
  readonly match: string
  readonly state: MatchState
  readonly viewer: number | undefined
  readonly about: AboutTable
  readonly seats: readonly SeatLine[]
  readonly clocks: readonly Clock[]
  readonly offers: readonly OfferLine[]
  readonly chat: readonly ChatLine[]
  readonly orders: readonly ConditionalOrder[]
  /** Why it is frozen. */
  readonly frozen: string | undefined
  /** What came of an offer. */
  readonly notice: string
  /** The table to go on at, once a rematch was agreed to. */
  readonly next: string | undefined
  /** Lines that came since the page last showed the chat. */
  readonly unread: number
}

export function lineOf(message: TableMessage, before: TableLine | undefined): TableLine {
  const { match, state, viewer, about, seats, offers, chat, orders, frozen, shown } = message
  const known = before?.chat.at(-1)?.n ?? chat.at(-1)?.n ?? -1
  const unread = (before?.unread ?? 0) + chat.filter(({ n }) => n > known).length
  const { notice = '', next } = before ?? {}
  return {
    match,
    state,
    viewer,
    about,
    seats,
    clocks: shown.clocks,
    offers,
    chat,
    orders,
    frozen,
    notice,
    next,
    unread,
  }
}

/** What a message beside the game makes of a table. */
export function lineAfter(line: TableLine, message: MatchMessage): TableLine {
  switch (message.say) {
    case 'seats':
      return { ...line, seats: message.seats, state: message.state }
    case 'offers':
      return { ...line, offers: message.offers, notice: message.notice ?? '' }
    case 'said':
      return line.chat.some(({ n }) => n === message.line.n)
        ? line
        : { ...line, chat: [...line.chat, message.line], unread: line.unread + 1 }
    case 'unsaid':
      return { ...line, chat: line.chat.filter(({ n }) => n !== message.n) }
    case 'rematch':
      return { ...line, next: message.next }
    default:
      return line
  }
}
