import { type LuckOf, offerAgain, type Roll } from '@muster/reaction'
import { refuse } from '@muster/table'
import { isKeptFrom } from './effects/liberty.ts'
import { moment } from './effects/moment.ts'
import type { Hunter, State } from './state.ts'
import type { Table } from './table.ts'

/** AB-LUCK-1: the tokens the hunters share at the start of a game. */
export const STARTING_LUCK = 3

/** AB-LUCK-1..9, AB-R-24..26: one pool for all four, spent by the player of the hunter that acts or is attacked. */
export const luck: LuckOf<State> = {
  left: (state) => state.luck,
  change: (state, _seat, by) => {
    state.luck += by
  },
  rules: { ask: 'AB-LUCK-2', luck: 'AB-LUCK-2', accurate: 'AB-KEYWORD-33', streak: 'AB-LUCK-9' },
  refusals: {
    once: refuse('AB-LUCK-6', 'a die is never rolled again twice'),
    none: refuse('AB-LUCK-1', 'no Luck Token is left'),
  },
}

/** AB-LUCK-2..7: a hunter's chance to roll dice again; cards may keep it from Luck, and may wait for a token it spends. `settled` says whether no die could do better. */
export function offerLuck(
  table: Table,
  state: State,
  hunter: Hunter,
  rolls: readonly Roll[],
  accurate?: Roll | undefined,
  settled?: () => boolean,
): void {
  if (!accurate && (state.luck === 0 || isKeptFrom(state, 'luck', hunter))) return
  let spent = 0
  const own: LuckOf<State> = {
    ...luck,
    left: (now) => (isKeptFrom(now, 'luck', hunter) ? 0 : now.luck),
    change(now, seat, by) {
      if (by < 0) spent -= by
      luck.change(now, seat, by)
    },
  }
  offerAgain(table, own, state, hunter.seat, rolls, accurate, undefined, settled)
  for (; spent > 0; spent--) moment(table, state, 'spends-luck', hunter)
}
