import type { ArenaAction } from '../content/grammar/schemas.ts'
import { forceOfCard } from './effects/force.ts'
import { modelNamed } from './effects/model.ts'
import { moment } from './effects/moment.ts'
import { isShieldedBy, soakWound } from './enemy-shield.ts'
import { enemyCardOf, tableOptions } from './lookup.ts'
import { leaveLoot } from './loot.ts'
import { removeEnemy } from './occupancy.ts'
import { setOff } from './radiation.ts'
import type { Enemy, State } from './state.ts'
import type { Table } from './table.ts'

/** What wounds come from: whose they are, in which action, and whether an attack deals them. */
export interface Cause {
  /** The hunter, enemy or element to whose doing they are put down. */
  readonly by?: string | undefined
  readonly isAttack: boolean
  /** AB-KEYWORD-2: its shield does not help the enemy. */
  readonly isShock?: boolean
  readonly action?: ArenaAction | undefined
  readonly isReaction?: boolean | undefined
}

/**
 * AB-WOUND-1..4, AB-TOUGH-1..3, AB-R-39, AB-R-43: an enemy suffers wounds in one lot; its shield takes one of an attack's (all it
 * can, where the table plays so), then Tough lowers what is left. How many it suffered in the end. Cards hear of wounds of those
 * who are still there, as with hunters.
 */
export function woundEnemy(table: Table, state: State, enemy: Enemy, wounds: number, cause: Cause): number {
  const { tough, hitPoints } = enemyCardOf(state, enemy)
  const isShielded = cause.isAttack && !cause.isShock && isShieldedBy(enemy)
  let past = isShielded ? soakWound(table, enemy, wounds) : wounds
  if (isShielded && tableOptions(state).shieldOverflow === 'shield-first')
    while (past > 0 && isShieldedBy(enemy)) past = soakWound(table, enemy, past)
  if (isShielded && !isShieldedBy(enemy)) moment(table, state, 'shield-lost', enemy)
  const suffered = Math.max(0, past - (tough ? 1 : 0))
  if (past > 0 && suffered === 0) table.tell({ event: 'tough', rule: 'AB-TOUGH-1', enemy: enemy.id })
  if (suffered === 0) return 0
  enemy.wounds += suffered
  state.idle = 0
  table.tell({
    event: 'enemy-wounded',
    rule: 'AB-WOUND-1',
    enemy: enemy.id,
    wounds: suffered,
    left: Math.max(0, hitPoints - enemy.wounds),
    of: hitPoints,
  })
  if (enemy.wounds < hitPoints)
    moment(table, state, 'wounded', enemy, { who: modelNamed(state, cause.by), action: cause.action })
  return suffered
}

const isBeaten = (state: State, enemy: Enemy): boolean =>
  !enemy.falling && enemy.wounds >= enemyCardOf(state, enemy).hitPoints

/** AB-WOUND-2: whether an enemy leaves the Vault as soon as what waits for its end has happened: it is moved no more. */
export const isLeaving = (state: State, enemy: Enemy): boolean => enemy.falling === true || isBeaten(state, enemy)

function nextBeaten(state: State): Enemy | undefined {
  for (const enemy of state.enemies) if (enemy.wounds > 0 && isBeaten(state, enemy)) return enemy
  return undefined
}

/**
 * AB-WOUND-2, AB-WOUND-3, AB-R-58, AB-R-94: whoever has as many wounds as Hit Points leaves the Vault, to the credit of whoever did
 * it. Loot comes before the blasts of those who were irradiated.
 */
export function removeBeaten(table: Table, state: State, cause: Cause): void {
  if (!nextBeaten(state)) return
  const hunter = state.hunters.find(({ id }) => id === cause.by)
  const { action, isReaction } = cause
  const gone: Enemy[] = []
  for (let enemy = nextBeaten(state); enemy; enemy = nextBeaten(state)) {
    enemy.falling = true
    gone.push(enemy)
    table.tell({ event: 'enemy-out', rule: 'AB-WOUND-2', enemy: enemy.id })
    if (hunter) {
      creditFight(state, hunter.id)
      moment(table, state, 'takes-out', hunter, { who: enemy, action, isReaction })
    }
    moment(table, state, 'taken-out', enemy, { who: modelNamed(state, cause.by), action })
  }
  for (const enemy of gone) if (enemy.status.radiation > 0) setOff(state, enemy, { isEnemy: true, by: cause.by })
  for (const enemy of gone.toReversed()) {
    leaveLoot(state, enemy, hunter)
    removeEnemy(state, enemy)
    forceOfCard(state, enemyCardOf(state, enemy))
  }
}

/** AB-FFYL-3: a hunter fighting for its life has taken out an enemy. */
function creditFight(state: State, id: string): void {
  for (const todo of state.todo) if (todo.do === 'fight' && todo.hunter === id) todo.won = true
}
