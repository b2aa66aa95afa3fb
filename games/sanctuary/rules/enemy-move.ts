import {
  furtherAxisFirst,
  noWay,
  openPath,
  pathRound,
  type Square,
  type SquareSet,
  squaresCloser,
  waysPast,
} from '@muster/space'
import { die, pickOne, type RollKind, refuse, type Words } from '@muster/table'
import { board, labelOf } from './board.ts'
import { wallStops } from './ground.ts'
import { cityOf, deciderFor, enemyName, enemyOf, hunterAt, isGoblin, tableOptions } from './lookup.ts'
import { isLocked } from './phaselock.ts'
import { marchTo, standingOf, vanish } from './standing.ts'
import { discardIfFinished } from './stars.ts'
import type { Enemy, State } from './state.ts'
import type { Table } from './table.ts'
import { openWays, settledOf, stepsToCity } from './ways.ts'
import { checkLoss, checkWin } from './win.ts'

const dice = { d4: die(4), d6: die(6) }
const forMovement: RollKind = { why: 'for Enemy Movement', rule: 'SN-ENEMYMOVE-4' }

/** SN-ENEMYMOVE-3, SN-R-45: those nearest to Sanctuary by walking distance first, then as they arrived. */
function marchOrder(state: State): string[] {
  const toGo = stepsToCity(state)
  const order: string[] = []
  const distances: number[] = []
  for (const { id, square } of state.enemies) {
    const far = toGo[square] === noWay ? board.size : (toGo[square] as number)
    let at = order.length
    for (; at > 0 && (distances[at - 1] as number) > far; at--) {
      order[at] = order[at - 1] as string
      distances[at] = distances[at - 1] as number
    }
    order[at] = id
    distances[at] = far
  }
  return order
}

/** SN-ENEMYMOVE-1, SN-ENEMYMOVE-3: all enemies, one after the other. */
export function beginMarch(table: Table, state: State): void {
  const order = marchOrder(state)
  state.march = { order, rolls: {} }
  table.tell({ event: 'march', rule: 'SN-ENEMYMOVE-1', round: state.round })
  if (order.length > 0 && tableOptions(state).enemyRoll === 'one-for-all') rollFor(table, state, '')
}

function rollFor(table: Table, state: State, whom: string): number {
  const [squares] = table.roll(state.first, 1, dice[tableOptions(state).enemyDie], forMovement) as [number]
  if (state.march) state.march.rolls[whom] = squares
  return squares
}

/** SN-R-12: one roll for all, one a card, or one an enemy. */
function squaresOf(table: Table, state: State, enemy: Enemy): number {
  const { enemyRoll } = tableOptions(state)
  const whom = enemyRoll === 'one-for-all' ? '' : enemyRoll === 'per-card' ? enemy.card : enemy.id
  return state.march?.rolls[whom] ?? rollFor(table, state, whom)
}

/** SN-ENEMYMOVE-1, SN-PHASELOCK-2: the next enemy completes its move; false where all have. */
export function marchNext(table: Table, state: State): boolean {
  const id = state.march?.order.shift()
  if (id === undefined) return false
  const enemy = enemyOf(state, id)
  if (!isLocked(state, enemy)) moveEnemy(table, state, enemy, squaresOf(table, state, enemy))
  return true
}

/** SN-ENEMYMOVE-10, SN-R-46: only where players settle ties is anybody asked. */
export const marchAsksNobody = (state: State): boolean => tableOptions(state).enemyPathTies === 'automatic'

/** What bars an enemy: the squares closed for good, and those others stand on. */
type Approach = { readonly toGo: Int16Array; readonly closed: SquareSet; readonly free: boolean }

const marching = { closed: new Uint8Array(board.size), toGo: new Int16Array(board.size) }

/** What stands in an enemy's way. Characters on Sanctuary keep nobody out (SN-R-47). */
function closedTo(state: State, enemy: Enemy): SquareSet {
  // A table held across a question must be the march's own.
  const closed = tableOptions(state).enemyPathTies === 'players' ? new Uint8Array(board.size) : marching.closed
  closed.set(standingOf(state).closed)
  closed[enemy.square] = 0
  for (const square of wallStops(state, 'enemy')) closed[square] = 1
  for (const square of cityOf(state).squares) closed[square] = 0
  if (tableOptions(state).charactersBlockEnemies === 'walk-past')
    for (const { square } of state.hunters) if (square >= 0) closed[square] = 0
  return closed
}

/** Ways round that are longer than this are searched for. */
const SHORT_ROUND = 4

/** The first squares of the settled shortest path past everyone, where that is not much longer than on bare ground. */
export function shortPath(state: State, enemy: Enemy, squares: number): Square[] | undefined {
  // A character on the wall lets enemies by, which the ways kept do not know.
  if (state.turret && tableOptions(state).charactersBlockEnemies === 'walk-past') return undefined
  const ways = openWays(state)
  return (
    openPath(board, ways, enemy.square, squares) ??
    pathRound(board, ways, enemy.square, settledOf(state).turns, squares, SHORT_ROUND)
  )
}

/** SN-R-44: the shortest ways past everyone, or, where there are none, the shortest past what is fixed alone. */
function wayOf(state: State, enemy: Enemy, closed: SquareSet): Approach {
  const into = tableOptions(state).enemyPathTies === 'players' ? new Int16Array(board.size) : marching.toGo
  const fixed = stepsToCity(state)
  return waysPast(board, enemy.square, fixed, closed, into)
    ? { toGo: into, closed, free: true }
    : { toGo: fixed, closed, free: false }
}

