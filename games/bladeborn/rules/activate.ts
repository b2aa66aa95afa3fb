import type { Ask } from '@muster/table'
import { canUseAbility, useAbility } from './ability.ts'
import { makeAction } from './action.ts'
import { settle } from './damage.ts'
import { lastingChanged } from './effects/force.ts'
import { fire } from './effects/trigger.ts'
import { fighterOf, isOnField, sideOf } from './lookup.ts'
import { nextQuestion } from './next.ts'
import type { Activation, Next } from './next-words.ts'
import { lesserUses, useLesser } from './spoils.ts'
import type { Battle, Fighter, Lasting } from './state.ts'
import type { Table } from './table.ts'

type Active = NonNullable<Battle['active']>

/** BB-ACTIVATE-1, BB-ACTIVATE-3: two actions, or one where the fighter was already activated this round. */
export function beginActivation(table: Table, battle: Battle, fighter: Fighter): void {
  const actions = fighter.activated ? 1 : 2
  battle.active = { fighter: fighter.id, actions, used: false }
  table.tell({ event: 'activate', rule: 'BB-COMBAT-5', fighter: fighter.id, fighterCard: fighter.card, actions })
  fire(table, battle, 'activation-start', { me: fighter })
}

/**
 * BB-ACTIVATE-1, BB-ABILITY-1 to BB-ABILITY-6, BB-WAIT-1: what the active fighter does next: an action, or its one ability
 * before, between or after them. Ends the activation when nothing is left to decide.
 */
export function continueActivation(table: Table, battle: Battle, active: Active): void {
  const fighter = fighterOf(battle, active.fighter)
  const ask = nextAsk(battle, active)
  if (!ask) return endActivation(table, battle, fighter)
  const next = table.ask(ask.seat, ask.question)
  switch (next.do) {
    case 'wait':
      table.tell({ event: 'wait', rule: 'BB-WAIT-1', fighter: fighter.id, fighterCard: fighter.card })
      return endActivation(table, battle, fighter)
    case 'end':
      return endActivation(table, battle, fighter)
    case 'ability':
      active.used = true
      return useAbility(table, battle, fighter, next)
    case 'artefact':
      return useLesser(table, battle, next.card, { moment: 'activation', seat: fighter.seat, me: fighter })
    case 'unpaid':
      return
    default:
      active.actions--
      makeAction(table, battle, fighter, next)
      settle(table, battle)
  }
}

/** What the active fighter is asked, if anything is left to decide. */
export function nextAsk(battle: Battle, { fighter: id, actions, used }: Active): Ask<Next> | undefined {
  const fighter = fighterOf(battle, id)
  const activation: Activation = { battle, fighter, actions, used }
  if (!isOnField(fighter) || isDone(activation)) return undefined
  return { seat: fighter.seat, question: nextQuestion(activation) }
}

/** Nothing left to decide. Whoever holds hidden lesser artefacts is asked all the same, so that being asked gives nothing away (BB-R-11). */
function isDone(activation: Activation): boolean {
  const { battle, fighter, actions, used } = activation
  if (actions > 0) return false
  if (battle.options.lesserArtefacts === 'hidden' && sideOf(battle, fighter.seat).lesser.cards.length > 0) return false
  const occasion = { moment: 'activation', seat: fighter.seat, me: fighter } as const
  return !canUseAbility(battle, fighter, used) && lesserUses(battle, occasion).length === 0
}

/** BB-ACTIVATE-5, BB-R-30: the fighter receives its activation token, unless it was taken down meanwhile. */
function endActivation(table: Table, battle: Battle, fighter: Fighter): void {
  battle.active = undefined
  expire(table, battle, 'activation')
  if (!isOnField(fighter)) return
  fighter.activated = true
  table.tell({ event: 'activated', rule: 'BB-ACTIVATE-5', fighter: fighter.id, fighterCard: fighter.card })
  settle(table, battle)
  if (isOnField(fighter)) fire(table, battle, 'activation-end', { me: fighter })
}

/** Ends what lasted until now; whoever kept standing only by it goes down (BB-DAMAGE-6). */
export function expire(table: Table, battle: Battle, until: Lasting['until']): void {
  let ended = false
  for (const fighter of battle.fighters) {
    if (fighter.lasting.length === 0) continue
    const kept = fighter.lasting.filter((lasting) => lasting.until !== until)
    if (kept.length < fighter.lasting.length) ended = true
    fighter.lasting = kept
  }
  if (!ended) return
  lastingChanged(battle)
  settle(table, battle)
}
