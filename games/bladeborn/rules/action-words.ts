import { hexLabelled } from '@muster/space'
import { refuse, type Verdict } from '@muster/table'
import { type Action, type ActionName, actionVerdict, disengageAction, moveAction, WALK } from './action.ts'
import { toHit } from './attack.ts'
import { toughnessOf, weaponValue } from './characteristics.ts'
import { cardOf, fighterOf, labelOf, mapOf, nameOf, weaponOf } from './lookup.ts'
import { type MoveTerms, offBoard } from './move.ts'
import type { Battle, Fighter } from './state.ts'

/** An action as records and tests write it: "move e4", "attack grawl with mace". */
export function actionKey(battle: Battle, action: Action): string {
  switch (action.do) {
    case 'move':
    case 'disengage':
      return `${action.do} ${labelOf(battle, action.hex)}`
    case 'walk':
      return 'move'
    case 'attack':
      return `attack ${action.target} with ${action.weapon}`
  }
}

/** The action a key stands for, legal or not; undefined where it stands for none. The inverse of `actionKey`. */
export function parseAction(battle: Battle, fighter: Fighter, key: string): Action | undefined {
  const [verb, what = '', , weapon] = key.split(' ')
  const action = parsed(battle, fighter, verb, what, weapon)
  return action && actionKey(battle, action) === key ? action : undefined
}

function parsed(
  battle: Battle,
  fighter: Fighter,
  verb: string | undefined,
  what: string,
  weapon: string | undefined,
): Action | undefined {
  if (verb === 'attack') {
    const isThere =
      battle.fighters.some(({ id }) => id === what) && cardOf(battle, fighter).weapons.some(({ id }) => id === weapon)
    return isThere ? { do: 'attack', weapon: weapon as string, target: what } : undefined
  }
  if (verb === 'move' && walksStepByStep(battle)) return WALK
  if (verb !== 'move' && verb !== 'disengage') return undefined
  const hex = hexLabelled(mapOf(battle).board, what)
  if (hex < 0) return undefined
  return verb === 'move' ? moveAction(hex) : disengageAction(hex)
}

const walksStepByStep = ({ options }: Battle): boolean => options.movePaths === 'step-by-step'

const notOwnWeapon = refuse('BB-ATTACK-2', 'the fighter card shows no such weapon')
const nobodyHere = refuse('BB-ATTACK-3', 'there is no such fighter in this battle')
const byItsEnd = refuse('BB-R-68', 'at this table a move is given by where it ends')
const stepByStep = refuse('BB-R-68', 'at this table a move is given step by step')

/** Why an action cannot be made, whatever its key says; ok where the key stands for none. */
export function whyNoAction(battle: Battle, fighter: Fighter, key: string, terms?: MoveTerms): Verdict {
  const action = parseAction(battle, fighter, key)
  if (action) return actionVerdict(battle, fighter, action, terms)
  const [verb, what, , weapon] = key.split(' ')
  switch (verb) {
    case 'attack':
      return cardOf(battle, fighter).weapons.some(({ id }) => id === weapon) ? nobodyHere : notOwnWeapon
    case 'move':
      if (walksStepByStep(battle)) return stepByStep
      return what === undefined ? byItsEnd : offBoard
    case 'disengage':
      return offBoard
    default:
      return undefined
  }
}

export const actionKind = (action: Action): ActionName => (action.do === 'walk' ? 'move' : action.do)

export function actionLabel(battle: Battle, fighter: Fighter, action: Action): string {
  switch (action.do) {
    case 'move':
      return action.hex === fighter.hex ? 'Move no hexes' : `Move to ${labelOf(battle, action.hex)}`
    case 'walk':
      return 'Move, step by step'
    case 'disengage':
      return `Disengage to ${labelOf(battle, action.hex)}`
    case 'attack':
      return `Attack ${nameOf(battle, fighterOf(battle, action.target))} with ${weaponOf(battle, fighter, action.weapon).name}`
  }
}

/** The numbers that count in an action; nothing where there are none. */
export function actionDetail(battle: Battle, fighter: Fighter, action: Action): string {
  if (action.do !== 'attack') return ''
  const weapon = weaponOf(battle, fighter, action.weapon)
  const target = fighterOf(battle, action.target)
  if (target.hex < 0) return ''
  const [strength, dice, hit, critical] = (['strength', 'attacks', 'damage', 'critical'] as const).map((what) =>
    weaponValue(battle, fighter, weapon, target, what),
  )
  const need = toHit(strength as number, toughnessOf(battle, target))
  return `${dice} ${dice === 1 ? 'die' : 'dice'} on ${need}+, damage ${hit}/${critical}`
}

/** What an action will do, in a sentence: the numbers that count are in it. */
export function actionText(battle: Battle, fighter: Fighter, action: Action): string {
  const detail = actionDetail(battle, fighter, action)
  return `${actionLabel(battle, fighter, action)}${detail === '' ? '' : `: ${detail}`}`
}

export function actionRefs(battle: Battle, action: Action): readonly string[] {
  if (action.do === 'attack') return [action.target]
  return action.do === 'walk' ? [] : [labelOf(battle, action.hex)]
}
