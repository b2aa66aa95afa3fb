import { expect } from 'vitest'
import { heightOf } from './surfaces.ts'
import { isThroughCorridor, latticeWays } from './testing/lattice.ts'
import { law, SCENES, seeds } from './testing/law-size.ts'
import { chanceOf } from './testing/random.ts'
import { laid, laidPlane, type Scene, type SceneWishes, sceneOf } from './testing/scenes.ts'
import { FINE, type PlanePoint } from './units.ts'
import { isWalked, walked } from './walk.ts'
import { wayTo } from './way-to.ts'
import { waysFrom } from './ways.ts'

const slacks = [1, 0, 5] as const

/** Every kind of scenery, and by turns a town of roofs. */
function sceneToCross(seed: number): Scene {
  const size = { width: 2200, depth: 2200, bases: 8 }
  return seed % 3 === 0
    ? sceneOf(seed, { ...size, pieces: 12, kinds: ['roof', 'roof', 'bridge', 'crate', 'wall', 'fence'] })
    : sceneOf(seed, { ...size, pieces: 14 })
}

law('every planned way is walked as planned: as long, and for as many rolls', () => {
  const tally = { ways: 0, rolls: 0, climbs: 0, faces: 0, jumps: 0 }
  for (const seed of seeds(25)) {
    const { plane, bases } = sceneToCross(seed)
    const chance = chanceOf(seed)
    const [base, ...rivals] = bases
    if (!base) continue
    const most = chance.oneOf([300, 700, 1200])
    const slack = chance.oneOf(slacks)
    const round = chance.below(2) === 0 ? rivals.map((_, index) => index) : []
    const ways = waysFrom(plane, { base, most, rolls: 3, rivals, round, slack })
    for (let tries = 0; tries < 12; tries++) {
      const to = { x: base.x + chance.between(-most, most), y: base.y + chance.between(-most, most) }
      const way = wayTo(ways, to, chance.below(4))
      if (!way) continue
      const found = walked(plane, { base, path: way.path, most, soft: rivals, solid: [], slack })
      if (!isWalked(found) && (found.fault === 'room' || found.fault === 'table')) continue
      const told = { seed, base, path: way.path }
      expect(
        isWalked(found)
          ? { ...told, length: found.length, rolls: found.met.length, z: found.end.z }
          : { ...told, ...found },
      ).toEqual({ ...told, length: way.length, rolls: way.rolls, z: way.z })
      tally.ways++
      tally.rolls += way.rolls
      if (isWalked(found)) {
        tally.climbs += found.met.filter(({ kind }) => kind === 'climb').length
        tally.jumps += found.met.filter(({ kind }) => kind === 'jump').length
        tally.faces += way.path.filter(
          (place, index) => place.x === (way.path[index - 1] ?? base).x && place.y === (way.path[index - 1] ?? base).y,
        ).length
      }
    }
  }
  for (const [what, times] of Object.entries(tally))
    expect({ what, isThere: times > 0 || SCENES < 5000 }).toEqual({ what, isThere: true })
})

/**
 * How many ways over a lattice were looked at, those the planner missed or found longer by two units, and how many more it did in
 * corridors hardly wider than the base: by the design these are for whoever draws the path.
 */
function comparedWithLattice(kinds: SceneWishes['kinds'], every: number) {
  const size = { width: 2200, depth: 2200, bases: 8, pieces: 14 }
  const most = 280
  let checked = 0
  let corridors = 0
  const worse: unknown[] = []
  for (const seed of seeds(every)) {
    const { plane, bases } = sceneOf(seed, kinds ? { ...size, kinds } : size)
    const [base, ...rivals] = bases
    if (!base) continue
    const ways = waysFrom(plane, { base, most, rolls: 2, rivals, round: rivals.map((_, index) => index) })
    for (const end of latticeWays(plane, base, most - 4, 2, rivals, 20)) {
      const { place, rolls, length, surface } = end
      const way = wayTo(ways, { ...place, z: heightOf(plane, surface) }, rolls)
      checked++
      if (way && way.length <= length + 2 * FINE) continue
      if (isThroughCorridor(plane, end, base.radius, rivals)) corridors++
      else worse.push({ seed, place, surface, rolls, length, way: way?.length })
    }
  }
  return { checked, corridors, worse }
}

law('on level ground no way over a fine lattice is shorter than the planned one, and none is missed', () => {
  const { checked, corridors, worse } = comparedWithLattice(
    ['fence', 'car', 'wall', 'block', 'elbow', 'bent', 'opening'],
    100,
  )
  expect(checked).toBeGreaterThan(SCENES)
  expect(worse).toEqual([])
  expect(corridors).toBeLessThan(checked / 1000)
})

law('over crates, roofs, steps and jumps hardly any is', () => {
  const { checked, worse } = comparedWithLattice(['crate', 'roof', 'roof', 'bridge', 'wall', 'fence'], 125)
  expect(checked).toBeGreaterThan(SCENES)
  expect(worse.length).toBeLessThan(checked / 500)
})

law('on a table turned or mirrored ways are as long', () => {
  for (const seed of seeds(50)) {
    const { definition, plane, bases } = sceneToCross(seed)
    const chance = chanceOf(seed)
    const laying = 1 + (seed % 7)
    const other = laidPlane(definition, laying)
    const move = <Place extends PlanePoint>(place: Place) => laid(definition, laying, place)
    const [base, ...rivals] = bases
    if (!base) continue
    const wish = { most: 700, rolls: 2, round: rivals.map((_, index) => index) }
    const ways = waysFrom(plane, { ...wish, base, rivals })
    const there = waysFrom(other, { ...wish, base: move(base), rivals: rivals.map(move) })
    for (let tries = 0; tries < 8; tries++) {
      const to = { x: base.x + chance.between(-700, 700), y: base.y + chance.between(-700, 700) }
      const one = wayTo(ways, to)
      const two = wayTo(there, move(to))
      expect({ seed, base, to, length: two?.length, rolls: two?.rolls }).toEqual({
        seed,
        base,
        to,
        length: one?.length,
        rolls: one?.rolls,
      })
    }
  }
})
