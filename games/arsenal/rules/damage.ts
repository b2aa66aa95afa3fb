import { pickOne, putInOrder, type Seat, type Words } from '@muster/table'
import { unit } from '../content/describe/deeds.ts'
import type { DamageType } from '../content/grammar.ts'
import { shieldOf } from './effects/standing.ts'
import {
  clockwise,
  controllerOf,
  isOut,
  mechId,
  mechOf,
  objectCard,
  permanentOf,
  playerOf,
  seatOfMech,
} from './lookup.ts'
import { eliminate } from './lose.ts'
import { callThings, nameOf } from './names.ts'
import { addedDice, pullDice, successes, useUp } from './roll.ts'
import { scrapFromPlay } from './scrap.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'
import { setOff } from './trigger.ts'

/** Damage on its way to a Mech or an Object. */
export type Harm = { readonly to: string; readonly amount: number }
/** Where damage comes from: the type of the Attack, and whether nothing can prevent it. */
export type HarmSource = { readonly type?: DamageType; readonly sure?: boolean }

/**
 * AR-DAMAGE-1, AR-DAMAGE-2, AR-R-34, AR-R-38: damage of one effect is simultaneous. Prevention first, then armor clockwise
 * from the active player, then all counters, then what is destroyed. Returns what was dealt to each.
 */
export function dealDamage(table: Table, state: State, harms: readonly Harm[], source: HarmSource): number[] {
  const left = harms.map(({ to, amount }) =>
    controllerOf(state, to) < 0 ? 0 : source.sure ? amount : prevented(table, state, to, amount, source),
  )
  for (const seat of clockwise(state, state.turn))
    harms.forEach(({ to }, index) => {
      if (to !== mechId(seat) || source.sure) return
      left[index] = Math.max(0, (left[index] as number) - armorRoll(table, state, seat, left[index] as number, source))
    })
  for (const [index, { to }] of harms.entries()) place(table, state, to, left[index] as number)
  destroy(table, state, harms)
  return left
}

/** AR-DAMAGE-2, AR-DAMAGE-5, AR-OBJATTACK-9: standing shields and the effects that cover the next damage, each once. */
function prevented(table: Table, state: State, to: string, amount: number, { type }: HarmSource): number {
  const seat = controllerOf(state, to)
  let less = shieldOf(state, seat, seatOfMech(to) >= 0 ? 'mech' : 'objects', type)
  const covers = (one: State['lasting'][number]) =>
    one.kind === 'prevent' && one.on === to && (one.type === undefined || one.type === type)
  if (amount > 0 && state.lasting.some(covers)) {
    for (const one of state.lasting) if (one.kind === 'prevent' && covers(one)) less += one.amount
    state.lasting = state.lasting.filter((one) => !covers(one))
  }
  const left = Math.max(0, amount - less)
  if (left < amount)
    table.tell(() => ({
      event: 'prevented',
      rule: 'AR-DAMAGE-2',
      to,
      amount: amount - left,
      called: callThings(state, [to]),
    }))
  return left
}

const ARMOR_ANSWERS = ['roll', 'decline'] as const

const armorWords: Words<(typeof ARMOR_ANSWERS)[number], { added: number; incoming: number }> = {
  ask: 'armor',
  doing: 'may roll for armor',
  rule: 'AR-DAMAGE-8',
  prompt: ({ added, incoming }) =>
    `${incoming} damage is coming. Make the armor roll with its ${unit(added, 'added die', 'added dice')}?`,
  key: (answer) => answer,
  text: (answer) => (answer === 'roll' ? 'Make the armor roll' : 'Decline it and keep the added dice'),
  kind: (answer) => answer,
  about: ({ added, incoming }) => ({ roll: 'armor', dice: added, damage: incoming }),
}

