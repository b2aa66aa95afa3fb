// Each measure plays whole games for a while and says how many decisions (or positions) a second of processor time it made.
import { decide, explorerOf, type Mind, parseStrength } from '@muster/bots'
import {
  type AnyGame,
  attachContent,
  everyAnswer,
  Match,
  type Policy,
  playout,
  randomAnswer,
  randomPolicy,
  seededRandom,
  writeChoice,
} from '@muster/table'
import { processorTime } from './processor-time.ts'

export type Rate = { readonly perSecond: number; readonly gamesPerSecond: number }

/** What is measured of a game, and how it is set up. */
export type Contender = {
  readonly game: AnyGame
  readonly mind: Mind
  readonly config: unknown
  readonly seats: number
}

/** Random play on the playout table, to the end. */
export function playoutRate(contender: Contender, seconds: number): Rate {
  return rateOf(contender, seconds, randomPolicy)
}

/** The same where every option of every question is listed before one is picked, each as likely as the next. */
export function listedRate(contender: Contender, seconds: number): Rate {
  return rateOf(contender, seconds, (seat, question, state, random) =>
    question.form === 'one'
      ? question.options[random.below(question.options.length)]
      : randomPolicy(seat, question, state, random),
  )
}

function rateOf({ game, config, seats }: Contender, seconds: number, policy: Policy): Rate {
  const content = game.content([])
  const parsed = game.config.parse(config)
  const random = seededRandom('bench')
  return during(
    seconds,
    () => playout(game, attachContent(game.start(content, parsed, seats), content), random, policy).decisions,
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
    let positions = 0
    for (let [asked] = match.pending; asked; [asked] = match.pending) {
      const explorer = explorerOf(match, asked.seat)
      for (const answer of everyAnswer(asked.question)) {
        explorer.reach([{ answer }], false)
        positions++
      }
      match.answer(asked.seat, writeChoice(asked.question, randomAnswer(asked.question, random)))
    }
    return positions
  })
}

/** A bot thinks about every so many questions of a random game, for so many tries. */
const BETWEEN_SEARCHES = 5
const TRIES = 200

/** Tries a search makes, choosing where to look first included: every try plays from the question on into the unknown. */
export function triesRate({ game, mind, config, seats }: Contender, seconds: number): Rate {
  const random = seededRandom('bench')
  const strength = parseStrength(`search@${TRIES}`, mind)
  let games = 0
  return during(seconds, () => {
    const match = Match.open(game, { seats, config, seed: `bench ${games++}` })
    let tries = 0
    for (let [asked] = match.pending, at = 0; asked; [asked] = match.pending, at++) {
      const { seat, question } = asked
      if (at % BETWEEN_SEARCHES === 0)
        tries += decide({ match, seat, mind, strength, seed: `${games} ${at}` }).why.iterations
      match.answer(seat, writeChoice(question, randomAnswer(question, random)))
    }
    return tries
  })
}

/** How long games are played between two looks at the clock, which costs more than some games do. */
const BETWEEN_LOOKS = 0.02

/**
 * How many times as long as is measured everything warms up: until then much time goes into compiling, the more the more code there is.
 * `MUSTER_WARM_UP` says otherwise.
 */
const WARM_UP = Number(process.env.MUSTER_WARM_UP ?? 3)

/** Plays for so long, after a multiple of that to warm up. Processor time, so that other work on the machine counts for little. */
export function during(seconds: number, play: () => number): Rate {
  let batch = 1
  for (const began = processorTime(); processorTime() - began < WARM_UP * seconds; ) {
    const before = processorTime()
    for (let game = 0; game < batch; game++) play()
    if (processorTime() - before < BETWEEN_LOOKS) batch *= 2
  }
  const began = processorTime()
  let count = 0
  let games = 0
  let used = 0
  while (used < seconds) {
    for (let game = 0; game < batch; game++) count += play()
    games += batch
    used = processorTime() - began
  }
  return { perSecond: count / used, gamesPerSecond: games / used }
}
