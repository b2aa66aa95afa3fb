import { closeSquare, type OpenWays, openSquare, type Square, type SquareSet } from '@muster/space'
import { board, NOWHERE } from './board.ts'
import { type Ground, groundOf, sightGround } from './ground.ts'
import { tableOptions } from './lookup.ts'
import type { Enemy, Hunter, State } from './state.ts'

/**
 * Where somebody stands, on top of the ground, so that nobody has to be looked for: worked out for the state asked about
 * last and kept up to date while that is played on. Whoever appears, moves or leaves does so by the functions of this file.
 */
type Occupancy = {
  of: State | undefined
  pieces: State['pieces']
  ground: Ground | undefined
  /** Closed ground and everybody. */
  readonly closed: SquareSet
  /** What blocks sight, and the same with everybody. */
  bareSight: SquareSet
  readonly sight: SquareSet
  /** The ways open to enemies, from when they are first asked for, and the turret whose wall they lead round. */
  areWaysLaid: boolean
  ways: OpenWays | undefined
  turret: State['turret']
}

const newOccupancy = (): Occupancy => ({
  of: undefined,
  pieces: [],
  ground: undefined,
  closed: new Uint8Array(board.size),
  bareSight: new Uint8Array(board.size),
  sight: new Uint8Array(board.size),
  areWaysLaid: false,
  ways: undefined,
  turret: undefined,
})

const last = newOccupancy()

export function standingOf(state: State): Readonly<Occupancy> & { readonly ground: Ground } {
  if (last.of !== state || last.pieces !== state.pieces) lookAround(state, last)
  return last as Occupancy & { ground: Ground }
}

/** The ways open to enemies: as laid, until a wall comes or goes, and from then on kept up to date like the rest. */
export function openWaysOf(state: State, lay: (state: State, into?: Uint8Array) => OpenWays): OpenWays {
  standingOf(state)
  if (!last.areWaysLaid || last.turret !== state.turret) keepWays(state, last, lay(state, last.ways?.barred))
  return last.ways as OpenWays
}

function keepWays({ turret }: State, standing: Occupancy, ways: OpenWays): void {
  standing.ways = ways
  standing.areWaysLaid = true
  standing.turret = turret
}

/** Worked out anew: the slow twin of what is kept up to date. */
export function lookAround(state: State, standing: Occupancy = newOccupancy()): Readonly<Occupancy> {
  const ground = groundOf(state)
  standing.of = state
  standing.pieces = state.pieces
  standing.ground = ground
  standing.areWaysLaid = false
  standing.closed.set(ground.closed)
  standing.bareSight = sightGround(state, ground)
  standing.sight.set(standing.bareSight)
  for (const { square } of state.enemies) mark(standing, square)
  for (const { square } of state.hunters) mark(standing, square)
  return standing
}

function mark({ closed, sight }: Occupancy, square: Square): void {
  if (square === NOWHERE) return
  closed[square] = 1
  sight[square] = 1
}

function unmark({ closed, sight, ground, bareSight }: Occupancy, square: Square): void {
  if (square === NOWHERE || !ground) return
  closed[square] = ground.closed[square] as number
  sight[square] = bareSight[square] as number
}

/** A hunter goes to another square, or off the board. */
export function goTo(state: State, hunter: Hunter, square: Square): void {
  change(state, hunter.square, square, tableOptions(state).charactersBlockEnemies === 'block')
  hunter.square = square
}

export function marchTo(state: State, enemy: Enemy, square: Square): void {
  change(state, enemy.square, square, true)
  enemy.square = square
}

export function appear(state: State, enemy: Enemy): void {
  state.enemies.push(enemy)
  change(state, NOWHERE, enemy.square, true)
}

export function vanish(state: State, enemy: Enemy): void {
  state.enemies.splice(state.enemies.indexOf(enemy), 1)
  change(state, enemy.square, NOWHERE, true)
}

/** Somebody leaves a square for another; `bars` is whether enemies cannot pass. */
function change(state: State, from: Square, to: Square, bars: boolean): void {
  if (last.of !== state) return
  unmark(last, from)
  mark(last, to)
  const { ways, areWaysLaid } = last
  if (!areWaysLaid || !ways || !bars) return
  if (from !== NOWHERE) openSquare(board, ways, from)
  if (to !== NOWHERE) closeSquare(ways, to)
}
