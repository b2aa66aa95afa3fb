import { freshRow } from '@muster/reaction'
import { mapped, pickOne, type Words } from '@muster/table'
import type { GearSlot } from '../content/cards/gear.ts'
import { leavesAtRest } from './bounty.ts'
import { force } from './effects/force.ts'
import { drawGear } from './gear.ts'
import { type Swap, swap, swapsOf } from './inventory.ts'
import { hunterCardOf, nameOf, tableOptions } from './lookup.ts'
import { charged } from './shield.ts'
import type { Campaign, Hunter, State } from './state.ts'
import type { Table } from './table.ts'

/** AB-REST-1..5, AB-R-35: Legendary tokens are exchanged at the last; then everything is as new, and all Loot is in the bag. */
export function rest(table: Table, state: State): void {
  for (const hunter of state.hunters) exchangeLegendary(table, state, hunter)
  for (const hunter of state.hunters) {
    state.bag.cards = [...state.bag.cards, ...hunter.loot.filter((token) => leavesAtRest(state, token))]
    hunter.loot = hunter.loot.filter((token) => !leavesAtRest(state, token))
    hunter.tokens = freshRow(hunterCardOf(state, hunter).tokens)
    hunter.gear = mapped(hunter.gear, (held) => charged(state, { ...held, down: false }))
    hunter.inventory = mapped(hunter.inventory, (held) => ({ ...held, down: false }))
  }
  force.changed(state)
  table.tell({ event: 'rested', rule: 'AB-REST-1' })
  state.stage = 'level'
}

function exchangeLegendary(table: Table, state: State, hunter: Hunter): void {
  const tokens = hunter.loot.filter((token) => state.content.lootTokens[token]?.kind === 'legendary')
  for (const token of tokens) {
    hunter.loot = hunter.loot.toSpliced(hunter.loot.indexOf(token), 1)
    drawGear(table, state, hunter, 'legendary')
  }
}

const SLOTS: readonly GearSlot[] = ['gun', 'shield', 'grenade', 'misc']

/** A swap of a hunter's own Gear, or a gift to somebody. */
interface Packed extends Swap {
  readonly to?: string
}

const DONE: Packed = { out: '', card: '' }

interface PackAsk {
  readonly state: State
  readonly hunter: string
}

const packWords: Words<Packed, PackAsk> = {
  ask: 'pack',
  doing: 'equips Gear',
  rule: 'AB-R-28',
  prompt: ({ state, hunter }) => `What does ${nameOf(state, hunter)} equip for the next game?`,
  key: ({ out, card, to }) => {
    if (to !== undefined) return `${card} to ${to}`
    return card === '' ? 'done' : out === '' ? card : `${card} for ${out}`
  },
  text: ({ out, card, to }, { state }) => {
    const { content } = state
    if (card === '') return 'Nothing more'
    if (to !== undefined) return `Give ${content.gear[card]?.name} to ${nameOf(state, to)}`
    return out === ''
      ? `Equip ${content.gear[card]?.name}`
      : `${content.gear[card]?.name} for ${content.gear[out]?.name}`
  },
}

/** AB-R-30: where the table trades Gear, what is in the Inventory may go to any other hunter. */
function giftsOf(state: State, hunter: Hunter): Packed[] {
  if (tableOptions(state).tradeGear === 'never') return []
  const others = state.hunters.filter((one) => one !== hunter)
  return hunter.inventory.flatMap(({ card }) => others.map(({ id }) => ({ out: '', card, to: id })))
}

function give(table: Table, hunter: Hunter, card: string, to: Hunter): void {
  const held = hunter.inventory.filter((one) => one.card === card)
  hunter.inventory = hunter.inventory.filter((one) => one.card !== card)
  to.inventory = [...to.inventory, ...held]
  table.tell({ event: 'gives', rule: 'AB-R-30', id: hunter.id, card, to: to.id })
}

/** AB-R-28, AB-R-30: between games each hunter equips freely what it owns; who is given something packs after that. */
export function packOn(table: Table, state: State): void {
  const campaign = state.campaign as Campaign
  const packing = campaign.packing ?? state.hunters.map((_, at) => at)
  const hunter = state.hunters[packing[0] ?? -1]
  if (!hunter) {
    delete campaign.packing
    state.stage = 'bounty'
    return
  }
  const options: Packed[] = [...swapsOf(state, hunter, SLOTS), ...giftsOf(state, hunter)]
  const context = { state, hunter: hunter.id }
  const chosen =
    options.length === 0 ? DONE : table.ask(hunter.seat, pickOne(packWords, [...options, DONE], context, DONE))
  const to = state.hunters.findIndex(({ id }) => id === chosen.to)
  if (to >= 0) give(table, hunter, chosen.card, state.hunters[to] as Hunter)
  else if (chosen.card !== '') swap(table, state, hunter, chosen)
  const left = chosen.card === '' ? packing.slice(1) : packing
  campaign.packing = to < 0 || left.includes(to) ? left : [...left, to]
}
