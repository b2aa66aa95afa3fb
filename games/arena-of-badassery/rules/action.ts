import { type Band, bandsOf } from '@muster/reaction'
import { type Refusal, refuse } from '@muster/table'
import type { GearCard } from '../content/cards/gear.ts'
import type { ArenaAction } from '../content/grammar/schemas.ts'
import { kitOf } from './beside.ts'
import { gearCardOf, hunterCardOf } from './lookup.ts'
import type { Held, Hunter, State } from './state.ts'
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
  gear: undefined,
}

const faceDown = refuse('AB-EXHAUST-2', 'its card lies face down')
const notEquipped = refuse('AB-INVENTORY-3', 'Gear in the Inventory does nothing')

const sourceOf = (card: string, at: number): string => (at === 0 ? card : `${card}.${at + 1}`)

/**
 * AB-BASIC-1, AB-HUNTER-3, AB-EXHAUST-2, AB-INVENTORY-3: what a hunter can do besides the basic actions without a roll: strike,
 * what its card and its Mods say, and what its Gear says that lies face up in a slot.
 */
export function meansOf(state: State, hunter: Hunter): readonly Means[] {
  const kit = kitOf(state, hunter)
  kit.means ??= workOutMeans(state, hunter)
  return kit.means
}

/** The slow twin: Gear and trees are values, so what follows from them holds as long as they are there. */
export function workOutMeans(state: State, hunter: Hunter): Means[] {
  const means: Means[] = [basicMelee]
  const { id, actions } = hunterCardOf(state, hunter)
  actions.forEach((action, at) => {
    means.push({ source: sourceOf(id, at), action, gear: undefined })
  })
  for (const { tree, at, slot } of modded(state, hunter))
    for (const action of slot.actions) means.push({ source: sourceOf(tree, at), action, gear: undefined })
  for (const held of hunter.gear) {
    if (held.down) continue
    gearCardOf(state, held).actions.forEach((action, at) => {
      means.push({ source: sourceOf(held.card, at), action, gear: held.card })
    })
  }
  return means
}

export function meansNamed(state: State, hunter: Hunter, source: string): Means | undefined {
  for (const one of meansOf(state, hunter)) if (one.source === source) return one
  return undefined
}

/** AB-EXHAUST-2, AB-INVENTORY-3: what its Gear says that lies face down or in its Inventory, and why it cannot be used. */
export function barredMeansOf(state: State, { gear, inventory }: Hunter): { means: Means; why: Refusal }[] {
  const barred = (held: Held, why: Refusal) =>
    gearCardOf(state, held).actions.map((action, at) => ({
      means: { source: sourceOf(held.card, at), action, gear: held.card },
      why,
    }))
  return [
    ...gear.filter(({ down }) => down).flatMap((held) => barred(held, faceDown)),
    ...inventory.flatMap((held) => barred(held, notEquipped)),
  ]
}

/** The Gear in a slot that an action was taken with, be it out of ammo by now. */
export function gearUsed(
  state: State,
  hunter: Hunter,
  source: string,
): { readonly gear: GearCard; readonly action: ArenaAction } | undefined {
  const means = meansNamed(state, hunter, source)
  if (means) return means.gear === undefined ? undefined : gearOf(state, means.gear, means.action)
  const held = hunter.gear.find(({ card }) => source === card || source.startsWith(`${card}.`))
  const gear = held && gearCardOf(state, held)
  const action = gear?.actions.find((_, at) => sourceOf(gear.id, at) === source)
  return gear && action && { gear, action }
}

const gearOf = ({ content }: State, card: string, action: ArenaAction) => ({
  gear: content.gear[card] as GearCard,
  action,
})

/** What people call it: the gun's name for what a gun does. */
export function nameOfMeans(state: State, { action, gear }: Means): string {
  const card = gear === undefined ? undefined : state.content.gear[gear]
  return card?.name ?? action.name ?? ''
}

/** AB-R-44: whether an attack is made hand to hand: with the Melee Skill. */
export const isMeleeAttack = ({ action }: Means): boolean => action.skill === 'melee'