/** AR-DAMAGE-3 to AR-DAMAGE-12, AR-R-68: at most one armor roll against damage to a Mech, and it is optional. */
function armorRoll(table: Table, state: State, seat: Seat, incoming: number, { type }: HarmSource): number {
  if (incoming === 0) return 0
  const added = Math.max(0, addedDice(state, seat, 'armor', { type }, false))
  if (added > 0 && table.ask(seat, pickOne(armorWords, ARMOR_ANSWERS, { added, incoming }, 'decline')) === 'decline')
    return 0
  const pulled = pullDice(table, { state, seat, roll: 'armor', others: added, need: incoming })
  if (added + pulled === 0) return 0
  useUp(state, seat, 'armor')
  const count = successes(table, seat, 'armor', added + pulled)
  table.tell({ event: 'armor', rule: 'AR-DAMAGE-4', seat, dice: added + pulled, successes: count, incoming })
  return count
}

/** AR-COMPONENTS-8: puts the counters. */
function place(table: Table, state: State, to: string, amount: number): void {
  if (amount === 0 || controllerOf(state, to) < 0) return
  const seat = seatOfMech(to)
  const bearer = seat >= 0 ? playerOf(state, seat) : permanentOf(state, to)
  if (!bearer) return
  bearer.damage += amount
  table.tell(() => ({ event: 'damage', rule: 'AR-DAMAGE-1', to, ...countersOf(state, to, amount, bearer.damage) }))
}

/** Counters put on or taken off, for what is told. */
const countersOf = (state: State, id: string, amount: number, total: number) => ({
  amount,
  total,
  hp: hpOf(state, id),
  called: callThings(state, [id]),
})

/** AR-OBJATTACK-10, AR-LOSE-1, AR-R-29: Objects and Mechs with as much damage as HP go together. */
function destroy(table: Table, state: State, harms: readonly Harm[]): void {
  for (const seat of clockwise(state, state.turn)) {
    const own = harms.map(({ to }) => to).filter((to) => controllerOf(state, to) === seat && isDestroyed(state, to))
    const objects = [...new Set(own)].filter((to) => seatOfMech(to) < 0)
    const order = objects.length > 1 ? table.ask(seat, putInOrder(wreckWords, objects, state)) : objects
    for (const id of order) {
      setOff(state, 'destroyed', id)
      table.tell(() => ({ event: 'destroyed', rule: 'AR-OBJATTACK-10', id, called: callThings(state, [id]) }))
      scrapFromPlay(table, state, id)
    }
  }
  const losers = clockwise(state, state.turn).filter(
    (seat) => harms.some(({ to }) => to === mechId(seat)) && isDestroyed(state, mechId(seat)),
  )
  if (losers.length > 0) eliminate(table, state, losers, 'AR-LOSE-1')
}

const wreckWords: Words<string, State> = {
  ask: 'wrecks',
  doing: 'puts lost Objects in order',
  rule: 'AR-SCRAP-2',
  prompt: () => 'In which order are your destroyed Objects scrapped?',
  key: (id) => id,
  text: (id, state) => nameOf(state, id),
}

function isDestroyed(state: State, id: string): boolean {
  const seat = seatOfMech(id)
  if (seat >= 0) return !isOut(state, seat) && playerOf(state, seat).damage >= hpOf(state, id)
  const object = permanentOf(state, id)
  return object !== undefined && object.damage >= hpOf(state, id)
}

/** How many damage counters destroy a Mech or an Object. */
function hpOf(state: State, id: string): number {
  const seat = seatOfMech(id)
  if (seat >= 0) return mechOf(state, seat).hp
  const object = permanentOf(state, id)
  return (object && objectCard(state, object)?.hp) ?? Number.POSITIVE_INFINITY
}

/** AR-R-72: takes off counters, no more than there are. */
export function repair(table: Table, state: State, id: string, amount: number): void {
  const seat = seatOfMech(id)
  const bearer = seat >= 0 ? playerOf(state, seat) : permanentOf(state, id)
  if (!bearer || controllerOf(state, id) < 0) return
  const off = Math.min(amount, bearer.damage)
  if (off === 0) return
  bearer.damage -= off
  table.tell(() => ({ event: 'repaired', rule: 'AR-R-72', id, ...countersOf(state, id, off, bearer.damage) }))
}
