import { ok, refuse, type Seat, type Verdict } from '@muster/table'
import type { Attack } from '../content/schema.ts'
import { attackOf, checkStrikes } from './disrupt.ts'
import { lap } from './initiative.ts'
import { hasLock } from './lockon.ts'
import { areRivals, controllerOf, isOut, isOver, mechId, permanentOf, seatOfMech, tableOptions } from './lookup.ts'
import { callThings } from './names.ts'
import { bonusAt } from './range.ts'
import type { Item, State } from './state.ts'
import { type Shot, strike } from './strike.ts'
import type { Table } from './table.ts'
import { runTriggers } from './trigger.ts'

const notTarget = refuse('AR-ATTACK-3', 'an Attack is aimed at a Mech or an Object in play')
const ownSide = refuse('AR-R-17', 'an Attack is aimed at an opponent')
const notInRange = refuse('AR-ATTACK-4', 'the target is not at a range this Attack can be played at')
const noLock = refuse('AR-GUIDED-1', 'a Guided Attack needs a lock on its target')

/** AR-ATTACK-3, AR-LOCKON-13, AR-PROTOCOL-4: only Mechs and Objects are targets. */
export function isTarget(state: State, id: string): boolean {
  if (seatOfMech(id) >= 0) return controllerOf(state, id) >= 0
  const card = permanentOf(state, id)
  return card !== undefined && state.content.cards[card.card]?.type === 'object'
}

/** AR-R-17: whether a player may attack this, as far as sides go. */
export function mayStillStrike(state: State, seat: Seat, target: string): boolean {
  const owner = controllerOf(state, target)
  if (owner < 0) return false
  if (tableOptions(state).attackOwnSide) return target !== mechId(seat)
  return areRivals(state, owner, seat)
}

/** AR-ATTACK-3, AR-ATTACK-4, AR-GUIDED-1, AR-R-64: whether an Attack can be aimed at something now. */
export function strikeVerdict(state: State, seat: Seat, attack: Attack, target: string): Verdict {
  if (!isTarget(state, target)) return notTarget
  if (!mayStillStrike(state, seat, target)) return ownSide
  if (bonusAt(state, seat, attack, target) === undefined) return notInRange
  return attack.guided && !hasLock(state, seat, target) ? noLock : ok
}

/** Every Mech and Object in play: Mechs by seat, then Objects in the order they came into play. */
export function everyTarget(state: State): string[] {
  const targets: string[] = []
  for (let seat = 0; seat < state.players.length; seat++) if (!isOut(state, seat)) targets.push(mechId(seat))
  for (const one of state.inPlay) if (state.content.cards[one.card]?.type === 'object') targets.push(one.id)
  return targets
}

/** AR-R-26, AR-R-27: whether copies of an Attack have laps of their own. */
const hasLaps = (state: State): boolean => tableOptions(state).copyReactions

const goesOn = (state: State, { seat }: Item): boolean => !isOver(state) && !isOut(state, seat)

/** AR-ATTACK-1, AR-KEYWORD-14 to AR-KEYWORD-18, AR-R-27: resolves the Attack and its Swarm copies one after another. */
export function resolveAttack(table: Table, state: State, item: Item): void {
  for (let first = true; item.strikes?.length && goesOn(state, item); first = false) {
    if (!first && hasLaps(state) && !waitsAnew(table, state, item)) return
    const target = item.strikes.shift()
    if (target !== undefined) volley(table, state, item, target)
  }
}

/** AR-R-27, AR-R-69: what the strike before set off, then a lap for the next copy. Returns whether it is resolved. */
function waitsAnew(table: Table, state: State, item: Item): boolean {
  item.resolving = false
  runTriggers(table, state)
  if (state.stack.includes(item) && goesOn(state, item)) lap(table, state, item)
  item.resolving = true
  return state.stack.includes(item)
}

/** AR-KEYWORD-7 to AR-KEYWORD-13, AR-R-25, AR-R-26, AR-R-69: each hit makes one more copy until there are as many as Rapid-Fire says. */
function volley(table: Table, state: State, item: Item, target: string): void {
  const { rapidFire = 0 } = attackOf(state, item)
  const called = callThings(state, [target])
  let hit = strike(table, state, item, { target, copy: false, called })
  for (let copies = 0; hit && copies < rapidFire; copies++) {
    if (hasLaps(state)) runTriggers(table, state)
    if (!goesOn(state, item)) return
    const { seat, card = '' } = item
    table.tell({ event: 'copy', rule: 'AR-KEYWORD-7', seat, card, target, called })
    hit = hasLaps(state)
      ? copyWithLap(table, state, item, { target, copy: false, called })
      : strike(table, state, item, { target, copy: true, called })
  }
}

/** A Rapid-Fire copy as an item of its own (AR-R-26, option on): it takes the one-time modifiers played in its lap. */
function copyWithLap(table: Table, state: State, item: Item, shot: Shot): boolean {
  const copy: Item = {
    id: state.made++,
    seat: item.seat,
    kind: 'copy',
    ...(item.card ? { card: item.card } : {}),
    x: item.x,
    strikes: [shot.target],
    resolving: false,
  }
  state.stack.push(copy)
  checkStrikes(table, state)
  lap(table, state, copy)
  if (!state.stack.includes(copy)) return false
  copy.resolving = true
  const [left] = copy.strikes ?? []
  const hit = left !== undefined && strike(table, state, copy, shot)
  state.stack.splice(state.stack.indexOf(copy), 1)
  return hit
}
