import { type Colour, colourOf, type ReadRow, type Token, wounded, woundToken } from '@muster/reaction'
import type { Hex } from '@muster/space'
import { type Random, type Refusal, refuse, type Verdict } from '@muster/table'
import { moment } from './effects/moment.ts'
import { thawRules } from './effects/rules.ts'
import { enterZone } from './element.ts'
import { isOnBoard, labelOf } from './lookup.ts'
import { stepChange } from './numbers.ts'
import { putInZone } from './occupancy.ts'
import type { Option } from './option.ts'
import { pickUp } from './pickup.ts'
import { rangeBetween } from './range.ts'
import { leadsBy, routeOf, type Trip, waypoints } from './route.ts'
import type { Hunter, State } from './state.ts'
import type { Table } from './table.ts'
import { canStopWithin, heldVerdict, isFull, noWay, stopsWithin, walkingFrom, walkVerdict } from './zone.ts'

type Walk = Extract<Option, { do: 'move' }>

/** AB-BASIC-2..4. */
const zonesBy: Readonly<Record<Colour, number>> = { red: 1, yellow: 2, green: 3 }

export const stepsWith = (state: State, hunter: Hunter, token: Token): number =>
  Math.max(0, zonesBy[colourOf(token)] + stepChange(state, hunter))

const tooFar: Readonly<Record<Colour, Refusal>> = {
  red: refuse('AB-BASIC-2', 'a RED token does not move that far'),
  yellow: refuse('AB-BASIC-3', 'a YELLOW token does not move that far'),
  green: refuse('AB-BASIC-4', 'a GREEN token does not move that far'),
}
const noWayBy = refuse('AB-LOOT-5', 'no way that short leads there by that zone')

const AS_IT_IS: readonly undefined[] = [undefined]

/** AB-KEYWORD-14, AB-KEYWORD-15: a frozen hunter takes a wound on one of its GREEN tokens to move, or does not move. */
export function thawsOf({ status, tokens }: Hunter): readonly (Token | undefined)[] {
  return status.cryo === 0 ? AS_IT_IS : [...new Set(tokens.filter((token) => colourOf(token) === 'green'))]
}

/** AB-R-51: the tokens of a hunter once it has taken that wound. */
export function rowAfter(tokens: ReadRow, thaw: Token | undefined): ReadRow {
  return thaw === undefined ? tokens : tokens.with(tokens.indexOf(thaw), wounded(thaw))
}

/** AB-BASIC-2..5, AB-LOOT-5: where a hunter can go with a token: every zone in reach, and by Loot that is not on the way. */
export function walksWith(state: State, hunter: Hunter, token: Token, thaw: Token | undefined): Walk[] {
  if (heldVerdict(state, hunter)) return []
  const steps = stepsWith(state, hunter, token)
  const by = thaw === undefined ? { token } : { token, thaw }
  const zones = stopsWithin(state, hunter, steps)
  const walks = zones.map((zone): Walk => ({ do: 'move', zone, ...by }))
  for (const via of waypoints(state))
    for (const zone of [...zones, hunter.zone])
      if (goesBy(state, hunter, { zone, via, steps })) walks.push({ do: 'move', zone, via, ...by })
  return walks
}

/**
 * AB-LOOT-5, AB-R-34: whether a hunter can go to a zone by another that the way it would take does not lead through: round by it and
 * back, or into the same zone again where two tokens lie there.
 */
function goesBy(state: State, hunter: Hunter, trip: Trip & { readonly via: Hex }): boolean {
  const { zone, via, steps } = trip
  if (rangeBetween(state, hunter.zone, via) + rangeBetween(state, via, zone) > steps || steps < 2) return false
  if (zone === via && state.ground.filter((one) => one.zone === via).length < 2) return false
  if (!leadsBy(state, hunter, trip)) return false
  if (zone === hunter.zone) return true
  return !routeOf(state, hunter, { zone, steps })?.slice(0, -1).includes(via)
}

/** Any one of those walks, come by without the others. */
export function someWalkWith(
  state: State,
  hunter: Hunter,
  token: Token,
  thaw: Token | undefined,
  random: Random,
): Walk | undefined {
  const steps = stepsWith(state, hunter, token)
  const zones = stopsWithin(state, hunter, steps)
  if (zones.length === 0) return undefined
  const zone = zones[random.below(zones.length)] as Hex
  const { ground } = state
  const via = ground[random.below(2 * ground.length + 1)]?.zone
  const by = via !== undefined && goesBy(state, hunter, { zone, via, steps }) ? { via } : undefined
  if (!by && thaw === undefined) return { do: 'move', zone, token }
  return { do: 'move', zone, ...by, token, ...(thaw === undefined ? {} : { thaw }) }
}

/** AB-BASIC-5: whether there is anywhere to go with a token. */
export const canWalkWith = (state: State, hunter: Hunter, token: Token): boolean =>
  canStopWithin(state, hunter, stepsWith(state, hunter, token))

export function walkingVerdict(state: State, hunter: Hunter, { zone, via, token }: Walk): Verdict {
  const steps = stepsWith(state, hunter, token)
  const isRound = zone === hunter.zone && via !== undefined
  const verdict = isRound ? heldVerdict(state, hunter) : walkVerdict(state, hunter, zone, steps)
  if (verdict === noWay && (walkingFrom(state, hunter.zone)[zone] as number) > steps) return tooFar[colourOf(token)]
  if (verdict || via === undefined) return verdict
  return waypoints(state).has(via) && goesBy(state, hunter, { zone, via, steps }) ? undefined : noWayBy
}

/** AB-KEYWORD-15, AB-R-51: the wound of a frozen hunter, before it moves and before it pays. */
export function thaw(table: Table, state: State, hunter: Hunter, token: Token | undefined): void {
  if (token === undefined) return
  woundToken(table, thawRules, hunter, token)
  moment(table, state, 'wounded', hunter)
}

/** AB-BASIC-2..5, AB-ZONE-6, AB-LOOT-5: a hunter walks from zone to zone, past friends who fill one, and may pick up Loot in each. */
export function walk(table: Table, state: State, hunter: Hunter, trip: Trip): void {
  const route = routeOf(state, hunter, trip) ?? [trip.zone]
  table.tell(() => ({
    event: 'moves',
    rule: 'AB-BASIC-2',
    id: hunter.id,
    path: route.map((one) => labelOf(state, one)),
  }))
  for (const [at, next] of route.entries()) {
    const isPassing = at < route.length - 1 && isFull(state, next)
    if (!isPassing) putInZone(state, hunter, next)
    pickUp(table, state, hunter, next)
    enterZone(table, state, hunter, next, hunter.seat)
    if (!isPassing) moment(table, state, 'enters', hunter)
    if (!isOnBoard(hunter) || !(isPassing || hunter.zone === next)) return
  }
}
