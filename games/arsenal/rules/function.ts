import type { Seat } from '@muster/table'
import { perform } from './effects/deeds.ts'
import { pay } from './energy.ts'
import { declareItem } from './initiative.ts'
import { aimedAt, isOut, permanentOf, playerOf } from './lookup.ts'
import { callThings } from './names.ts'
import { cardOfUse, energyOf, functionOfUse, type Use } from './options.ts'
import { scrapFromPlay } from './scrap.ts'
import type { Item, State } from './state.ts'
import type { Table } from './table.ts'
import { functionOf } from './trigger.ts'

/** AR-FUNCTION-2, AR-FUNCTION-6, AR-FUNCTION-7, AR-MARK-2: the whole cost is paid at declaration, scrapping included. */
export function useFunction(table: Table, state: State, seat: Seat, use: Use): void {
  const { from, index, target, x = 0 } = use
  const own = permanentOf(state, from)
  const one = functionOfUse(state, seat, use)
  const { cost } = one
  const item: Item = {
    id: state.made++,
    seat,
    kind: 'function',
    card: cardOfUse(state, seat, use),
    from,
    index,
    x,
    hex: own?.hex ?? -1,
    resolving: false,
  }
  if (target !== undefined) item.target = target
  pay(table, state, seat, energyOf(one, x), use.way)
  if (isOut(state, seat)) return
  if (cost?.mark) {
    if (own) own.marked = true
    else playerOf(state, seat).marked = true
    table.tell(() => ({ event: 'marked', rule: 'AR-MARK-2', seat, id: from, called: callThings(state, [from]) }))
  }
  const called = cost?.scrap ? callThings(state, aimedAt(item)) : undefined
  if (cost?.scrap && own) scrapFromPlay(table, state, from)
  declareItem(table, state, item, 'AR-FUNCTION-6', called)
}

/** AR-FUNCTION-6, AR-R-53: a declared function resolves even if its card has left play. */
export function resolveFunction(table: Table, state: State, item: Item): void {
  const { seat, x, target, from, card = '', index = 0, hex = -1 } = item
  const face = state.content.cards[card] ?? state.content.mechs[card]
  const radius = face && 'radius' in face ? (face.radius ?? 0) : 0
  perform(table, state, functionOf(state, card, index).do, {
    seat,
    x,
    target,
    source: face?.name ?? card,
    from,
    hex,
    radius,
  })
}
