import { hexLabelled } from '@muster/space'
import { type Action, disengageAction, moveAction, WALK } from './action.ts'
import { toHit } from './attack.ts'
import { toughnessOf, weaponValue } from './characteristics.ts'
import { cardOf, fighterOf, labelOf, mapOf, nameOf, weaponOf } from './lookup.ts'
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
  if (verb === 'move' && battle.options.move_paths === 'step_by_step') return WALK
  if (verb !== 'move' && verb !== 'disengage') return undefined
  const hex = hexLabelled(mapOf(battle).board, what)
  if (hex < 0) return undefined
  return verb === 'move' ? moveAction(hex) : disengageAction(hex)
}

/** What an action will do, in a sentence: the numbers that count are in it. */
export function actionText(battle: Battle, fighter: Fighter, action: Action): string {
  switch (action.do) {
    case 'move':
      return action.hex === fighter.hex ? 'Move no hexes' : `Move to ${labelOf(battle, action.hex)}`
    case 'walk':
      return 'Move, step by step'
    case 'disengage':
      return `Disengage to ${labelOf(battle, action.hex)}`
    case 'attack': {
      const weapon = weaponOf(battle, fighter, action.weapon)
      const target = fighterOf(battle, action.target)
      if (target.hex < 0) return `Attack ${nameOf(battle, target)} with ${weapon.name}`
      const [strength, dice, hit, critical] = (['strength', 'attacks', 'damage', 'critical'] as const).map((what) =>
        weaponValue(battle, fighter, weapon, target, what),
      )
      const need = toHit(strength as number, toughnessOf(battle, target))
      return `Attack ${nameOf(battle, target)} with ${weapon.name}: ${dice} dice on ${need}+, damage ${hit}/${critical}`
    }
  }
}

export function actionRefs(battle: Battle, action: Action): readonly string[] {
  if (action.do === 'attack') return [action.target]
  return action.do === 'walk' ? [] : [labelOf(battle, action.hex)]
}
