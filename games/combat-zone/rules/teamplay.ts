import type { Seat } from '@muster/table'
import { areRivals } from './lookup.ts'
import type { Battle } from './state.ts'

/** CZ-TEAMPLAY-1, CZ-TEAMPLAY-8: the players who win and lose together with one, itself among them, in the order of their seats. */
export function alliesOf(battle: Battle, seat: Seat): Seat[] {
  if (!battle.config.pairs) return [seat]
  return seatsOf(battle).filter((other) => !areRivals(battle, { seat }, { seat: other }))
}

function seatsOf({ sides }: Pick<Battle, 'sides'>): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < sides.length; seat++) seats.push(seat)
  return seats
}

/** CZ-TEAMPLAY-3: the team-mate who still plays. */
export function partnerOf(battle: Battle, seat: Seat): Seat | undefined {
  return alliesOf(battle, seat).find((other) => other !== seat && !battle.sides[other]?.left)
}

/** Who takes part in this game, whether or not they have given up: all, or in a campaign those whose game it is. */
export function seatsIn({ sides, campaign }: Battle): Seat[] {
  return campaign?.game ? campaign.game.seats.toSorted() : seatsOf({ sides })
}

/** CZ-R-152: the players who have not given up. */
export function playing({ sides }: Battle): Seat[] {
  return seatsOf({ sides }).filter((seat) => !sides[seat]?.left)
}

/** Every player who still plays alone, or every two who play together, whether or not one of them has given up. */
export function alliances(battle: Battle): Seat[][] {
  const still = playing(battle)
  if (!battle.config.pairs) return eachAlone(still)
  const all = seatsOf(battle).map((seat) => alliesOf(battle, seat))
  return all.filter((allies, seat) => allies[0] === seat && allies.some((ally) => still.includes(ally)))
}

function eachAlone(seats: readonly Seat[]): Seat[][] {
  const alone: Seat[][] = []
  for (const seat of seats) alone.push([seat])
  return alone
}

/** Who speaks for each alliance. */
export function speakers(battle: Battle): Seat[] {
  const still = playing(battle)
  return alliances(battle).map((allies) => allies.find((seat) => still.includes(seat)) as Seat)
}

/** Which of the scenario's sides a player plays. */
export function partOf(battle: Battle, seat: Seat): number {
  const order = seatsIn(battle)
  const many = battle.config.pairs ? 2 : order.length
  const first = battle.firstSide ?? (order[0] as Seat)
  return (order.indexOf(seat) - order.indexOf(first) + 2 * many) % many
}
