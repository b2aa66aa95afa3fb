import { fits, modelsWho, type Use } from '@muster/reaction'
import type { Condition } from '../content/grammar/condition.ts'
import { arenaGame } from './effects/cards.ts'
import { deciderOf } from './group.ts'
import type { State } from './state.ts'

/** AB-WIN-3: whether one of these has come about: each is enough. */
export function meetsAny(state: State, conditions: readonly Condition[]): boolean {
  for (const condition of conditions) if (meetsCondition(state, condition)) return true
  return false
}

/** AB-WIN-3: whether what a scenario or a Bounty waits for has come about. Everything it says must hold. */
export function meetsCondition(state: State, condition: Condition): boolean {
  const { counter, none, every, some, rounds, within } = condition
  if (counter && (state.counters[counter.of] ?? 0) < counter.least) return false
  if (rounds !== undefined && state.round <= rounds) return false
  if (within !== undefined && state.round > within) return false
  if (!none && !some && !every) return true
  const use: Use = { seat: deciderOf(state), me: undefined, them: undefined, source: '', rule: 'AB-WIN-3' }
  const who = (of: NonNullable<Condition['none']>) => modelsWho(arenaGame, state, of, use)
  if (none && who(none).length > 0) return false
  if (some && who(some).length === 0) return false
  if (every) {
    const all = who(every.who)
    if (all.length === 0 || !all.every((model) => fits(arenaGame, state, model, every.fits, use))) return false
  }
  return true
}
