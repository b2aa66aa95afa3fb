import { ok, pickOne, putOnTop, refuse, shufflePile, takeTop, type Words } from '@muster/table'
import { force } from './effects/force.ts'
import { dropExcess } from './gear.ts'
import { gearCardOf, hunterOf, lootName, nameOf } from './lookup.ts'
import { priceChange } from './numbers.ts'
import type { GearDeck, Held, Hunter, State } from './state.ts'
import type { Table } from './table.ts'

/** AB-VENDING-1, AB-VENDING-2, AB-VENDING-13: the machines in their order, and how many cards each lays out. */
const machines: readonly { readonly deck: GearDeck; readonly shows: number }[] = [
  { deck: 'guns', shows: 4 },
  { deck: 'meds', shows: 4 },
  { deck: 'ammo', shows: 4 },
  { deck: 'legendary', shows: 1 },
]

type Vending = NonNullable<State['vending']>

/** AB-VENDING-3, AB-VENDING-14, AB-R-84: from whoever held the Spotlight at the end, clockwise; else from the first seat. */
function buyersOf({ spotlight, hunters }: State): number[] {
  const first = Math.max(0, spotlight)
  return hunters.map((_, at) => (first + at) % hunters.length)
}

/** AB-VENDING-2, AB-R-92: a machine lays out its cards, as many as there are. */
function openMachine(table: Table, state: State, machine: number, resold: readonly string[]): void {
  const { deck, shows } = machines[machine] as (typeof machines)[number]
  const shown: string[] = []
  for (let card = takeTop(state[deck]); card !== undefined; card = takeTop(state[deck])) {
    shown.push(card)
    if (shown.length === shows) break
  }
  state.vending = { machine, shown, buyers: buyersOf(state), resold: [...resold] }
  table.tell({ event: 'machine', rule: 'AB-VENDING-1', machine, cards: shown.slice() })
}

/** AB-VENDING-6: never below $50. */
function priceOf(state: State, hunter: Hunter, card: string): number {
  const cost = state.content.gear[card]?.cost ?? 0
  return Math.max(50, cost + 100 * priceChange(state, hunter))
}

const worthOf = ({ content }: State, token: string): number => content.lootTokens[token]?.value ?? 0

/** AB-VENDING-10, AB-R-29: what Gear brings; a starting gun, being of no deck, nothing. */
function resaleOf(state: State, held: Held): number {
  const { deck, resale } = gearCardOf(state, held)
  return deck === undefined ? 0 : resale
}

const tokensWorth = (state: State, { loot }: Hunter): number =>
  loot.reduce((sum, token) => sum + worthOf(state, token), 0)

const gearWorth = (state: State, { gear, inventory }: Hunter): number =>
  [...gear, ...inventory].reduce((sum, held) => sum + resaleOf(state, held), 0)

/** AB-VENDING-7, AB-VENDING-8, AB-VENDING-10: Cash, other tokens and old Gear. */
const fundsOf = (state: State, hunter: Hunter): number => tokensWorth(state, hunter) + gearWorth(state, hunter)

interface BuyAsk {
  readonly state: State
  readonly hunter: string
}

const PASS = 'pass'

const canAfford = (state: State, hunter: Hunter, card: string): boolean =>
  card === PASS || fundsOf(state, hunter) >= priceOf(state, hunter, card)

const tooDear = refuse('AB-VENDING-6', 'it costs more than the hunter has to spend')

const buyWords: Words<string, BuyAsk> = {
  ask: 'buy',
  doing: 'buys Gear',
  rule: 'AB-VENDING-4',
  prompt: ({ state, hunter }) => {
    const buyer = hunterOf(state, hunter)
    const old = gearWorth(state, buyer)
    const gear = old > 0 ? ` and old Gear worth $${old}` : ''
    return `What does ${nameOf(state, hunter)} buy? It has $${tokensWorth(state, buyer)}${gear} to spend.`
  },
  key: (card) => card,
  text: (card, { state, hunter }) => {
    if (card === PASS) return 'Nothing more from this machine'
    const buyer = hunterOf(state, hunter)
    return `${state.content.gear[card]?.name} for $${priceOf(state, buyer, card)}`
  },
  refs: (card) => (card === PASS ? [] : [card]),
  candidates: ({ state }) => [...(state.vending?.shown ?? []), PASS],
  verdict: (card, { state, hunter }) => (canAfford(state, hunterOf(state, hunter), card) ? ok : tooDear),
}

