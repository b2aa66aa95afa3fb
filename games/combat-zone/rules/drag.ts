import type { Token } from '@muster/reaction'
import { type Base, hasRoom, isBetween, isOnTable, isWithinGap, type PlanePoint, touching } from '@muster/space'
import { invariant, ok, type PlaceOffer, pickPoint, refuse, type Verdict, type Words } from '@muster/table'
import { brawlersWith, brawlVerdict, heldBy, holderAmong, isInReach } from './brawl.ts'
import { baseOf, crowdWithout, looseBase, planeFor, REACH, toleranceOf } from './components.ts'
import { fall, floorBelow } from './fall.ts'
import { areRivals, isOn, looseOf, modelOf, nameOf, nameOfThing } from './lookup.ts'
import { moveRoll } from './move-roll.ts'
import { movingSide, obstacleOpposition, reflexesOpposition } from './oppose.ts'
import { isVisible } from './path.ts'
import type { Battle, Model } from './state.ts'
import type { Table } from './table.ts'
import { windOf } from './ways.ts'

const OUT_OF_REACH = refuse('CZ-DRAG-2', 'only what is within reach is dragged')
const NOT_ITSELF = refuse('CZ-DRAG-9', 'nobody drags itself')
const NO_DRONE = refuse('CZ-DRONE-4', 'a drone is not dragged')
const BRAWLING = refuse('CZ-R-28', 'who is Brawling drags nothing but a rival it is Brawling with')

/** CZ-DRAG-1, CZ-DRAG-2, CZ-DRAG-9, CZ-R-28: what a model may try to drag. */
export function dragVerdict(battle: Battle, by: Model, what: string): Verdict {
  if (what === by.id) return NOT_ITSELF
  if (!looseOf(battle, what)) {
    const target = modelOf(battle, what)
    if (target.kind === 'drone') return NO_DRONE
    const inBrawl = brawlVerdict(battle, by, target)
    if (inBrawl !== ok) return inBrawl
    return isInReach(battle, by, target) ? ok : OUT_OF_REACH
  }
  if (brawlersWith(battle, by).length > 0) return BRAWLING
  const [own, other] = [baseOf(battle, by), baseOfThing(battle, what)]
  const isNear = isWithinGap(own, other, REACH, toleranceOf(battle)) && isVisible(battle, own, other)
  return isNear ? ok : OUT_OF_REACH
}

/** CZ-R-143: what is dragged as it is measured. */
function baseOfThing(battle: Battle, what: string): Base {
  const loose = looseOf(battle, what)
  return loose ? looseBase(loose) : baseOf(battle, modelOf(battle, what))
}

/** CZ-DRAG-10..12, CZ-R-82: who opposes it: the rival itself, one of those a friend is Brawling with, or nobody. */
function opponentOf(table: Table, battle: Battle, by: Model, what: string): Model | undefined {
  if (looseOf(battle, what)) return undefined
  const target = modelOf(battle, what)
  if (areRivals(battle, by, target)) return target
  const brawlers = brawlersWith(battle, target).map(({ id }) => id)
  return brawlers.length === 0 ? undefined : holderAmong(table, battle, by.seat, target, brawlers)
}

/** CZ-DRAG-3, CZ-DRAG-4, CZ-DRAG-8, CZ-R-27: whether the roll for it succeeds; else the action is spent and nothing moves. */
export function getsHold(table: Table, battle: Battle, by: Model, what: string, token: Token): boolean {
  table.tell({ event: 'drags', rule: 'CZ-DRAG-8', id: by.id, what })
  const rival = opponentOf(table, battle, by, what)
  const side = movingSide(battle, by, token, rival)
  const against = rival ? reflexesOpposition(table, battle, rival, by, side) : obstacleOpposition(battle, by, 0)
  const isHeld = moveRoll(table, battle, by, side, against, rival)
  return isHeld && isOn(by) && (looseOf(battle, what) !== undefined || isOn(modelOf(battle, what)))
}

/** CZ-R-28: those a dragger must stay within reach of; the rival it drags needs no escape. */
export function heldWhileDragging(battle: Battle, by: Model, what: string): string[] {
  return heldBy(battle, by).filter((id) => id !== what)
}

