import { happens, type InForce, type Moment } from '@muster/reaction'
import type { Table as AnyTable, Seat } from '@muster/table'
import type { CombatTrigger, CombatWords } from '../../content/grammar/index.ts'
import { gearOf } from '../../content/lookup.ts'
import { watchObjectives } from '../campaign/objective.ts'
import { areRivals, isOn, modelsOn } from '../lookup.ts'
import { reloadUsed } from '../reload.ts'
import type { Battle } from '../state.ts'
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
  if (entries.length === 0) return
  const force = { triggers: new Map([[moment.on, entries]]) }
  happens(table as AnyTable, combatCards, performOnce, battle, force, moment, RULE)
}

const NONE: readonly Entry[] = []

const entriesFor = (battle: Battle, on: CombatWords['moment']): readonly Entry[] =>
  combatForce.of(battle).triggers.get(on) ?? NONE

/** CZ-CARDS-18: an exhausted card that names a moment is refreshed when its bearer has it. */
function turnUp(table: Table, battle: Battle, { on, by }: Moment<CombatWords>): void {
  const bearer = by && battle.models.find(({ id }) => id === by.id)
  if (!bearer) return
  for (const held of bearer.gear) {
    if (!held.down || gearOf(battle.content, held.card)?.refresh !== on) continue
    held.down = false
    combatForce.changed(battle)
    table.tell({ event: 'turns-up', rule: 'CZ-CARDS-18', id: by?.id as string, card: held.card })
  }
}

/** A moment of a model: whatever cards make of it. The scenario hears it for its player alone, not for a team-mate as well (CZ-TEAMPLAY-8). */
export function happen(table: Table, battle: Battle, moment: Moment<CombatWords>): void {
  turnUp(table, battle, moment)
  const seat = moment.by?.seat
  const entries = entriesFor(battle, moment.on)
  const isMeant = ({ bearer, owner }: Entry) =>
    bearer !== undefined || seat === undefined || owner === seat || areRivals(battle, { seat }, { seat: owner })
  hear(table, battle, battle.config.pairs ? entries.filter(isMeant) : entries, moment)
  watchObjectives(table, battle, moment)
}

/** A moment of a player: cards nobody bears hear it once, those of his models each of its bearer. */
export function happenTo(table: Table, battle: Battle, on: CombatWords['moment'], seat: Seat): void {
  const entries = entriesFor(battle, on)
  const isHeard = entries.length > 0
  if (isHeard) {
    const own = entries.filter(({ bearer, owner }) => bearer === undefined && owner === seat)
    hear(table, battle, own, { on })
  }
  for (const by of isHeard ? modelsOn(battle) : battle.models) {
    if (by.seat !== seat || !isOn(by)) continue
    turnUp(table, battle, { on, by })
    if (!isHeard) continue
    const borne = entries.filter(({ bearer }) => bearer === by.id)
    hear(table, battle, borne, { on, by })
  }
  watchObjectives(table, battle, { on }, seat)
}
