import { type Bands, bandsOf, fits, hasKeyword, modelsWho, type Use } from '@muster/reaction'
import type { Hex, HexBoard } from '@muster/space'
import { mapped, ok, type Random, refuse, type Verdict } from '@muster/table'
import type { ArenaAction } from '../content/grammar/schemas.ts'
import { type Means, nameOfMeans } from './action.ts'
import { arenaGame } from './effects/cards.ts'
import { isFreeTo } from './effects/liberty.ts'
import { asModel, modelNamed } from './effects/model.ts'
import { elementNamed, isShootable, shootables } from './element.ts'
import { boardOf, isUp, labelOf, zoneLabelled } from './lookup.ts'
import { extraWounds, givenKeywords } from './numbers.ts'
import { isHunter } from './occupancy.ts'
import { isInBands } from './range.ts'
import { seesZone } from './sight.ts'
import type { Enemy, Hunter, State } from './state.ts'

const [RED, LONG] = [bandsOf(['red']), bandsOf(['long'])]

const outOfRange = refuse('AB-RESOLVE-2', 'the target is out of range')
const outOfSight = refuse('AB-SIGHT-1', 'there is no line of sight to the target')
const enemiesOnly = refuse('AB-ATTACK-1', 'only enemies can be attacked')
const notMeant = refuse('AB-ACTION-11', 'the action does not affect such a model')
const noSuch = refuse('AB-RESOLVE-2', 'there is no such target in the Vault')
const emptyZone = refuse('AB-R-47', 'nobody stands there whom the attack could affect')

/** What an action without a target is aimed at. */
export const NOBODY = ''

/** AB-KEYWORD-24: a Crowd Control attack is aimed at a zone, be it so by its card or by another. */
export const aimsAtZone = (state: State, hunter: Hunter, { action }: Means): boolean =>
  action.attack && hasKeyword(givenKeywords(state, hunter, action), 'crowd control')

/** An action that names nobody it affects has no target. */
const aimsAtNobody = ({ action }: Means): boolean => !action.attack && action.who === undefined

const useOf = (state: State, hunter: Hunter, means: Means): Use => ({
  seat: hunter.seat,
  me: hunter.id,
  them: undefined,
  source: nameOfMeans(state, means),
  rule: 'AB-RESOLVE-7',
})

/** The zone of whomever or whatever an action is aimed at; -1 where there is none. */
export function zoneOfAim(state: State, hunter: Hunter, means: Means, aim: string): Hex {
  if (aimsAtZone(state, hunter, means)) return zoneLabelled(state, aim)
  return modelNamed(state, aim)?.zone ?? elementNamed(state, aim)?.zone ?? -1
}

/** AB-RANGE-6: the bands of an action, with those that cards add to Ranged attacks. */
function bandsFor(state: State, hunter: Hunter, action: ArenaAction): Bands {
  if (!action.attack || action.skill !== 'ranged') return action.bands
  const long = isFreeTo(state, 'shoot-long', hunter, { action }) ? LONG : 0
  const close = isFreeTo(state, 'shoot-close', hunter, { action }) ? RED : 0
  return action.bands | long | close
}

/** What an action reaches from where its hunter stands: the same for all it may be aimed at. */
interface Scope {
  readonly board: HexBoard
  readonly bands: Bands
  /** AB-SIGHT-1: cards may let a hunter see past enemies, or attack without seeing at all. */
  readonly unseen: boolean
  readonly past: boolean
}

const scopeOf = (state: State, hunter: Hunter, action: ArenaAction): Scope => ({
  board: boardOf(state),
  bands: bandsFor(state, hunter, action),
  unseen: action.attack && isFreeTo(state, 'attack-unseen', hunter, { action }),
  past: isFreeTo(state, 'see-past-enemies', hunter, { action }),
})

/** AB-RANGE-6, AB-SIGHT-1. */
function scopeVerdict(state: State, hunter: Hunter, zone: Hex, { board, bands, unseen, past }: Scope): Verdict {
  if (!isInBands(board, bands, hunter.zone, zone)) return outOfRange
  return unseen || seesZone(state, hunter, zone, past) ? ok : outOfSight
}

/** AB-ATTACK-1, AB-ACTION-11, AB-R-86: whether a model or an element is one that an action is for. */
function targetVerdict(state: State, hunter: Hunter, means: Means, aim: string): Verdict {
  const { action } = means
  const model = modelNamed(state, aim)
  if (!model) {
    const element = elementNamed(state, aim)
    return element && action.attack && isShootable(state, element.kind) ? ok : noSuch
  }
  if (action.attack && isHunter(model)) return enemiesOnly
  if (isHunter(model) && !isUp(model)) return notMeant
  return isFor(state, hunter, means, model) ? ok : notMeant
}

