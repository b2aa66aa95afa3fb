import { resolveAttack } from './attack.ts'
import { perform } from './effects/deeds.ts'
import { resolveFunction } from './function.ts'
import { cardNamed, isOut } from './lookup.ts'
import { resolveMove } from './move.ts'
import { enterPlay } from './object.ts'
import { scrapCard } from './scrap.ts'
import type { Item, State } from './state.ts'
import type { Table } from './table.ts'

/** AR-INIT-7: what was declared takes effect, now that initiative is back. */
export function resolve(table: Table, state: State, item: Item): void {
  const { id, seat, kind, card } = item
  table.tell(() => ({
    event: 'resolves',
    rule: 'AR-INIT-7',
    seat,
    item: id,
    kind,
    ...(card === undefined ? {} : { card }),
  }))
  switch (item.kind) {
    case 'card':
      return resolveCard(table, state, item)
    case 'function':
    case 'trigger':
      return resolveFunction(table, state, item)
    case 'move':
      return resolveMove(table, state, item)
    case 'copy':
    case 'end':
      return
  }
}

/** AR-ACTION-1, AR-ACTION-2, AR-ATTACKCARD-4, AR-PLAY-7: Actions and Attacks are scrapped after their effect, others stay. */
function resolveCard(table: Table, state: State, item: Item): void {
  const card = cardNamed(state, item.card ?? '')
  switch (card.type) {
    case 'action':
      perform(table, state, card.do, {
        seat: item.seat,
        x: item.x,
        target: item.target,
        source: card.name,
        from: undefined,
        hex: -1,
        radius: 0,
      })
      break
    case 'attack':
      resolveAttack(table, state, item)
      break
    default:
      return enterPlay(table, state, item, card)
  }
  // A player who lost on the way has taken the card along; one disrupted between copies is already scrapped.
  const index = state.stack.indexOf(item)
  if (index < 0 || isOut(state, item.seat)) return
  state.stack.splice(index, 1)
  scrapCard(table, state, item.seat, card.id)
}
