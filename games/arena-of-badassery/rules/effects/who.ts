import { type CardModel, isReady, type Use, woundsOf } from '@muster/reaction'
import type { ArenaWho } from '../../content/grammar/who.ts'
import { enemyCardOf, spotlightHunter } from '../lookup.ts'
import { isHunter } from '../occupancy.ts'
import { rangeBetween } from '../range.ts'
import type { Enemy, Hunter, State } from '../state.ts'
import { modelNamed } from './model.ts'
import { zonesMeant } from './places.ts'

type Model = Hunter | Enemy

/** AB-R-36: what a model suffers now. */
export const woundsNow = (model: Model): number => (isHunter(model) ? woundsOf(model.tokens) : model.wounds)

const isShielded = (model: Model): boolean =>
  isHunter(model) ? model.gear.some(({ down, shield }) => !down && (shield?.length ?? 0) > 0) : model.shields.length > 0

function hasStatus({ status }: Model, kind: NonNullable<ArenaWho['status']>): boolean {
  return kind === 'any' ? Object.values(status).some((count) => count > 0) : status[kind] > 0
}

/** No other model of its side in its zone or next to it. */
function isAlone(state: State, model: Model): boolean {
  const side: readonly Model[] = isHunter(model) ? state.hunters : state.enemies
  return side.every((one) => one.id === model.id || one.zone < 0 || rangeBetween(state, one.zone, model.zone) > 1)
}

/** What is printed on the card of an enemy; a hunter is nothing of that, and small. */
function isOfCard(state: State, model: Model, { type, tough, base }: ArenaWho): boolean {
  if (type === undefined && tough === undefined && base === undefined) return true
  const card = isHunter(model) ? undefined : enemyCardOf(state, model)
  if (type !== undefined && card?.type !== type) return false
  if (tough !== undefined && (card?.tough ?? false) !== tough) return false
  return base === undefined || (card?.base ?? 'small') === base
}

/** What a card says of a model by itself, in the words only this game has. */
export function fitsWords(state: State, { id }: CardModel, who: ArenaWho, use: Use): boolean {
  const model = modelNamed(state, id)
  if (!model) return false
  const { shielded, status, spotlight, hurt, alone, carries, loot } = who
  if (!isOfCard(state, model, who)) return false
  if (shielded !== undefined && isShielded(model) !== shielded) return false
  if (status !== undefined && !hasStatus(model, status)) return false
  if (spotlight !== undefined && (spotlightHunter(state)?.id === id) !== spotlight) return false
  if (hurt !== undefined && woundsNow(model) < hurt) return false
  if (alone !== undefined && isAlone(state, model) !== alone) return false
  if (carries !== undefined && !(isHunter(model) && model.things.includes(carries))) return false
  if (loot !== undefined && (isHunter(model) && model.loot.length > 0) !== loot) return false
  return isThere(state, model, who, use)
}

function isThere(state: State, { zone }: Model, who: ArenaWho, use: Use): boolean {
  if (who.zone !== undefined && modelNamed(state, who.zone === 'me' ? use.me : use.them)?.zone !== zone) return false
  return who.in === undefined || zonesMeant(state, who.in, use).includes(zone)
}

type Measure = NonNullable<ArenaWho['most']>

function measured(model: Model, measure: Measure): number {
  switch (measure) {
    case 'wounds':
      return woundsNow(model)
    case 'loot':
      return isHunter(model) ? model.loot.length : 0
    case 'ready':
      return isHunter(model) ? model.tokens.filter(isReady).length : 0
  }
}

/** How far a model is from a place: from the nearest of its zones. */
function farFrom(state: State, { zone }: Model, place: string, use: Use): number {
  return Math.min(...zonesMeant(state, place, use).map((one) => rangeBetween(state, one, zone)))
}

/** Whether a model comes first, by what a card compares, among those peers that count; of several that tie, all do. */
export function comesFirst(
  state: State,
  { id }: CardModel,
  peers: readonly CardModel[],
  { most, least, closest }: ArenaWho,
  use: Use,
  counts: (peer: CardModel) => boolean,
): boolean {
  const own = modelNamed(state, id)
  if (!own) return false
  if (closest !== undefined && zonesMeant(state, closest, use).length === 0) return false
  const isBeaten = (peer: CardModel): boolean => {
    const model = modelNamed(state, peer.id) as Model
    if (most !== undefined && measured(model, most) > measured(own, most)) return true
    if (least !== undefined && measured(model, least) < measured(own, least)) return true
    return closest !== undefined && farFrom(state, model, closest, use) < farFrom(state, own, closest, use)
  }
  return !peers.some((peer) => isBeaten(peer) && counts(peer))
}
