import type { CardInForce, Force } from '@muster/reaction'
import type { Hex } from '@muster/space'
import { keepBeside } from '@muster/table'
import type { LootToken } from '../content/cards/loot.ts'
import type { BountyCard, ScenarioCard } from '../content/cards/scenario.ts'
import type { ArenaWords } from '../content/grammar/schemas.ts'
import type { VaultMap } from '../content/maps.ts'
import type { Means } from './action.ts'
import type { Occupancy } from './occupancy.ts'
import type { Hunter, State } from './state.ts'

/** What is worked out from a state and kept beside it, never in it: by whoever works it out, from when it is first asked for. */
export interface Beside {
  occupancy: Occupancy | undefined
  force: Force<ArenaWords> | undefined
  /** The map in play, and by which name. */
  place: string | undefined
  vault: VaultMap | undefined
  /** The card of the scenario. */
  show: ScenarioCard | undefined
  things: Things | undefined
  /** What is known of each hunter, in seat order. */
  known: Known[]
  /** AB-WIN-3: in which round none of the conditions of which scenario was met, until something is counted. */
  open: { readonly show: BountyCard | ScenarioCard; readonly round: number } | undefined
  /** Whether anything is counted that a card may do but once in a span. */
  limits: boolean | undefined
}

/** What follows from the list of elements, which rules put another in the place of and never add to. */
interface Things {
  readonly elements: State['elements']
  shootables: readonly Shootable[] | undefined
  /** The zones where something happens to whoever enters. */
  pools: readonly Hex[] | undefined
}

export interface Shootable {
  readonly id: string
  readonly zone: Hex
}

const BESIDE: unique symbol = Symbol('beside')

export const besideOf = (state: object & Noted): Beside => state[BESIDE] ?? keepBeside(state, BESIDE, nothing())

interface Noted {
  readonly [BESIDE]?: Beside
}

const nothing = (): Beside => ({
  occupancy: undefined,
  force: undefined,
  place: undefined,
  vault: undefined,
  show: undefined,
  things: undefined,
  known: [unknown(), unknown(), unknown(), unknown()],
  open: undefined,
  limits: undefined,
})

export function thingsOf(state: State): Things {
  const beside = besideOf(state)
  if (beside.things?.elements === state.elements) return beside.things
  beside.things = { elements: state.elements, shootables: undefined, pools: undefined }
  return beside.things
}

/** What follows from who a hunter is, its Gear and its trees: values, so it holds as long as they are the same ones. */
export interface Kit {
  readonly id: string
  readonly seat: number
  readonly gear: Hunter['gear']
  readonly trees: Hunter['trees']
  /** Its cards in force, and what it can do. */
  cards: readonly CardInForce<ArenaWords>[] | undefined
  means: readonly Means[] | undefined
}

/** The Loot of a hunter that may be of use, each kind once: what follows from the list of its Loot, which is a value. */
interface Pouch {
  readonly loot: Hunter['loot']
  readonly tokens: readonly LootToken[]
}

/** What is known of a hunter, as far as it has been asked for. */
interface Known {
  kit: Kit | undefined
  pouch: Pouch | undefined
}

const unknown = (): Known => ({ kit: undefined, pouch: undefined })

function knownOf(state: State, hunter: Hunter): Known {
  const { hunters } = state
  const { known } = besideOf(state)
  for (let at = 0; at < hunters.length; at++) if (hunters[at] === hunter) return known[at] as Known
  return unknown()
}

export function kitOf(state: State, hunter: Hunter): Kit {
  const known = knownOf(state, hunter)
  const { kit } = known
  const { id, seat, gear, trees } = hunter
  if (kit && kit.trees === trees && kit.id === id && kit.seat === seat) {
    if (kit.gear === gear) return kit
    if (liesAlike(kit.gear, gear)) {
      known.kit = { ...kit, gear }
      return known.kit
    }
  }
  known.kit = { id, seat, gear, trees, cards: undefined, means: undefined }
  return known.kit
}

/** Cards alike, and alike up or down: what else lies on them gives a hunter no other rules and actions. */
function liesAlike(one: Hunter['gear'], other: Hunter['gear']): boolean {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at++)
    if (one[at]?.card !== other[at]?.card || one[at]?.down !== other[at]?.down) return false
  return true
}

/** What is sorted out of its Loot, once for as long as it has the same. */
export function pouchOf(
  state: State,
  hunter: Hunter,
  sorted: (state: State, loot: Hunter['loot']) => readonly LootToken[],
): readonly LootToken[] {
  const known = knownOf(state, hunter)
  const { loot } = hunter
  if (known.pouch?.loot !== loot) known.pouch = { loot, tokens: sorted(state, loot) }
  return known.pouch.tokens
}

/** A copy of a state begins with what is known of the hunters of the original. */
export function shareKnown(from: State, to: State): void {
  besideOf(to).known = besideOf(from).known.map(({ kit, pouch }) => ({ kit, pouch }))
}
