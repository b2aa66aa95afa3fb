import { type Square, squareDistance, squarePath } from '@muster/space'
import type { Seat } from '@muster/table'
import { closedToHunter } from './barred.ts'
import { board } from './board.ts'
import { cityOf, hunterOf, tableOptions } from './lookup.ts'
import type { State } from './state.ts'

/** Where a move ends, and the squares of the tokens it takes, named where a shortest path takes others. */
export type Walk = { readonly square: Square; readonly taking?: readonly Square[] }

/** One way to a square, a step at a time; `name` tells the tokens it takes whatever their order. */
type Way = {
  readonly square: Square
  readonly taking: readonly Square[]
  readonly name: number
  readonly before: Way | undefined
}

/** The squares with tokens that a walk of so many squares could come by. */
function tokensNear(state: State, seat: Seat, steps: number): Square[] {
  const { square: from } = hunterOf(state, seat)
  const near: Square[] = []
  for (const { square } of state.tokens)
    if (squareDistance(board, from, square, 'orthogonal') <= steps && !near.includes(square)) near.push(square)
  return near
}

/** Whether any token lies so near that a walk of so many squares could come by it. */
export function areTokensNear(state: State, seat: Seat, steps: number): boolean {
  const { square: from } = hunterOf(state, seat)
  for (const { square } of state.tokens) if (squareDistance(board, from, square, 'orthogonal') <= steps) return true
  return false
}

const nameOf = (near: readonly Square[], token: Square): number => 2 ** near.indexOf(token)

/** A shortest way to each square for each set of tokens that some way takes, nearest first. */
function waysWithin(state: State, seat: Seat, steps: number, near: readonly Square[]): Way[] {
  const closed = closedToHunter(state)
  const { square: from } = hunterOf(state, seat)
  /** Of the ways that take the same tokens, the squares they have come to. */
  const seen: Uint8Array[] = []
  const ways: Way[] = [{ square: from, taking: [], name: 0, before: undefined }]
  let next = 0
  for (let step = 0; step < steps; step++)
    for (const end = ways.length; next < end; next++) {
      const before = ways[next] as Way
      for (const square of board.neighbours[before.square] as readonly Square[]) {
        if (closed[square] !== 0 && square !== from) continue
        const takes = near.includes(square) && !before.taking.includes(square)
        const taking = takes ? [...before.taking, square] : before.taking
        const name = takes ? before.name + nameOf(near, square) : before.name
        seen[name] ??= new Uint8Array(board.size)
        const met = seen[name]
        if (met[square] !== 0) continue
        met[square] = 1
        ways.push({ square, taking, name, before })
      }
    }
  return ways.slice(1)
}

/** SN-R-21, SN-R-22, SN-R-84: walks that take other tokens than a shortest path does: some more, others, or none. */
export function detours(state: State, seat: Seat, steps: number): Walk[] {
  const near = tableOptions(state).pickup === 'action' ? [] : tokensNear(state, seat, steps)
  if (near.length === 0) return []
  const { square: from } = hunterOf(state, seat)
  const city = cityOf(state).has
  // The first way to a square is the path that `squarePath` takes: both try the directions of each step in the same order.
  const straight = new Map<Square, number>()
  const walks: Walk[] = []
  for (const { square, taking, name } of waysWithin(state, seat, steps, near)) {
    if (square === from || city[square] !== 0) continue
    const first = straight.get(square)
    if (first === undefined) straight.set(square, name)
    else if (first !== name) walks.push({ square, taking })
  }
  return walks
}

/** The squares a walk of at most so many squares leads over, without the one it begins on. */
export function routeOf(state: State, seat: Seat, { square, taking }: Walk, steps: number): Square[] {
  if (taking === undefined) return squarePath(board, hunterOf(state, seat).square, square, closedToHunter(state)) ?? []
  const near = tokensNear(state, seat, steps)
  const name = taking.reduce((sum, token) => sum + nameOf(near, token), 0)
  const route: Square[] = []
  const last = waysWithin(state, seat, steps, near).find((way) => way.square === square && way.name === name)
  for (let way = last; way?.before; way = way.before) route.unshift(way.square)
  return route
}
