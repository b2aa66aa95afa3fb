import { invariant, type Seat } from '@muster/table'
import type { Character, Content, Gonk } from '../content/load.ts'
import type { Config, TableOptions } from './config.ts'
import type { Battle, Loose, Model } from './state.ts'

export function optionsOf({ config }: Battle): TableOptions {
  return config.options
}

export function modelOf(battle: Battle, id: string): Model {
  for (const model of battle.models) if (model.id === id) return model
  invariant(false, `there is no model ${id}`)
}

/** CZ-DRAG-1: the loose thing of an id; none where it is a model's. */
export function looseOf({ loose }: Battle, id: string): Loose | undefined {
  for (const one of loose) if (one.id === id) return one
  return undefined
}

/** CZ-TAKENOUT-3: those on the table, in the order they were fielded. */
export function modelsOn({ models }: Battle): Model[] {
  const found: Model[] = []
  for (const model of models) if (model.where === 'table') found.push(model)
  return found
}

export function isOn({ where }: Model): boolean {
  return where === 'table'
}

/** CZ-CARDS-11, CZ-DRONE-1: the card of a model; all Gonks of a kind share theirs, and what a drone is its program says. */
export function cardOf({ content }: Battle, { card, kind }: Model): Character | Gonk {
  if (kind === 'drone') return droneCard(content, card)
  const found = kind === 'character' ? content.characters[card] : content.gonks[card]
  if (!found) invariant(false, `there is no card ${card}`)
  return found
}

/** CZ-DRONE-1: a drone has a base and nothing else that cards have. */
function droneCard({ programs }: Content, id: string): Gonk {
  const drone = programs[id]?.running.drone
  invariant(drone, `there is no drone ${id}`)
  const { name, base } = drone
  const none = { skills: {}, actions: [], standing: [], triggers: [], keywords: [], faction: '', flavour: '' }
  return { id, name, base, cost: 0, colour: 'yellow', ...none }
}

type Seated = { readonly seat: Seat }

/** CZ-COMPONENTS-9, CZ-COMPONENTS-10, CZ-MULTIPLAYER-3, CZ-TEAMPLAY-6: two against two, every second player is a friend. */
export function areRivals({ config }: Battle, one: Seated, other: Seated): boolean {
  return config.pairs ? (one.seat + other.seat) % 2 === 1 : one.seat !== other.seat
}

/** CZ-R-81: the players after one, clockwise, as long as they play. */
export function clockwiseFrom({ sides }: Battle, seat: Seat): Seat[] {
  const others: Seat[] = []
  for (let by = 1; by <= sides.length; by++) {
    const next = (seat + by) % sides.length
    if (next !== seat && !sides[next]?.left) others.push(next)
  }
  return others
}

/** CZ-R-81, CZ-TEAMPLAY-2: the next player clockwise who is a rival. */
export function nextRival(battle: Battle, seat: Seat): Seat {
  const { sides } = battle
  for (let by = 1; by < sides.length; by++) {
    const next = (seat + by) % sides.length
    if (!sides[next]?.left && areRivals(battle, { seat }, { seat: next })) return next
  }
  return seat
}

type Named = Pick<Content, 'characters' | 'gonks' | 'programs'>

/** The name of a card with its stars, by which a Veteran is told from a basic one, and which of its models it is, out of a model's id. */
export function nameOfModel({ characters, gonks, programs }: Named, id: string): string {
  const at = id.lastIndexOf('-')
  const card = id.slice(0, at)
  const { name = card } = characters[card] ?? gonks[card] ?? programs[card]?.running.drone ?? {}
  return `${name}${'★'.repeat(characters[card]?.stars ?? 0)} ${id.slice(at + 1)}`
}

/** What whoever sits at a seat is called. */
export const playerName = ({ players }: Pick<Config, 'players'>, seat: Seat): string =>
  players?.[seat] ?? `Player ${seat + 1}`

/** The name of a model, a loose thing or a Body, out of its id. */
export function nameOfThing(content: Named, id: string): string {
  const body = /^body-(\d+)$/.exec(id)
  if (body) return `Body ${body[1]}`
  const loose = /^loose-(.+)-(\d+)$/.exec(id)
  return loose ? `the ${loose[1]} (${loose[2]})` : nameOfModel(content, id)
}

export function nameOf({ content }: Battle, { id }: { readonly id: string }): string {
  return nameOfModel(content, id)
}

/** CZ-R-152: whether the player of something has given up. */
export function hasLeft({ sides }: Battle, { seat }: Seated): boolean {
  return sides[seat]?.left === true
}

export function isOver({ stage }: Battle): boolean {
  return stage === 'over'
}
