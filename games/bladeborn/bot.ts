import type { Mind } from '@muster/bots'
import type { Seat } from '@muster/table'
import type { Weapon } from './content/cards.ts'
import type { Amount, Deed } from './content/grammar.ts'
import { woundsOf } from './rules/characteristics.ts'
import { hexesBetween } from './rules/distance.ts'
import { amountOf } from './rules/effects/amount.ts'
import { forceOf } from './rules/effects/force.ts'
import { battleCardOf, cardOf, fightersOf, isOnField, mapOf, opponentOf, sideOf } from './rules/lookup.ts'
import type { Battle, Fighter, State } from './rules/state.ts'

/** The weight of each thing a position is judged by, in victory points. */
const WEIGHTS = {
  points: 1,
  /** Points that the rounds to come would bring if nothing changed; they may yet change. */
  promised: 0.55,
  /** A whole warband, unhurt. */
  warband: 6,
  /** The part of a fighter's worth that standing at all has, however hurt. */
  standing: 0.45,
  dice: 0.12,
  near: 0.035,
  threat: 0.25,
}

/** Questions that belong to the decision before them. After choosing whom to activate, the first action belongs to it. */
const LOOKS_INTO = new Set(['pick', 'bonus', 'push', 'objective', 'reroll', 'arrive', 'step', 'artefact'])

export const mind: Mind<State> = {
  value: (state, seat) => (state.battle ? valueOfBattle(state.battle, seat) : 0),
  looksInto: (ask, from) => (from === 'activate' ? ask === 'action' : LOOKS_INTO.has(ask)),
  looksBeyond: (from) => from === 'activate',
}

function valueOfBattle(battle: Battle, seat: Seat): number {
  return sideValue(battle, seat) - sideValue(battle, opponentOf(seat))
}

function sideValue(battle: Battle, seat: Seat): number {
  const { points, groups } = sideOf(battle, seat)
  let value = WEIGHTS.points * points + WEIGHTS.promised * promisedPoints(battle, seat) + strengthLeft(battle, seat)
  for (const { dice } of groups) value += WEIGHTS.dice * (dice - 1)
  for (const fighter of battle.fighters)
    if (fighter.seat === seat && isOnField(fighter)) value += placeValue(battle, fighter)
  return value
}

/** What the round ends to come score by what holds now, read off the cards in force. */
function promisedPoints(battle: Battle, seat: Seat): number {
  const { rounds, winner } = battleCardOf(battle).victory
  let promised =
    winner === 'points'
      ? 0
      : 1.5 *
        (winner === 'fighters'
          ? fightersOf(battle, seat, 'field').length
          : battle.control.filter((holder) => holder === seat).length)
  for (const { rule, owner } of forceOf(battle).triggers['round-end'] ?? []) {
    if (owner !== undefined && owner !== seat) continue
    for (let round = Math.max(1, battle.round); round <= rounds; round++)
      if (!rule.rounds || rule.rounds.includes(round))
        promised += scoreOf(battle, seat, rule.do) * (round === battle.round ? 1.4 : 1)
  }
  for (const { rule } of forceOf(battle).triggers['battle-end'] ?? []) promised += scoreOf(battle, seat, rule.do)
  return promised
}

function scoreOf(battle: Battle, seat: Seat, deeds: readonly Deed[]): number {
  let score = 0
  for (const deed of deeds)
    if ('score' in deed && deed.score.player === 'owner') score += countedAmount(battle, seat, deed.score.points)
  return score
}

/** An amount that needs no dice; dice count by what they bring on average. */
function countedAmount(battle: Battle, seat: Seat, amount: Amount): number {
  if (typeof amount === 'object' && 'dice' in amount)
    return typeof amount.dice === 'number' ? (amount.dice * (7 - amount.need)) / 6 : 1
  return amountOf(undefined as never, battle, amount, {
    owner: seat,
    me: undefined,
    them: undefined,
    value: 3,
    source: '',
    rule: '',
  })
}

/** What is left of a warband, as a share of the whole. */
function strengthLeft(battle: Battle, seat: Seat): number {
  let whole = 0
  let left = 0
  for (const fighter of battle.fighters) {
    if (fighter.seat !== seat || fighter.where === 'apart') continue
    const worth = worthOf(battle, fighter)
    whole += worth
    if (fighter.where === 'down') continue
    const health = 1 - fighter.damage / woundsOf(battle, fighter)
    left += worth * (WEIGHTS.standing + (1 - WEIGHTS.standing) * health)
  }
  return (WEIGHTS.warband * left) / whole
}

/** A fighter's worth by its card: how long it lasts and how hard it hits. */
function worthOf(battle: Battle, fighter: Fighter): number {
  const { wounds, toughness, weapons } = cardOf(battle, fighter)
  return wounds * (2 + toughness) * 0.5 + 6 * Math.max(...weapons.map(punchOf))
}

/** Damage an attack deals on average against equal Toughness. */
function punchOf({ attacks, damage: [hit, critical] }: Weapon): number {
  return (attacks * (2 * hit + critical)) / 6
}

/** Standing where something can be won: near objectives not yet held, near enemies within reach. */
function placeValue(battle: Battle, fighter: Fighter): number {
  const { objectives } = mapOf(battle)
  let toObjective = 12
  objectives.forEach(({ hex }, index) => {
    const held = battle.control[index] === fighter.seat
    toObjective = Math.min(toObjective, hexesBetween(battle, fighter.hex, hex) + (held ? 2 : 0))
  })
  let toEnemy = 12
  for (const other of battle.fighters)
    if (other.hex >= 0 && other.seat !== fighter.seat)
      toEnemy = Math.min(toEnemy, hexesBetween(battle, fighter.hex, other.hex))
  const { weapons, move } = cardOf(battle, fighter)
  const reach = Math.max(...weapons.map(({ range }) => range))
  const threat = toEnemy <= reach ? 1 : toEnemy <= reach + move ? 0.6 : 0
  return WEIGHTS.threat * threat - WEIGHTS.near * (toObjective + 0.6 * toEnemy)
}
