import type { Seat } from '@muster/table'
import type { EventOf } from './events.ts'
import { aimedAt, clockwise, isOut, isOver, nextSeat, playerOf, tableOptions } from './lookup.ts'
import { callThings, type Things } from './names.ts'
import { type Act, hasPayableFunction, PASS } from './options.ts'
import { carryOut } from './play.ts'
import { resolve } from './resolve.ts'
import type { Item, State } from './state.ts'
import type { Table } from './table.ts'
import { runTriggers } from './trigger.ts'
import { declaration } from './window.ts'

/**
 * AR-INIT-5 to AR-INIT-13, AR-FUNCTION-6: something declared waits on the stack, everyone else may react in turn, then it
 * resolves. A reaction is declared by a nested call, so the latest always resolves first. What it is aimed at may be gone with
 * its cost already; then `called` says what that was.
 */
export function declareItem(table: Table, state: State, item: Item, rule: string, called?: Things): void {
  state.stack.push(item)
  table.tell(() => ({
    event: 'declared',
    rule,
    seat: item.seat,
    item: item.id,
    kind: item.kind,
    ...about(item),
    called: called ?? callThings(state, aimedAt(item)),
  }))
  runTriggers(table, state)
  if (isWaiting(state, item)) lap(table, state, item)
  if (!isWaiting(state, item)) return
  item.resolving = true
  resolve(table, state, item)
  const index = state.stack.indexOf(item)
  if (index >= 0) state.stack.splice(index, 1)
  runTriggers(table, state)
}

const about = ({ card, target, strikes, x }: Item) => ({
  ...(card === undefined ? {} : { card }),
  ...(target === undefined ? {} : { target }),
  ...(strikes === undefined ? {} : { strikes: [...strikes] }),
  ...(x > 0 ? { x } : {}),
})

const isWaiting = (state: State, item: Item): boolean => state.stack.includes(item) && !isOver(state)

/** AR-INIT-6, AR-INIT-12, AR-R-1, AR-R-2: initiative goes round once; a reactor keeps it until passing. */
export function lap(table: Table, state: State, item: Item): void {
  const { initiativeLap, declarerLastWord } = tableOptions(state)
  for (;;) {
    if (initiativeLap === 'all-pass') untilAllPass(table, state, item)
    else onceRound(table, state, item)
    if (!declarerLastWord || !isWaiting(state, item) || isOut(state, item.seat)) return
    let spoke = false
    while (isWaiting(state, item) && !isOut(state, item.seat) && react(table, state, item.seat, item)) {
      spoke = true
      if (initiativeLap === 'all-pass') break
    }
    if (!spoke || initiativeLap === 'single-lap') return
  }
}

function onceRound(table: Table, state: State, item: Item): void {
  const { length } = state.players
  for (let i = 1; i < length; i++) {
    const seat = (item.seat + i) % length
    while (isWaiting(state, item) && !isOut(state, seat) && react(table, state, seat, item));
  }
}

function untilAllPass(table: Table, state: State, item: Item): void {
  let passes = 0
  let seat = nextSeat(state, item.seat)
  while (isWaiting(state, item)) {
    const others = clockwise(state, item.seat).filter((one) => one !== item.seat)
    if (passes >= others.length) return
    if (isOut(state, seat) || seat === item.seat) seat = nextSeat(state, seat)
    else if (react(table, state, seat, item)) passes = 0
    else {
      passes++
      seat = nextSeat(state, seat)
    }
  }
}

/** Told so often that they are shared. */
const OFFERS = [0, 1, 2, 3, 4, 5].map((seat): EventOf<'offer'> => ({ event: 'offer', rule: 'AR-INIT-6', seat }))
const PASSES = [0, 1, 2, 3, 4, 5].map((seat): EventOf<'pass'> => ({ event: 'pass', rule: 'AR-INIT-8', seat }))

/**
 * AR-INIT-8, AR-R-3, AR-R-5: offers initiative. Every seat is asked, whatever its hand holds; only who has no card in hand
 * and no payable function, which everybody can see, passes unasked. Returns whether something was declared.
 */
function react(table: Table, state: State, seat: Seat, item: Item): boolean {
  table.tell(OFFERS[seat] as EventOf<'offer'>)
  const act = askWindow(table, state, seat, item)
  if (act.do === 'pass') {
    table.tell(PASSES[seat] as EventOf<'pass'>)
    return false
  }
  carryOut(table, state, seat, act)
  return true
}

function askWindow(table: Table, state: State, seat: Seat, item: Item): Act {
  if (playerOf(state, seat).hand.cards.length === 0 && !hasPayableFunction(state, seat)) return PASS
  return table.ask(seat, declaration(state, seat, false, item))
}
