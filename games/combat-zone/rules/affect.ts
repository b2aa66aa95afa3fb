import { xOf } from '@muster/reaction'
import { losesArmor } from './armor.ts'
import { type Doing, nameOfDoing } from './cards.ts'
import { command } from './command.ts'
import { unlessIgnored } from './effects/ignored.ts'
import { happen } from './effects/moments.ts'
import { heal } from './heal.ts'
import { refresh, shove, stun, woundsOf } from './keyword.ts'
import { areRivals, hasLeft, isOn } from './lookup.ts'
import type { Affected } from './shootbrawl.ts'
import type { Battle, Model } from './state.ts'
import type { Table } from './table.ts'
import { wound } from './wound.ts'

/** CZ-ACTION-27, CZ-BLAST-9: what an action does to a model it affects by its kind and keywords. Whether it was wounded and stands. */
export function affect(
  table: Table,
  battle: Battle,
  by: Model,
  doing: Doing,
  hit: Affected,
  isCrit: boolean,
  isReaction: boolean,
): boolean {
  const { action } = doing
  if (action.attack) return strike(table, battle, by, doing, hit, isCrit, isReaction)
  if (action.skill && areRivals(battle, by, hit.model))
    happen(table, battle, { on: 'opposed-lost', by: hit.model, who: by, action, isReaction })
  serve(table, battle, by, doing, hit.model, isCrit)
  return false
}

/** What an action that is no attack does to its target by its kind and keywords. */
function serve(table: Table, battle: Battle, by: Model, { id, action }: Doing, target: Model, isCrit: boolean): void {
  if (id === 'triage') heal(table, battle, by.seat, target, 1, by)
  else if (id === 'firewall') cleanUp(table, target)
  else if (id === 'command') command(table, battle, by, target)
  heal(table, battle, by.seat, target, xOf(action.keywords, 'heal', isCrit), by)
  refresh(table, target, action, isCrit)
  shove(table, battle, by, target, action, isCrit, nameOfDoing(battle, { id, action }))
  stun(table, battle, target, action, isCrit)
}

/**
 * CZ-ACTION-27, CZ-ARMOR-7..12, CZ-KEYWORD-17, CZ-TAKENOUT-5, CZ-R-58, CZ-R-59: wounds, Push, Stun. Whether it was wounded and
 * stands.
 */
function strike(
  table: Table,
  battle: Battle,
  by: Model,
  doing: Doing,
  { model, token, armor }: Affected,
  isCrit: boolean,
  isReaction: boolean,
): boolean {
  const { action } = doing
  const moment = { action, isReaction }
  const saved = losesArmor(table, battle, model, armor) ? 1 : 0
  if (saved > 0) happen(table, battle, { on: 'armor-lost', by: model, who: by, ...moment })
  const due = unlessIgnored(table, battle, { by: model, who: by, ...moment }, woundsOf(action, isCrit) - saved)
  const isHurt = isOn(model) && wound(table, battle, model, due, token, by)
  // CZ-R-152: its player gave up when asked which token is wounded.
  if (hasLeft(battle, model)) return false
  const isBeaten = !isOn(model)
  happen(table, battle, { on: 'hit', by, who: model, ...moment })
  // Whom a card has taken out just now, that card has taken out.
  const isLeft = isOn(model)
  shove(table, battle, by, model, action, isCrit, nameOfDoing(battle, doing))
  stun(table, battle, model, action, isCrit)
  if (isHurt && isOn(model)) happen(table, battle, { on: 'wounded', by: model, who: by, ...moment })
  if (isBeaten || (isLeft && !isOn(model))) happen(table, battle, { on: 'takes-out', by, who: model, ...moment })
  return isHurt && isOn(model)
}

/** CZ-BASIC-11. */
function cleanUp(table: Table, target: Model): void {
  target.hacked--
  table.tell({ event: 'cleaned', rule: 'CZ-BASIC-11', id: target.id, left: target.hacked })
}
