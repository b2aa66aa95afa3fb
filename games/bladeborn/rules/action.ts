import type { Hex } from '@muster/space'
import type { Random, Verdict } from '@muster/table'
import { MOST_HEXES } from '../content/cards.ts'
import { attacksOf, attackVerdict, canAttack, resolveAttack, sampleAttack } from './attack.ts'
import { disengageHexes, disengageTo, disengageVerdict } from './disengage.ts'
import { cardOf, fighterOf, mapOf, weaponOf } from './lookup.ts'
import { destinations, destinationVerdict, type MoveTerms, mayMove, moveTo, sampleDestination, walk } from './move.ts'
import type { Battle, Fighter } from './state.ts'
import type { Table } from './table.ts'

/** BB-ACTIVATE-4: an action a fighter can make, with everything there is to decide about it. */
export type Action =
  | { readonly do: 'move'; readonly hex: Hex }
  | { readonly do: 'walk' }
  | { readonly do: 'attack'; readonly weapon: string; readonly target: string }
  | { readonly do: 'disengage'; readonly hex: Hex }

export type ActionName = 'move' | 'attack' | 'disengage'

export const WALK = { do: 'walk' } as const

/** Options are shared constants, so that offering a hundred hexes costs no memory. */
const toEachHex = (name: 'move' | 'disengage'): readonly Action[] =>
  Array.from({ length: MOST_HEXES }, (_, hex) => Object.freeze({ do: name, hex }))
const moves = toEachHex('move')
const disengages = toEachHex('disengage')

export const moveAction = (hex: Hex): Action => moves[hex] as Action
export const disengageAction = (hex: Hex): Action => disengages[hex] as Action

const noTerms: Readonly<MoveTerms> = {}

/** The ways a fighter can make one kind of action, in a fixed order; a move of no hexes comes first (BB-R-37). */
export function actionOptions(
  battle: Battle,
  fighter: Fighter,
  name: ActionName,
  terms: MoveTerms = noTerms,
): Action[] {
  const options: Action[] = []
  addActions(options, battle, fighter, name, terms)
  return options
}

export function addActions(
  options: unknown[],
  battle: Battle,
  fighter: Fighter,
  name: ActionName,
  terms: MoveTerms = noTerms,
): void {
  switch (name) {
    case 'move':
      if (mayMove(battle, fighter, terms)) return
      if (battle.options.movePaths === 'step-by-step') {
        options.push(WALK)
        return
      }
      for (const hex of destinations(battle, fighter, terms)) options.push(moveAction(hex))
      return
    case 'attack':
      for (const { weapon, target } of attacksOf(battle, fighter))
        options.push({ do: 'attack', weapon: weapon.id, target: target.id })
      return
    case 'disengage':
      for (const hex of disengageHexes(battle, fighter)) options.push(disengageAction(hex))
  }
}

/** Whether there is any way to make a kind of action. */
export function canMake(battle: Battle, fighter: Fighter, name: ActionName, terms: MoveTerms): boolean {
  if (name === 'move') return !mayMove(battle, fighter, terms)
  return name === 'attack' ? canAttack(battle, fighter) : disengageHexes(battle, fighter).length > 0
}

/** Any one way to make a kind of action, without the others; undefined where there is none. */
export function sampleAction(battle: Battle, fighter: Fighter, name: ActionName, random: Random): Action | undefined {
  switch (name) {
    case 'move': {
      if (mayMove(battle, fighter)) return undefined
      return battle.options.movePaths === 'step-by-step' ? WALK : moveAction(sampleDestination(battle, fighter, random))
    }
    case 'attack': {
      const attack = sampleAttack(battle, fighter, random)
      return attack && { do: 'attack', weapon: attack.weapon.id, target: attack.target.id }
    }
    case 'disengage': {
      const hexes = disengageHexes(battle, fighter)
      return hexes.length === 0 ? undefined : disengageAction(hexes[random.below(hexes.length)] as Hex)
    }
  }
}

/** Everything a fighter might think of doing, for saying why not. */
export function actionCandidates(battle: Battle, fighter: Fighter, name: ActionName): Action[] {
  switch (name) {
    case 'move':
      if (battle.options.movePaths === 'step-by-step') return [WALK]
      return [...mapOf(battle).board.hexes.keys()].map((hex) => moveAction(hex))
    case 'attack':
      return cardOf(battle, fighter).weapons.flatMap((weapon) =>
        battle.fighters
          .filter((other) => other !== fighter)
          .map((target): Action => ({ do: 'attack', weapon: weapon.id, target: target.id })),
      )
    case 'disengage':
      return (mapOf(battle).board.neighbours[fighter.hex] ?? []).map((hex) => disengageAction(hex))
  }
}

export function actionVerdict(battle: Battle, fighter: Fighter, action: Action, terms: MoveTerms = {}): Verdict {
  switch (action.do) {
    case 'move':
      return destinationVerdict(battle, fighter, action.hex, terms)
    case 'walk':
      return mayMove(battle, fighter, terms)
    case 'attack':
      return attackVerdict(battle, fighter, weaponOf(battle, fighter, action.weapon), fighterOf(battle, action.target))
    case 'disengage':
      return disengageVerdict(battle, fighter, action.hex)
  }
}

export function makeAction(
  table: Table,
  battle: Battle,
  fighter: Fighter,
  action: Action,
  terms: MoveTerms = {},
): void {
  switch (action.do) {
    case 'move':
      return moveTo(table, battle, fighter, action.hex)
    case 'walk':
      return walk(table, battle, fighter, terms)
    case 'attack':
      return resolveAttack(
        table,
        battle,
        fighter,
        weaponOf(battle, fighter, action.weapon),
        fighterOf(battle, action.target),
      )
    case 'disengage':
      return disengageTo(table, battle, fighter, action.hex)
  }
}
