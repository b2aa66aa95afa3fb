import { greedyAnswer, type Mind } from '@muster/bots'
import { Fault, type Match, randomAnswer, type Seat, seededRandom } from '@muster/table'
import type { BotLevel } from './requests.ts'
import type { ShelfEntry } from './shelf.ts'

/** A decision handed to a bot: where, whose, and how long it may think. */
export interface Decision {
  readonly match: Match
  readonly entry: ShelfEntry
  readonly seat: Seat
  readonly ms: number
}

/** Returns one of the answers the pending question of the seat offers. */
export type Bot = (decision: Decision) => unknown

/** For a game that says nothing about its positions: only the result counts. */
const indifferent: Mind = { value: () => 0, looksInto: () => false, looksBeyond: () => false }

/** The bots there are, by level. Except where `ms` matters, the same position of the same table gives the same answer. */
const bots: Readonly<Partial<Record<BotLevel, Bot>>> = {
  random: ({ match, seat }) =>
    randomAnswer(
      match.pendingOf(seat).question,
      seededRandom(`${match.setup.seed} bot ${seat} ${match.entries.length}`),
    ),
  greedy: ({ match, entry, seat }) => greedyAnswer(match, seat, entry.mind ?? indifferent),
}

export function botOf(level: BotLevel): Bot {
  const bot = bots[level]
  if (bot) return bot
  throw new Fault('not-supported', `there is no ${level} bot; expected one of ${Object.keys(bots).join(', ')}`)
}
