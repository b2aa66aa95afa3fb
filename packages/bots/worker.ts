import { type AnyGame, Match, type SavedMatch, type Seat, writeChoice } from '@muster/table'
import { decideSlowly, type Memory, type Why } from './decide.ts'
import type { Mind } from './mind.ts'
import { parseStrength } from './strengths.ts'

/** What a bot in a worker is told: to decide, or to make up its mind now. */
export type BotRequest =
  | {
      readonly do: 'decide'
      readonly id: number
      readonly game: string
      readonly match: SavedMatch
      readonly seat: Seat
      /** A bot by name, such as `legend` or `search@300`. */
      readonly bot: string
      readonly seed: string
    }
  | { readonly do: 'cancel'; readonly id: number }

/** What it says: how far it is (0 to 1), its choice and why, or what went wrong. */
export type BotReply =
  | { readonly id: number; readonly progress: number }
  | { readonly id: number; readonly choice: unknown; readonly why: Why }
  | { readonly id: number; readonly failed: string }

/** One end of a worker: a Web Worker's `self` and a worker thread's `parentPort` both make one in a line. */
export type Port = {
  send(reply: BotReply): void
  listen(hear: (request: BotRequest) => void): void
}

/** Answers requests as long as the worker lives. Told to cancel, a bot says the best it has found so far. */
export function serveBots(port: Port, gameOf: (id: string) => { game: AnyGame; mind: Mind }): void {
  const stops = new Map<number, AbortController>()
  const memories = new Map<Seat, Memory>()
  const memoryOf = (seat: Seat): Memory => {
    const memory = memories.get(seat) ?? {}
    memories.set(seat, memory)
    return memory
  }
  const decide = async (request: Extract<BotRequest, { do: 'decide' }>) => {
    const { id, seat, seed } = request
    const stop = new AbortController()
    stops.set(id, stop)
    const { game, mind } = gameOf(request.game)
    const match = Match.restore(game, request.match)
    const strength = parseStrength(request.bot, mind)
    const onProgress = (progress: number) => port.send({ id, progress })
    const asked = { match, seat, mind, strength, seed, memory: memoryOf(seat) }
    const { answer, why } = await decideSlowly(asked, { signal: stop.signal, onProgress })
    port.send({ id, choice: writeChoice(match.pendingOf(seat).question, answer), why })
  }
  port.listen((request) => {
    const { id } = request
    if (request.do === 'cancel') return stops.get(id)?.abort()
    decide(request)
      .catch((error: unknown) => port.send({ id, failed: error instanceof Error ? error.message : String(error) }))
      .finally(() => stops.delete(id))
  })
}
