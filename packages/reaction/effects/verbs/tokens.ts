import type { SharedDeeds } from '../../grammar/deed.ts'
import type { CardWords } from '../../grammar/words.ts'
import { readySome, stun as stunTokens } from '../../pay.ts'
import { heal as healWounds } from '../../wound.ts'
import { amountOf } from '../amount.ts'
import type { Doing } from '../verbs.ts'
import { modelsMeant } from '../who.ts'

/** AB-REDLINE-4, CZ-WOUND-10: a wound without an opposed roll. */
export function wound<State, W extends CardWords>(args: SharedDeeds<W>['wound'], doing: Doing<State, W>): undefined {
  const { table, game, state, use } = doing
  const wounds = amountOf(game, state, args.wounds, use)
  for (const model of modelsMeant(game, state, args.who, use)) game.wound(table, state, model, wounds, use)
}

/** AB-HEAL-1, CZ-HEAL-1. */
export function heal<State, W extends CardWords>(args: SharedDeeds<W>['heal'], doing: Doing<State, W>): undefined {
  const { table, game, state, use } = doing
  const wounds = amountOf(game, state, args.wounds, use)
  for (const model of modelsMeant(game, state, args.who, use))
    healWounds(table, game.wounds, game.healer(state, model, use), model, wounds)
}

/** CZ-KEYWORD-18. */
export function ready<State, W extends CardWords>(args: SharedDeeds<W>['ready'], doing: Doing<State, W>): undefined {
  const { table, game, state, use } = doing
  const tokens = amountOf(game, state, args.tokens, use)
  for (const model of modelsMeant(game, state, args.who, use)) readySome(table, game.tokens, model.seat, model, tokens)
}

/** CZ-KEYWORD-21. */
export function stun<State, W extends CardWords>(args: SharedDeeds<W>['stun'], doing: Doing<State, W>): undefined {
  const { table, game, state, use } = doing
  const tokens = amountOf(game, state, args.tokens, use)
  for (const model of modelsMeant(game, state, args.who, use)) stunTokens(table, game.tokens, model, tokens)
}