/** AB-VENDING-1..14, AB-R-70: one buyer's turn; a machine is done when all have passed or nothing is left. */
export function vendOn(table: Table, state: State): void {
  if (!state.vending) openMachine(table, state, 0, [])
  const vending = state.vending as Vending
  const hunter = state.hunters[vending.buyers[0] ?? -1]
  if (!hunter || vending.shown.length === 0) {
    closeMachine(table, state)
    return
  }
  const cards = vending.shown.filter((card) => canAfford(state, hunter, card))
  const context = { state, hunter: hunter.id }
  const card = cards.length === 0 ? PASS : table.ask(hunter.seat, pickOne(buyWords, [...cards, PASS], context, PASS))
  const [buyer, ...others] = vending.buyers as [number, ...number[]]
  if (card === PASS) {
    state.vending = { ...vending, buyers: others }
    return
  }
  // What is traded in may have lowered the price.
  const price = priceOf(state, hunter, card)
  const resold = pay(table, state, hunter, price)
  hunter.inventory = [...hunter.inventory, { card, down: false }]
  table.tell({ event: 'buys', rule: 'AB-VENDING-6', id: hunter.id, card, price })
  state.vending = {
    ...vending,
    shown: vending.shown.filter((one) => one !== card),
    buyers: [...others, buyer],
    resold: [...vending.resold, ...resold],
  }
}

/** What is handed in: a token, or a piece of Gear. */
interface Means {
  readonly kind: 'token' | 'gear'
  readonly id: string
}

interface PayAsk extends BuyAsk {
  readonly left: number
}

const payWords: Words<Means, PayAsk> = {
  ask: 'pay with',
  doing: 'pays for Gear',
  rule: 'AB-VENDING-7',
  prompt: ({ state, hunter, left }) => `${nameOf(state, hunter)} still owes $${left}: what with?`,
  key: ({ kind, id }) => `${kind} ${id}`,
  text: ({ kind, id }, { state }) =>
    kind === 'token'
      ? `${lootName(state.content, id)}, worth $${worthOf(state, id)}`
      : `${state.content.gear[id]?.name}, resold for $${state.content.gear[id]?.resale}`,
}

/** AB-VENDING-7..10, AB-R-70: until the price is met; no change is given. The Gear that was traded in. */
function pay(table: Table, state: State, hunter: Hunter, price: number): string[] {
  const resold: string[] = []
  for (let left = price; left > 0; ) {
    const tokens = [...new Set(hunter.loot)].filter((token) => worthOf(state, token) > 0)
    const old = [...hunter.gear, ...hunter.inventory].filter((held) => resaleOf(state, held) > 0)
    const options: Means[] = [
      ...tokens.map((id): Means => ({ kind: 'token', id })),
      ...old.map(({ card }): Means => ({ kind: 'gear', id: card })),
    ]
    const context = { state, hunter: hunter.id, left }
    const { kind, id } =
      options.length === 1 ? (options[0] as Means) : table.ask(hunter.seat, pickOne(payWords, options, context))
    left -= kind === 'token' ? spendToken(table, state, hunter, id) : resell(table, state, hunter, id)
    if (kind === 'gear') resold.push(id)
  }
  return resold
}

/** AB-VENDING-9. */
function spendToken(table: Table, state: State, hunter: Hunter, token: string): number {
  hunter.loot = hunter.loot.toSpliced(hunter.loot.indexOf(token), 1)
  putOnTop(state.bag, token)
  table.tell({ event: 'pays-with', rule: 'AB-VENDING-9', id: hunter.id, token })
  return worthOf(state, token)
}

function resell(table: Table, state: State, hunter: Hunter, card: string): number {
  const value = resaleOf(state, { card, down: false })
  hunter.gear = hunter.gear.filter((held) => held.card !== card)
  hunter.inventory = hunter.inventory.filter((held) => held.card !== card)
  force.changed(state)
  table.tell({ event: 'resells', rule: 'AB-VENDING-10', id: hunter.id, card, value })
  dropExcess(table, state, hunter)
  return value
}

/** AB-VENDING-11, AB-VENDING-12: what nobody bought goes back; resold Gear only when all four machines are done. */
function closeMachine(table: Table, state: State): void {
  const { machine, shown, resold } = state.vending as Vending
  const { deck } = machines[machine] as (typeof machines)[number]
  state[deck].cards = [...state[deck].cards, ...shown]
  if (shown.length > 0) shufflePile(table, state[deck], 'the deck of a Vending Machine')
  if (machine + 1 < machines.length) {
    openMachine(table, state, machine + 1, resold)
    return
  }
  for (const { deck: into } of machines) {
    const back = resold.filter((card) => state.content.gear[card]?.deck === into)
    if (back.length === 0) continue
    state[into].cards = [...state[into].cards, ...back]
    shufflePile(table, state[into], 'the deck of a Vending Machine')
  }
  state.vending = undefined
  state.stage = 'rest'
}
