import type { Seat } from '@muster/table'
import { modelsOn } from '../rules/lookup.ts'
import type { Battle, Model } from '../rules/state.ts'
import { leadInTheEnd } from './race.ts'

/** What a point of the lead there will be in the end is worth, a marker that is held, and one that is near. */
const POINT = 0.8
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

/** CZ-SCENARIO-4: the points that all will have in the end, and markers that are held or near. */
export function goalsOf(battle: Battle, seat: Seat): number {
  return POINT * leadInTheEnd(battle, seat) + markersOf(battle, seat)
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