/** How far along shortest paths one gets from a square, up to a number of steps, without entering a closed one. */
function furthest({ toGo, closed }: Approach, square: Square, steps: number): number {
  if (steps === 0) return 0
  let best = 0
  for (const next of squaresCloser(board, square, toGo, closed)) {
    const far = 1 + (toGo[next] === 0 ? 0 : furthest({ toGo, closed, free: false }, next, steps - 1))
    if (far > best) best = far
  }
  return best
}

/** SN-ENEMYMOVE-6, SN-ENEMYMOVE-9, SN-R-44: the squares a step may go to: on a shortest path, and on one that goes furthest. */
function nextSquares(way: Approach, square: Square, steps: number): Square[] {
  const closer = squaresCloser(board, square, way.toGo, way.closed)
  if (way.free || closer.length < 2) return closer
  const far = closer.map((next) => (way.toGo[next] === 0 ? 0 : furthest(way, next, steps - 1)))
  const most = Math.max(...far)
  return closer.filter((_, index) => far[index] === most)
}

type Tie = { readonly state: State; readonly enemy: Enemy }

const tieWords: Words<Square, Tie> = {
  ask: 'path',
  doing: 'chooses an enemy’s way',
  rule: 'SN-ENEMYMOVE-10',
  prompt: ({ state, enemy }) => `Which way does ${enemyName(state, enemy)} go?`,
  key: (square) => `step ${labelOf(square)}`,
  text: (square) => `To ${labelOf(square)}`,
  kind: () => 'step',
  refs: (square, { enemy }) => [labelOf(square), enemy.id],
  whyNot: () => offPath,
}

const offPath = refuse('SN-R-46', 'only a square on one of the shortest paths can be chosen')

/** SN-ENEMYMOVE-10, SN-R-46, SN-R-79: ties are settled by the further axis, or by the first player for all. */
function settle(table: Table, state: State, enemy: Enemy, from: Square, squares: readonly Square[]): Square {
  if (squares.length === 1) return squares[0] as Square
  if (tableOptions(state).enemyPathTies === 'automatic')
    return furtherAxisFirst(board, from, squares, cityOf(state).block)
  return table.ask(deciderFor(state, state.first), pickOne(tieWords, squares, { state, enemy }))
}

/** SN-ENEMYMOVE-6, SN-ENEMYMOVE-8, SN-ENEMYMOVE-9: the squares an enemy walks over, at most so many. */
function pathOf(table: Table, state: State, enemy: Enemy, squares: number): Square[] {
  return (marchAsksNobody(state) && shortPath(state, enemy, squares)) || searchedPath(table, state, enemy, squares)
}

/** The same by searching the board: the slow twin of `shortPath`. */
export function searchedPath(table: Table, state: State, enemy: Enemy, squares: number): Square[] {
  const way = wayOf(state, enemy, closedTo(state, enemy))
  const path: Square[] = []
  for (let at = enemy.square; path.length < squares && cityOf(state).has[at] === 0; path.push(at)) {
    const next = nextSquares(way, at, squares - path.length)
    if (next.length === 0) break
    at = settle(table, state, enemy, at, next)
  }
  return path
}

/** SN-ENEMYMOVE-4 to SN-ENEMYMOVE-9, SN-R-47: steps towards Sanctuary, as many as rolled or as can be made. */
function moveEnemy(table: Table, state: State, enemy: Enemy, squares: number): void {
  const path = pathOf(table, state, enemy, squares)
  if (tableOptions(state).charactersBlockEnemies === 'walk-past') stepBack(state, path)
  const end = path.at(-1)
  if (end === undefined) return
  table.tell(() => ({ event: 'enemy-moves', rule: 'SN-ENEMYMOVE-6', enemy: enemy.id, path: path.map(labelOf) }))
  if (cityOf(state).has[end] === 0) marchTo(state, enemy, end)
  else enterCity(table, state, enemy)
}

/** SN-R-44: who walks past characters does not stop on one. */
function stepBack(state: State, path: Square[]): void {
  const isCharacter = (square: Square | undefined) =>
    square !== undefined && cityOf(state).has[square] === 0 && hunterAt(state, square) !== undefined
  while (isCharacter(path.at(-1))) path.pop()
}

/** SN-ENEMYMOVE-11, SN-LOSE-3, SN-LOOTMIDGET-7, SN-LOOTMIDGET-8, SN-R-47: a life is lost, or a Loot Goblin disappears. */
function enterCity(table: Table, state: State, enemy: Enemy): void {
  vanish(state, enemy)
  if (state.mark?.card === enemy.card) state.mark.escaped = true
  if (isGoblin(state, enemy)) table.tell({ event: 'goblin-gone', rule: 'SN-LOOTMIDGET-7', enemy: enemy.id })
  else {
    state.escaped++
    const card = state.inPlay.find((one) => one.card === enemy.card)
    if (card) card.escaped++
    table.tell({ event: 'escaped', rule: 'SN-ENEMYMOVE-11', enemy: enemy.id, escaped: state.escaped })
  }
  discardIfFinished(table, state, enemy.card)
  checkLoss(table, state)
  checkWin(table, state)
}
