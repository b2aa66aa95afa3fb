import { expect } from 'vitest'
import { fitOf } from './fit.ts'
import { graphOf, type Node } from './graph.ts'
import { entersBase } from './meetings.ts'
import { placesBeside } from './places.ts'
import { reachField } from './reach-field.ts'
import { hasRoom } from './room.ts'
import { BLOCKED, COSTLY, markShadows, ringOf } from './shadow.ts'
import { stretchOf } from './stretch.ts'
import { law, SCENES, seeds } from './testing/law-size.ts'
import { chanceOf } from './testing/random.ts'
import { sceneOf } from './testing/scenes.ts'
import { type Base, SLACK } from './units.ts'
import { isWalked, walked } from './walk.ts'
import { waysFrom } from './ways.ts'

const size = { width: 2200, depth: 2200, pieces: 16, bases: 10 }

law('what lies in a shadow cannot be walked to straight, or takes a roll', () => {
  const tally = { blocked: 0, costly: 0, open: 0 }
  for (const seed of seeds(25)) {
    const { plane, bases } = sceneOf(seed, size)
    const chance = chanceOf(seed)
    const fit = fitOf(plane, chance.oneOf(bases).radius)
    const from = chance.oneOf(graphOf(plane, fit).nodes.filter(({ surface }) => surface === 0)) as Node
    const level = bases.filter(({ z }) => z < plane.tall)
    const rings = level.map((base) => ringOf(base, fit.radius))
    const lattice = { step: 50, left: 0, bottom: 0, columns: 45 }
    const marks = new Uint8Array(45 * 45)
    markShadows(plane, fit, from, rings, lattice, { firstRow: 0, lastRow: 44, firstColumn: 0, lastColumn: 44 }, marks)
    for (let at = 0; at < marks.length; at++) {
      const [x, y] = [(at % 45) * 50, Math.floor(at / 45) * 50]
      const stretch = stretchOf(plane, fit, 0, from.x, from.y, x, y, SLACK)
      const met = (one: (typeof level)[number]) =>
        stretch && entersBase(plane, stretch.course, from.x, from.y, x, y, fit.radius, one) !== undefined
      const told = { seed, from: { x: from.x, y: from.y }, x, y }
      if (marks[at] === BLOCKED) expect({ ...told, stretch }).toEqual({ ...told, stretch: undefined })
      if (marks[at] === COSTLY && stretch)
        expect({ ...told, rolls: stretch.rolls + level.filter(met).length }).not.toEqual({ ...told, rolls: 0 })
      tally[marks[at] === BLOCKED ? 'blocked' : marks[at] === COSTLY ? 'costly' : 'open']++
    }
  }
  for (const [what, times] of Object.entries(tally))
    expect({ what, isThere: times > SCENES / 25 }).toEqual({ what, isThere: true })
})

law('a field misses no straight walk, whatever is paid for already', () => {
  let isFree = 0
  for (const seed of seeds(50)) {
    const { plane, bases } = sceneOf(seed, { ...size, kinds: ['crate', 'fence', 'car', 'roof', 'wall'] })
    const [one, ...rivals] = bases as [Base, ...Base[]]
    const beside = placesBeside(plane, one.radius).filter((place) => hasRoom(plane, { ...one, ...place }, rivals))
    if (beside.length === 0) continue
    const base = { ...one, ...chanceOf(seed).oneOf(beside) }
    const paid = plane.pieces.map((_, index) => ({ kind: 'piece', index }) as const)
    const field = reachField(waysFrom(plane, { base, most: 300, rolls: 0, rivals, paid }), 50, rivals)
    for (let at = 0; at < field.rolls.length; at++) {
      const to = { x: field.left + (at % field.columns) * 50, y: field.bottom + Math.floor(at / field.columns) * 50 }
      const walk = { base, path: [to], most: 300, soft: rivals, solid: [] }
      const straight = walked(plane, { ...walk, paid })
      if (!isWalked(straight) || straight.met.length > 0) continue
      expect({ seed, base, to, rolls: field.rolls[at] }).toEqual({ seed, base, to, rolls: 0 })
      const unpaid = walked(plane, walk)
      if (isWalked(unpaid) && unpaid.met.length > 0) isFree++
    }
  }
  expect(isFree).toBeGreaterThan(0)
})
