import { touching } from '@muster/space'
import type { Area } from '../cards/scenario.ts'
import { units } from './scene.ts'

type Table = { readonly width: number; readonly depth: number }
type Disc = { readonly x: number; readonly y: number; readonly radius: number }

/** A place given as shares of the table, in whole units. */
export function placeOn({ width, depth }: Table, [x, y]: readonly [number, number]): { x: number; y: number } {
  return { x: Math.floor((width * x) / 100), y: Math.floor((depth * y) / 100) }
}

/** CZ-SPACE-5: whether a base lies wholly in an area of a table. Everything is in whole units; the slack is that of the zone. */
export function isInArea(area: Area, table: Table, { x, y, radius }: Disc, slack = 1): boolean {
  if ('around' in area) {
    const middle = placeOn(table, area.around)
    const far = units(area.radius) - radius + slack
    return far >= 0 && (x - middle.x) * (x - middle.x) + (y - middle.y) * (y - middle.y) <= far * far
  }
  const fromSouth = y + radius - slack
  const fromWest = x + radius - slack
  const fromNorth = table.depth - y + radius - slack
  const fromEast = table.width - x + radius - slack
  if ('edge' in area) {
    const from = { south: fromSouth, north: fromNorth, west: fromWest, east: fromEast }[area.edge]
    return from <= units(area.depth)
  }
  const [side, flank] = area.corner.split('-')
  const reach = units(area.reach)
  return (side === 'south' ? fromSouth : fromNorth) <= reach && (flank === 'west' ? fromWest : fromEast) <= reach
}

/** What of a table an area lies within. */
export function boundsOfArea(
  area: Area,
  { width, depth }: Table,
): { left: number; right: number; low: number; high: number } {
  if ('around' in area) {
    const { x, y } = placeOn({ width, depth }, area.around)
    const far = units(area.radius)
    return {
      left: Math.max(0, x - far),
      right: Math.min(width, x + far),
      low: Math.max(0, y - far),
      high: Math.min(depth, y + far),
    }
  }
  const deep = units('edge' in area ? area.depth : area.reach)
  const name = 'edge' in area ? area.edge : area.corner
  return {
    left: name.includes('east') ? Math.max(0, width - deep) : 0,
    right: name.includes('west') ? Math.min(width, deep) : width,
    low: name.includes('north') ? Math.max(0, depth - deep) : 0,
    high: name.includes('south') ? Math.min(depth, deep) : depth,
  }
}

/** The outline of an area, cut at the table's edges. */
export function outlineOfArea(area: Area, table: Table): { x: number; y: number }[] {
  const { left, right, low, high } = boundsOfArea(area, table)
  if ('around' in area) {
    const { x, y } = placeOn(table, area.around)
    const ring = touching({ x, y, z: 0, radius: units(area.radius) }, 0)
    return ring.map((point) => ({
      x: Math.min(right, Math.max(left, point.x)),
      y: Math.min(high, Math.max(low, point.y)),
    }))
  }
  return [
    { x: left, y: low },
    { x: right, y: low },
    { x: right, y: high },
    { x: left, y: high },
  ]
}
