import { modelsWho } from '@muster/reaction'
import { mapped, refuse, type Words } from '@muster/table'
import type { Order } from '../content/grammar/order.ts'
import { outOfAmmo } from './ammo.ts'
import { printedAssault } from './assault.ts'
import { arenaGame } from './effects/cards.ts'
import { canMove, isBehind, moveEnemy } from './enemymove.ts'
import { drawEvent, endEvent } from './event.ts'
import { openOrders } from './frame.ts'
import { decide, deciderOf } from './group.ts'
import { enemyCardOf, enemyNamed, hunterOf, isUp, nameOf, takeOut } from './lookup.ts'
import { rangeBetween } from './range.ts'
import { canReact } from './react.ts'
import { activateSlaughterlight } from './slaughter.ts'
import { spawnOn } from './spawn.ts'
import type { Enemy, Frame, Hunter, State } from './state.ts'
import { statusKinds } from './status.ts'
import type { Table } from './table.ts'
import { attackWith, hasTarget, takeSpecial } from './target.ts'

/** Orders that each enemy carries out by itself. */
const byEach = ['move', 'melee', 'ranged', 'special'] as const
type ByEach = (typeof byEach)[number]

const isByEach = (order: Order | undefined): order is ByEach => byEach.includes(order as ByEach)

/** The orders of a card; for enemies of which no model was left to spawn, a Melee order (AB-SPAWN-12). */
function listOf({ content }: State, { by, card, list }: Frame): readonly Order[] {
  if (list) return list
  switch (by) {
    case 'boss':
      return content.enemies[card]?.action ?? []
    case 'card':
      return content.announcements[card]?.orders ?? []
    case 'event':
      return content.events[card]?.orders ?? []
    case 'spawn':
      return ['melee']
    case 'deed':
      return []
  }
}

/** AB-ORDERS-1, AB-BOSS-4, AB-BOSS-6, AB-R-77: who has to carry out an order of a card. */
function followers(state: State, { by, card, only }: Frame): string[] {
  const isBoss = (enemy: Enemy) => enemyCardOf(state, enemy).type === 'boss'
  const ids: string[] = []
  for (const enemy of state.enemies) {
    const isOwn = by === 'boss' || by === 'spawn' ? enemy.card === card : !isBoss(enemy)
    if (only ? only.includes(enemy.id) : isOwn) ids.push(enemy.id)
  }
  return ids
}

/** Whether an enemy could do anything on an order now: without a target there is no attack, without a way no move. */
function canFollow(state: State, enemy: Enemy, order: ByEach): boolean {
  switch (order) {
    case 'move':
      return canMove(state, enemy)
    case 'special':
      return enemyCardOf(state, enemy).specials.length > 0
    default:
      return hasTarget(state, enemy, printedAssault(state, enemy, order))
  }
}

interface NextAsk {
  readonly state: State
  readonly order: ByEach
}

const verbs: Readonly<Record<ByEach, string>> = {
  move: 'moves',
  melee: 'strikes',
  ranged: 'shoots',
  special: 'takes its special action',
}

const hasNoPart = refuse('AB-ORDERS-1', 'it has done its part in this order, or has none')

const nextWordsBy = (rule: string): Words<string, NextAsk> => ({
  ask: 'enemy next',
  doing: 'chooses which enemy acts',
  rule,
  prompt: ({ order }) => `Which enemy ${verbs[order]} next?`,
  key: (id) => id,
  text: (id, { state }) => nameOf(state, id),
  refs: (id) => [id],
  fold: 'Others like them, and those with nothing to do now',
  whyNot: () => hasNoPart,
})

const strikeWords = nextWordsBy('AB-TARGET-7')
const nextWords: Readonly<Record<ByEach, Words<string, NextAsk>>> = {
  move: nextWordsBy('AB-ENEMYMOVE-4'),
  melee: strikeWords,
  ranged: strikeWords,
  special: nextWordsBy('AB-TARGET-17'),
}

/** Enemies of one card in one zone, hurt alike, do the same: one of them stands for all, and the others are folded away. */
function areAlike(one: Enemy, other: Enemy): boolean {
  if (one.zone !== other.zone || one.card !== other.card || one.wounds !== other.wounds) return false
  if (one.shields.length !== other.shields.length) return false
  for (let at = 0; at < one.shields.length; at++) if (one.shields[at] !== other.shields[at]) return false
  return one.status === other.status || statusKinds.every((kind) => one.status[kind] === other.status[kind])
}

function isAmong(kinds: readonly Enemy[], enemy: Enemy): boolean {
  for (const one of kinds) if (areAlike(one, enemy)) return true
  return false
}

/** How far a [RE]action or a Fumble may bring a hunter (AB-BASIC-4). */
const STEPS = 3

/**
 * Whether what this enemy does may give one that can do nothing now something to do: it clears its way, or a hunter may come
 * within its reach by a [RE]action or a Fumble.
 */
