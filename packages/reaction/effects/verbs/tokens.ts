import type { SharedDeeds, Whom } from '../../grammar/deed.ts'
import type { CardWords } from '../../grammar/words.ts'
import { readySome, stun as stunTokens } from '../../pay.ts'
import { heal as healWounds } from '../../wound.ts'
import { amountOf } from '../amount.ts'
import type { CardModel } from '../card-game.ts'
import type { Doing } from '../verbs.ts'
import { modelOf, modelsMeant } from '../who.ts'

/** Does something to each model meant that is still on the table when its turn comes. */
function toEach<State, W extends CardWords>(
  { game, state, use }: Doing<State, W>,
  whom: Whom<W>,
  change: (model: CardModel) => void,
): void {
  for (const { id } of modelsMeant(game, state, whom, use)) {
    const model = modelOf(game, state, id)
    if (model) change(model)
  }
}

/** AB-REDLINE-4, CZ-WOUND-10: a wound without an opposed roll. */
export function wound<State, W extends CardWords>(args: SharedDeeds<W>['wound'], doing: Doing<State, W>): undefined {
  const { table, game, state, use } = doing
  const wounds = amountOf(game, state, args.wounds, use)
  toEach(doing, args.who, (model) => game.wound(table, state, model, wounds, use))
}

/** AB-HEAL-1, CZ-HEAL-1. */
export function heal<State, W extends CardWords>(args: SharedDeeds<W>['heal'], doing: Doing<State, W>): undefined {
  const { table, game, state, use } = doing
  const wounds = amountOf(game, state, args.wounds, use)
  toEach(doing, args.who, (model) => {
    if (game.heal) game.heal(table, state, model, wounds, use)
    else healWounds(table, game.wounds, game.healer(state, model, use), model, wounds)
  })
}

/** CZ-KEYWORD-18. */
export function ready<State, W extends CardWords>(args: SharedDeeds<W>['ready'], doing: Doing<State, W>): undefined {
  const { table, game, state, use } = doing
  const tokens = amountOf(game, state, args.tokens, use)
  toEach(doing, args.who, (model) => readySome(table, game.tokens, model.seat, model, tokens))
}

/** CZ-KEYWORD-21. */
export function stun<State, W extends CardWords>(args: SharedDeeds<W>['stun'], doing: Doing<State, W>): undefined {
  const { table, game, state, use } = doing
  const tokens = amountOf(game, state, args.tokens, use)
  toEach(doing, args.who, (model) => {
    if (game.stun) game.stun(table, state, model, tokens)
    else stunTokens(table, game.tokens, model, tokens)
  })
}
