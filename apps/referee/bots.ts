import { type Decision as Decided, decide, type Memory, type Mind, strengthOf, withBudget } from '@muster/bots'
import { botLots, type Match, type Seat } from '@muster/table'
import type { BotLevel } from './requests.ts'
import type { ShelfEntry } from './shelf.ts'

/** A decision handed to a bot: where, whose, and how long it may think. */
export interface Decision {
  readonly match: Match
  readonly entry: ShelfEntry
  readonly seat: Seat
  readonly ms: number
}

/** Returns one of the answers the pending question of the seat offers, and why. */
export type Bot = (decision: Decision) => Decided

/** For a game that says nothing about its positions: only the result counts. */
const indifferent: Mind = { value: () => 0, looksInto: () => false, looksBeyond: () => false }

/** Whether the bot of a level searches, and so has reasons to give. */
export function doesSearch(level: BotLevel, { mind = indifferent }: ShelfEntry): boolean {
  return strengthOf(level, mind).policy === 'search'
}

/** What bots remember between two decisions of a match, by seat; gone with the match. */
const memories = new WeakMap<Match, Memory[]>()

function memoryOf(match: Match, seat: Seat): Memory {
  const known = memories.get(match) ?? []
  memories.set(match, known)
  known[seat] ??= {}
  return known[seat]
}

/** The bot of a level. Except where `ms` matters, the same position of the same table gives the same answer. */
export function botOf(level: BotLevel): Bot {
  return ({ match, entry, seat, ms }) => {
    const { mind = indifferent } = entry
    const known = strengthOf(level, mind)
    const strength = known.policy === 'search' ? withBudget(known, { ...known.budget, ms }) : known
    const seed = botLots(match.setup.seed, seat, match.entries.length)
    return decide({ match, seat, mind, strength, seed, memory: memoryOf(match, seat) })
  }
}
