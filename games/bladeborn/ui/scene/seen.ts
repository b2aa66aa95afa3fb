import { attachContent, type Seat, view } from '@muster/table'
import type { State } from '../../rules/state.ts'

/**
 * A state as a viewer may know it: all that is ever drawn from. Of a state that was sent, the battle gets the content that
 * hangs on the whole.
 */
export function seenBy(state: State, seat: Seat | undefined): State {
  const seen = view(state, seat)
  if (seen.battle && !seen.battle.content) attachContent(seen.battle, seen.content)
  return seen
}
