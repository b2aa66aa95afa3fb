import { freshRow, type Row, type Token, woundIn } from '@muster/reaction'
import { mapped } from '@muster/table'
import { force, forceOfCard } from './effects/force.ts'
import { moment } from './effects/moment.ts'
import { gearCardOf } from './lookup.ts'
import type { Held, Hunter, State } from './state.ts'
import type { Table } from './table.ts'

/** AB-SHIELD-3: the shield that defends: face up, with tokens on it. */
export function workingShield({ gear }: Hunter): Held | undefined {
  return gear.find(({ down, shield }) => !down && (shield?.length ?? 0) > 0)
}

/** Puts a piece of Gear as it is now in the place of what it was. */
export function replaceGear(state: State, hunter: Hunter, was: Held, now: Held): void {
  hunter.gear = mapped(hunter.gear, (held) => (held === was ? now : held))
  if (was.down !== now.down) forceOfCard(state, gearCardOf(state, now))
}

/**
 * AB-SHIELD-5, AB-SHIELD-6: a failed defence wounds the Shield token; a RED one takes the whole shield with it. What its
 * own card does then is done while it is still face up (AB-EXHAUST-2).
 */
export function woundShield(table: Table, state: State, hunter: Hunter, token: Token): void {
  const was = workingShield(hunter) as Held
  const row: Row = (was.shield ?? []).slice()
  const isLost = woundIn(row, token) === 'out'
  if (isLost) moment(table, state, 'shield-lost', hunter)
  if (!hunter.gear.includes(was)) return
  replaceGear(state, hunter, was, isLost ? { ...was, down: true, shield: [] } : { ...was, shield: row })
  const rule = isLost ? 'AB-SHIELD-6' : 'AB-SHIELD-5'
  table.tell({ event: 'shield', rule, id: hunter.id, card: was.card, token, lost: isLost })
}

/** AB-SHIELD-1, AB-SHIELD-8: a shield with all the tokens its card shows. */
export function charged(state: State, held: Held): Held {
  const { shield } = gearCardOf(state, held)
  if (shield.length === 0) return held
  return { ...held, down: false, shield: freshRow(shield) }
}

/** AB-SHIELD-8, AB-FFYL-5, AB-LOOT-17, AB-RESPAWN-3: nothing happens to a hunter without a shield. */
export function rechargeShields(table: Table, state: State, hunter: Hunter): void {
  if (hunter.gear.every((held) => gearCardOf(state, held).shield.length === 0)) return
  hunter.gear = mapped(hunter.gear, (held) => charged(state, held))
  force.changed(state)
  table.tell({ event: 'recharged', rule: 'AB-SHIELD-8', id: hunter.id })
}
