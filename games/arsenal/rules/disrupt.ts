import type { Hex } from '@muster/space'
import { invariant } from '@muster/table'
import type { Attack } from '../content/schema.ts'
import { mayStillStrike } from './attack.ts'
import { hasLock } from './lockon.ts'
import { cardNamed, controllerOf, isAutonomous, mechId, permanentOf } from './lookup.ts'
import { bonusAt } from './range.ts'
import { scrapCard } from './scrap.ts'
import type { Item, State } from './state.ts'
import type { Table } from './table.ts'

/** AR-DISRUPT-1 to AR-DISRUPT-4, AR-R-53: takes a waiting item off the stack; costs stay paid, a card is scrapped. */
export function disrupt(table: Table, state: State, item: Item, rule = 'AR-DISRUPT-1'): void {
  const index = state.stack.indexOf(item)
  invariant(index >= 0 && !item.resolving, 'only something that waits can be disrupted')
  state.stack.splice(index, 1)
  const { id, seat, kind, card = '' } = item
  table.tell({ event: 'disrupted', rule, item: id, seat, kind, card })
  if (item.kind === 'card' && item.card !== undefined) scrapCard(table, state, item.seat, item.card)
}

export function attackOf(state: State, { card }: Item): Attack {
  const attack = cardNamed(state, card ?? '')
  invariant(attack.type === 'attack', 'only an Attack strikes')
  return attack
}

/** Takes out the strikes a test finds; an Attack that still waits and has none left is disrupted (AR-R-67). */
function dropStrikes(table: Table, state: State, rule: string, lost: (item: Item, target: string) => boolean): void {
  for (const item of [...state.stack]) {
    if (!item.strikes?.some((target) => lost(item, target))) continue
    const left = item.strikes.filter((target) => !lost(item, target))
    if (left.length === 0 && !item.resolving) disrupt(table, state, item, rule)
    else
      table.tell({
        event: 'strikes-lost',
        rule,
        item: item.id,
        seat: item.seat,
        card: item.card ?? '',
        count: item.strikes.length - left.length,
      })
    item.strikes = left
  }
}

/** AR-DISRUPT-6 to AR-DISRUPT-11, AR-GUIDED-3, AR-R-19, AR-R-21: what the movement of a Mech or Object does at once. */
export function disruptByMove(table: Table, state: State, moved: string): void {
  dropStrikes(table, state, 'AR-DISRUPT-6', (item, target) => {
    if (!movesWith(state, moved, target)) return false
    const attack = attackOf(state, item)
    if (!attack.guided) return true
    return bonusAt(state, item.seat, attack, target) === undefined
  })
}

/** Whether a thing changes its hex with what moved: the thing itself, or a Personal Object with its Mech. */
function movesWith(state: State, moved: string, target: string): boolean {
  if (moved === target) return true
  const object = permanentOf(state, target)
  return object !== undefined && !isAutonomous(object) && mechId(object.controller) === moved
}

/** AR-GUIDED-7, AR-R-35, AR-R-40: waiting strikes whose target is gone, or no enemy any more, or no longer locked. */
export function checkStrikes(table: Table, state: State): void {
  if (!state.stack.some((item) => item.strikes)) return
  dropStrikes(table, state, 'AR-GUIDED-7', (item, target) => {
    if (controllerOf(state, target) < 0 || !mayStillStrike(state, item.seat, target)) return true
    return attackOf(state, item).guided === true && !hasLock(state, item.seat, target)
  })
}

/** Where a thing's hex changed because its controller did, waiting Attacks count it as moved (AR-R-40). */
export function disruptByChangeOfHex(table: Table, state: State, thing: string, before: Hex, after: Hex): void {
  if (before !== after) disruptByMove(table, state, thing)
}
