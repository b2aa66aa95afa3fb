import { type Mind, type SharedContest, searchFor } from '@muster/bots'
import type { AnyQuestion } from '@muster/table'
import { bestBuy, bestSwap } from './bot/gear.ts'
import { idle } from './bot/idle.ts'
import { paceOf } from './bot/pace.ts'
import { value } from './bot/value.ts'
import { weigh } from './bot/weigh.ts'
import { baseContent } from './content/box.ts'
import type { State } from './rules/state.ts'

/** Questions that begin a decision of their own; all others belong to the one before them. */
const OWN = new Set(['act', 'activate', 'react', 'hunter', 'trees', 'use loot'])

/** Questions whose answers hardly differ, or differ by chance alone. */
const AS_THEY_COME = new Set(['enemy next', 'activate', 'reacts next', 'hunter', 'campaign'])

/**
 * Enemies act in any order and hunters as they sit; whoever may [RE]act says so, since it can still think better of it. Gear is
 * bought and packed by what it is worth.
 */
function habit(question: AnyQuestion, state: State): unknown {
  const { words, form, context } = question
  if (form === 'some') return words.ask === 'react' ? question.options : undefined
  if (form !== 'one') return undefined
  switch (words.ask) {
    case 'pack':
      return bestSwap(state, context.hunter, question.options) ?? question.pass
    case 'buy':
      return (
        bestBuy(
          state,
          context.hunter,
          question.options.filter((card) => card !== question.pass),
        ) ?? question.pass
      )
    default:
      return AS_THEY_COME.has(words.ask) ? (question.pass ?? question.options[0]) : undefined
  }
}

/** A position can be valued as it stands where the next hunter is about to be activated, and nothing waits to be done. */
const isQuiet = ({ stage, todo, orders }: State): boolean =>
  stage === 'over' || (stage === 'activate' && todo.length + orders.length === 0)

export const mind: Mind<State> = {
  value,
  looksInto: (ask) => !OWN.has(ask),
  looksBeyond: () => false,
  habit,
  weigh,
  idle,
  isQuiet,
  outcomes: [12, 3, 1],
  looks: 16,
  scale: 20,
  settings: { horizon: 4, patience: 40, noise: 0.03 },
  strengths: {
    novice: { policy: 'light', noise: 0.15 },
    fighter: { policy: 'greedy', noise: 0.1 },
    champion: searchFor(40),
    legend: searchFor(150),
  },
  together: true,
}

const { campaigns } = baseContent

/** Every scenario of the box by itself, then whole campaigns, one bot in all seats. */
export const contest: SharedContest = {
  tables: [
    ...Object.values(campaigns).flatMap(({ scenarios }) =>
      scenarios.map((scenario) => ({ name: scenario, seats: 4, config: { scenario } })),
    ),
    ...Object.keys(campaigns).map((campaign) => ({
      name: campaign,
      seats: 4,
      config: { play: 'campaign', campaign },
    })),
  ],
  measure: (finished) => paceOf(finished as Parameters<typeof paceOf>[0]),
}
