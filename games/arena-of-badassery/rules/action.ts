import { type Band, bandsOf } from '@muster/reaction'
import { makeSideNote } from '@muster/table'
import type { GearCard } from '../content/cards/gear.ts'
import type { ArenaAction } from '../content/grammar/schemas.ts'
import { gearCardOf, hunterCardOf } from './lookup.ts'
import type { Hunter, State } from './state.ts'
import { modded } from './tree.ts'

/** An action a hunter may take, by where it stands: a basic one, one of its card, or one of a piece of Gear. */
export interface Means {
  /** How keys and the state call it: `melee`, `mordecai`, `sparrowhawk`, `axton.2` for the second of a card. */
  readonly source: string
  readonly action: ArenaAction
  /** The Gear it is on. */
  readonly gear?: string | undefined
}

export const MELEE = 'melee'

const RED: readonly Band[] = ['red']

/** AB-BASIC-6, AB-BASIC-7, AB-R-22. */
const basicMelee: Means = {
  source: MELEE,
  action: {
    name: 'melee',
    skill: 'melee',
    bands: bandsOf(RED),
    attack: true,
    keywords: [{ name: 'basic', x: 1, skill: undefined, crits: false }],
    does: [],
    fails: [],
  },
}

const sourceOf = (card: string, at: number): string => (at === 0 ? card : `${card}.${at + 1}`)

/** What was worked out from the Gear of a hunter, and for which hunter and trees; kept beside the list of its Gear. */
const known = makeSideNote<{ readonly id: string; readonly trees: Hunter['trees']; readonly means: readonly Means[] }>()

/**
 * AB-BASIC-1, AB-HUNTER-3, AB-EXHAUST-2, AB-INVENTORY-3: what a hunter can do besides the basic actions without a roll: strike,
 * what its card and its Mods say, and what its Gear says that lies face up in a slot.
 */
export function meansOf(state: State, hunter: Hunter): readonly Means[] {
  const { id, gear, trees } = hunter
  const before = known.get(gear)
  if (before?.trees === trees && before.id === id) return before.means
  const means = workOutMeans(state, hunter)
  known.set(gear, { id, trees, means })
  return means
}

/** The slow twin: Gear and trees are values, so what follows from them holds as long as they are there. */
export function workOutMeans(state: State, hunter: Hunter): Means[] {
  const means: Means[] = [basicMelee]
  const { id, actions } = hunterCardOf(state, hunter)
  actions.forEach((action, at) => {
    means.push({ source: sourceOf(id, at), action })
  })
  for (const { tree, at, slot } of modded(state, hunter))
    for (const action of slot.actions) means.push({ source: sourceOf(tree, at), action })
  for (const held of hunter.gear) {
    if (held.down) continue
    gearCardOf(state, held).actions.forEach((action, at) => {
      means.push({ source: sourceOf(held.card, at), action, gear: held.card })
    })
  }
  return means
}

export function meansNamed(state: State, hunter: Hunter, source: string): Means | undefined {
  return meansOf(state, hunter).find((one) => one.source === source)
}

/** The Gear in a slot that an action was taken with, be it out of ammo by now. */
export function gearUsed(
  state: State,
  hunter: Hunter,
  source: string,
): { readonly gear: GearCard; readonly action: ArenaAction } | undefined {
  const held = hunter.gear.find(({ card }) => source === card || source.startsWith(`${card}.`))
  const gear = held && gearCardOf(state, held)
  const action = gear?.actions.find((_, at) => sourceOf(gear.id, at) === source)
  return gear && action && { gear, action }
}

/** What people call it: the gun's name for what a gun does. */
export function nameOfMeans(state: State, { action, gear }: Means): string {
  const card = gear === undefined ? undefined : state.content.gear[gear]
  return card?.name ?? action.name ?? ''
}

/** AB-R-44: whether an attack is made hand to hand: with the Melee Skill. */
export const isMeleeAttack = ({ action }: Means): boolean => action.skill === 'melee'
