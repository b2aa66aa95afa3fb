import type { Force, ForceOf } from '../effects/force.ts'
import type { CardWords } from '../grammar/words.ts'

/** Whether the cards in force that are kept beside a state are others than working them out gives. */
export function isForceStale<State, W extends CardWords>(force: ForceOf<State, W>, state: State): boolean {
  return written(force.of(state)) !== written(force.workOut(state))
}

/** All rules in order; what somebody has asked of them is no part of it. */
function written<W extends CardWords>({ changes, allows, forbids, keywords, triggers }: Force<W>): string {
  return JSON.stringify([changes.rules, allows.rules, forbids.rules, keywords, triggers.rules])
}
