import { colourOf, isReady, pay, type ReadRow, type Token } from '@muster/reaction'
import { type Base, FINE, facesFrom } from '@muster/space'
import { ok, refuse, type Verdict } from '@muster/table'
import { baseOf, planeFor, toleranceOf } from './components.ts'
import { floorBelow } from './fall.ts'
import { modelOf } from './lookup.ts'
import { isTooHigh, lengthOf, makeMove, pathsFor, startMove } from './move.ts'
import { crosses } from './obst.ts'
import type { Battle, Model, Moving, Paid } from './state.ts'
import type { Table } from './table.ts'
import { tokenRules } from './token-rules.ts'

/**
 * CZ-CLIMB-4, CZ-CLIMB-6, CZ-CLIMB-9..11, CZ-R-23, CZ-R-24: a roll for each action of a climb; the second token is spent once the first
 * roll has succeeded. Where it falls from who fails, nowhere where it is up or down.
 */
export function climbs(table: Table, battle: Battle, moving: Moving, what: Paid, drop: Base): Base | undefined {
  const model = modelOf(battle, moving.id)
  const { second } = moving
  const isUp = model.at.z < drop.z
  const far = second === undefined ? 0 : lengthOf(battle, model, colourOf(moving.token))
  if (!crosses(table, battle, model, moving.token, what))
    return isUp && second !== undefined ? { ...drop, z: Math.min(drop.z, model.at.z + far) } : drop
  if (second === undefined) return undefined
  moving.token = pay(table, tokenRules, model, second)
  moving.second = undefined
  if (crosses(table, battle, model, moving.token, what)) return undefined
  return isUp ? drop : { ...drop, z: Math.max(floorBelow(battle, drop, drop.z), drop.z - far) }
}

const NOT_TWICE = refuse('CZ-R-22', 'only a character in its own activation climbs with two actions')
const NO_FACE = refuse('CZ-CLIMB-8', 'there is no face here that one action is too short for')
const NOT_READY = refuse('CZ-R-22', 'a climb with two actions takes two Ready tokens')
const TOO_HIGH = refuse('CZ-CLIMB-3', 'the face is too high, or nobody can stand beyond it')

/** CZ-CLIMB-8, CZ-R-22: whether a climb with two actions may be thought of here at all. */
export function climbVerdict(battle: Battle, model: Model, isOwnAction: boolean): Verdict {
  if (!isOwnAction || model.kind !== 'character') return NOT_TWICE
  return facesFrom(planeFor(battle), baseOf(battle, model)).length > 0 ? ok : NO_FACE
}

/** CZ-CLIMB-3, CZ-CLIMB-8, CZ-R-22, CZ-R-139: whether two tokens, one after the other, are what such a climb takes. */
export function twinVerdict(battle: Battle, model: Model, first: Token, second: Token): Verdict {
  if (!areBothReady(model.tokens, first, second)) return NOT_READY
  const [near, far] = [first, second].map((token) => lengthOf(battle, model, colourOf(token))) as [number, number]
  const all = facesFrom(planeFor(battle), baseOf(battle, model))
  const faces = all.filter((height) => isTooHigh(battle, model, first, height))
  if (faces.length === 0) return NO_FACE
  if (!faces.some((height) => height <= near + far + toleranceOf(battle))) return TOO_HIGH
  const moving = { ...makeMove(battle, model, first), left: (near + far) * FINE, second }
  return pathsFor({ battle, model, moving }).some((path) => path.length > 0) ? ok : TOO_HIGH
}

function areBothReady(tokens: ReadRow, first: Token, second: Token): boolean {
  const need = first === second ? 2 : 1
  return isReady(first) && isReady(second) && tokens.filter((token) => token === second).length >= need
}

/** CZ-CLIMB-8, CZ-R-22: a move as long as both actions together, whose second token is spent on the way. */
export function startClimb(table: Table, battle: Battle, model: Model, token: Token, second: Token): void {
  startMove(table, battle, model, token)
  const moving = battle.moving as Moving
  moving.left += lengthOf(battle, model, colourOf(second)) * FINE
  moving.second = second
}
