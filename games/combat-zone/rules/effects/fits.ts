import { isWithinGap } from '@muster/space'
import type { Who } from '../../content/grammar/who.ts'
import { isInArea } from '../../content/space/area.ts'
import { brawlersWith, isInReach } from '../brawl.ts'
import { baseOf, isWithin, LIMITER, othersThan, planeFor, REACH, toleranceOf } from '../components.ts'
import { areRivals } from '../lookup.ts'
import type { Battle, Model } from '../state.ts'

/** CZ-R-61: markers are discs an inch across, as Bodies are. */
export const MARKER = 50

/** CZ-BARRIER-2: what is higher than this above the ground is up high. */
const HIGH = 300

type Marker = Battle['markers'][number]

/** The markers of a kind that a model carries or has within reach, in the order they lie. */
export function markersNear(battle: Battle, model: Model, kind: string): Marker[] {
  const base = baseOf(battle, model)
  return battle.markers.filter((marker) => {
    if (marker.kind !== kind) return false
    if (marker.carrier !== undefined) return marker.carrier === model.id
    return isWithinGap(base, { ...marker.at, radius: MARKER }, REACH, toleranceOf(battle))
  })
}

/** Whether a marker is claimed by a model's side. */
export function isClaimedFor(battle: Battle, { seat }: Marker, model: Model): boolean {
  return seat !== undefined && !areRivals(battle, { seat }, model)
}

/** Whether a model is what this game's own words for models say; `me` and `them` are those the card means. */
export function fitsOwn(
  battle: Battle,
  model: Model,
  who: Who,
  me: Model | undefined,
  them: Model | undefined,
): boolean {
  const { reach, beyond } = who
  if (reach !== undefined) {
    const other = reach === 'me' ? me : them
    if (!other || other === model || !isInReach(battle, model, other)) return false
  }
  if (beyond !== undefined && !(me && !isWithin(battle, me, model, LIMITER[beyond]))) return false
  return isInState(battle, model, who) && isAtPlace(battle, model, who)
}

const agrees = (wanted: boolean | undefined, is: () => boolean): boolean => wanted === undefined || wanted === is()

function isInState(battle: Battle, model: Model, who: Who): boolean {
  const others = () => othersThan(battle, model)
  return (
    agrees(who.hacked, () => model.hacked > 0) &&
    agrees(who.laden, () => model.loot.length > 0) &&
    agrees(who.elevated, () => model.at.z > HIGH) &&
    agrees(who.moved, () => battle.moved.includes(model.id)) &&
    agrees(who.burdened, () => battle.markers.some(({ carrier }) => carrier === model.id)) &&
    agrees(who.brawling, () => brawlersWith(battle, model).length > 0) &&
    agrees(
      who.alone,
      () => !others().some((one) => !areRivals(battle, one, model) && isWithin(battle, one, model, LIMITER.yellow)),
    )
  )
}

function isAtPlace(battle: Battle, model: Model, { near, unclaimed, carries, in: zone }: Who): boolean {
  if (near !== undefined && !markersNear(battle, model, near).some(({ carrier }) => carrier === undefined)) return false
  if (
    unclaimed !== undefined &&
    !markersNear(battle, model, unclaimed).some((one) => !isClaimedFor(battle, one, model))
  )
    return false
  if (carries !== undefined && !battle.markers.some((one) => one.kind === carries && one.carrier === model.id))
    return false
  if (zone === undefined) return true
  const area = battle.content.scenarios[battle.scenario ?? '']?.zones[zone]
  return area !== undefined && isInArea(area, planeFor(battle), baseOf(battle, model), toleranceOf(battle))
}
