// The tables a board is built with.
import { type Axial, axialDistance, type Direction, stepped } from './coordinates.ts'
import { centreOf, type Layout } from './lattice.ts'

/** The hexes by their place in the parallelogram of axial coordinates round the board, -1 where there is none. */
export type Box = {
  readonly q: number
  readonly r: number
  readonly width: number
  readonly height: number
  readonly at: Int16Array
}

export function inReadingOrder(hexes: readonly Axial[], layout: Layout): Axial[] {
  const height = (hex: Axial) => centreOf(hex, layout)[1]
  return hexes.map(([q, r]): Axial => [q, r]).sort((a, b) => height(a) - height(b) || a[0] - b[0])
}

export function boxOf(hexes: readonly Axial[]): Box {
  if (hexes.length === 0 || hexes.length > 4096) throw new Error(`a board has 1 to 4096 hexes, not ${hexes.length}`)
  if (!hexes.flat().every(Number.isInteger)) throw new Error('the coordinates of a hex are integers')
  const qs = hexes.map(([q]) => q)
  const rs = hexes.map(([, r]) => r)
  const q = Math.min(...qs)
  const r = Math.min(...rs)
  const width = Math.max(...qs) - q + 1
  const height = Math.max(...rs) - r + 1
  if (width > 256 || height > 256) throw new Error('no two hexes of a board are more than 255 apart')
  const at = new Int16Array(width * height).fill(-1)
  for (const [index, hex] of hexes.entries()) {
    const place = (hex[1] - r) * width + hex[0] - q
    if (at[place] !== -1) throw new Error(`the hex [${hex}] is listed twice`)
    at[place] = index
  }
  return { q, r, width, height, at }
}

export function lookUp(box: Box, q: number, r: number): number {
  const x = q - box.q
  const y = r - box.r
  return x >= 0 && x < box.width && y >= 0 && y < box.height ? (box.at[y * box.width + x] as number) : -1
}

export function stepsOf(hexes: readonly Axial[], box: Box): Int16Array {
  const steps = new Int16Array(6 * hexes.length)
  for (const [index, hex] of hexes.entries()) {
    for (let direction = 0; direction < 6; direction++) {
      const [q, r] = stepped(hex, direction as Direction)
      steps[6 * index + direction] = lookUp(box, q, r)
    }
  }
  return steps
}

export function distancesOf(hexes: readonly Axial[]): Uint8Array {
  const size = hexes.length
  const distances = new Uint8Array(size * size)
  for (const [a, from] of hexes.entries()) {
    for (let b = 0; b < a; b++) {
      const steps = axialDistance(from, hexes[b] as Axial)
      if (steps > 255) throw new Error('no two hexes of a board are more than 255 apart')
      distances[a * size + b] = steps
      distances[b * size + a] = steps
    }
  }
  return distances
}
