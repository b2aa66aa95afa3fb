import { pickOne, putUnder, shufflePile, takeTop, type Words } from '@muster/table'
import type { GearSlot } from '../content/cards/gear.ts'
import { cardsOf, force } from './effects/force.ts'
import { gearCardOf, nameOf } from './lookup.ts'
import { slotChange } from './numbers.ts'
import { charged } from './shield.ts'
import type { GearDeck, Held, Hunter, State } from './state.ts'
import type { Table } from './table.ts'

/** AB-GEAR-2..5. */
const SLOTS: Readonly<Record<GearSlot, number>> = { gun: 2, misc: 2, shield: 1, grenade: 1 }

/** AB-GEAR-2..5: how many pieces of a kind a hunter may have equipped. */
export function slotsOf(state: State, hunter: Hunter, slot: GearSlot): number {
  return Math.max(0, SLOTS[slot] + slotChange(state, hunter, slot))
}

/** The most it could have by any card, its own also counting while it is out of the Vault and they are not in force. */
export function mostSlots(state: State, hunter: Hunter, slot: GearSlot): number {
  const number = `${slot}-slots`
  const own = cardsOf(state, hunter).flatMap(({ rules }) => rules.standing)
  const ofOthers = (force.of(state).changes.get(number) ?? []).filter(({ bearer }) => bearer !== hunter.id)
  return [...own, ...ofOthers.map(({ rule }) => rule)].reduce(
    (most, rule) => ('change' in rule && rule.change === number ? most + Math.max(0, rule.add) : most),
    SLOTS[slot],
  )
}

/** AB-GEAR-1, AB-SHIELD-1, AB-KEYWORD-47: a card as it lies in a slot when it is equipped. */
export function gearAsEquipped(state: State, card: string): Held {
  const held: Held = { card, down: false }
  const runs = state.content.gear[card]?.keywords.includes('run and gun')
  return charged(state, runs ? { ...held, run: 'Y+' } : held)
}

/** AB-INVENTORY-4, AB-R-83: a card as it lies in the Inventory: still exhausted if it was, without a token of its own. */
const asStored = ({ card, down }: Held): Held => ({ card, down })

/** AB-GEAR-1, AB-GEAR-6: the equipped cards that take the same kind of slot. */
export const inSlot = (state: State, { gear }: Hunter, slot: GearSlot): Held[] =>
  gear.filter((held) => gearCardOf(state, held).slot === slot)

/** Puts a card into a slot, and what lay there into the Inventory. */
export function equip(state: State, hunter: Hunter, held: Held, out: string | undefined): void {
  const fresh = gearAsEquipped(state, held.card)
  const replaced = hunter.gear.find(({ card }) => card === out)
  hunter.gear = [...hunter.gear.filter((one) => one !== replaced), held.down ? { ...fresh, down: true } : fresh]
  if (replaced) hunter.inventory = [...hunter.inventory, asStored(replaced)]
  force.changed(state)
}

interface ExcessAsk {
  readonly state: State
  readonly hunter: string
  readonly slot: GearSlot
}

const excessWords: Words<string, ExcessAsk> = {
  ask: 'too many',
  doing: 'stows Gear',
  rule: 'AB-GEAR-2',
  prompt: ({ state, hunter }) => `${nameOf(state, hunter)} has too few slots now: what goes into the Inventory?`,
  key: (card) => card,
  text: (card, { state }) => state.content.gear[card]?.name ?? 'a piece of Gear',
}

/** AB-GEAR-2..5: where a card takes its slots with it, what no longer fits goes into the Inventory, as its player picks. */
export function dropExcess(table: Table, state: State, hunter: Hunter): void {
  for (const slot of ['gun', 'grenade', 'misc'] as const)
    for (let there = inSlot(state, hunter, slot); there.length > slotsOf(state, hunter, slot); ) {
      const cards = there.map(({ card }) => card)
      const card = table.ask(hunter.seat, pickOne(excessWords, cards, { state, hunter: hunter.id, slot }))
      const held = there.find((one) => one.card === card) as Held
      hunter.gear = hunter.gear.filter((one) => one !== held)
      hunter.inventory = [...hunter.inventory, asStored(held)]
      force.changed(state)
      table.tell({ event: 'stored', rule: 'AB-GEAR-2', id: hunter.id, card })
      there = inSlot(state, hunter, slot)
    }
}

/** Where a drawn card goes: into the Inventory, a free slot, or the place of an equipped card. */
type Whither = { readonly to: 'inventory' | 'slot'; readonly out?: string }

interface DrawnAsk {
  readonly state: State
  readonly hunter: string
  readonly card: string
}

const drawnWords: Words<Whither, DrawnAsk> = {
  ask: 'drawn',
  doing: 'equips Gear',
  rule: 'AB-LOOT-21',
  prompt: ({ state, hunter, card }) =>
    `${nameOf(state, hunter)} has drawn ${state.content.gear[card]?.name}. Equip it?`,
  key: ({ to, out }) => (to === 'inventory' ? 'inventory' : out === undefined ? 'equip' : `equip for ${out}`),
  text: ({ to, out }, { state }) => {
    if (to === 'inventory') return 'Put it in the Inventory'
    return out === undefined ? 'Equip it' : `Equip it in place of ${state.content.gear[out]?.name}`
  },
}

/** AB-LOOT-19, AB-LOOT-21, AB-GEAR-1, AB-R-28, AB-R-92: the top card of a deck, equipped or put in the Inventory at once. */
export function drawGear(table: Table, state: State, hunter: Hunter, deck: GearDeck): void {
  const card = takeTop(state[deck])
  if (card === undefined) return
  const { slot } = gearCardOf(state, { card, down: false })
  const there = inSlot(state, hunter, slot)
  const free: Whither[] = there.length < slotsOf(state, hunter, slot) ? [{ to: 'slot' }] : []
  const swaps = free.length > 0 ? [] : there.map((held): Whither => ({ to: 'slot', out: held.card }))
  const options: Whither[] = [...free, ...swaps, { to: 'inventory' }]
  const { to, out } = table.ask(hunter.seat, pickOne(drawnWords, options, { state, hunter: hunter.id, card }))
  if (to === 'inventory') hunter.inventory = [...hunter.inventory, { card, down: false }]
  else equip(state, hunter, { card, down: false }, out)
  table.tell({ event: 'drawn', rule: 'AB-LOOT-21', id: hunter.id, card, equipped: to === 'slot' })
  dropExcess(table, state, hunter)
}

/** AB-SHIELD-10, AB-R-82: a discarded card goes into its own deck, which is shuffled; a starting gun leaves the game. */
export function returnToDeck(table: Table, state: State, card: string): void {
  const deck = state.content.gear[card]?.deck
  if (!deck) return
  putUnder(state[deck], card)
  shufflePile(table, state[deck], 'the deck of a discarded card')
}
