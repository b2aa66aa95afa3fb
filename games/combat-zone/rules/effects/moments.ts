import { hears, type InForce, type Moment } from '@muster/reaction'
import type { Table as AnyTable, Seat } from '@muster/table'
import type { CombatTrigger, CombatWords } from '../../content/grammar/index.ts'
import { gearOf } from '../../content/lookup.ts'
import { watchObjectives } from '../campaign/objective.ts'
import { areRivals, isOn, modelsOn } from '../lookup.ts'
import { reloadUsed } from '../reload.ts'
import type { Battle, Model } from '../state.ts'
import type { Table } from '../table.ts'
import { combatForce } from './force.ts'
import { combatCards } from './game.ts'
import { combatPerform } from './perform.ts'

const RULE = 'CZ-SETUP-4'

/** CZ-NET-19: what cards do at a moment may use up the program that does it. */
const performOnce: typeof combatPerform = (table, battle, deeds, use) => {
  combatPerform(table, battle, deeds, use)
  reloadUsed(table as Table, battle, use)
}

type Entry = InForce<CombatTrigger>

function hear(table: Table, battle: Battle, entries: readonly Entry[], moment: Moment<CombatWords>): void {
  if (entries.length > 0) hears(table as AnyTable, combatCards, performOnce, battle, entries, moment, RULE)
}

const NONE: readonly Entry[] = []

const entriesFor = (battle: Battle, on: CombatWords['moment']): readonly Entry[] =>
  combatForce.of(battle).triggers.get(on) ?? NONE

/** CZ-CARDS-18: an exhausted card that names a moment is refreshed when its bearer has it. */
function turnUp(table: Table, battle: Battle, on: CombatWords['moment'], { id, gear }: Model): void {
  for (const held of gear) {
    if (!held.down || gearOf(battle.content, held.card)?.refresh !== on) continue
    held.down = false
    combatForce.changed(battle)
    table.tell({ event: 'turns-up', rule: 'CZ-CARDS-18', id, card: held.card })
  }
}

/** A moment of a model: whatever cards make of it. The scenario hears it for its player alone, not for a team-mate as well (CZ-TEAMPLAY-8). */
export function happen(table: Table, battle: Battle, moment: Moment<CombatWords>): void {
  const { on, by } = moment
  if (by) for (const model of battle.models) if (model.id === by.id) turnUp(table, battle, on, model)
  const entries = entriesFor(battle, on)
  if (entries.length > 0) hear(table, battle, battle.config.pairs ? meantFor(battle, entries, by) : entries, moment)
  watchObjectives(table, battle, moment)
}

/** Of two who play together only the one whose model it is hears it through cards that nobody bears. */
function meantFor(battle: Battle, entries: readonly Entry[], by: Moment<CombatWords>['by']): readonly Entry[] {
  return entries.filter(
    ({ bearer, owner }) => bearer !== undefined || !by || owner === by.seat || areRivals(battle, by, { seat: owner }),
  )
}

/** A moment of a player: cards nobody bears hear it once, those of his models each of its bearer. */
export function happenTo(table: Table, battle: Battle, on: CombatWords['moment'], seat: Seat): void {
  const entries = entriesFor(battle, on)
  const isHeard = entries.length > 0
  if (isHeard)
    hear(
      table,
      battle,
      entries.filter(({ bearer, owner }) => bearer === undefined && owner === seat),
      { on },
    )
  const isBorne = entries.some(({ bearer }) => bearer !== undefined)
  for (const by of isHeard ? modelsOn(battle) : battle.models) {
    if (by.seat !== seat || !isOn(by)) continue
    turnUp(table, battle, on, by)
    if (isBorne)
      hear(
        table,
        battle,
        entries.filter(({ bearer }) => bearer === by.id),
        { on, by },
      )
  }
  watchObjectives(table, battle, { on }, seat)
}
