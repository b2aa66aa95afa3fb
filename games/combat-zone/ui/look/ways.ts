import type { Point } from '@muster/table'
import type { Event } from '../../rules/events.ts'

/** A move that has ended: whose, and its way in pieces, one up to each thing that was met. */
export interface Moved {
  readonly id: string
  readonly ways: readonly (readonly Point[])[]
}

/** Follows events one by one, and says where one ends a move. */
export function followMoves(): (event: Event) => Moved | undefined {
  let ways: (readonly Point[])[] = []
  return (event) => {
    if (event.event !== 'meets' && event.event !== 'stands') return undefined
    if (event.way.length > 1) ways.push(event.way)
    if (event.event === 'meets' || ways.length === 0) return undefined
    const moved = { id: event.id, ways }
    ways = []
    return moved
  }
}

/** How long a way is, in inches. */
export const lengthOf = (ways: Moved['ways']): number =>
  ways
    .flatMap((way) => way.slice(1).map(({ x, y }, at) => Math.hypot(x - (way[at]?.x ?? x), y - (way[at]?.y ?? y))))
    .reduce((sum, one) => sum + one, 0) / 100
