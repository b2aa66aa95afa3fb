import type { StackItem } from '@muster/ui'
import { describeDeeds } from '../../content/describe/deeds.ts'
import { printedText } from '../../content/printed.ts'
import { cardNamed } from '../../rules/lookup.ts'
import { itemName } from '../../rules/names.ts'
import type { Item, State } from '../../rules/state.ts'
import { functionOf } from '../../rules/trigger.ts'
import { cardIcon } from '../look/card-icon.ts'

function textOf(state: State, { kind, card, index = 0 }: Item): string {
  if (card === undefined) return ''
  return kind === 'function' || kind === 'trigger'
    ? describeDeeds(functionOf(state, card, index).do)
    : printedText(cardNamed(state, card))
}

function itemDrawing(state: State, item: Item, place: number): StackItem {
  return {
    id: `item-${item.id}`,
    seat: item.seat,
    name: itemName(state, item),
    text: textOf(state, item),
    icon: item.card === undefined ? (item.kind === 'move' ? 'move' : 'checkered-flag') : cardIcon(item.card),
    now: item.resolving ? 'resolving' : place === 0 ? 'resolves next' : '',
  }
}

/** AR-INIT-10: what was declared and waits, the last first. */
export const stackOf = (state: State): { name: string; items: StackItem[] } => ({
  name: 'Waiting to resolve, last in first out',
  items: [...state.stack].reverse().map((item, place) => itemDrawing(state, item, place)),
})
