import { pickOne, refuse, type Seat, type Words } from '@muster/table'
import type { CardFunction, Moment, Target } from '../content/grammar.ts'
import { everyAim, targetsFor, targetVerdict } from './effects/targets.ts'
import { declareItem } from './initiative.ts'
import {
  clockwise,
  faceOf,
  isOut,
  isOver,
  mechId,
  mechOf,
  permanentOf,
  playerOf,
  pointedAt,
  seatOfMech,
} from './lookup.ts'
import { nameOf, titleOf } from './names.ts'
import type { Due, Item, State } from './state.ts'
import type { Table } from './table.ts'

export function functionOf(state: State, card: string, index: number): CardFunction {
  return faceOf(state, card).functions[index] as CardFunction
}

/** The functions of a player's Mech and cards in play that a moment sets off, Mech first; one that is aimed is about nobody. */
function dueOf(state: State, seat: Seat, moment: Moment, about?: string): Due[] {
  const found: Due[] = []
  const note = (from: string, card: string, hex: number) =>
    faceOf(state, card).functions.forEach(({ on, target }, index) => {
      if (on !== moment) return
      found.push({ seat, from, card, index, hex, ...(about === undefined || target ? {} : { about }) })
    })
  note(mechId(seat), playerOf(state, seat).mech, -1)
  for (const one of state.inPlay) if (one.controller === seat) note(one.id, one.card, one.hex)
  return found
}

/**
 * AR-R-69: notes what something that happened sets off. `subject` is the Mech or Object it happened to (or that did it),
 * `about` the Mech on the other side. An Object's own functions of being targeted or destroyed are only about itself.
 */
export function setOff(state: State, moment: Moment, subject: string, about?: string): void {
  const seat = seatOfMech(subject)
  if (seat >= 0) {
    if (isOut(state, seat)) return
    const own = dueOf(state, seat, moment, about).filter(
      ({ from }) => moment !== 'targeted' || from === subject || isPlainCard(state, from),
    )
    state.triggered.push(...own)
    return
  }
  const object = permanentOf(state, subject)
  if (object)
    state.triggered.push(...dueOf(state, object.controller, moment, about).filter(({ from }) => from === subject))
}

/** A Lock-On or Protocol speaks of its controller's Mech. */
function isPlainCard(state: State, id: string): boolean {
  const card = permanentOf(state, id)
  return card !== undefined && state.content.cards[card.card]?.type !== 'object'
}

/** AR-START-5, AR-END-3, AR-R-9: what the start or end of this turn makes due, the active player's first. */
export function dueAtMoment(state: State, when: 'start' | 'end'): Due[] {
  return clockwise(state, state.turn).flatMap((seat) => [
    ...(seat === state.turn ? dueOf(state, seat, `${when}-of-your-turn`) : []),
    ...dueOf(state, seat, `${when}-of-each-turn`),
  ])
}

const notDue = refuse('AR-R-7', 'no effect of that card is due now')

const orderWords: Words<Due, State> = {
  ask: 'next effect',
  doing: 'puts effects in order',
  rule: 'AR-START-5',
  prompt: () => 'Which of your effects happens next?',
  key: ({ from, index, about }) =>
    `${from}${index === 0 ? '' : ` ${index + 1}`}${about === undefined ? '' : ` at ${about}`}`,
  text: ({ card, about }, state) =>
    `${titleOf(state, card)}${about === undefined ? '' : ` at ${nameOf(state, about)}`}`,
  refs: ({ from }) => [from],
  whyNot: () => notDue,
}

/** AR-R-7, AR-R-69: takes the next effect out of a list: the first player's, who puts them in order. */
export function takeNext(table: Table, state: State, list: Due[]): Due | undefined {
  const [first] = list
  if (!first) return undefined
  const keyOf = (due: Due) => orderWords.key(due, state)
  const own = list.filter(({ seat }) => seat === first.seat)
  // Due twice for the same reason is one option.
  const options = own.filter((due, place) => own.findIndex((other) => keyOf(other) === keyOf(due)) === place)
  const next = options.length > 1 ? table.ask(first.seat, pickOne(orderWords, options, state)) : first
  list.splice(list.indexOf(next), 1)
  return next
}

/** AR-START-4, AR-START-6, AR-R-7, AR-R-65: announces an effect, lets all react, and resolves it. */
export function carryOutDue(table: Table, state: State, due: Due): void {
  const { seat, from, card, index, hex, about } = due
  if (isOut(state, seat)) return
  const { on, target: spec } = functionOf(state, card, index)
  const stillThere =
    seatOfMech(from) >= 0 ? mechOf(state, seat).id === card : permanentOf(state, from)?.controller === seat
  if (!stillThere && on !== 'destroyed') return
  const at = permanentOf(state, from)?.hex ?? hex
  const item: Item = { id: state.made++, seat, kind: 'trigger', card, from, index, x: 0, hex: at, resolving: false }
  if (spec) {
    const targets = targetsFor(state, seat, spec, from)
    if (targets.length === 0) return
    item.target =
      targets.length === 1
        ? (targets[0] as string)
        : table.ask(seat, pickOne(aimWords, targets, { state, seat, card, spec, from }))
  } else if (about !== undefined) item.target = about
  declareItem(table, state, item, 'AR-START-6')
}

type Aiming = {
  readonly state: State
  readonly seat: Seat
  readonly card: string
  readonly spec: Target
  readonly from: string
}

const aimWords: Words<string, Aiming> = {
  ask: 'target',
  doing: 'chooses a target',
  rule: 'AR-R-65',
  prompt: ({ state, card }) => `What is ${titleOf(state, card)} aimed at?`,
  key: (id) => id,
  text: (id, { state }) => nameOf(state, id),
  label: (id, { state }) => nameOf(state, id),
  refs: (id) => [pointedAt(id)],
  candidates: ({ state }) => everyAim(state),
  verdict: (id, { state, seat, spec, from }) => targetVerdict(state, seat, spec, id, from),
}

/** AR-R-69: carries out what was set off, clockwise from the active player, each with its own lap. */
export function runTriggers(table: Table, state: State): void {
  while (state.triggered.length > 0 && !isOver(state)) {
    const now = state.triggered.splice(0)
    let left = clockwise(state, state.turn).flatMap((seat) => now.filter((due) => due.seat === seat))
    for (let due = takeNext(table, state, left); due; due = takeNext(table, state, left)) {
      carryOutDue(table, state, due)
      left = isOver(state) ? [] : left.filter(({ seat }) => !isOut(state, seat))
    }
  }
}
