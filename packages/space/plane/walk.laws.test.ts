import { expect } from 'vitest'
import type { Plane } from './plane.ts'
import { surfaceOf } from './surfaces.ts'
import { law, SCENES, seeds } from './testing/law-size.ts'
import { type Chance, chanceOf } from './testing/random.ts'
import { laid, laidPlane, sceneOf } from './testing/scenes.ts'
import { walkOracle } from './testing/walk-oracle.ts'
import type { Base, PlanePoint } from './units.ts'
import { isWalked, walked } from './walk.ts'

/** Every kind of scenery, and by turns a town of roofs close to each other. */
function sceneToWalk(seed: number) {
  const size = { width: 2200, depth: 2200, bases: 10 }
  return seed % 3 === 0
    ? sceneOf(seed, { ...size, pieces: 26, kinds: ['roof', 'roof', 'bridge', 'crate', 'fence'] })
    : sceneOf(seed, { ...size, pieces: 14 })
}

/** A few stretches, some of them right up to a corner or a base. */
function randomPath(
  { parts, width, depth }: Plane,
  chance: Chance,
  from: PlanePoint,
  bases: readonly Base[],
): PlanePoint[] {
  let at = from
  return Array.from({ length: chance.between(1, 3) }, () => {
    const goal = chance.below(3) === 0 ? chance.oneOf(bases) : undefined
    const corner = chance.below(Math.max(1, parts.x.length))
    const near =
      goal ??
      (chance.below(2) === 0 && parts.x.length > 0
        ? { x: parts.x[corner] as number, y: parts.y[corner] as number }
        : at)
    const isNear = Math.abs(near.x - at.x) < 600 && Math.abs(near.y - at.y) < 600
    const origin = isNear ? near : at
    const size = origin === at ? 500 : 130
    const x = origin.x + chance.between(-size, size)
    const y = origin.y + chance.between(-size, size)
    const next = { x: Math.max(60, Math.min(width - 60, x)), y: Math.max(60, Math.min(depth - 60, y)) }
    // A corner named twice would be a face to climb.
    at = next.x === at.x && next.y === at.y ? { x: at.x + 1, y: at.y } : next
    return at
  })
}

law('the referee finds what walking in half units finds, but for knife edges', () => {
  let knife = 0
  const tally: Record<string, number> = {}
  for (const seed of seeds(5)) {
    const { plane, bases } = sceneToWalk(seed)
    const chance = chanceOf(seed + 1)
    for (const base of bases.slice(0, 2)) {
      const soft = bases.filter((other) => other !== base)
      const path = randomPath(plane, chance, base, soft)
      const start = surfaceOf(plane, base)
      const less = walkOracle(plane, base, start, path, soft, -0.03)
      const more = walkOracle(plane, base, start, path, soft, 0.03)
      if (JSON.stringify(less) !== JSON.stringify(more)) {
        knife++
        continue
      }
      const found = walked(plane, { base, path, most: 100000, soft, solid: [] })
      const fault = isWalked(found) ? 'none' : found.fault
      tally[fault] = (tally[fault] ?? 0) + 1
      const met = isWalked(found) ? found.met.map(({ kind, index }) => `${kind} ${index}`) : []
      const outcome = { seed, base, path, fault: fault === 'room' || fault === 'table' ? 'none' : fault }
      if (fault !== 'table') expect(outcome).toEqual({ ...outcome, fault: less.fault ?? 'none' })
      if (fault === 'none') {
        for (const thing of met) tally[thing.split(' ')[0] as string] = (tally[thing.split(' ')[0] as string] ?? 0) + 1
        expect({ ...outcome, met: [...met].sort() }).toEqual({ ...outcome, met: [...less.met].sort() })
      }
    }
  }
  // The law means little if it meets nothing, as it may on a few scenes.
  if (SCENES >= 5000)
    for (const what of ['barrier', 'edge', 'piece', 'base', 'jump'])
      expect({ what, times: tally[what] ?? 0 }).not.toEqual({ what, times: 0 })
  expect(knife).toBeLessThan(SCENES / 50)
})

law('a table turned or mirrored is walked alike', () => {
  for (const seed of seeds(2)) {
    const { definition, plane, bases } = sceneToWalk(seed)
    const chance = chanceOf(seed + 1)
    const laying = 1 + (seed % 7)
    const slack = [1, 0, 5][seed % 3] as number
    const other = laidPlane(definition, laying)
    const move = <Place extends PlanePoint>(place: Place) => laid(definition, laying, place)
    for (const base of bases.slice(0, 3)) {
      const soft = bases.filter((one) => one !== base)
      const walk = { base, path: randomPath(plane, chance, base, soft), most: 900, soft, solid: [], slack }
      const found = walked(plane, walk)
      const there = walked(other, { ...walk, base: move(base), path: walk.path.map(move), soft: soft.map(move) })
      if (!isWalked(found)) expect(there).toMatchObject({ fault: found.fault })
      else
        expect(there).toEqual({
          ...found,
          end: move(found.end),
          met: found.met.map((met) => ({ ...met, at: move(met.at), ...(met.drop && { drop: move(met.drop) }) })),
        })
    }
  }
})
