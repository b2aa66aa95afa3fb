import type { SharedDeeds } from '../../grammar/deed.ts'
import type { CardWords } from '../../grammar/words.ts'
import type { Doing } from '../verbs.ts'

/** AB-LUCK-8, CZ-LUCK-5: the card's side gains Luck, or loses what it has of it. */
export function luck<State, W extends CardWords>({ add }: SharedDeeds<W>['luck'], doing: Doing<State, W>): undefined {
  const { table, game, state, use } = doing
  const by = Math.max(add, -game.luck.left(state, use.seat))
  if (by === 0) return
  game.luck.change(state, use.seat, by)
  table.tell(() => ({ event: 'luck', rule: use.rule, seat: use.seat, add: by, source: use.source }))
}
