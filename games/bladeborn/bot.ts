import type { Contest, Mind } from '@muster/bots'
import type { AnyQuestion } from '@muster/table'
import { idle } from './bot/idle.ts'
import { valueOfBattle } from './bot/value.ts'
import { variants } from './bot/variants.ts'
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
  idle,
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
  variants,
}

/** Re-rolls need no thought: the first miss, or all dice where they did worse than dice do. */
function habit(question: AnyQuestion): unknown {
  if (question.words.ask !== 'reroll' || question.form !== 'one') return undefined
  const { scores, attack } = question.context as { scores: readonly number[]; attack: { need: number } }
  const [keep, ...rerolls] = question.options as readonly { readonly die?: number }[]
  const [first] = rerolls
  if (first && first.die === undefined)
    return scores.filter((score) => score >= attack.need).length * 2 < scores.length ? first : keep
  return rerolls.find(({ die }) => (scores[die ?? -1] ?? 6) < attack.need) ?? keep
}
