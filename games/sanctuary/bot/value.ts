import { noWay, type Square, squareDistance } from '@muster/space'
import type { Seat } from '@muster/table'
import { board } from '../rules/board.ts'
import { healthOf, rangeOf } from '../rules/character.ts'
import { enemiesFiring } from '../rules/damage.ts'
import { isGoblin, tableOptions, unitOf } from '../rules/lookup.ts'
import { isLocked } from '../rules/phaselock.ts'
import { bulletsOf, shotDamage, targetsOf, waysToFire } from '../rules/shots.ts'
import { spawnCornerFor } from '../rules/spawn.ts'
import type { Enemy, Hunter, State } from '../rules/state.ts'
import { stepsToCity } from '../rules/ways.ts'
import { lootValue } from './cards.ts'

/** Above and below anything a position under way is worth, however many enemies are near: bots must tell bad from worse. */
const WON = 900
const LOST = -9000

/** What about half of all games at an even position have for hunters and loot. */
const PAR = 20

/**
 * What a position is worth. The game is played together, so it is worth the same to all seats: lives kept, enemies few, far
 * and hurt, hunters well and armed, standing where they can shoot next. A defeat is the better, the more cards were beaten.
 */
export function value(state: State, _seat: Seat): number {
  const { outcome, escaped } = state
  if (outcome) return outcome.won ? WON : LOST + state.enemyDiscard.cards.length
  const { lives } = tableOptions(state)
  let sum = (-60 * escaped * (escaped + 1)) / lives - PAR * state.hunters.length
  const dangers = state.enemies.map((enemy) => danger(state, enemy))
  for (const [index, enemy] of state.enemies.entries())
    sum -= (dangers[index] as number) * (1 + 0.35 * enemy.health) * (isLocked(state, enemy) ? 0.75 : 1)
  for (const hunter of state.hunters) sum += hunterValue(state, hunter, dangers)
  sum += effectsValue(state, dangers) + turnValue(state, dangers)
  return Math.min(WON - 1, Math.max(LOST + 99, sum))
}

/** What a Loot Goblin's sack is worth hunting for. */
const SACK = 6

/**
 * How much an enemy matters: the nearer to Sanctuary, the more, and most of all if the next Enemy Movement may bring it in.
 * A Loot Goblin is only an opportunity.
 */
export function danger(state: State, enemy: Enemy): number {
  if (isGoblin(state, enemy)) return SACK
  const known = stepsToCity(state)[enemy.square] as number
  const steps = known === noWay ? 20 : known
  const most = tableOptions(state).enemyDie === 'd4' ? 4 : 6
  const entering = isLocked(state, enemy) ? 0 : Math.max(0, most + 1 - steps) / most
  return 90 / (steps + 4) + entering * (10 + 3 * state.escaped)
}

function hunterValue(state: State, hunter: Hunter, dangers: readonly number[]): number {
  const loot = lootValue(state, hunter)
  if (hunter.square < 0) return loot - 14
  const health = healthOf(state, hunter)
  let left = health
  for (const enemy of enemiesFiring(state, hunter.seat)) left -= unitOf(state, enemy)?.damage ?? 0
  return (
    loot + 0.8 * Math.min(health, 6) + (left <= 0 ? -6 : 0.3 * Math.min(left, 5)) + placeValue(state, hunter, dangers)
  )
}

/** How much of an enemy's danger is gone where a hunter stands ready to shoot it. */
const PLACE = 0.4

/** What it is worth to lie in wait at the corner where the next enemy will appear. */
const AMBUSH = 3

/** What it is worth to stand next to a token; it must not draw a hunter far from the lane. */
const TOKEN = 3

