export {
  cone,
  directionBetween,
  directionOfNeighbour,
  ray,
  wedge,
} from './hex/areas.ts'
export {
  type Hex,
  type HexBoard,
  type HexBoardDefinition,
  type HexSet,
  hexAt,
  hexLabelled,
  makeHexBoard,
  makeHexSet,
} from './hex/board.ts'
export { components, isConnected } from './hex/components.ts'
export {
  type Axial,
  add,
  allDirections,
  axialDistance,
  axialNeighbours,
  type Direction,
  directions,
  directionTo,
  halfTurned,
  mirrored,
  rotated,
  stepped,
  subtract,
  turned,
} from './hex/coordinates.ts'
export { distance, isAdjacent, isWithin, neighbour, neighbours, ring, within } from './hex/distance.ts'
export { axialOf, type LabelFrame, labelFrame, makeLabel, offsetOf, parseLabel } from './hex/labels.ts'
export { centreOf, cornersOf, type LatticePoint, type Layout, latticeUnit } from './hex/lattice.ts'
export { type Line, lineOf } from './hex/line.ts'
export { isPath, shortestPath } from './hex/paths.ts'
export { reach, reachAround, stepsFrom, unreachable } from './hex/reach.ts'
export { hexagonOfHexes, hexInRow, rowsOfHexes } from './hex/shapes.ts'
export {
  type EdgesBlock,
  edgesBlock,
  hexesThrough,
  sees,
  seesPast,
  sightTable,
} from './hex/sight.ts'
export { halfTurn, symmetry } from './hex/symmetry.ts'
export { isBetween } from './plane/between.ts'
export { gapOf, isOverlapping, isTouching, isWithinGap, limitsBeyond } from './plane/gap.ts'
export { facesFrom, isEdgeNear } from './plane/links.ts'
export type { Thing } from './plane/meetings.ts'
export { nearestRoom } from './plane/nearest-room.ts'
export type { Outline } from './plane/outline.ts'
export { crossesOutline, isPieceWithin } from './plane/pieces.ts'
export { destinations, placesBeside, type StandingPlace, touching } from './plane/places.ts'
export {
  type Hindrance,
  makePlane,
  type Part,
  type Piece,
  type Plane,
  type PlaneDefinition,
  type Surface,
} from './plane/plane.ts'
export { planePath } from './plane/plane-path.ts'
export { quarterOf } from './plane/quarters.ts'
export { type ReachField, reachField } from './plane/reach-field.ts'
export { hasRoom, isOnTable } from './plane/room.ts'
export { type Below, sampleWay } from './plane/sample.ts'
export { isSightBlocked } from './plane/sight.ts'
export { type Stop, stopAt } from './plane/stop.ts'
export { coverOf, type Strip, type StripExcept, strip, stripBlocked } from './plane/strip.ts'
export { surfaceBelow, surfaceOf } from './plane/surfaces.ts'
export { basesInTorrent } from './plane/torrent.ts'
export { type Base, FINE, MOST_CORNERS, MOST_SIDE, type PlanePoint, SLACK, wayLength } from './plane/units.ts'
export {
  type Drop,
  isWalked,
  type Met,
  type Walk,
  type Walked,
  type WalkFault,
  walked,
  walkFaults,
} from './plane/walk.ts'
export { easiestWay, type Goal, type Way, wayTo } from './plane/way-to.ts'
export { type Ways, type WaysWish, waysFrom } from './plane/ways.ts'
export {
  makeSquareBoard,
  makeSquareSet,
  type Square,
  type SquareBoard,
  type SquareDirection,
  type SquareSet,
  squareAt,
  squareDirections,
  squareLabelled,
} from './square/board.ts'
export { type SquareMetric, squareDistance, squareMetrics, squareRing, squaresWithin } from './square/distance.ts'
export { makeSquareLabel, parseSquareLabel } from './square/labels.ts'
export { squareLine } from './square/line.ts'
export {
  closeSquare,
  isClosed,
  layOpenWays,
  type OpenWays,
  openPath,
  openSquare,
  type SettledSteps,
  settledSteps,
} from './square/open-path.ts'
export { pathRound, type SettledTurns, settledTurns } from './square/path-round.ts'
export {
  furtherAxisFirst,
  isOpenAround,
  isSquarePath,
  type SquareBlock,
  squarePath,
  squareSteps,
  squaresCloser,
} from './square/paths.ts'
export { noWay, squareReach, stepsToSquares } from './square/reach.ts'
export { isClearBetween, isInLine, squaresBetween } from './square/sight.ts'
export { waysPast } from './square/ways.ts'
