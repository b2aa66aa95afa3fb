import type { Seat } from '@muster/table'
import type { Decision } from './decision.ts'
import { acting } from './decision.ts'
import type { About } from './held.ts'
import { botLevels } from './levels.ts'
import { Trouble } from './trouble.ts'

/** Whoever is away so long from a table that is not played by turns has left its seat to whoever is still there. */
const ABANDONED = 120_000
/** Who plays on for somebody whose time is up. */
export const STAND_IN = 'veteran'

/** An act as somebody asks for it. */
export interface ActWanted {
  readonly seat: Seat
  readonly act: 'resign' | 'agree-draw' | 'bot' | 'back-to-person'
  readonly level?: string | undefined
  readonly epoch: number
}

/** What somebody may do beside answering: for its own seat, and for one that was abandoned. */
export function actDecision(
  about: About,
  account: string,
  { seat, act, level = STAND_IN, epoch }: ActWanted,
  awayFor: (account: string) => number,
): Pick<Decision, 'judge' | 'reseats'> {
  const found = about.seats[seat]
  const isOwn = found?.account === account
  switch (act) {
    case 'bot': {
      if (!botLevels.includes(level as never)) throw new Trouble('bad-request', `level: there is no bot ${level}`)
      const sits = about.seats.some((other) => other.account === account)
      if (!isOwn && !(sits && found?.account !== undefined && isAbandoned(about, awayFor(found.account))))
        throw new Trouble('not-yours', 'a seat can be handed to a bot by whoever has it, or once it was abandoned')
      return { judge: acting(seat, { act, level }, epoch), reseats: handedToBot(seat, level) }
    }
    case 'back-to-person':
      if (found?.away !== account) throw new Trouble('not-yours', 'this seat is not played for you')
      return { judge: acting(seat, { act }, epoch), reseats: handedBack(seat) }
    default:
      if (!isOwn) throw new Trouble('not-yours', 'this seat is not yours')
      return { judge: acting(seat, { act }, epoch) }
  }
}

const isAbandoned = ({ pace }: About, ms: number): boolean => pace.kind !== 'by-turns' && ms >= ABANDONED

/** A bot plays for whoever has the seat, who may come back. */
export function handedToBot(seat: Seat, level: string): NonNullable<Decision['reseats']> {
  return (about) => ({
    about: withSeat(about, seat, ({ account, away, ...rest }) => ({ ...rest, bot: level, away: account ?? away })),
    along: [
      {
        sql: 'update seat set bot = ?, away = coalesce(account, away), account = null where match = ? and seat = ?',
        values: [level, about.id, seat],
      },
    ],
  })
}

function handedBack(seat: Seat): NonNullable<Decision['reseats']> {
  return (about) => ({
    about: withSeat(about, seat, ({ away, bot: _, ...rest }) => ({ ...rest, account: away })),
    along: [
      {
        sql: 'update seat set account = away, away = null, bot = null where match = ? and seat = ? and away is not null',
        values: [about.id, seat],
      },
    ],
  })
}

type StoredSeat = About['seats'][number]

export function withSeat(about: About, seat: Seat, change: (seat: StoredSeat) => StoredSeat): About {
  return { ...about, seats: about.seats.map((one) => (one.seat === seat ? change(one) : one)) }
}
