import { hasReady } from '@muster/reaction'
import { ok, refuse, type Words } from '@muster/table'
import { act } from './act.ts'
import { moment } from './effects/moment.ts'
import { decide } from './group.ts'
import { hunterOf, isUp, nameOf } from './lookup.ts'
import type { Terms } from './option.ts'
import { pickUp } from './pickup.ts'
import { endLasting } from './round.ts'
import { endOfActivation, newCounts, newSpan } from './spot.ts'
import type { Hunter, State } from './state.ts'
import type { Table } from './table.ts'

const isOut = refuse('AB-R-59', 'who is out of the Vault is not activated')
const hasBeen = refuse('AB-ACTIVATE-2', 'each Vault Hunter is activated once in a turn')

const activateWords: Words<string, State> = {
  ask: 'activate',
  doing: 'chooses who acts',
  rule: 'AB-ACTIVATE-1',
  prompt: () => 'Which Vault Hunter is activated next?',
  key: (id) => id,
  text: (id, state) => nameOf(state, id),
  refs: (id) => [id],
  candidates: ({ hunters }) => hunters.map(({ id }) => id),
  verdict: (id, state) => {
    const hunter = hunterOf(state, id)
    if (!isUp(hunter)) return isOut
    return hunter.activated ? hasBeen : ok
  },
}

/** AB-ACTIVATE-1..3, AB-ROUND-3: the group picks who is next; when all in play have been, the enemies have their turn. */
export function activateNext(table: Table, state: State): void {
  const ids: string[] = []
  for (const hunter of state.hunters) if (isUp(hunter) && !hunter.activated) ids.push(hunter.id)
  if (ids.length === 0) {
    state.stage = 'boss'
    return
  }
  const hunter = hunterOf(state, decide(table, state, ids, { words: activateWords, context: state }))
  hunter.activated = true
  state.active = { hunter: state.hunters.indexOf(hunter) }
  state.stage = 'act'
  newSpan(state, 'activation', [hunter])
  newCounts(state, 'activation')
  table.tell({ event: 'activated', rule: 'AB-ACTIVATE-3', id: hunter.id })
  pickUp(table, state, hunter)
  moment(table, state, 'activation-start', hunter)
}

const IN_TURN: Terms = { isReaction: false, limit: undefined, free: undefined }

/** AB-ACTIVATE-4..6, AB-R-59, AB-R-97: one action after the other, until no token is Ready, the hunter has enough, or it is out. */
export function activation(table: Table, state: State): void {
  const hunter = state.hunters[state.active?.hunter ?? 0] as Hunter
  if (isUp(hunter) && hasReady(hunter.tokens) && act(table, state, hunter, IN_TURN)) return
  if (isUp(hunter)) {
    endOfActivation(table, state, hunter)
    moment(table, state, 'activation-end', hunter)
  }
  endLasting(state, 'activation')
  state.active = undefined
  state.stage = 'activate'
}
