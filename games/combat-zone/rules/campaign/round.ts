import type { Seat } from '@muster/table'
import type { Config } from '../config.ts'

/** How many rounds a campaign has at most. */
export const roundsOf = ({ rounds = 8 }: Config): number => rounds

/** Who plays in each game of a round, from 1: pair after pair, or all in one. */
export function meetingsOf(seats: number, round: number, together: boolean): Seat[][] {
  return together ? [Array.from({ length: seats }, (_, seat) => seat)] : pairsOf(seats, round)
}

/** The first player stays and the others go round, so that all meet in turn. Of three, one watches each round. */
function pairsOf(seats: number, round: number): [Seat, Seat][] {
  const many = seats + (seats % 2)
  const others = Array.from({ length: many - 1 }, (_, at) => 1 + ((at + round - 1) % (many - 1)))
  const circle = [0, ...others]
  return circle
    .slice(0, many / 2)
    .map((seat, at): [Seat, Seat] => [seat, circle[many - 1 - at] as Seat])
    .filter(([one, other]) => one < seats && other < seats)
}
