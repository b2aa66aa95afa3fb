import type { AnyQuestion } from '@muster/table'
import type { Fighter } from '../rules/state.ts'

/** BB-MOVE-1: a move that ends where it begins spends an action for nothing; who has nothing to do may wait. */
export function idle(question: AnyQuestion): readonly boolean[] | undefined {
  if (question.form !== 'one' || question.words.ask !== 'action') return undefined
  const { fighter } = question.context as { fighter: Fighter }
  return question.options.map(
    ({ do: what, hex }: { do?: string; hex?: number }) => what === 'move' && hex === fighter.hex,
  )
}