function mayOpen(state: State, enemy: Enemy, idle: Enemy, order: ByEach): boolean {
  if (order === 'move') return isBehind(state, idle, enemy)
  if (order === 'special') return false
  const { range } = printedAssault(state, idle, order)
  const fumbles = enemyCardOf(state, enemy).defenseFumble !== undefined
  const mayCome = (hunter: Hunter) =>
    isUp(hunter) && (fumbles || canReact(state, hunter)) && rangeBetween(state, idle.zone, hunter.zone) <= range + STEPS
  return range > 0 && state.hunters.some(mayCome)
}

/**
 * AB-ENEMYMOVE-4, AB-TARGET-7, AB-TARGET-17: who of those left is next, as the group likes; also one that can do nothing now, so
 * that it does nothing later. Nobody where none of them can.
 */
function chooseNext(table: Table, state: State, left: readonly string[], order: ByEach): Enemy | undefined {
  const kinds: Enemy[] = []
  const further: string[] = []
  const idle: Enemy[] = []
  for (const id of left) {
    const enemy = enemyNamed(state, id)
    if (!enemy) continue
    if (isAmong(kinds, enemy)) further.push(id)
    else if (canFollow(state, enemy, order)) kinds.push(enemy)
    else idle.push(enemy)
  }
  const [first] = kinds
  if (!first || (kinds.length === 1 && !idle.some((one) => mayOpen(state, first, one, order)))) return first
  const ids = mapped(kinds, ({ id }) => id)
  further.push(...idle.map(({ id }) => id))
  const choice = { words: nextWords[order], context: { state, order }, pass: first.id, further }
  return enemyNamed(state, decide(table, state, ids, choice))
}

/** AB-ROUND-5, AB-ROUND-6, AB-ORDERS-1..9: the next thing an order asks for; the next order when all is done. */
export function ordersOn(table: Table, state: State): void {
  const frame = state.orders.at(-1) as Frame
  const order = listOf(state, frame)[frame.at]
  if (order === undefined) {
    state.orders.pop()
    if (frame.by === 'event') endEvent(table, state, frame.card)
    return
  }
  if (isByEach(order)) followOrder(table, state, frame, order)
  else if (order === 'spawn') spawnOn(table, state, frame)
  else {
    frame.at++
    carryOut(table, state, frame, order)
  }
}

function followOrder(table: Table, state: State, frame: Frame, order: ByEach): void {
  if (!frame.left) {
    frame.left = followers(state, frame)
    const isForSome = frame.by === 'boss' || frame.by === 'spawn' || frame.only !== undefined
    const { left } = frame
    table.tell(() => ({ event: 'order', rule: 'AB-ROUND-6', order, ...(isForSome ? { enemies: left.slice() } : {}) }))
  }
  const enemy = halfDone(state, frame) ?? chooseAnew(table, state, frame, order)
  if (!enemy) {
    frame.at++
    frame.left = undefined
    return
  }
  if (order !== 'special') takeOut(frame.left, enemy.id)
  if (order === 'move') moveEnemy(table, state, enemy)
  else if (order === 'special') specialsOn(table, state, frame, enemy)
  else attackWith(table, state, enemy, order)
}

/** The next enemy, from its first special on: whoever was half done is gone. */
function chooseAnew(table: Table, state: State, frame: Frame, order: ByEach): Enemy | undefined {
  frame.line = undefined
  return chooseNext(table, state, frame.left ?? [], order)
}

/** Whoever has taken one of its special actions and not the last. */
const halfDone = (state: State, { line, left = [] }: Frame): Enemy | undefined =>
  line === undefined ? undefined : enemyNamed(state, left[0] ?? '')

/** AB-TARGET-15, AB-TARGET-16: all specials of one enemy, top to bottom, before the next enemy's. */
function specialsOn(table: Table, state: State, frame: Frame, enemy: Enemy): void {
  const at = frame.line ?? 0
  frame.left = [enemy.id, ...(frame.left ?? []).filter((id) => id !== enemy.id)]
  if (at + 1 < enemyCardOf(state, enemy).specials.length) frame.line = at + 1
  else {
    frame.left.shift()
    frame.line = undefined
  }
  takeSpecial(table, state, enemy, at)
}

/** AB-ORDERS-8, AB-ORDERS-9, AB-SLAUGHTER-1: orders that concern the hunters or the show. */
function carryOut(table: Table, state: State, frame: Frame, order: Exclude<Order, ByEach | 'spawn'>): void {
  if (order === 'slaughterlight') activateSlaughterlight(table, state)
  else if (order === 'event') drawEvent(table, state)
  else {
    const me = frame.by === 'boss' ? state.enemies.find(({ card }) => card === frame.card)?.id : undefined
    const use = { seat: deciderOf(state), me, them: undefined, source: '', rule: 'AB-ORDERS-9' }
    if ('empty' in order)
      for (const { id } of modelsWho(arenaGame, state, order.empty, use)) outOfAmmo(table, state, hunterOf(state, id))
    else {
      const list = modelsWho(arenaGame, state, order.if, use).length > 0 ? order.do : (order.else ?? [])
      const only = frame.by === 'boss' ? followers(state, frame) : frame.only
      if (list.length > 0) openOrders(state, { by: frame.by, card: frame.card, list: list.slice(), only })
    }
  }
}
