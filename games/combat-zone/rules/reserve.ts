import { hasRoom, type PlanePoint } from '@muster/space'
import { ok, type PlaceOffer, pickPoint, refuse, type Verdict, type Words } from '@muster/table'
import { gearOf } from '../content/lookup.ts'
import { boundsOfArea, isInArea } from '../content/space/area.ts'
import { crowdWithout, isWithin, LIMITER, planeFor, REACH, toleranceOf } from './components.ts'
import { type DeployAsk, inchesText, put } from './deployment.ts'
import { type Bounds, isAnyIn, placeByLot, placesIn, standingAt } from './ground.ts'
import { areRivals, cardOf, modelsOn, nameOf } from './lookup.ts'
import { scenarioOf } from './scenario.ts'
import type { Battle, Model } from './state.ts'
import type { Table } from './table.ts'
import { partOf } from './teamplay.ts'

/** CZ-RESERVE-1: whether its own rules or those of its side let a model begin in Reserve. */
export function mayBeginInReserve(battle: Battle, model: Model): boolean {
  if (scenarioOf(battle).sides[partOf(battle, model.seat)]?.reserve) return true
  const cards = [cardOf(battle, model), ...model.gear.flatMap(({ card }) => gearOf(battle.content, card) ?? [])]
  return cards.some(({ standing }) => standing.some((rule) => 'allow' in rule && rule.allow === 'start-in-reserve'))
}

const NO_EDGE = refuse('CZ-RESERVE-3', 'from Reserve a model comes in within reach of an edge')
const NEAR_RIVALS = refuse('CZ-RESERVE-4', 'it comes in farther than GREEN from every rival, or within RED of a friend')
const ELSEWHERE = refuse('CZ-RESERVE-5', 'the scenario says where Reserves come in')
const CROWDED = refuse('CZ-R-113', 'it has no room to stand there')

/** CZ-RESERVE-5: the zone Reserves of its side come in at, if the scenario has one. */
function entryOf(battle: Battle, { seat }: Model) {
  const { sides, zones } = scenarioOf(battle)
  return zones[sides[partOf(battle, seat)]?.enters ?? '']
}

/** CZ-RESERVE-3..5, CZ-R-113: whether a model may come in at a place. */
function enterVerdict(place: PlanePoint, { battle, model }: DeployAsk): Verdict {
  if (!Number.isInteger(place.x) || !Number.isInteger(place.y)) return NO_EDGE
  const [plane, slack] = [planeFor(battle), toleranceOf(battle)]
  const { x, y } = place
  const base = standingAt(battle, model, place)
  const entry = entryOf(battle, model)
  if (entry) return !isInArea(entry, plane, base, slack) ? ELSEWHERE : roomVerdict()
  const fromEdge = Math.min(x, y, plane.width - x, plane.depth - y) - base.radius
  if (fromEdge > REACH + slack) return NO_EDGE
  const there = { ...model, at: { x, y, z: base.z } }
  const others = modelsOn(battle)
  const isFar = !others.some((one) => areRivals(battle, one, model) && isWithin(battle, there, one, LIMITER.green))
  const hasFriend = () =>
    others.some((one) => !areRivals(battle, one, model) && isWithin(battle, there, one, LIMITER.red))
  return isFar || hasFriend() ? roomVerdict() : NEAR_RIVALS

  function roomVerdict(): Verdict {
    return hasRoom(plane, base, crowdWithout(battle)) ? ok : CROWDED
  }
}

function boundsFor({ battle, model }: DeployAsk): Bounds {
  const plane = planeFor(battle)
  const entry = entryOf(battle, model)
  return entry ? boundsOfArea(entry, plane) : { left: 0, right: plane.width, low: 0, high: plane.depth }
}

const suggested = (ask: DeployAsk): PlanePoint[] => placesIn(boundsFor(ask), (place) => enterVerdict(place, ask))

/** CZ-R-113: whether there is anywhere it could come in. */
export function canEnter(battle: Battle, model: Model): boolean {
  const ask = { battle, model }
  return model.where === 'reserve' && isAnyIn(boundsFor(ask), (place) => enterVerdict(place, ask))
}

const offer: PlaceOffer<PlanePoint, DeployAsk> = {
  verdict: enterVerdict,
  candidates: suggested,
  sample: (ask, random) =>
    placeByLot(
      random,
      boundsFor(ask),
      (place) => enterVerdict(place, ask),
      () => suggested(ask),
    ),
}

const words: Words<PlanePoint, DeployAsk> = {
  ask: 'enter at',
  rule: 'CZ-RESERVE-2',
  prompt: ({ battle, model }) => `Where does ${nameOf(battle, model)} come in from Reserve?`,
  doing: 'brings in a Reserve',
  key: ({ x, y }) => `${x} ${y}`,
  text: inchesText,
  refs: (_, { model }) => [model.id],
}

/** CZ-RESERVE-2: a model's first activation begins with its deployment. */
export function comeIn(table: Table, battle: Battle, model: Model): void {
  const place = table.ask(model.seat, pickPoint(words, offer, { battle, model }))
  if (model.where === 'reserve') put(table, battle, model, place, 'CZ-RESERVE-2')
}
