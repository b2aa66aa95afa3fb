import type { Contest, Mind } from '@muster/bots'
import type { AnyQuestion } from '@muster/table'
import { valueOfBattle } from './bot/value.ts'
import { weigh } from './bot/weigh.ts'
import type { State } from './rules/state.ts'

/** Questions that belong to the decision before them. After choosing whom to activate, the first action belongs to it. */
const LOOKS_INTO = new Set(['pick', 'bonus', 'push', 'objective', 'arrive', 'step', 'artefact'])

export const mind: Mind<State> = {
  value: (state, seat) => (state.battle ? valueOfBattle(state.battle, seat) : 0),
  looksInto: (ask, from) => (from === 'activate' ? ask === 'action' : LOOKS_INTO.has(ask)),
  looksBeyond: (from) => from === 'activate',
  habit,
  weigh: (question, { battle }, seat) => (battle ? weigh(question, battle, seat) : undefined),
  scale: 2,
  settings: { horizon: 10, noise: 0.02 },
}

/** Every warband against every other, on battles drawn at random. */
export const contest: Contest = {
  entrants: [
    'dread-pageant',
    'eyes-of-the-nine',
    'garreks-reavers',
    'godsworn-hunt',
    'grashraks-despoilers',
    'khagras-ravagers',
  ],
  config: (one, two) => ({ warbands: [one, two], battle: 'random' }),
  variantOf: (state) => (state as State).battle?.card ?? '',
}

/** Re-rolls need no thought: the first miss, or all dice where they did worse than dice do. */
function habit(question: AnyQuestion): unknown {
  if (question.words.ask !== 'reroll' || question.form !== 'one') return undefined
  const { scores, attack } = question.context as { scores: readonly number[]; attack: { need: number } }
  const options = question.options as readonly string[]
  if (options.length === 2 && options[1] === 'reroll')
    return scores.filter((score) => score >= attack.need).length * 2 < scores.length ? 'reroll' : options[0]
  return options.find((option) => (scores[Number(option.slice(7)) - 1] ?? 6) < attack.need) ?? options[0]
}
