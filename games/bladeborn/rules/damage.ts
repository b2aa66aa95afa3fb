import { woundsOf } from './characteristics.ts'
import { bringsCards, cardsChanged, lastingChanged } from './effects/force.ts'
import { effectsAt, settleEffects } from './effects/trigger.ts'
import { isOnField } from './lookup.ts'
import type { Battle, Fighter } from './state.ts'
import type { Table } from './table.ts'
import { checkElimination } from './victory.ts'

/** BB-DAMAGE-3, BB-DAMAGE-9: one damage token for each point, from whatever source. Nobody goes down before `settle`. */
export function giveDamage(
  table: Table,
  battle: Battle,
  target: Fighter,
  amount: number,
  rule: string,
  by?: string,
): void {
  if (amount <= 0 || !isOnField(target)) return
  target.damage += amount
  table.tell(() => ({ event: 'damage', rule, ...tokensOn(battle, target, amount), by }))
}

/** BB-R-47: tokens never go below 0. */
export function removeDamage(table: Table, battle: Battle, fighter: Fighter, amount: number, rule: string): void {
  const removed = Math.min(amount, fighter.damage)
  fighter.damage -= removed
  table.tell(() => ({ event: 'heal', rule, ...tokensOn(battle, fighter, removed) }))
}

/** What is told of damage tokens that came or went. */
function tokensOn(battle: Battle, fighter: Fighter, amount: number) {
  const { id, card, damage } = fighter
  return { fighter: id, fighterCard: card, amount, total: damage, wounds: woundsOf(battle, fighter) }
}

/**
 * BB-DAMAGE-4 to BB-DAMAGE-7: whoever has as many damage tokens as Wounds, or more, is taken down. Holds at all times, so it
 * is asked after everything that deals damage, moves somebody, gives or takes a token, or ends an effect.
 */
export function settle(table: Table, battle: Battle, by?: Fighter): void {
  for (let fallen = fallenIn(battle); fallen.length > 0; fallen = fallenIn(battle)) takeDown(table, battle, fallen, by)
}

/** Whether nobody has to be taken down. */
export function isSettled(battle: Battle): boolean {
  return fallenIn(battle) === NOBODY
}

const NOBODY: readonly Fighter[] = []

/** Whoever has taken too much; nobody, at no cost, where nobody has. */
function fallenIn(battle: Battle): readonly Fighter[] {
  for (const fighter of battle.fighters)
    if (isFallen(battle, fighter)) return battle.fighters.filter((one) => isFallen(battle, one))
  return NOBODY
}

function isFallen(battle: Battle, fighter: Fighter): boolean {
  return fighter.damage > 0 && isOnField(fighter) && fighter.damage >= woundsOf(battle, fighter)
}

/**
 * BB-R-47, BB-R-64: who falls at once falls together, before any card that waits for it; so nothing that follows saves one of
 * them. Whom such a card concerns is judged where they stood.
 */
function takeDown(table: Table, battle: Battle, fallen: readonly Fighter[], by?: Fighter): void {
  const effects = fallen.flatMap((me) => effectsAt(battle, 'down', { me, them: by }))
  for (const fighter of fallen) {
    fighter.where = 'down'
    fighter.hex = -1
    fighter.lasting = []
    const { id, card } = fighter
    table.tell({ event: 'down', rule: 'BB-DAMAGE-7', fighter: id, fighterCard: card, ...(by ? { by: by.id } : {}) })
  }
  if (fallen.some((fighter) => bringsCards(battle, fighter))) cardsChanged(battle)
  else lastingChanged(battle)
  settleEffects(table, battle, effects)
  checkElimination(table, battle)
}