/** Standing where a dangerous enemy can be shot next, where the next will come from, or near a token. */
export function placeValue(state: State, hunter: Hunter, dangers: readonly number[]): number {
  let range = 0
  for (const guns of waysToFire(state, hunter)) range = Math.max(range, rangeOf(state, hunter, guns))
  let best = isMoreToCome(state) ? AMBUSH * nearness(hunter, spawnCornerFor(state, hunter.square), range) : 0
  let second = 0
  for (const [index, { square }] of state.enemies.entries()) {
    const worth = (dangers[index] as number) * nearness(hunter, square, range)
    if (worth > best) [best, second] = [worth, best]
    else if (worth > second) second = worth
  }
  let token = 0
  for (const { square } of state.tokens)
    token = Math.max(token, TOKEN - 0.5 * squareDistance(board, square, hunter.square, 'orthogonal'))
  return PLACE * (best + 0.3 * second) + token
}

const isMoreToCome = ({ enemyDeck, bosses }: State): boolean => enemyDeck.cards.length + bosses.cards.length > 0

/** How near a hunter is to having a square in a lane and in range: 1 where it has, less for each square to walk. */
export function nearness({ square: from }: Hunter, to: Square, range: number): number {
  const x = Math.abs((board.column[to] as number) - (board.column[from] as number))
  const y = Math.abs((board.row[to] as number) - (board.row[from] as number))
  const walk = Math.min(x, y) + Math.max(0, Math.max(x, y) - range)
  return Math.max(0, 1 - walk / 12)
}

/** What abilities under way will still do, once for every player whose turn begins before they end. */
function effectsValue(state: State, dangers: readonly number[]): number {
  const { phaselock, turret, mark } = state
  if (!phaselock && !turret && !mark) return 0
  const turns = state.hunters.length
  const lock = phaselock && state.enemies.find(({ id }) => id === phaselock.enemy)
  let sum = 0
  for (const [index, enemy] of state.enemies.entries()) {
    const worth = dangers[index] as number
    if (lock && squareDistance(board, lock.square, enemy.square, 'diagonal') <= 1)
      sum += 0.2 * worth * Math.min(turns, enemy.health)
    if (turret && squareDistance(board, turret.square, enemy.square, 'diagonal') <= 3)
      sum += 0.2 * worth * Math.min(turns, enemy.health)
    if (mark?.card === enemy.card) sum += 0.35 * worth * Math.min(2, enemy.health)
  }
  return sum
}

/** A trade that was declined only put off the end of the turn: it must weigh more than what the end brings. */
const NUISANCE = 60

/** The best shots still to be made this turn, each at what those before it leave (SN-GUNZERK-3). */
function turnValue(state: State, dangers: readonly number[]): number {
  const { turn } = state
  if (!turn || state.stage !== 'act') return 0
  const annoyed = NUISANCE * turn.declined.length
  if (turn.left < 1 || turn.condition === 'reviving') return -annoyed
  if (turn.done.includes('shoot') && !turn.gunzerking && turn.condition === 'up') return -annoyed
  const hunter = state.hunters[turn.seat] as Hunter
  const damages = new Map<Enemy, number>()
  for (const guns of waysToFire(state, hunter)) {
    const damage = shotDamage(state, hunter, guns) * bulletsOf(state, guns)
    for (const enemy of targetsOf(state, hunter, guns)) damages.set(enemy, Math.max(damage, damages.get(enemy) ?? 0))
  }
  const health = new Map([...damages.keys()].map((enemy) => [enemy, enemy.health]))
  let sum = 0
  for (let shots = turn.gunzerking ? turn.left : 1; shots > 0; shots--) {
    let [best, target]: [number, Enemy | undefined] = [0, undefined]
    for (const [enemy, damage] of damages) {
      const left = health.get(enemy) as number
      const worth = dangers[state.enemies.indexOf(enemy)] as number
      const kill = damage >= left ? (1 - PLACE) * worth + 1 : 0
      const gain = left > 0 ? kill + 0.35 * worth * Math.min(damage, left) : 0
      if (gain > best) [best, target] = [gain, enemy]
    }
    if (!target) break
    sum += best
    health.set(target, Math.max(0, (health.get(target) as number) - (damages.get(target) as number)))
  }
  return sum - annoyed
}
