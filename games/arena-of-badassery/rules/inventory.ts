import type { GearSlot } from '../content/cards/gear.ts'
import { dropExcess, equip, inSlot, slotsOf } from './gear.ts'
import { gearCardOf } from './lookup.ts'
import type { Held, Hunter, State } from './state.ts'
import type { Table } from './table.ts'

/** One card of the Inventory for one that is equipped, or for an empty slot ('' then). */
export interface Swap {
  readonly out: string
  readonly card: string
}

/** AB-BASIC-10, AB-LOOT-13, AB-INVENTORY-1, AB-R-27: the swaps a hunter can make within these kinds of slot. */
export function swapsOf(state: State, hunter: Hunter, slots: readonly GearSlot[]): Swap[] {
  const swaps: Swap[] = []
  for (const held of hunter.inventory) {
    const { slot } = gearCardOf(state, held)
    if (!slots.includes(slot)) continue
    const there = inSlot(state, hunter, slot)
    if (there.length < slotsOf(state, hunter, slot)) swaps.push({ out: '', card: held.card })
    for (const { card } of there) swaps.push({ out: card, card: held.card })
  }
  return swaps
}

/** AB-INVENTORY-4: the card that comes is as it lay in the Inventory, the one that goes stays as it is. */
export function swap(table: Table, state: State, hunter: Hunter, { out, card }: Swap): void {
  const held = hunter.inventory.find((one) => one.card === card) as Held
  hunter.inventory = hunter.inventory.filter((one) => one !== held)
  equip(state, hunter, held, out === '' ? undefined : out)
  table.tell({ event: 'swaps', rule: 'AB-BASIC-10', id: hunter.id, card, ...(out === '' ? {} : { out }) })
  dropExcess(table, state, hunter)
}
