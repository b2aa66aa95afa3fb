import { type Hex, hexLabelled } from '@muster/space'
import { pickOne, type Random, type Table, type Verdict, type Words } from '@muster/table'
import { attacksOf, attackVerdict, resolveAttack, sampleAttack, toHit } from './attack.ts'
import { toughnessOf, weaponValue } from './characteristics.ts'
import { disengageHexes, disengageTo, disengageVerdict } from './disengage.ts'
import { cardOf, fighterOf, labelOf, mapOf, nameOf, weaponOf } from './lookup.ts'
import { destinations, destinationVerdict, type MoveTerms, mayMove, moveTo, sampleDestination, walk } from './move.ts'
import type { Battle, Fighter } from './state.ts'

/** BB-ACTIVATE-4: an action a fighter can make, with everything there is to decide about it. */
export type Action =
  | { readonly do: 'move'; readonly hex: Hex }
  | { readonly do: 'walk' }
  | { readonly do: 'attack'; readonly weapon: string; readonly target: string }
  | { readonly do: 'disengage'; readonly hex: Hex }

export type ActionName = 'move' | 'attack' | 'disengage'

const WALK = { do: 'walk' } as const
const moves: Action[] = []
const disengages: Action[] = []

/** Options are shared constants, so that offering a hundred hexes costs no memory. */
function shared(list: Action[], name: 'move' | 'disengage', hex: Hex): Action {
  return list[hex] ?? addShared(list, name, hex)
}

function addShared(list: Action[], name: 'move' | 'disengage', hex: Hex): Action {
  for (let next = list.length; next <= hex; next++) list.push(Object.freeze({ do: name, hex: next }))
  return list[hex] as Action
}

const noTerms: MoveTerms = {}

/** The ways a fighter can make one kind of action, in a fixed order; a move of no hexes comes first (BB-R-37). */
function actionOptions(battle: Battle, fighter: Fighter, name: ActionName, terms: MoveTerms = noTerms): Action[] {
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
      if (battle.options.move_paths === 'step_by_step') {
        options.push(WALK)
        return
      }
      for (const hex of destinations(battle, fighter, terms)) options.push(shared(moves, 'move', hex))
      return
    case 'attack':
      for (const { weapon, target } of attacksOf(battle, fighter))
        options.push({ do: 'attack', weapon: weapon.id, target: target.id })
      return
    case 'disengage':
      for (const hex of disengageHexes(battle, fighter)) options.push(shared(disengages, 'disengage', hex))
  }
}

/** Whether there is any way to make a kind of action. */
export function canMake(battle: Battle, fighter: Fighter, name: ActionName, terms: MoveTerms): boolean {
  if (name === 'move') return !mayMove(battle, fighter, terms)
  return name === 'attack' ? attacksOf(battle, fighter).length > 0 : disengageHexes(battle, fighter).length > 0
}

/** Any one way to make a kind of action, without the others; undefined where there is none. */
export function sampleAction(battle: Battle, fighter: Fighter, name: ActionName, random: Random): Action | undefined {
  switch (name) {
    case 'move': {
      if (mayMove(battle, fighter)) return undefined
      return battle.options.move_paths === 'step_by_step'
        ? WALK
        : shared(moves, 'move', sampleDestination(battle, fighter, random))
    }
    case 'attack': {
      const attack = sampleAttack(battle, fighter, random)
      return attack && { do: 'attack', weapon: attack.weapon.id, target: attack.target.id }
    }
    case 'disengage': {
      const hexes = disengageHexes(battle, fighter)
      return hexes.length === 0 ? undefined : shared(disengages, 'disengage', hexes[random.below(hexes.length)] as Hex)
    }
  }
}

/** Everything a fighter might think of doing, for saying why not. */
export function actionCandidates(battle: Battle, fighter: Fighter, name: ActionName): Action[] {
  switch (name) {
    case 'move':
      if (battle.options.move_paths === 'step_by_step') return [WALK]
      return [...mapOf(battle).board.hexes.keys()].map((hex) => shared(moves, 'move', hex))
    case 'attack':
      return cardOf(battle, fighter).weapons.flatMap((weapon) =>
        battle.fighters
          .filter((other) => other !== fighter)
          .map((target): Action => ({ do: 'attack', weapon: weapon.id, target: target.id })),
      )
    case 'disengage':
      return (mapOf(battle).board.neighbours[fighter.hex] ?? []).map((hex) => shared(disengages, 'disengage', hex))
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
  return hex < 0 ? undefined : shared(verb === 'move' ? moves : disengages, verb, hex)
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

type Bonus = {
  readonly battle: Battle
  readonly fighter: Fighter
  readonly name: ActionName
  readonly terms: MoveTerms
  readonly source: string
}

const DECLINE = { do: 'decline' } as const

const bonusWords: Words<Action | typeof DECLINE, Bonus> = {
  ask: 'bonus',
  rule: 'BB-ABILITY-17',
  prompt: ({ battle, fighter, name, source }) =>
    `${source}: ${nameOf(battle, fighter)} may make a bonus ${name} action`,
  key: (action, { battle }) => (action.do === 'decline' ? 'decline' : actionKey(battle, action)),
  text: (action, { battle, fighter }) =>
    action.do === 'decline' ? 'Decline the bonus action' : actionText(battle, fighter, action),
  refs: (action, { battle }) => (action.do === 'decline' ? [] : actionRefs(battle, action)),
  candidates: ({ battle, fighter, name }) => actionCandidates(battle, fighter, name),
  verdict: (action, { battle, fighter, terms }) =>
    action.do === 'decline' ? undefined : actionVerdict(battle, fighter, action, terms),
}

/** Offers a bonus action to the fighter's player; undefined where it cannot be made or is declined. */
export function offerBonus(
  table: Table,
  battle: Battle,
  fighter: Fighter,
  name: ActionName,
  terms: MoveTerms,
  source: string,
): Action | undefined {
  const options = actionOptions(battle, fighter, name, terms)
  if (options.length === 0) return undefined
  const choice = table.ask(
    fighter.seat,
    pickOne(bonusWords, [...options, DECLINE], { battle, fighter, name, terms, source }, DECLINE),
  )
  return choice.do === 'decline' ? undefined : choice
}
