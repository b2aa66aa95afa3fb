import type { SharedDeeds } from '../../grammar/deed.ts'
import type { CardWords } from '../../grammar/words.ts'
import type { Doing } from '../verbs.ts'
import { modelsMeant } from '../who.ts'

/** Puts models under a standing rule for a while. */
export function last<State, W extends CardWords>(args: SharedDeeds<W>['last'], doing: Doing<State, W>): undefined {
  const { table, game, state, use } = doing
  const { who, until, standing } = args
  for (const model of modelsMeant(game, state, who, use)) {
    game.putUnder(state, model, standing, until, use)
    table.tell(() => ({ event: 'lasting', rule: use.rule, id: model.id, source: use.source, until }))
  }
}
