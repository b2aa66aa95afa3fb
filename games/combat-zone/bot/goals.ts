import type { Seat } from '@muster/table'
import { areRivals, modelsOn } from '../rules/lookup.ts'
import type { Battle, Model } from '../rules/state.ts'
import { leadInTheEnd } from './race.ts'
import { COMING, scoringOf } from './scoring.ts'

/** What a point of the scenario is worth, one of the lead there will be in the end, a marker that is held, and one that is near. */
const POINT = 1.2
const POINT_IN_THE_END = 0.8
const HELD = 0.5
const NEAR = 0.4
const FAR = 1200

function distance({ at }: Model, place: Model['at']): number {
  const [x, y] = [at.x - place.x, at.y - place.y]
  return Math.sqrt(x * x + y * y)
}

/** How near the nearest of some models is to a place, from 1 there to 0 far off. */
function nearness(models: readonly Model[], place: Model['at']): number {
  let least = FAR
  for (const model of models) least = Math.min(least, distance(model, place))
  return 1 - least / FAR
}

/** CZ-SCENARIO-4: the points a player has, and what the scenario would add if nobody stirred; an Inspire under way scores and leaves as much to come. */
function pointsOf(battle: Battle, seat: Seat): number {
  const isInspiring = battle.stage === 'inspire' && battle.control === seat
  let sum = battle.scores[seat] ?? 0
  for (const { on, points, times } of scoringOf(battle, seat))
    sum += ((COMING[on] ?? 0) + (isInspiring && on === 'inspire-end' ? 1 : 0)) * points * times
  return sum
}

/** CZ-SCENARIO-4: points scored, and markers that are held or near, against the best of the others. */
export function goalsOf(battle: Battle, seat: Seat): number {
  const others = [...battle.scores.keys()].filter((other) => areRivals(battle, { seat }, { seat: other }))
  const most = Math.max(0, ...others.map((other) => pointsOf(battle, other)))
  return POINT * (pointsOf(battle, seat) - most) + markersOf(battle, seat)
}

/** The same with the points in mind that all will have in the end. */
export function goalsInTheEnd(battle: Battle, seat: Seat): number {
  return POINT_IN_THE_END * leadInTheEnd(battle, seat) + markersOf(battle, seat)
}

function markersOf(battle: Battle, seat: Seat): number {
  const { markers } = battle
  if (markers.length === 0) return 0
  const standing = modelsOn(battle).filter(({ kind }) => kind !== 'drone')
  const own = standing.filter((model) => model.seat === seat)
  const rivals = standing.filter((model) => model.seat !== seat)
  let sum = 0
  for (const { at, seat: claimed, carrier } of markers) {
    const holder = carrier === undefined ? claimed : battle.models.find(({ id }) => id === carrier)?.seat
    if (holder !== undefined) sum += holder === seat ? HELD : -HELD
    sum += NEAR * (nearness(own, at) - nearness(rivals, at))
  }
  return sum
}
