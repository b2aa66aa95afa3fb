import { ok, refuse, type Seat, type Verdict } from '@muster/table'
import { type Ability, abilityVerdict, isFreeAbility } from './ability.ts'
import { board } from './board.ts'
import type { Walk } from './detour.ts'
import { type Change, changeVerdict } from './equip.ts'
import { enemyOf, hunterOf, tableOptions, turnOf } from './lookup.ts'
import { destinations, destinationVerdict, stepsOf } from './move.ts'
import { pickupVerdict } from './pickup.ts'
import { type Guns, targetVerdict } from './shots.ts'
import type { ActionKind, State } from './state.ts'
import { tradeVerdict } from './trade.ts'
import { type Use, useVerdict } from './use.ts'

/** SN-ACTION-2: what the player whose turn it is can do next. */
export type Option =
  | ({ readonly do: 'move' | 'sprint' } & Walk)
  | { readonly do: 'shoot'; readonly guns: Guns; readonly enemy: string }
  | Ability
  | Change
  | Use
  | { readonly do: 'trade'; readonly ally: Seat }
  | { readonly do: 'pickup' }
  | { readonly do: 'end' }

export const END = { do: 'end' } as const

/** Options are shared constants, so that offering sixty squares costs no memory. */
const toEachSquare = (name: 'move' | 'sprint'): readonly Option[] =>
  Array.from({ length: board.size }, (_, square) => Object.freeze({ do: name, square }))
const steps = { move: toEachSquare('move'), sprint: toEachSquare('sprint') }

export const stepOption = (name: 'move' | 'sprint', square: number): Option => steps[name][square] as Option

const onlyShooting = refuse('SN-DEATH-2', 'a downed player can only shoot')
const noAttack = refuse('SN-REVIVE-3', 'a player cannot attack on the turn of coming back')
const noAbility = refuse('SN-REVIVE-4', 'a player cannot use the special ability on the turn of coming back')
const noPickup = refuse('SN-REVIVE-2', 'on the turn of coming back a player can only move, equip and trade')
const noneLeft = refuse('SN-ACTION-1', 'no action is left')
const sprinted = refuse('SN-SPRINT-3', 'a player who sprints takes no other action that turn')
const twice = refuse('SN-ACTION-3', 'the same kind of action may not be taken twice')
const twoNeeded = refuse('SN-GUNZERK-4', 'a sprint costs two actions while Gunzerking')
const oneAction = refuse('SN-R-61', 'the one action on the turn of coming back is not enough for a sprint')

/** SN-DEATH-2, SN-REVIVE-2 to SN-REVIVE-4: what the condition of the character forbids. */
function conditionVerdict(state: State, kind: ActionKind): Verdict {
  const { condition } = turnOf(state)
  if (condition === 'shoot-only') return kind === 'shoot' ? ok : onlyShooting
  if (condition !== 'reviving') return ok
  if (kind === 'shoot') return noAttack
  if (kind === 'ability') return noAbility
  return kind === 'pickup' ? noPickup : ok
}

/** SN-ACTION-1, SN-ACTION-3, SN-DEATH-3, SN-GUNZERK-3: whether an action of this kind can be taken now. */
function kindVerdict(state: State, kind: ActionKind): Verdict {
  const forbidden = conditionVerdict(state, kind)
  if (forbidden) return forbidden
  const turn = turnOf(state)
  if (turn.left < 1) return turn.sprinted ? sprinted : noneLeft
  if (turn.gunzerking || turn.condition === 'shoot-only') return ok
  return turn.done.includes(kind) ? twice : ok
}

/** SN-SPRINT-1, SN-SPRINT-3, SN-GUNZERK-4, SN-R-34, SN-R-61: both actions, or the rest of a turn that began with a move. */
function sprintVerdict(state: State): Verdict {
  const forbidden = conditionVerdict(state, 'move')
  if (forbidden) return forbidden
  const { left, done, walked, gunzerking, condition } = turnOf(state)
  if (condition === 'reviving' && tableOptions(state).reviveActions === 1) return oneAction
  if (gunzerking) return left >= 2 ? ok : twoNeeded
  if (done.length === 0) return ok
  return done.length === 1 && walked > 0 && left >= 1 ? ok : sprinted
}

/** SN-ABILITY-1, SN-R-36. */
function mayUseAbility(state: State, seat: Seat): Verdict {
  return isFreeAbility(state, seat) ? conditionVerdict(state, 'ability') : kindVerdict(state, 'ability')
}

/** SN-R-30: using loot costs nothing, or is part of an Equip action. */
function mayUseLoot(state: State): Verdict {
  return tableOptions(state).useLoot === 'free' ? ok : kindVerdict(state, 'equip')
}

/** The kinds of option, in the order they are offered. */
export const optionKinds = ['move', 'sprint', 'shoot', 'ability', 'equip', 'use', 'trade', 'pickup'] as const
export type OptionKind = (typeof optionKinds)[number]

/** Whether options of this kind can be had at all now. */
export function mayDo(state: State, seat: Seat, kind: OptionKind): Verdict {
  switch (kind) {
    case 'sprint':
      return sprintVerdict(state)
    case 'ability':
      return mayUseAbility(state, seat)
    case 'use':
      return mayUseLoot(state)
    default:
      return kindVerdict(state, kind)
  }
}

/** What a menu is about; squares in reach are worked out when somebody asks why not. */
export type Menu = {
  readonly state: State
  readonly seat: Seat
  reached?: { readonly move: ReadonlySet<number>; readonly sprint: ReadonlySet<number> }
}

/** Why an option is not in the menu; ok where it is. */
export function optionVerdict(option: Option, menu: Menu): Verdict {
  const { state, seat } = menu
  const hunter = hunterOf(state, seat)
  switch (option.do) {
    case 'move':
    case 'sprint': {
      const reach = (sprint: boolean) => new Set(destinations(state, seat, stepsOf(state, seat, sprint)))
      menu.reached ??= { move: reach(false), sprint: reach(true) }
      return mayDo(state, seat, option.do) ?? destinationVerdict(state, seat, option.square, menu.reached[option.do])
    }
    case 'shoot':
      return kindVerdict(state, 'shoot') ?? targetVerdict(state, hunter, option.guns, enemyOf(state, option.enemy))
    case 'ability':
      return mayUseAbility(state, seat) ?? abilityVerdict(state, seat, option)
    case 'equip':
    case 'remove':
      return kindVerdict(state, 'equip') ?? changeVerdict(state, hunter, option)
    case 'use':
      return mayUseLoot(state) ?? useVerdict(state, seat, option)
    case 'trade':
      return kindVerdict(state, 'trade') ?? tradeVerdict(state, seat, option.ally)
    case 'pickup':
      return kindVerdict(state, 'pickup') ?? pickupVerdict(state, seat)
    case 'end':
      return ok
  }
}
