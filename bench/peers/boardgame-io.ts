// Drives the skirmish through boardgame.io, with players who choose evenly among the legal moves.
import { createRequire } from 'node:module'
import type { Game, State } from 'boardgame.io'
import { during, type Rate } from '../measure.ts'
import { type Choice, choices, type Skirmish, skirmish } from './boardgame-io/skirmish.ts'

type Position = State<Skirmish>
/** One game under way: where it stands, and a way to make a move in it. */
type Match = { position: () => Position; play: (choice: Choice) => void }
type Watch = (before: Position, choice: Choice, after: Position) => void

type Internal = typeof import('boardgame.io/internal', { with: { 'resolution-mode': 'require' }})
type ClientModule = typeof import('boardgame.io/client', { with: { 'resolution-mode': 'require' }})
const require = createRequire(import.meta.url)

/** The two ways its users drive it without a browser: its own bots play on the reducer, everybody else on a client. */
export const drivers = {
  reducer: (skirmish: Game<Skirmish>) => {
    const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal') as Internal
    const game = ProcessGameConfig(skirmish)
    const reduce = CreateGameReducer({ game })
    return (seed: number): Match => {
      let state: Position = InitializeGame({ game: { ...game, seed }, numPlayers: 2 })
      return {
        position: () => state,
        play: ({ move, args }) => {
          const payload = { type: move, args, playerID: state.ctx.currentPlayer }
          state = reduce(state, { type: 'MAKE_MOVE', payload })
        },
      }
    }
  },
  client: (skirmish: Game<Skirmish>) => {
    const { Client } = require('boardgame.io/client') as ClientModule
    return (seed: number): Match => {
      const client = Client<Skirmish>({ game: { ...skirmish, seed }, numPlayers: 2, debug: false })
      client.start()
      return {
        position: () => client.getState() as Position,
        play: ({ move, args }) => client.moves[move]?.(...args),
      }
    }
  },
}

/** As its documentation shows it, a client with its defaults; or as fast as it gets, its reducer in production. */
export type Manner = 'documented' | 'fastest'

export function peerRate(seconds: number, manner: Manner): Rate {
  const run = manner === 'fastest' ? inProduction : (measure: () => Rate) => measure()
  return run(() => {
    const start = manner === 'fastest' ? drivers.reducer({ ...skirmish, disableUndo: true }) : drivers.client(skirmish)
    let games = 0
    return during(seconds, () => playGame(start(games), games++))
  })
}

/** Plays one game to its end and says how many decisions it took. */
export function playGame(match: Match, seed: number, watch?: Watch): number {
  const random = randomSource(seed)
  let decisions = 0
  for (;;) {
    const before = match.position()
    if (before.ctx.gameover !== undefined) return decisions
    const legal = choices(before.G, before.ctx)
    const choice = legal[Math.floor(random() * legal.length)] as Choice
    match.play(choice)
    decisions++
    watch?.(before, choice, match.position())
  }
}

/** Outside production boardgame.io checks after every move that the whole state can be serialised: no peer's speed. */
function inProduction<T>(run: () => T): T {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    return run()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

/** Mulberry32. */
function randomSource(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