/** AB-ACTION-11: an action may be for some models only. */
const isFor = (state: State, hunter: Hunter, means: Means, model: Hunter | Enemy): boolean =>
  !means.action.who || fits(arenaGame, state, asModel(model), means.action.who, useOf(state, hunter, means))

/** AB-SIGHT-1, AB-RANGE-6, AB-RESOLVE-2, AB-ATTACK-1: whether a hunter may aim an action at a model, or at a zone. */
export function aimVerdict(state: State, hunter: Hunter, means: Means, aim: string): Verdict {
  if (aimsAtNobody(means)) return aim === NOBODY ? ok : notMeant
  const zone = zoneOfAim(state, hunter, means, aim)
  if (zone < 0) return noSuch
  if (aimsAtZone(state, hunter, means)) {
    if (!state.enemies.some((enemy) => enemy.zone === zone)) return emptyZone
  } else {
    const verdict = targetVerdict(state, hunter, means, aim)
    if (verdict !== ok) return verdict
  }
  return scopeVerdict(state, hunter, zone, scopeOf(state, hunter, means.action))
}

/** Everything an action could be thought to be aimed at, allowed or not, in the order of the table. */
export function aimsOf(state: State, hunter: Hunter, means: Means): string[] {
  if (aimsAtNobody(means)) return [NOBODY]
  if (aimsAtZone(state, hunter, means)) return [...new Set(state.enemies.map(({ zone }) => labelOf(state, zone)))]
  if (means.action.attack) {
    const aims = state.enemies.map(({ id }) => id)
    for (const { id } of shootables(state)) aims.push(id)
    return aims
  }
  const meant = modelsWho(arenaGame, state, means.action.who ?? {}, useOf(state, hunter, means))
  return mapped(meant, ({ id }) => id)
}

/**
 * Any one of those it may be aimed at: from a random one on the first that will do. The quick twin of `aimsOf` and `aimVerdict`: attacks,
 * which are most actions, go by the enemies themselves, and of others only range and sight are left to be looked at.
 */
export function someAim(state: State, hunter: Hunter, means: Means, random: Random): string | undefined {
  const { action } = means
  if (aimsAtNobody(means) || aimsAtZone(state, hunter, means))
    return firstFrom(aimsOf(state, hunter, means), random, (aim) =>
      aimVerdict(state, hunter, means, aim) === ok ? aim : undefined,
    )
  if (!action.attack) {
    const scope = scopeOf(state, hunter, action)
    return firstFrom(aimsOf(state, hunter, means), random, (id) =>
      scopeVerdict(state, hunter, modelNamed(state, id)?.zone ?? -1, scope) === ok ? id : undefined,
    )
  }
  const { enemies } = state
  const things = shootables(state)
  const count = enemies.length + things.length
  if (count === 0) return undefined
  const scope = scopeOf(state, hunter, action)
  const first = random.below(count)
  for (let tried = 0; tried < count; tried++) {
    const at = first + tried < count ? first + tried : first + tried - count
    const target = enemies[at] ?? (things[at - enemies.length] as { id: string; zone: Hex })
    if (scopeVerdict(state, hunter, target.zone, scope) !== ok) continue
    const isMeant = at >= enemies.length || isFor(state, hunter, means, enemies[at] as Enemy)
    if (isMeant) return target.id
  }
  return undefined
}

/** The first of a list, begun anywhere and gone through in a circle, that something can be made of. */
export function firstFrom<One, Made>(
  list: readonly One[],
  random: Random,
  make: (one: One) => Made | undefined,
): Made | undefined {
  if (list.length === 0) return undefined
  let at = random.below(list.length)
  for (let tried = 0; tried < list.length; tried++) {
    const made = make(list[at] as One)
    if (made !== undefined) return made
    at = at + 1 === list.length ? 0 : at + 1
  }
  return undefined
}

/**
 * AB-ATTACK-2, AB-KEYWORD-36, AB-KEYWORD-45, AB-R-49: what a hit is worth: one wound, one more if the attack is Deadly, one more
 * if the target is slagged, and what cards add.
 */
export function woundsOfHit(
  state: State,
  attacker: Hunter | Enemy | undefined,
  target: Hunter | Enemy,
  action: ArenaAction,
  isCrit: boolean,
): number {
  const { keywords } = action
  const deadly = hasKeyword(keywords, 'deadly', isCrit) ? 1 : 0
  const slagged = target.status.slag > 0 ? 1 : 0
  const extra = attacker ? extraWounds(state, attacker, { against: target, action }) : 0
  return Math.max(0, 1 + deadly + slagged + extra)
}
