import type { Point } from '@muster/table'
import { BASE, inDisc } from './arrange.ts'
import { cellUnder, type Laid, type Stand } from './lay.ts'

/** So many that share a cell are a crowd where they are drawn below this share of their size; two are told apart anyway. */
const CROWD = { least: 3, size: 0.8 } as const

/** Those that share a crowded cell, fanned out over what lies around it, each as large as it is. */
export interface Fan extends Point {
  readonly cell: string
  readonly room: number
  readonly stands: ReadonlyMap<string, Stand>
}

/** How a cell is fanned out, pointed at itself or at a piece in it; undefined where all have room enough. */
export function fanOf(laid: Laid, ref: string): Fan | undefined {
  const { drawing, cells, box } = laid
  const at = drawing.pieces.find(({ id }) => id === ref)
  const cell = cells.get((at && cellUnder(at)) ?? ref)
  const pieces = drawing.pieces.filter((piece) => cell && cellUnder(piece) === cell.cell.id)
  const [first] = pieces
  if (!cell || !first || pieces.length < CROWD.least) return undefined
  if ((laid.stands.get(first.id)?.size ?? 1) >= CROWD.size * (first.size ?? 1)) return undefined
  const { spots, radius } = inDisc(pieces.length)
  const room = (BASE * Math.max(...pieces.map(({ size = 1 }) => size))) / radius
  const x = within(cell.x, box.left + room, box.left + box.width - room)
  const y = within(cell.y, box.top + room, box.top + box.height - room)
  const stands = pieces.map(({ id, size = 1 }, index): [string, Stand] => {
    const spot = spots[index] ?? { x: 0, y: 0 }
    return [id, { x, y, aside: { x: spot.x * room, y: spot.y * room }, size }]
  })
  return { cell: cell.cell.id, x, y, room, stands: new Map(stands) }
}

/** The number nearest to one between two others; halfway where those leave no room. */
const within = (value: number, least: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value))

/** A board with a cell fanned out. */
export const fanned = (laid: Laid, fan: Fan | undefined): Laid =>
  fan ? { ...laid, stands: new Map([...laid.stands, ...fan.stands]) } : laid
