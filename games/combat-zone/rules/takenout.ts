import { withdraw } from '@muster/reaction'
import { isPieceWithin, isTouching, type Plane, type PlanePoint, surfaceBelow, touching } from '@muster/space'
import { ok, type PlaceOffer, pickPoint, refuse, type Verdict, type Words } from '@muster/table'
import { noteHurt } from './campaign/injury.ts'
import { baseOf, planeFor } from './components.ts'
import { combatForce } from './effects/force.ts'
import { happen } from './effects/moments.ts'
import { isOn, modelOf, nameOf, optionsOf } from './lookup.ts'
import type { Battle, Model } from './state.ts'
import type { Table } from './table.ts'
import { windOf } from './ways.ts'

/** CZ-R-61: a Body token is a flat disc an inch across. */
export const BODY = 50

/** CZ-TAKENOUT-2, CZ-TAKENOUT-3, CZ-TAKENOUT-5, CZ-DRONE-10: off the table once its last cards have spoken; its Body is put down next, of a drone none. */
export function takeOut(table: Table, battle: Battle, model: Model, dealer?: Model): void {
  battle.fallen.push(model.id)
  noteHurt(battle, model, 'out')
  happen(table, battle, { on: 'taken-out', by: model, who: dealer })
  leaveTable(battle, model)
  if (model.kind === 'drone') battle.fallen = battle.fallen.filter((id) => id !== model.id)
}

/** Whether a model is out already though it has not left the table yet. */
export function isFalling({ fallen }: Battle, { id }: Model): boolean {
  return fallen.includes(id)
}

/** CZ-R-66, CZ-R-152: what a model leaves behind unsaid when it leaves the table. */
export function leaveTable(battle: Battle, model: Model): void {
  model.where = 'out'
  for (const batch of [battle.batch, ...battle.laterBatches]) if (batch) withdraw(batch, model.id)
  if (battle.moving?.id === model.id) battle.moving = undefined
  if (battle.commanded === model.id) battle.commanded = undefined
  battle.lasting = battle.lasting.filter(({ on }) => on !== model.id)
  battle.markers = battle.markers.map(({ carrier, ...marker }) => {
    if (carrier === undefined) return marker
    return carrier === model.id ? { ...marker, at: { ...model.at } } : { ...marker, carrier }
  })
  combatForce.changed(battle)
}

type BodyAsk = { readonly battle: Battle; readonly model: Model }

const APART = refuse('CZ-TAKENOUT-2', 'a Body lies in contact with the base it fell from')
const BURIED = refuse('CZ-R-61', 'a Body lies inside the Battlespace and not in a barrier')

function bodyVerdict({ x, y }: PlanePoint, { battle, model }: BodyAsk): Verdict {
  const base = baseOf(battle, model)
  if (!Number.isInteger(x) || !Number.isInteger(y) || !isTouching(base, { x, y, z: base.z, radius: BODY })) return APART
  return canLie(planeFor(battle), { x, y }, base.z) ? ok : BURIED
}

/** CZ-R-61, CZ-R-91: whether a token has a place there: wholly on the table, its middle on that level and in no barrier. */
export function canLie(plane: Plane, { x, y }: PlanePoint, z: number, radius = BODY): boolean {
  if (x < radius || y < radius || x > plane.width - radius || y > plane.depth - radius) return false
  if ((plane.surfaces[surfaceBelow(plane, x, y, z)]?.height ?? 0) !== z) return false
  // A unit above the ground it lies on, which may be the top of a barrier.
  const middle = { x, y, z: z + 1, radius: 0 }
  return !plane.pieces.some(
    ({ parts }, piece) =>
      parts.some(({ hinders }) => hinders === 'barrier') && isPieceWithin(plane, piece, middle, 0, 0),
  )
}

const placesFor = (ask: BodyAsk): PlanePoint[] => {
  const base = baseOf(ask.battle, ask.model)
  return touching(base, BODY).filter((place) => bodyVerdict(place, ask) === ok)
}

const offer: PlaceOffer<PlanePoint, BodyAsk> = { verdict: bodyVerdict, candidates: placesFor }

const bodyWords: Words<PlanePoint, BodyAsk> = {
  ask: 'body',
  rule: 'CZ-TAKENOUT-2',
  prompt: ({ battle, model }) => `Where does the Body of ${nameOf(battle, model)} lie?`,
  doing: 'puts down a Body',
  key: ({ x, y }) => `${x} ${y}`,
  text: (place, { model }) => `To the ${windOf(model.at, place)} of where it stood`,
  refs: (_, { model }) => [model.id],
}

/** CZ-TAKENOUT-2, CZ-TAKENOUT-4, CZ-R-61: the next Body, where the model's controller wants it. */
export function putDownBody(table: Table, battle: Battle): void {
  const id = battle.fallen[0] as string
  const model = modelOf(battle, id)
  const isChosen = optionsOf(battle).bodyPlacement === 'contact-point-by-controller'
  const ask = { battle, model }
  const { x, y } =
    isChosen && placesFor(ask).length > 0 ? table.ask(model.seat, pickPoint(bodyWords, offer, ask)) : model.at
  if (isOn(model)) return
  battle.fallen = battle.fallen.filter((one) => one !== id)
  if (battle.sides[model.seat]?.left) return
  const no = battle.bodies.reduce((most, body) => Math.max(most, body.no), 0) + 1
  battle.bodies.push({ no, of: id, at: { x, y, z: model.at.z } })
  table.tell({ event: 'body', rule: 'CZ-TAKENOUT-4', id, no })
}
