import type { Mind } from '@muster/bots'
import { noWay, squareDistance } from '@muster/space'
import type { AnyQuestion, Seat } from '@muster/table'
import type { LootCard } from './content/loot.ts'
import { board } from './rules/board.ts'
import { healthOf, rangeOf } from './rules/character.ts'
import { enemiesFiring } from './rules/damage.ts'
import { stepsToCity } from './rules/ground.ts'
import { isMidget, lootOf, optionsOf, unitOf } from './rules/lookup.ts'
import { isLocked } from './rules/phaselock.ts'
import { bulletsOf, shotDamage, targetsOf, waysToFire } from './rules/shots.ts'
import type { Enemy, Hunter, State } from './rules/state.ts'

/** Beyond anything a position under way is worth, and below it. */
const WON = 999
const EVEN = 500

/** Questions that belong to the decision before them. */
const LOOKS_INTO = new Set(['bullet', 'turret', 'equip', 'give', 'take', 'equip-at-once'])

export const mind: Mind<State> = {
  value,
  looksInto: (ask) => LOOKS_INTO.has(ask),
  looksBeyond: () => false,
  habit,
  scale: 40,
  together: true,
}

/** Enemies appear as far from Sanctuary as can be, and a trade is good if the cards are better off where they go. */
function habit(question: AnyQuestion, state: State): unknown {
  if (question.form !== 'one') return undefined
  switch (question.words.ask) {
    case 'spawn':
    case 'path': {
      const toGo = stepsToCity(state)
      const far = (square: number) => toGo[square] as number
      return question.options.reduce((best, square) => (far(square) > far(best) ? square : best))
    }
    case 'agree': {
      const { seat, ally, give, take } = question.context
      const [one, other] = [state.hunters[seat] as Hunter, state.hunters[ally] as Hunter]
      const worth = (card: string, hunter: Hunter) => (card === 'nothing' ? 0 : cardValue(lootOf(state, card), hunter))
      const gain = worth(take, one) + worth(give, other) - worth(give, one) - worth(take, other)
      return gain > 0 ? 'agree' : 'decline'
    }
    default:
      return undefined
  }
}

/**
 * What a position is worth. The game is played together, so all seats are worth the same: lives kept, enemies few, far
 * and hurt, hunters well and armed, standing where they can shoot next.
 */
export function value(state: State, _seat: Seat): number {
  const { outcome, escaped } = state
  const { lives } = optionsOf(state)
  if (outcome) return outcome.won ? WON : 0
  let sum = (-60 * escaped * (escaped + 1)) / lives
  const dangers = state.enemies.map((enemy) => danger(state, enemy))
  for (const [index, enemy] of state.enemies.entries())
    sum -= (dangers[index] as number) * (1 + 0.35 * enemy.health) * (isLocked(state, enemy) ? 0.75 : 1)
  for (const hunter of state.hunters) sum += hunterValue(state, hunter, dangers)
  sum += effectsValue(state, dangers) + turnValue(state, dangers)
  return Math.min(WON - 1, Math.max(1, EVEN + sum))
}

/**
 * How much an enemy matters: the nearer to Sanctuary, the more, and most of all if the next Enemy Movement may bring it in.
 * A Loot Midget is only an opportunity.
 */
function danger(state: State, enemy: Enemy): number {
  if (isMidget(state, enemy)) return 0.6
  const known = stepsToCity(state)[enemy.square] as number
  const steps = known === noWay ? 20 : known
  const most = optionsOf(state).enemyDie === 'd4' ? 4 : 6
  const entering = isLocked(state, enemy) ? 0 : Math.max(0, most + 1 - steps) / most
  return 60 / (steps + 4) + entering * (10 + 3 * state.escaped)
}

function hunterValue(state: State, hunter: Hunter, dangers: readonly number[]): number {
  const loot = lootValue(state, hunter)
  if (hunter.square < 0) return loot - 14
  const health = healthOf(state, hunter)
  const hits = enemiesFiring(state, hunter.seat).reduce((sum, enemy) => sum + (unitOf(state, enemy)?.damage ?? 0), 0)
  const left = health - hits
  return (
    loot + 1.2 * Math.min(health, 6) + (left <= 0 ? -12 : 0.8 * Math.min(left, 5)) + placeValue(state, hunter, dangers)
  )
}

