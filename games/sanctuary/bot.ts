import { type Mind, type SharedContest, searchFor } from '@muster/bots'
import type { AnyQuestion, Seat } from '@muster/table'
import { idle } from './bot/idle.ts'
import { paceOf } from './bot/pace.ts'
import { bestSwap, gainOf } from './bot/trades.ts'
import { value } from './bot/value.ts'
import { weigh } from './bot/weigh.ts'
import { actingFor } from './rules/lookup.ts'
import type { State } from './rules/state.ts'
import { tradeable } from './rules/trade.ts'
import { stepsToCity } from './rules/ways.ts'

/** Questions that belong to the decision before them. */
const LOOKS_INTO = new Set(['bullet', 'turret', 'equip-at-once'])

export const mind: Mind<State> = {
  value,
  looksInto: (ask) => LOOKS_INTO.has(ask),
  looksBeyond: () => false,
  habit,
  weigh,
  idle,
  isQuiet: isOwnTurnToBegin,
  looks: Number.POSITIVE_INFINITY,
  scale: 40,
  settings: { horizon: 10, patience: 60, noise: 0.01 },
  strengths: {
    novice: { policy: 'light', noise: 0.04 },
    fighter: { policy: 'greedy', noise: 0.02 },
    champion: searchFor(22),
    legend: searchFor(200),
  },
  together: true,
}

/** Whether a seat that searches is about to have its next turn, with its own hunter or one it took over (SN-R-86), so that all its tries are compared at the same moment. */
function isOwnTurnToBegin(state: State, seat: Seat): boolean {
  return state.stage === 'over' || (state.stage === 'start' && actingFor(state, seat) !== undefined)
}

/** A trade must be worth the trouble. */
const WORTH_TRADING = 4

/** Enemies appear as far from Sanctuary as can be, and trades are made where the cards are better off. */
function habit(question: AnyQuestion, state: State): unknown {
  if (question.form !== 'one') return undefined
  const { options, context } = question
  switch (question.words.ask) {
    case 'spawn':
    case 'path': {
      const toGo = stepsToCity(state)
      const far = (square: number) => toGo[square] as number
      return options.reduce((best, square) => (far(square) > far(best) ? square : best))
    }
    case 'give': {
      const { seat, ally } = context
      const swap = bestSwap(state, seat, ally, tradeable(state, seat))
      if (question.pass !== undefined && (!swap || gainOf(state, swap) < WORTH_TRADING)) return question.pass
      return swap?.give ?? options[0]
    }
    case 'take':
      return bestSwap(state, context.seat, context.ally, [context.give])?.take ?? options[0]
    case 'agree':
      return gainOf(state, context) < WORTH_TRADING ? 'decline' : 'agree'
    default:
      return undefined
  }
}

const difficulties = { easy: 7, medium: 6, hard: 5 } as const

const tableOf = (seats: number, [name, lives]: readonly [string, number], spawnCorner = 'nearest') => ({
  name: `${seats} ${seats === 1 ? 'player' : 'players'}, ${name}${spawnCorner === 'nearest' ? '' : `, ${spawnCorner}`}`,
  seats,
  config: { options: { lives, spawnCorner } },
})

/** One to four hunters at each of the three named difficulties, one bot in all seats; and medium with corners in turn (SN-R-87). */
export const contest: SharedContest = {
  tables: [1, 2, 3, 4].flatMap((seats) => [
    ...Object.entries(difficulties).map((difficulty) => tableOf(seats, difficulty)),
    tableOf(seats, ['medium', difficulties.medium], 'rotating'),
  ]),
  measure: (finished) => paceOf(finished as Parameters<typeof paceOf>[0]),
}
