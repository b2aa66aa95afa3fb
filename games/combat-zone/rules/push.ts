import { type Base, hasRoom, isOnTable, isPieceWithin, type Plane, type PlanePoint } from '@muster/space'
import { baseOf, crowdWithout, planeFor } from './components.ts'
import { mustNot } from './effects/standing.ts'
import { fall, floorBelow } from './fall.ts'
import { isOn } from './lookup.ts'
import type { Battle, Model } from './state.ts'
import type { Table } from './table.ts'

/** Halves go outwards, so that a push comes out the same on a mirrored table. */
const rounded = (value: number): number => (value < 0 ? -Math.floor(0.5 - value) : Math.floor(value + 0.5))

/** The place so far along the line from one point through another, counted from the second. */
function along(from: PlanePoint, through: PlanePoint, far: number): PlanePoint {
  const [dx, dy] = [through.x - from.x, through.y - from.y]
  const length = Math.sqrt(dx * dx + dy * dy)
  return { x: through.x + rounded((dx * far) / length), y: through.y + rounded((dy * far) / length) }
}

/** The pieces one can stand in that a base overlaps. */
function standsIn(plane: Plane, base: Base): number[] {
  const inner = { ...base, radius: base.radius - 1 }
  return plane.pieces.flatMap(({ stand }, piece) =>
    stand === 'inside' && isPieceWithin(plane, piece, inner, 0, 0) ? [piece] : [],
  )
}

type Pushed = { readonly at: PlanePoint; readonly far: number; readonly isOver: boolean }

/** CZ-R-29: how far a base can be moved along a line on its level before something stops it, or it is over an edge. */
function pushedTo(battle: Battle, model: Model, from: Model, most: number, sign: 1 | -1): Pushed {
  const plane = planeFor(battle)
  const base = baseOf(battle, model)
  const others = crowdWithout(battle, model.id)
  const left = standsIn(plane, base)
  let reached: Pushed = { at: { x: base.x, y: base.y }, far: 0, isOver: false }
  for (let far = 1; far <= most; far++) {
    const at = along(from.at, base, sign * far)
    if (isOnTable(plane, at.x, at.y, base.radius) && floorBelow(battle, at, base.z) < base.z)
      return { at, far, isOver: true }
    const there = { ...base, ...at }
    if (!hasRoom(plane, there, others) || standsIn(plane, there).some((piece) => !left.includes(piece))) break
    reached = { at, far, isOver: false }
  }
  return reached
}

/** CZ-KEYWORD-17, CZ-R-14, CZ-R-18, CZ-R-29: straight away from who acts, or towards it, until something stops it; over an edge it falls. */
export function pushFrom(
  table: Table,
  battle: Battle,
  by: Model,
  model: Model,
  most: number,
  sign: 1 | -1,
  source: string,
): void {
  if (!isOn(model) || model === by || mustNot(battle, model, 'be-pushed')) return
  const { at, far, isOver } = pushedTo(battle, model, by, most, sign)
  if (far === 0) return
  model.at = { ...model.at, ...at }
  table.tell({ event: 'pushed', rule: 'CZ-KEYWORD-17', id: model.id, inches: far / 100, source })
  if (isOver) fall(table, battle, { id: model.id, seat: model.seat, model }, baseOf(battle, model))
}
