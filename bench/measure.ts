// Each measure runs whole games for a while and says how many decisions (or nodes) a second it made.
import { explorerOf } from '@muster/bots'
import {
  type AnyGame,
  attachContent,
  everyAnswer,
  Match,
  playout,
  randomAnswer,
  seededRandom,
  writeChoice,
} from '@muster/table'

export type Rate = { readonly count: number; readonly games: number; readonly seconds: number }

/** What is measured of a game, and how it is set up. */
export type Contender = { readonly game: AnyGame; readonly config: unknown; readonly seats: number }

/** Random play on the playout table, to the end. */
export function playoutRate({ game, config, seats }: Contender, seconds: number): Rate {
  const content = game.content([])
  const parsed = game.config.parse(config)
  const random = seededRandom('bench')
  return during(
    seconds,
    () => playout(game, attachContent(game.start(content, parsed, seats), content), random).decisions,
  )
}

/** Random play at the live table: every answer recorded, every step suspended and run again. */
export function liveRate({ game, config, seats }: Contender, seconds: number): Rate {
  const random = seededRandom('bench')
  let games = 0
  return during(seconds, () => {
    const match = Match.open(game, { seats, config, seed: `bench ${games++}` })
    let decisions = 0
    for (let [asked] = match.pending; asked; [asked] = match.pending) {
      match.answer(asked.seat, writeChoice(asked.question, randomAnswer(asked.question, random)))
      decisions++
    }
    return decisions
  })
}

/** Positions a bot looks at: every answer to every question of a random game is tried from where it stands. */
export function searchRate({ game, config, seats }: Contender, seconds: number): Rate {
  const random = seededRandom('bench')
  let games = 0
  return during(seconds, () => {
    const match = Match.open(game, { seats, config, seed: `bench ${games++}` })
    let nodes = 0
    for (let [asked] = match.pending; asked; [asked] = match.pending) {
      const explorer = explorerOf(match)
      for (const answer of everyAnswer(asked.question)) {
        explorer.reach([{ answer }], false)
        nodes++
      }
      match.answer(asked.seat, writeChoice(asked.question, randomAnswer(asked.question, random)))
    }
    return nodes
  })
}

function during(seconds: number, play: () => number): Rate {
  const began = performance.now()
  let count = 0
  let games = 0
  let elapsed = 0
  while (elapsed < seconds) {
    count += play()
    games++
    elapsed = (performance.now() - began) / 1000
  }
  return { count, games, seconds: elapsed }
}