type DropAsk = { readonly battle: Battle; readonly by: Model; readonly what: string }

const TOO_FAR = refuse('CZ-DRAG-6', 'what was dragged is put down within reach')
const CROWDED = refuse('CZ-R-27', 'there is no room for it there')
const WALLED_OFF = refuse('CZ-R-27', 'nothing is put down through a barrier')

/** CZ-DRAG-6, CZ-DRAG-7, CZ-R-27: within reach, beyond an edge too, where it has room or nothing under it. */
function dropVerdict({ x, y }: PlanePoint, { battle, by, what }: DropAsk): Verdict {
  if (!Number.isInteger(x) || !Number.isInteger(y)) return TOO_FAR
  const plane = planeFor(battle)
  const own = baseOf(battle, by)
  const base = { x, y, z: own.z, radius: baseOfThing(battle, what).radius }
  if (!isWithinGap(own, base, REACH, toleranceOf(battle))) return TOO_FAR
  if (isBetween(plane, own, base)) return WALLED_OFF
  if (isOnTable(plane, x, y, base.radius) && floorBelow(battle, base, own.z) < own.z) return ok
  return hasRoom(plane, base, crowdWithout(battle, what)) ? ok : CROWDED
}

/** Where it is, and all around who dragged it, whether or not that will do. */
const placesAround = (ask: DropAsk): PlanePoint[] => {
  const { x, y, radius } = baseOfThing(ask.battle, ask.what)
  const around = touching(baseOf(ask.battle, ask.by), radius).filter((place) => place.x !== x || place.y !== y)
  return [{ x, y }, ...around]
}

const dropOffer: PlaceOffer<PlanePoint, DropAsk> = {
  verdict: dropVerdict,
  candidates: (ask) => placesAround(ask).filter((place) => dropVerdict(place, ask) === ok),
  // As likely as any other of the candidates: those that will not do are drawn and laid aside.
  sample: (ask, random) => {
    const places = placesAround(ask)
    for (;;) {
      const [place] = places.splice(random.below(places.length), 1)
      invariant(place, 'there is nowhere to put down what was dragged')
      if (dropVerdict(place, ask) === ok) return place
    }
  },
}

const dropWords: Words<PlanePoint, DropAsk> = {
  ask: 'drop',
  rule: 'CZ-DRAG-6',
  prompt: ({ battle, by, what }) =>
    `Where does ${nameOf(battle, by)} leave ${nameOfThing(battle.content, what)}, within reach?`,
  doing: 'puts down what was dragged',
  key: ({ x, y }) => `${x} ${y}`,
  text: (place, { battle, by }) => {
    const beyond = floorBelow(battle, place, by.at.z) < by.at.z ? ', over the edge' : ''
    return `To the ${windOf(by.at, place)}${beyond}`
  },
  refs: (_, { by }) => [by.id],
}

/** CZ-DRAG-6, CZ-DRAG-7, CZ-DRAG-13, CZ-R-18, CZ-R-27: once the move is over, wherever it ended; what is left in the air falls. */
export function putDown(table: Table, battle: Battle, by: Model, what: string): void {
  const ask = { battle, by, what }
  if (!placesAround(ask).some((place) => dropVerdict(place, ask) === ok)) return
  const { x, y } = table.ask(by.seat, pickPoint(dropWords, dropOffer, ask))
  const loose = looseOf(battle, what)
  const model = loose ? undefined : modelOf(battle, what)
  if (!isOn(by) || (model && !isOn(model))) return
  const { z } = by.at
  const put = loose ?? (model as Model)
  put.at = { x, y, z }
  table.tell({ event: 'dragged', rule: 'CZ-DRAG-6', id: by.id, what, x, y })
  if (floorBelow(battle, { x, y }, z) === z) return
  const end = fall(table, battle, { id: what, seat: model?.seat ?? by.seat, model }, baseOfThing(battle, what))
  if (loose) loose.at = { x: end.x, y: end.y, z: end.z }
}
