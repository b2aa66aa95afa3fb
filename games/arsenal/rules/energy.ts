import { invariant, pickNumber, pickOne, refuse, type Seat, type Words } from '@muster/table'
import { unit } from '../content/describe/deeds.ts'
import { playerOf, tableOptions } from './lookup.ts'
import type { Energy, State } from './state.ts'
import type { Table } from './table.ts'

/** AR-COMPONENTS-3. */
export const ENERGY_CARDS = 8

/** AR-ENERGY-8: the most that can be spent at this moment. */
export const mostEnergy = ({ ready, marked }: Energy): number => 2 * ready + marked

/** How a payment is made: cards marked, marked cards burned, upright cards burned. */
export type Payment = { readonly mark: number; readonly burn: number; readonly burnReady: number }

/** AR-ENERGY-2 to AR-ENERGY-9: every way to pay a cost, marking most first. */
export function paymentsFor({ ready, marked }: Energy, cost: number): Payment[] {
  const ways: Payment[] = []
  for (let mark = Math.min(ready, cost); mark >= 0; mark--)
    for (let burnReady = 0; burnReady <= ready - mark && burnReady + mark <= cost; burnReady++) {
      const burn = cost - mark - burnReady
      if (burn <= marked + mark) ways.push({ mark, burn, burnReady })
    }
  return ways
}

/** A way to pay in words: "mark 2, burn 1, burn 1 unmarked". */
export function nameOfPayment({ mark, burn, burnReady }: Payment): string {
  const parts = [mark > 0 && `mark ${mark}`, burn > 0 && `burn ${burn}`, burnReady > 0 && `burn ${burnReady} unmarked`]
  return parts.filter(Boolean).join(', ')
}

/** The way to pay that is called so; undefined where none is. */
export function parsePayment(name: string): Payment | undefined {
  const way = { mark: 0, burn: 0, burnReady: 0 }
  for (const part of name.split(', ')) {
    const [, verb, count, unmarked] = /^(mark|burn) (\d+)( unmarked)?$/.exec(part) ?? []
    if (verb === 'mark') way.mark = Number(count)
    else if (verb === 'burn') way[unmarked ? 'burnReady' : 'burn'] = Number(count)
  }
  return nameOfPayment(way) === name ? way : undefined
}

const notDue = refuse('AR-R-43', 'what is due is paid exactly, and only with Energy cards that are there')

const paymentWords: Words<Payment, { state: State; seat: Seat; cost: number }> = {
  ask: 'payment',
  doing: 'chooses how to pay',
  rule: 'AR-ENERGY-9',
  prompt: ({ cost }) => `Pay ${cost} Energy`,
  key: nameOfPayment,
  whyNot: () => notDue,
  text: ({ mark, burn, burnReady }) => `Mark ${mark}, burn ${burn} marked and ${burnReady} unmarked Energy`,
}

/** AR-PLAY-4, AR-R-43: pays exactly what is due: as chosen, as the table asks, or by marking first and then burning. */
export function pay(table: Table, state: State, seat: Seat, cost: number, chosen?: Payment): void {
  if (cost === 0) return
  const { energy } = playerOf(state, seat)
  const way = chosen ?? (asksForPayment(state) ? askedFor(table, state, seat, cost) : helped(energy, cost))
  invariant(way, `${cost} Energy cannot be paid`)
  energy.ready -= way.mark + way.burnReady
  energy.marked += way.mark - way.burn
  energy.burned += way.burn + way.burnReady
  invariant(energy.ready >= 0 && energy.marked >= 0, `${cost} Energy cannot be paid`)
  table.tell(() => ({ event: 'paid', rule: 'AR-PLAY-4', seat, cost, ...way, energy: { ...energy } }))
}

/** AR-R-43: whether every payment is a question of its own. */
export const asksForPayment = (state: State): boolean => tableOptions(state).paymentHelper === 'always-ask'

function askedFor(table: Table, state: State, seat: Seat, cost: number): Payment | undefined {
  const ways = paymentsFor(playerOf(state, seat).energy, cost)
  return ways.length > 1 ? table.ask(seat, pickOne(paymentWords, ways, { state, seat, cost })) : ways[0]
}

const helped = ({ ready }: Energy, cost: number): Payment => ({
  mark: Math.min(ready, cost),
  burn: Math.max(0, cost - ready),
  burnReady: 0,
})

const burnWords: Words<number, { state: State; seat: Seat; count: number }> = {
  ask: 'burn',
  doing: 'chooses what Energy burns',
  rule: 'AR-ENERGY-9',
  prompt: ({ count }) => `You must burn ${unit(count, 'Energy card')}: how many of them marked ones?`,
  key: String,
  text: String,
}

/** AR-R-74: a player must mark or burn Energy for nothing, as far as there is any; which cards, the player chooses. */
export function drainEnergy(table: Table, state: State, seat: Seat, mark: number, burn: number): void {
  const { energy } = playerOf(state, seat)
  const marks = Math.min(mark, energy.ready)
  energy.ready -= marks
  energy.marked += marks
  const burns = Math.min(burn, energy.ready + energy.marked)
  const [least, most] = [Math.max(0, burns - energy.ready), Math.min(burns, energy.marked)]
  const turned =
    least < most ? table.ask(seat, pickNumber(burnWords, least, most, { state, seat, count: burns })) : least
  energy.marked -= turned
  energy.ready -= burns - turned
  energy.burned += burns
  if (marks + burns > 0)
    table.tell(() => ({ event: 'drained', rule: 'AR-ENERGY-7', seat, mark: marks, burn: burns, energy: { ...energy } }))
}

/** AR-ENERGY-11, AR-R-44: readies marked Energy and refreshes burned Energy. */
export function chargeEnergy(table: Table, state: State, seat: Seat, unmark: number, refresh: number): void {
  const { energy } = playerOf(state, seat)
  const [turned, flipped] = [Math.min(unmark, energy.marked), Math.min(refresh, energy.burned)]
  energy.marked -= turned
  energy.burned -= flipped
  energy.ready += turned + flipped
  if (turned + flipped > 0)
    table.tell(() => ({
      event: 'charged',
      rule: 'AR-ENERGY-11',
      seat,
      unmark: turned,
      refresh: flipped,
      energy: { ...energy },
    }))
}