/** Standing where a dangerous enemy can be shot next, or near a token. */
function placeValue(state: State, hunter: Hunter, dangers: readonly number[]): number {
  const range = Math.max(...waysToFire(state, hunter).map((guns) => rangeOf(state, hunter, guns)))
  let best = 0
  let second = 0
  for (const [index, { square }] of state.enemies.entries()) {
    const x = Math.abs((board.column[square] as number) - (board.column[hunter.square] as number))
    const y = Math.abs((board.row[square] as number) - (board.row[hunter.square] as number))
    const walk = Math.min(x, y) + Math.max(0, Math.max(x, y) - range)
    const worth = (dangers[index] as number) * Math.max(0, 1 - walk / 12)
    if (worth > best) [best, second] = [worth, best]
    else if (worth > second) second = worth
  }
  let token = 0
  for (const { square } of state.tokens)
    token = Math.max(token, 6 - 0.5 * squareDistance(board, square, hunter.square, 'orthogonal'))
  return 0.9 * best + 0.3 * second + token
}

function cardValue(card: LootCard, hunter: Hunter): number {
  switch (card.kind) {
    case 'gun':
      return (card.damage + 1) * (1 + 0.6 * (card.bullets - 1)) * (1 + 0.12 * card.range) * 2 + (card.splash ? 3 : 0)
    case 'shield':
      return 1.5 * card.health + 2.5 * card.recovery
    case 'upgrade': {
      if (card.only !== undefined && card.only !== hunter.card) return 0.5
      const { damage = 0, range = 0, movement = 0, health = 0 } = card.stats
      return 6 * damage + 2 * range + 2 * movement + 1.5 * health + (card.ability ? 3 : 0)
    }
    case 'permanent':
      return 4
    default:
      return 3
  }
}

/** Equipped guns count by the better one first; what lies in the hand counts little. */
function lootValue(state: State, hunter: Hunter): number {
  const worth = (id: string) => cardValue(lootOf(state, id), hunter)
  const guns = hunter.guns.map(worth).sort((a, b) => b - a)
  const [better = 0, other = 0] = guns
  const double = hunter.card === 'salvador' ? 0.8 : 0.4
  let sum = better + double * other
  for (const list of [hunter.shields, hunter.upgrades]) for (const id of list) sum += worth(id)
  for (const id of hunter.perks) sum += 1.5 * worth(id)
  for (const id of hunter.hand) sum += 0.5 * worth(id) + 0.5
  return sum
}

/** What abilities under way will still do, once for every player whose turn begins before they end. */
function effectsValue(state: State, dangers: readonly number[]): number {
  const { phaselock, turret, mark } = state
  const turns = state.hunters.length
  let sum = 0
  for (const [index, enemy] of state.enemies.entries()) {
    const worth = dangers[index] as number
    const lock = phaselock && state.enemies.find(({ id }) => id === phaselock.enemy)
    if (lock && squareDistance(board, lock.square, enemy.square, 'diagonal') <= 1)
      sum += 0.3 * worth * Math.min(turns, enemy.health)
    if (turret && squareDistance(board, turret.square, enemy.square, 'diagonal') <= 3)
      sum += 0.3 * worth * Math.min(turns, enemy.health)
    if (mark?.card === enemy.card) sum += 0.35 * worth * Math.min(2, enemy.health)
  }
  return sum
}

/** The best shot still to be made this turn. */
function turnValue(state: State, dangers: readonly number[]): number {
  const { turn } = state
  if (!turn || state.stage !== 'act' || turn.left < 1 || turn.condition === 'reviving') return 0
  if (turn.done.includes('shoot') && !turn.gunzerking && turn.condition === 'up') return 0
  const hunter = state.hunters[turn.seat] as Hunter
  let best = 0
  for (const guns of waysToFire(state, hunter)) {
    const damage = shotDamage(state, hunter, guns) * bulletsOf(state, guns)
    for (const enemy of targetsOf(state, hunter, guns)) {
      const worth = dangers[state.enemies.indexOf(enemy)] as number
      const kill = damage >= enemy.health ? worth + 2 : 0
      best = Math.max(best, kill + 0.35 * worth * Math.min(damage, enemy.health))
    }
  }
  return 0.9 * best * (turn.gunzerking ? turn.left : 1)
}
