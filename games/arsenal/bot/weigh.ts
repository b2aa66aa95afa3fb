import type { Hex } from '@muster/space'
import type { AnyQuestion, Seat } from '@muster/table'
import type { Card } from '../content/schema.ts'
import { costOf } from '../rules/effects/standing.ts'
import { areRivals, cardNamed, hexOf, playerOf, seatOfMech } from '../rules/lookup.ts'
import { type Act, energyOf, functionOfUse, type Play, type Use } from '../rules/options.ts'
import type { State } from '../rules/state.ts'
import { deedsOf } from './deeds.ts'
import { gainOf } from './gain.ts'
import { CARD, ENERGY, weighMove, worthOfHex } from './places.ts'

/** About what each option gains, in the measure of `value`, without trying it out. */

function weighPlay(state: State, seat: Seat, { card: id, target, x = 0 }: Play): number {
  const card: Card = cardNamed(state, id)
  const { energy } = playerOf(state, seat)
  const cost = costOf(state, seat, card, x)
  const spent = cost * ENERGY + Math.max(0, cost - energy.ready) * 0.7 + CARD * 0.6
  switch (card.type) {
    case 'attack':
      return (target === undefined ? 0 : gainOf(state, seat, card, target, x)) - spent
    case 'action':
      return deedsOf(card.do, { state, seat, target, x }) - spent
    case 'object':
      return 1.7 - spent
    default:
      return (
        (state.inPlay.some((one) => one.controller === seat && cardNamed(state, one.card).type === card.type)
          ? 0
          : 2.2) - spent
      )
  }
}

function weighUse(state: State, seat: Seat, use: Use): number {
  const { target, x = 0 } = use
  const one = functionOfUse(state, seat, use)
  const { cost, do: list } = one
  const price = energyOf(one, x)
  const spent =
    price * ENERGY + Math.max(0, price - playerOf(state, seat).energy.ready) * 0.7 + (cost?.scrap ? 1 : 0.05)
  return deedsOf(list, { state, seat, target, x }) - spent
}

function weighAct(state: State, seat: Seat, act: Act): number {
  switch (act.do) {
    case 'move':
      return weighMove(state, seat)
    case 'play':
      return weighPlay(state, seat, act)
    case 'use':
      return weighUse(state, seat, act)
    default:
      return 0
  }
}

/** The weights of the options of a question, where something is known about them. */
export function weigh(question: AnyQuestion, state: State, seat: Seat): readonly number[] | undefined {
  if (question.form !== 'one') return undefined
  switch (question.words.ask) {
    case 'act':
      return question.options.map((act: Act) => weighAct(state, seat, act))
    case 'hex':
    case 'step':
      return question.options.map((hex: Hex) => (hex < 0 ? -0.1 : worthOfHex(state, seat, hex)))
    case 'copy target':
    case 'target':
      return question.options.map((id: string) =>
        seatOfMech(id) >= 0 && areRivals(state, seatOfMech(id), seat) ? 1 : hexOf(state, id) >= 0 ? 0.2 : 0,
      )
    default:
      return undefined
  }
}
