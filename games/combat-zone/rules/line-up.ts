import { nearestRoom, type PlanePoint } from '@muster/space'
import { makeSideNote, ok, type Seat } from '@muster/table'
import { boundsOfArea } from '../content/space/area.ts'
import { baseOf, crowdWithout, planeFor, toleranceOf } from './components.ts'
import { deployVerdict } from './deployment.ts'
import { placesIn, standingAt } from './ground.ts'
import { zoneOf } from './scenario.ts'
import type { Battle, Model } from './state.ts'

/** How far from its edge a side begins, how many stand in a row, and how far apart rows are. */
const FROM_EDGE = 150
const ROW = 8
const BETWEEN_ROWS = 200

/** Where a model would stand in a row along the edge of its zone. */
function wantedFor(battle: Battle, seat: Seat, at: number, many: number): PlanePoint | undefined {
  const zone = zoneOf(battle, seat)
  if (!('edge' in zone)) return undefined
  const { width, depth } = planeFor(battle)
  const row = Math.floor(at / ROW)
  const inRow = Math.min(ROW, many - row * ROW)
  const isUpright = zone.edge === 'west' || zone.edge === 'east'
  const [long, wide] = isUpright ? [depth, width] : [width, depth]
  const along = Math.floor((long * ((at % ROW) + 1)) / (inRow + 1))
  const deep = FROM_EDGE + row * BETWEEN_ROWS
  const across = zone.edge === 'south' || zone.edge === 'west' ? deep : wide - deep
  return isUpright ? { x: across, y: along } : { x: along, y: across }
}

function spotFor(battle: Battle, model: Model, wanted: PlanePoint | undefined): PlanePoint | undefined {
  const ask = { battle, model }
  const [near] = wanted
    ? nearestRoom(planeFor(battle), { ...baseOf(battle, model), ...wanted, z: 0 }, crowdWithout(battle))
    : []
  if (near && deployVerdict(near, ask) === ok) return near
  return placesIn(boundsOfArea(zoneOf(battle, model.seat), planeFor(battle)), (place) => deployVerdict(place, ask))[0]
}

/** CZ-SCENARIO-5: all of a player's models in rows along the edge of the zone, or close together where it has none; who finds no room is in Reserve. */
export function lineUp(battle: Battle, seat: Seat): void {
  const own = battle.models.filter((model) => model.seat === seat && model.where === 'aside')
  const plane = planeFor(battle)
  const known = linedUp.get(plane) ?? new Map<string, readonly (Model['at'] | undefined)[]>()
  const radii = own.map((model) => baseOf(battle, model).radius)
  const key = JSON.stringify([zoneOf(battle, seat), toleranceOf(battle), radii, crowdWithout(battle)])
  const before = known.get(key)
  for (const [at, model] of own.entries()) stand(model, before ? before[at] : placeFor(battle, seat, own, at))
  if (before) return
  if (known.size >= MOST_KNOWN) known.clear()
  const places = own.map(({ where, at }) => (where === 'table' ? at : undefined))
  linedUp.set(plane, known.set(key, places))
}

/** Where rows of such bases have stood before: on one map, beside the same others, they always stand alike. */
const linedUp = makeSideNote<Map<string, readonly (Model['at'] | undefined)[]>>()
const MOST_KNOWN = 100

function stand(model: Model, place: Model['at'] | undefined): void {
  model.where = place ? 'table' : 'reserve'
  if (place) model.at = { x: place.x, y: place.y, z: place.z }
}

function placeFor(battle: Battle, seat: Seat, own: readonly Model[], at: number): Model['at'] | undefined {
  const model = own[at] as Model
  const spot = spotFor(battle, model, wantedFor(battle, seat, at, own.length))
  return spot && standingAt(battle, model, spot)
}
