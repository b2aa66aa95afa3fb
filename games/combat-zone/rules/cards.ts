import { makeSideNote } from '@muster/table'
import type { CombatAction } from '../content/grammar/index.ts'
import { gearOf } from '../content/lookup.ts'
import { type BasicAction, basicActions, basics, looting } from './basic.ts'
import { besideOf } from './beside.ts'
import { combatForce } from './effects/force.ts'
import { mayBy } from './effects/standing.ts'
import { hasKnownKeywords } from './keyword.ts'
import { cardOf } from './lookup.ts'
import { launchesOf } from './net.ts'
import type { Battle, Model } from './state.ts'
import { partOf } from './teamplay.ts'

/** An action a model may take: the word its options are known by, and what it is. */
export type Doing = { readonly id: string; readonly action: CombatAction }

/** CZ-DRAG-8: another use of a move action. */
const DRAG: Doing = { id: 'drag', action: { ...basics.move, name: 'Drag' } }

/** CZ-CLIMB-8: a move with two tokens, up or down what one is too short for. */
const CLIMB: Doing = { id: 'climb', action: { ...basics.move, name: 'Climb with two actions' } }

/** CZ-LOOT-4, CZ-LOOT-9. */
const LOOT: readonly Doing[] = Object.entries(looting).map(([id, action]) => ({ id, action }))

const all: readonly Doing[] = basicActions.map((id) => ({ id, action: basics[id] }))
/** CZ-GONK-4. */
const forGonks = all.filter(({ id }) => id !== ('command' satisfies BasicAction))

/**
 * CZ-CARDS-4, CZ-CARDS-6, CZ-CARDS-16, CZ-GONK-5, CZ-LOOT-12, CZ-NET-23: the actions of its card, of what it carries and has not
 * exhausted, and of its programs.
 */
export function ownDoingsOf(battle: Battle, model: Model): Doing[] {
  const { content, programs } = battle
  const own: Doing[] = []
  own.push(...doingsOn(model.card, cardOf(battle, model).actions))
  for (const { card: id, down } of model.gear) {
    const actions = down ? undefined : gearOf(content, id)?.actions
    if (actions) own.push(...doingsOn(id, actions))
  }
  for (const id of model.loot) own.push(...doingsOn(id, content.loot[id]?.actions ?? NONE))
  if (programs.length > 0) own.push(...launchesOf(battle, model).filter(({ action }) => hasKnownKeywords(action)))
  return own
}

const NONE: readonly CombatAction[] = []

type Printed = { readonly card: string; readonly doings: readonly Doing[] }

/** Kept beside the actions of a card, which never change. */
const printed = makeSideNote<Printed>()

/** The actions printed on a card, or those of a scenario. */
function doingsOn(card: string, actions: readonly CombatAction[]): readonly Doing[] {
  const known = printed.get(actions)
  if (known?.card === card) return known.doings
  const all = actions.map((action, at) => ({ id: `${card}-${at + 1}`, action }))
  const doings = all.filter(({ action }) => hasKnownKeywords(action))
  printed.set(actions, { card, doings })
  return doings
}

/** CZ-SCENARIO-3: what the scenario lets its side do. */
function scenarioDoings(battle: Battle, { seat }: Model): Doing[] {
  const scenario = battle.content.scenarios[battle.scenario ?? '']
  const sided = scenario?.sides[partOf(battle, seat)]?.actions ?? NONE
  if (!scenario || scenario.actions.length + sided.length === 0) return []
  const actions = [...scenario.actions, ...sided]
  const asked = actions.map((action, at) => ({ id: `${battle.scenario}-${at + 1}`, action }))
  return asked.filter(({ action }) => hasKnownKeywords(action))
}

/** CZ-ACTION-24, CZ-DRAG-8, CZ-CLIMB-8, CZ-LOOT-4, CZ-GONK-4: what everybody like it can do, its own, then what the scenario adds. */
export function listDoings(battle: Battle, model: Model): Doing[] {
  const isLimited = model.kind === 'gonk' && !mayBy(battle, model, 'command')
  const basic = isLimited ? forGonks : model.kind === 'gonk' ? all : [...all, CLIMB]
  return [...basic, DRAG, ...LOOT, ...ownDoingsOf(battle, model), ...scenarioDoings(battle, model)]
}

/**
 * The same, noted for as long as the cards in force are; `listDoings` is its slow twin. Not for Netrunners, whose programs come and
 * go, nor where a card lets Gonks command, which may hang on anything.
 */
export function doingsOf(battle: Battle, model: Model): readonly Doing[] {
  const { allows } = combatForce.of(battle)
  if (model.kind === 'gonk' && allows.has('command')) return listDoings(battle, model)
  if (battle.programs.length > 0 && battle.programs.some(({ of }) => of === model.id)) return listDoings(battle, model)
  const beside = besideOf(battle)
  beside.doings ??= new Map()
  const known = beside.doings.get(model.id)
  if (known) return known
  const doings = listDoings(battle, model)
  beside.doings.set(model.id, doings)
  return doings
}

export function doingOf(battle: Battle, model: Model, id: string): Doing | undefined {
  for (const doing of doingsOf(battle, model)) if (doing.id === id) return doing
  return undefined
}

/** CZ-CARDS-16: what it could do with the cards it has exhausted. */
export function exhaustedDoings({ content }: Battle, { gear }: Model): Doing[] {
  return gear.flatMap(({ card, down }) => (down ? doingsOn(card, gearOf(content, card)?.actions ?? NONE) : []))
}

/** What an action is called: its own name, or that of the card it is on. */
export function nameOfDoing({ content }: Battle, { id, action }: Doing): string {
  if (action.name !== undefined) return action.name
  const card = id.slice(0, id.lastIndexOf('-'))
  return (
    (gearOf(content, card) ?? content.loot[card])?.name ??
    content.characters[card]?.name ??
    content.gonks[card]?.name ??
    id
  )
}
