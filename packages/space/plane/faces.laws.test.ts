import { expect } from 'vitest'
import { cornersOfPart } from './contacts.ts'
import { grownOutline } from './corners.ts'
import { fitOf } from './fit.ts'
import { linksAt } from './links.ts'
import { makePlane, type Piece, type Plane } from './plane.ts'
import { hasRoom } from './room.ts'
import { heightOf } from './surfaces.ts'
import { facesAt } from './testing/face-oracle.ts'
import { latticeWays } from './testing/lattice.ts'
import { law, SCENES, seeds } from './testing/law-size.ts'
import { type Chance, chanceOf } from './testing/random.ts'
import { sceneOf } from './testing/scenes.ts'
import { type Base, FINE, type PlanePoint } from './units.ts'
import { wayTo } from './way-to.ts'
import { waysFrom } from './ways.ts'

law('faces are gone up and down where trying everything in doubles says so, but for knife edges', () => {
  const tally = { knife: 0, none: 0, up: 0, down: 0, ladder: 0, several: 0 }
  for (const seed of seeds(25)) {
    const kinds = ['roof', 'roof', 'bridge', 'crate', 'wall'] as const
    const { plane } = sceneOf(seed, { width: 2200, depth: 2200, pieces: 14, bases: 0, kinds })
    const chance = chanceOf(seed)
    const radius = chance.oneOf([49, 53, 79])
    for (let tries = 0; tries < 60; tries++) {
      const place = placeAtFace(plane, chance, radius)
      const surface = chance.below(plane.surfaces.length)
      const less = facesAt(plane, radius, place, surface, -0.03)
      const more = facesAt(plane, radius, place, surface, 0.03)
      if (JSON.stringify(less) !== JSON.stringify(more)) {
        tally.knife++
        continue
      }
      const links = linksAt(plane, fitOf(plane, radius), place, surface)
      expect({ seed, place, surface, radius, links }).toEqual({ seed, place, surface, radius, links: less })
      if (links.length === 0) tally.none++
      if (links.length > 1) tally.several++
      for (const { to, isLadder } of links) {
        tally[heightOf(plane, to) > heightOf(plane, surface) ? 'up' : 'down']++
        if (isLadder) tally.ladder++
      }
    }
  }
  expect(tally.knife).toBeLessThan(tally.up)
  for (const [what, times] of Object.entries(tally))
    expect({ what, isThere: times > SCENES / 500 || what === 'knife' }).toEqual({ what, isThere: true })
})

/** Beside a part or at a ladder, more or less. */
function placeAtFace({ parts, pieces }: Plane, chance: Chance, radius: number): PlanePoint {
  const part = chance.below(parts.count)
  const loop = grownOutline(cornersOfPart(parts, part), radius)
  const at = chance.below(loop.length)
  const [a, b] = [loop[at], loop[(at + 1) % loop.length]] as [PlanePoint, PlanePoint]
  const share = chance.oneOf([0.5, chance.below(100) / 100])
  const near = chance.oneOf([0, 0, 1, 6, 14])
  const [ladder] = pieces[parts.piece[part] as number]?.ladders ?? []
  const isAtLadder = ladder && chance.below(3) === 0
  const x = isAtLadder ? (a.x + b.x) / 2 : a.x + share * (b.x - a.x)
  const y = isAtLadder ? (a.y + b.y) / 2 : a.y + share * (b.y - a.y)
  return { x: Math.floor(x) + chance.between(-near, near), y: Math.floor(y) + chance.between(-near, near) }
}

const UNIT = 20
const RADIUS = 60

/** Buildings whose faces a lattice of this unit touches with bases of this radius, each with a ladder; nothing slants. */
function town(chance: Chance): Plane {
  const pieces: Piece[] = []
  for (let column = 0; column < 3; column++)
    for (let row = 0; row < 3; row++) {
      const left = column * 700 + UNIT * chance.between(7, 14)
      const bottom = row * 700 + UNIT * chance.between(7, 14)
      const right = left + UNIT * chance.between(5, 14)
      const top = bottom + UNIT * chance.between(5, 14)
      const outline = [
        { x: left, y: bottom },
        { x: right, y: bottom },
        { x: right, y: top },
        { x: left, y: top },
      ]
      const ladder = { x: left, y: bottom + UNIT * chance.between(1, (top - bottom) / UNIT - 1) }
      const high = chance.oneOf([320, 340, 400])
      const parts = [{ outline, low: 0, high, hinders: 'barrier' as const }]
      pieces.push({
        id: `building ${pieces.length}`,
        parts,
        stand: 'top',
        ladders: chance.below(3) > 0 ? [ladder] : [],
      })
    }
  return makePlane({ width: 2100, depth: 2100, tall: 125, step: 300, longest: 1200, pieces })
}

law(
  'no way over a lattice up ladders, over roofs and down faces is missed or much shorter than the planned one',
  () => {
    const tally = { checked: 0, ladders: 0, climbs: 0, descents: 0, worse: 0, missed: 0 }
    for (const seed of seeds(200)) {
      const chance = chanceOf(seed)
      const plane = town(chance)
      const base = startAtFace(plane, chance)
      if (!base) continue
      const ways = waysFrom(plane, { base, most: 760, rolls: 1, rivals: [] })
      for (const { place, rolls, length, surface, climbed, wentDown } of latticeWays(plane, base, 750, 1, [], UNIT)) {
        const way = wayTo(ways, { ...place, z: heightOf(plane, surface) }, rolls)
        tally.checked++
        if (surface > 0 && climbed < 0) tally.ladders++
        if (surface > 0 && climbed >= 0) tally.climbs++
        if (wentDown) tally.descents++
        if (!way) tally.missed++
        // A climbed face is gone down at places some way apart.
        else if (way.length > length + (wentDown ? 32 : 2) * FINE) tally.worse++
      }
    }
    expect(tally).toMatchObject({ missed: 0, worse: 0 })
    for (const what of ['checked', 'ladders', 'climbs', 'descents'] as const)
      expect({ what, isThere: tally[what] > SCENES / 50 }).toEqual({ what, isThere: true })
  },
)

/** On the ground in contact with a face, where the lattice meets it. */
function startAtFace(plane: Plane, chance: Chance): Base | undefined {
  const { left, right, bottom } = plane.parts
  const part = chance.below(plane.parts.count)
  const y = (bottom[part] as number) + UNIT * chance.between(0, 5)
  const x = chance.below(2) === 0 ? (left[part] as number) - RADIUS : (right[part] as number) + RADIUS
  const base = { x, y, z: 0, radius: RADIUS }
  return hasRoom(plane, base, []) ? base : undefined
}
