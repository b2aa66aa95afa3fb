import { colourOf, freeTokens, type Token, tokenText } from '@muster/reaction'
import { pickOne, type Words } from '@muster/table'
import { take } from './action.ts'
import { type Doing, doingOf } from './cards.ts'
import { combatPerform } from './effects/perform.ts'
import type { Errand } from './effects/state.ts'
import { isStunned, tokenOfGonk } from './gonk.ts'
import { isOn, modelOf, nameOf } from './lookup.ts'
import { actQuestion } from './menu.ts'
import { startMove } from './move.ts'
import type { Battle, Model } from './state.ts'
import type { Table } from './table.ts'

type FreeAsk = { readonly battle: Battle; readonly model: Model }

const tokenWords: Words<Token, FreeAsk> = {
  ask: 'free token',
  rule: 'CZ-FREE-2',
  prompt: ({ battle, model }) => `With the colour of which token does ${nameOf(battle, model)} move?`,
  doing: 'moves for free',
  key: (token) => token,
  text: tokenText,
  refs: (_, { model }) => [model.id],
  assume: (tokens) => tokens[0] as Token,
}

/** CZ-FREE-2, CZ-FREE-3, CZ-FREE-6, CZ-R-118: the token whose colour the dice have, Ready or Used; a Gonk's is that of its card. */
function freeToken(table: Table, battle: Battle, model: Model): Token {
  if (model.kind !== 'character') return tokenOfGonk(battle, model)
  const tokens = freeTokens(model.tokens)
  const colours = new Set(tokens.map(colourOf))
  if (colours.size === 1) return tokens[0] as Token
  return table.ask(model.seat, pickOne(tokenWords, tokens, { battle, model }))
}

/** CZ-FREE-1..7, CZ-KEYWORD-23: the next thing somebody may do for free. Who has left the table meanwhile does nothing, and a stunned Gonk takes no action at all. */
export function runErrand(table: Table, battle: Battle): void {
  const [errand, ...rest] = battle.errands as [Errand, ...Errand[]]
  if (errand.do === 'deeds') {
    battle.errands = rest
    return combatPerform(table, battle, errand.deeds, { me: undefined, them: undefined, ...errand.use })
  }
  const model = modelOf(battle, errand.id)
  if (!isOn(model) || isStunned(model)) {
    battle.errands = rest
    return
  }
  if (errand.do === 'move') {
    const token = freeToken(table, battle, model)
    battle.errands = rest
    if (isOn(model)) startMove(table, battle, model, token, errand.colour)
    return
  }
  const { action, target, token } = table.ask(model.seat, actQuestion({ battle, model, free: errand }))
  battle.errands = rest
  if (action === '' || !isOn(model)) return
  const doing = doingOf(battle, model, action) as Doing
  take(table, battle, { by: model.id, doing, target, token, isReaction: false, isFree: true })
}
