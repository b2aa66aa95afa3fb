import type { AnyQuestion, Seat } from '@muster/table'
import { mayDo, type Option } from '../rules/action.ts'
import { hunterOf, lootOf, tableOptions, turnOf } from '../rules/lookup.ts'
import type { State } from '../rules/state.ts'
import type { Use } from '../rules/use.ts'

type Step = Extract<Option, { do: 'move' | 'sprint' }>

/** Where a walk ends, and by which tokens it leads. */
const walkOf = ({ square, taking }: Step): string => `${square} ${taking?.join(' ') ?? ''}`

const isMove = (option: Option): option is Step => option.do === 'move'

/** SN-ABILITY-5, SN-ABILITY-6, SN-R-80: an ability that this turn has no more use for, and that is ready by the next anyway. */
function resetsNothing(state: State, seat: Seat, { card }: Use): boolean {
  const loot = lootOf(state, card)
  if (loot.kind !== 'one-use' || loot.deed.do !== 'reset-cooldown' || hunterOf(state, seat).timer > 1) return false
  const { abilityUsed } = turnOf(state)
  if (abilityUsed) return tableOptions(state).cooldown === 'third-turn-after'
  return mayDo(state, seat, 'ability') !== undefined
}

/**
 * What comes to nothing: a sprint where a move leads as well for one action less (SN-SPRINT-1), taking off what a swap could put
 * away (SN-EQUIP-9), and a timer set to zero where it would be there in time.
 */
export function idle(question: AnyQuestion, state: State): readonly boolean[] | undefined {
  if (question.form !== 'one' || (question.words.ask !== 'action' && question.words.ask !== 'equip')) return undefined
  const { seat } = question.context as { seat: Seat }
  const options: readonly Option[] = question.options
  const moves = new Set(options.filter(isMove).map(walkOf))
  return options.map((option) => {
    if (option.do === 'sprint') return moves.has(walkOf(option))
    return option.do === 'remove' || (option.do === 'use' && resetsNothing(state, seat, option))
  })
}
