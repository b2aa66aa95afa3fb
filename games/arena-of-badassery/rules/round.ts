import { readyAll } from '@muster/reaction'
import { mapped } from '@muster/table'
import type { Order } from '../content/grammar/order.ts'
import { force, forceOfCard } from './effects/force.ts'
import { timeMoment } from './effects/moment.ts'
import { openOrders } from './frame.ts'
import { STARTING_LUCK } from './luck.ts'
import { luckChange } from './numbers.ts'
import { newCounts, newSpan } from './spot.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

/** AB-ROUND-1, AB-ROUND-2, AB-R-11: a round begins with the Vault Hunter turn, all Action Tokens Ready. */
export function beginRound(table: Table, state: State): void {
  state.round++
  for (const hunter of state.hunters) {
    hunter.activated = false
    readyAll(hunter.tokens)
    if (hunter.gear.some(({ run }) => run === 'Y-'))
      hunter.gear = mapped(hunter.gear, (held) => (held.run === 'Y-' ? { ...held, run: 'Y+' as const } : held))
  }
  endLasting(state, 'round')
  newSpan(state, 'round', state.hunters)
  newCounts(state, 'round')
  if (state.round === 1) beginGame(table, state)
  table.tell({ event: 'round', rule: 'AB-ROUND-1', round: state.round })
  timeMoment(table, state, 'round-start')
  state.stage = 'activate'
}

/** AB-LUCK-1, AB-LUCK-8, AB-R-25: the Luck of a game, with what cards add to it; then whatever happens as it begins. */
function beginGame(table: Table, state: State): void {
  state.luck = STARTING_LUCK + state.hunters.reduce((sum, hunter) => sum + luckChange(state, hunter), 0)
  timeMoment(table, state, 'game-start')
}

/** Rules that hold for a while end with it. */
export function endLasting(state: State, until: string): void {
  if (!state.lasting.some((one) => one.until === until)) return
  state.lasting = state.lasting.filter((one) => one.until !== until)
  force.changed(state)
}

/** AB-BOSS-3, AB-BOSS-7: the enemy turn begins; a Boss follows its own card first. */
export function beginEnemyTurn(table: Table, state: State): void {
  newSpan(state, 'enemy-turn', state.hunters)
  table.tell({ event: 'enemy-turn', rule: 'AB-ROUND-3' })
  timeMoment(table, state, 'enemy-turn-start')
  state.stage = 'card'
  const boss = state.enemies.find(({ card }) => state.content.enemies[card]?.type === 'boss')
  if (boss) openOrders(state, { by: 'boss', card: boss.card })
}

/** The Announcement whose rules hold from now on. */
function announce(state: State, card: string | undefined): void {
  const { announcements } = state.content
  for (const one of [state.announced, card]) {
    const rules = one === undefined ? undefined : announcements[one]
    if (rules) forceOfCard(state, rules)
  }
  state.announced = card
}

/** AB-R-13: the orders of a card without Spawn, also where one waits for something; what it then leaves empty does nothing. */
function withoutSpawn(orders: readonly Order[]): Order[] {
  return orders.flatMap((order): Order[] => {
    if (order === 'spawn') return []
    if (typeof order === 'string' || !('if' in order)) return [order]
    return [{ ...order, do: withoutSpawn(order.do), else: order.else && withoutSpawn(order.else) }]
  })
}

/** AB-ROUND-4, AB-R-13: the first card of the queue is carried out; without one there are no orders, or the last is repeated. */
export function takeCard(table: Table, state: State): void {
  const [first] = state.queue.cards
  const last = state.config.options.emptyQueue === 'no-orders' ? undefined : state.past.cards.at(-1)
  const card = first ?? last
  state.stage = 'order'
  if (card === undefined) {
    table.tell({ event: 'no-orders', rule: 'AB-R-13' })
    return
  }
  announce(state, card)
  const orders = state.content.announcements[card]?.orders ?? []
  const list = first === undefined ? withoutSpawn(orders) : undefined
  openOrders(state, { by: 'card', card, list })
  table.tell({ event: 'announcement', rule: 'AB-ROUND-4', card })
}

/** AB-ROUND-7, AB-R-12: when all orders are done the card goes to the discard pile. */
export function endOrders(table: Table, state: State): void {
  const card = state.queue.cards[0]
  if (card !== undefined && card === state.announced) {
    state.queue.cards.shift()
    state.past.cards.push(card)
    table.tell({ event: 'announcement-over', rule: 'AB-ROUND-7', card })
  }
  state.stage = 'burn'
}

/** AB-KEYWORD-8, AB-R-66: the end of the enemy turn. */
export function endEnemyTurn(table: Table, state: State): void {
  timeMoment(table, state, 'enemy-turn-end')
  endLasting(state, 'enemy-turn')
  announce(state, undefined)
  state.stage = 'cleanup'
}
