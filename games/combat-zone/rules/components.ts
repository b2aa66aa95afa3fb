import { type Band, bands, type Colour } from '@muster/reaction'
import { type Base, isWithinGap, limitsBeyond, type Plane } from '@muster/space'
import { Given, makeSideNote } from '@muster/table'
import type { Content } from '../content/load.ts'
import { baseRadius, looseRadius } from '../content/space/base-radius.ts'
import { planeOf, units } from '../content/space/scene.ts'
import type { Battlespace } from '../content/space/scenery.ts'
import { cardOf, isOn, modelsOn, optionsOf } from './lookup.ts'
import type { Battle, Loose, Model } from './state.ts'

/** CZ-COMPONENTS-1..4: the lengths of the Limiter, each from the same end. */
export const LIMITER: Readonly<Record<Colour, number>> = { green: 1200, yellow: 700, red: 300 }

/** CZ-COMPONENTS-5, CZ-PATH-2: the width of the Limiter. */
export const REACH = 100

/** CZ-R-2, CZ-R-154: how much beyond a limit still counts. */
export function toleranceOf(battle: Battle): number {
  return units(optionsOf(battle).measureToleranceInches)
}

/** CZ-COMPONENTS-6: all that is ever measured of a model. */
export function baseOf(battle: Battle, model: Model): Base {
  const { at, card } = model
  const known = Stood.at(at)
  if (known?.card === card) return known.base
  const base = { x: at.x, y: at.y, z: at.z, radius: baseRadius[cardOf(battle, model).base] }
  Stood.put(at, { card, base })
  return base
}

type Standing = { readonly card: string; readonly base: Base }

/** What stands at a place of a model, kept beside it: who moves has another place. A side note of its own code, asked for all the time. */
class Stood extends Given {
  #standing: Standing | undefined

  static at(place: object): Standing | undefined {
    return #standing in place ? place.#standing : undefined
  }

  static put(place: object, standing: Standing): void {
    const noted = #standing in place ? place : (new Stood(place) as Stood)
    noted.#standing = standing
  }
}

export function basesOf(battle: Battle, models: readonly Model[]): Base[] {
  return models.map((model) => baseOf(battle, model))
}

/** CZ-R-143. */
export function looseBase({ kind, at: { x, y, z } }: Loose): Base {
  return { x, y, z, radius: looseRadius[kind] }
}

/** CZ-R-143: all that nobody else can stand on, without some by their ids: models, and what can be dragged. */
export function crowdWithout(battle: Battle, ...some: readonly string[]): Base[] {
  const crowd: Base[] = []
  for (const model of battle.models) if (isOn(model) && !some.includes(model.id)) crowd.push(baseOf(battle, model))
  for (const loose of battle.loose) if (!some.includes(loose.id)) crowd.push(looseBase(loose))
  return crowd
}

/** The planes of a Battlespace by how tall models are. */
const planes = makeSideNote<Map<number, Plane>>()
/** Every layout that was not ready-made, by what lies on it: copies of a state have copies of it, and share its planes. */
const layouts = makeSideNote<Map<string, Battlespace>>()
const known = makeSideNote<Battlespace>()

function layoutOf(content: Content, ground: Battlespace): Battlespace {
  const same = known.get(ground)
  if (same) return same
  const all = layouts.get(content) ?? new Map<string, Battlespace>()
  layouts.set(content, all)
  const key = JSON.stringify(ground)
  const layout = all.get(key) ?? ground
  all.set(key, layout)
  known.set(ground, layout)
  return layout
}

/** The Battlespace as it was laid out. */
export function spaceOf({
  content,
  battlespace,
  ground,
}: Pick<Battle, 'content' | 'battlespace' | 'ground'>): Battlespace {
  return ground ? layoutOf(content, ground) : (content.battlespaces[battlespace] as Battlespace)
}

/** The Battlespace as geometry: it never changes in a battle. */
export function planeFor(battle: Battle): Plane {
  const map = spaceOf(battle)
  const tall = units(battle.config.options.modelHeightInches)
  const byHeight = planes.get(map) ?? new Map<number, Plane>()
  const known = byHeight.get(tall)
  if (known) return known
  const plane = planeOf(battle.content, map, `battlespaces.${map.id}`, tall)
  planes.set(map, byHeight.set(tall, plane))
  return plane
}

/** CZ-R-1, CZ-R-2: whether the gap between two models is within a limit. */
export function isWithin(battle: Battle, one: Model, other: Model, limit: number): boolean {
  return isWithinGap(baseOf(battle, one), baseOf(battle, other), limit, toleranceOf(battle))
}

/** The bands from near to far. */
export const ranks = { red: 0, yellow: 1, green: 2, long: 3 } as const satisfies Record<Band, number>

/** CZ-R-3: the band the gap between two models falls in. */
export function bandBetween(battle: Battle, one: Model, other: Model): Band {
  return bands[rankBetween(baseOf(battle, one), baseOf(battle, other), toleranceOf(battle))] as Band
}

const limits = [LIMITER.red, LIMITER.yellow, LIMITER.green]

/** The same by its place among the bands, for two bases. */
export function rankBetween(one: Base, other: Base, slack: number): number {
  return limitsBeyond(one, other, limits, slack)
}

/** Everybody on the table but some. */
export function othersThan(battle: Battle, ...some: readonly Model[]): Model[] {
  return modelsOn(battle).filter((model) => !some.includes(model))
}
