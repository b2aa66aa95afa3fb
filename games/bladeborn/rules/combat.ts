import { type Ask, type Foreseen, ok, pickOne, refuse, type Seat, type Verdict, type Words } from '@muster/table'
import { beginActivation, continueActivation, expire, nextAsk } from './activate.ts'
import { fighterOf, isOnField, nameOf, opponentOf, sideOf } from './lookup.ts'
import { checkObjectives } from './objective.ts'
import { placeReserves, reserveTiming } from './reserve.ts'
import type { Battle, Fighter } from './state.ts'
import type { Table } from './table.ts'
import { hasFighters } from './victory.ts'

export const TURNS = 4

const firstWords: Words<Seat, Battle> = {
  ask: 'first',
  doing: 'decides who goes first',
  rule: 'BB-COMBAT-1',
  prompt: () => 'You have the initiative: who takes the first turn?',
  key: (seat) => `seat ${seat}`,
  text: (seat, battle) => (seat === battle.initiative ? 'I take the first turn' : 'My opponent takes the first turn'),
}

/** BB-COMBAT-1, BB-R-17: whoever has the initiative names the player who begins, after the reserve phase, every round. */
export function pickFirst(table: Table, battle: Battle): void {
  const chooser = battle.initiative as Seat
  table.tell({ event: 'phase', rule: 'BB-ROUND-2', phase: 'combat', round: battle.round })
  if (isDeserted(battle)) battle.turn = chooser
  else battle.turn = table.ask(chooser, pickOne(firstWords, [chooser, opponentOf(chooser)], battle))
  table.tell({ event: 'first', rule: 'BB-COMBAT-1', seat: battle.turn, by: chooser })
  battle.phase = 'turn'
}

/** BB-R-25: nobody is left on either side, and the table runs through what remains. */
export function isDeserted(battle: Battle): boolean {
  return battle.options.fastForwardEmpty && !hasFighters(battle, 0) && !hasFighters(battle, 1)
}

const notYours = refuse('BB-COMPONENTS-3', 'only a friendly fighter can be activated')
const offField = refuse('BB-SETUP-8', 'the fighter is not on the battlefield')
const othersFirst = refuse(
  'BB-COMBAT-6',
  'a fighter is activated again only when every friendly fighter on the battlefield has been',
)

/** BB-COMBAT-5 to BB-COMBAT-9, BB-R-26, BB-R-27: whether a player may activate a fighter. */
export function activationVerdict(battle: Battle, seat: Seat, id: string): Verdict {
  const fighter = fighterOf(battle, id)
  if (fighter.seat !== seat) return notYours
  if (!isOnField(fighter)) return offField
  return fighter.activated && !allActivated(battle, seat) ? othersFirst : ok
}

function allActivated(battle: Battle, seat: Seat): boolean {
  for (const fighter of battle.fighters)
    if (fighter.seat === seat && fighter.hex >= 0 && !fighter.activated) return false
  return true
}

/** The fighters a player may activate, in the order of the cards: the fast twin of `activationVerdict`. */
function activatable(battle: Battle, seat: Seat): string[] {
  const again = allActivated(battle, seat)
  const ids: string[] = []
  for (const fighter of battle.fighters)
    if (fighter.seat === seat && fighter.hex >= 0 && (again || !fighter.activated)) ids.push(fighter.id)
  return ids
}

const actionsText = ({ activated }: Fighter): string => (activated ? '1 action, already activated' : '2 actions')

const activateWords: Words<string, { battle: Battle; seat: Seat }> = {
  ask: 'activate',
  doing: 'chooses who acts',
  rule: 'BB-COMBAT-5',
  prompt: ({ battle, seat }) => `Turn ${TURNS + 1 - sideOf(battle, seat).turnsLeft} of ${TURNS}: activate a fighter`,
  key: (id) => `activate ${id}`,
  text: (id, { battle }) => {
    const fighter = fighterOf(battle, id)
    return `${nameOf(battle, fighter)}: ${actionsText(fighter)}`
  },
  label: (id, { battle }) => nameOf(battle, fighterOf(battle, id)),
  detail: (id, { battle }) => actionsText(fighterOf(battle, id)),
  refs: (id) => [id],
  candidates: ({ battle }) => battle.fighters.map(({ id }) => id),
  verdict: (id, { battle, seat }) => activationVerdict(battle, seat, id),
}

/** BB-COMBAT-2 to BB-COMBAT-10: one player's turn: a decision at a time, so that each is a checkpoint. */
export function takeTurn(table: Table, battle: Battle): void {
  if (battle.active) continueActivation(table, battle, battle.active)
  else beginTurn(table, battle)
  if (!battle.active && !battle.outcome) endTurn(table, battle)
}

/** BB-COMBAT-5, BB-BATTLE-5, BB-R-24: reserves of the first turn, then the fighter to activate; without any the turn passes. */
function beginTurn(table: Table, battle: Battle): void {
  const seat = battle.turn as Seat
  if (bringsReserves(battle, seat)) placeReserves(table, battle, seat)
  if (battle.outcome) return
  const ask = activateAsk(battle, seat)
  if (!ask) return table.tell({ event: 'pass', rule: 'BB-R-24', seat })
  beginActivation(table, battle, fighterOf(battle, table.ask(seat, ask.question)))
}

function bringsReserves(battle: Battle, seat: Seat): boolean {
  const isFirst = sideOf(battle, seat).turnsLeft === TURNS
  return isFirst && battle.round > 1 && reserveTiming(battle) === 'first-turn'
}

function activateAsk(battle: Battle, seat: Seat): Ask<string> | undefined {
  const options = activatable(battle, seat)
  return options.length === 0 ? undefined : { seat, question: pickOne(activateWords, options, { battle, seat }) }
}

/** What a turn goes on with, where that is a question. */
export function foreseeTurn(battle: Battle): Foreseen | undefined {
  if (battle.active) return nextAsk(battle, battle.active)
  const seat = battle.turn as Seat
  return battle.outcome || bringsReserves(battle, seat) ? undefined : activateAsk(battle, seat)
}

/** BB-COMBAT-4, BB-COMBAT-10, BB-R-48: turn token, objectives, and then it is the other player's turn. */
function endTurn(table: Table, battle: Battle): void {
  const seat = battle.turn as Seat
  const side = sideOf(battle, seat)
  expire(table, battle, 'turn')
  side.turnsLeft--
  table.tell({ event: 'turn-over', rule: 'BB-COMBAT-4', seat, left: side.turnsLeft })
  if (battle.outcome) return
  checkObjectives(table, battle)
  battle.turn = opponentOf(seat)
  if (sideOf(battle, 0).turnsLeft === 0 && sideOf(battle, 1).turnsLeft === 0) battle.phase = 'end'
}
