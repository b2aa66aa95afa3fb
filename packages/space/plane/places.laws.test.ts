import { expect } from 'vitest'
import { isTouching } from './gap.ts'
import { nearestRoom } from './nearest-room.ts'
import { destinations, placesBeside, touching } from './places.ts'
import { planePath } from './plane-path.ts'
import { reachField } from './reach-field.ts'
import { hasRoom } from './room.ts'
import { sampleWay } from './sample.ts'
import { stopAt } from './stop.ts'
import { law, SCENES, seeds } from './testing/law-size.ts'
import { chanceOf } from './testing/random.ts'
import { sceneOf } from './testing/scenes.ts'
import { FINE, SLACK } from './units.ts'
import { isWalked, type Walk, walked } from './walk.ts'
import { easiestWay, wayTo } from './way-to.ts'
import { waysFrom } from './ways.ts'

const crowded = { width: 1500, depth: 1500, pieces: 8, bases: 14 }

law('no place with room is nearer than the nearest by more than they may differ', () => {
  for (const seed of seeds(200)) {
    const { plane, bases } = sceneOf(seed, crowded)
    const [base, ...others] = bases
    const other = others[0]
    if (!base || !other) continue
    const chance = chanceOf(seed)
    const fallen = { ...base, x: other.x + chance.between(-60, 60), y: other.y + chance.between(-60, 60), z: other.z }
    const places = nearestRoom(plane, fallen, others)
    const far = (x: number, y: number) => Math.sqrt((x - fallen.x) * (x - fallen.x) + (y - fallen.y) * (y - fallen.y))
    for (const { x, y } of places) expect(hasRoom(plane, { ...fallen, x, y }, others)).toBe(true)
    expect(places.length).toBeLessThanOrEqual(16)
    const [first] = places
    const found = first ? far(first.x, first.y) : 250
    const around = Math.floor(found)
    const nearer: unknown[] = []
    for (let x = fallen.x - around; x <= fallen.x + around; x++)
      for (let y = fallen.y - around; y <= fallen.y + around; y++)
        if (far(x, y) < found - SLACK && hasRoom(plane, { ...fallen, x, y }, others)) nearer.push({ x, y })
    expect({ seed, fallen, nearer }).toEqual({ seed, fallen, nearer: [] })
  }
})

law('whoever fails stops in contact with what it met, or where there is room before it', () => {
  let touched = 0
  let stops = 0
  for (const seed of seeds(10)) {
    const { plane, bases } = sceneOf(seed, { ...crowded, kinds: ['fence', 'crate', 'car', 'wall'] })
    const [base, ...soft] = bases
    if (!base) continue
    const chance = chanceOf(seed)
    const path = [1, 2].map(() => ({ x: chance.between(80, 1420), y: chance.between(80, 1420) }))
    const walk: Walk = { base, path, most: 100000, soft, solid: [] }
    const found = walked(plane, walk)
    const [met] = isWalked(found) ? found.met : []
    if (!met) continue
    const { base: end } = stopAt(plane, walk, met)
    stops++
    expect({ seed, end, room: hasRoom(plane, end, soft) }).toEqual({ seed, end, room: true })
    const other = soft[met.index]
    if (
      met.kind === 'base' &&
      other &&
      Math.abs(other.z - end.z) < plane.tall &&
      isTouching({ ...end, z: 0 }, { ...other, z: 0 })
    )
      touched++
    if (met.kind === 'piece') touched++
  }
  expect(touched).toBeGreaterThan(stops / 2)
})

law('the field knows the ways: as few rolls, and as short', () => {
  for (const seed of seeds(250)) {
    const { plane, bases } = sceneOf(seed, { ...crowded, kinds: ['fence', 'car', 'wall', 'block', 'elbow', 'opening'] })
    const [base, ...rivals] = bases
    if (!base) continue
    const ways = waysFrom(plane, { base, most: 500, rolls: 2, rivals, round: rivals.map((_, index) => index) })
    const field = reachField(ways, 50, rivals)
    for (let at = 0; at < field.rolls.length; at++) {
      const place = { x: field.left + (at % field.columns) * 50, y: field.bottom + Math.floor(at / field.columns) * 50 }
      // A way that ends in contact with a base may take a step along it that the field does not know.
      if (
        rivals.some((rival) =>
          isTouching({ ...rival, radius: 1.03 * (rival.radius + base.radius) }, { ...place, z: rival.z, radius: 1 }),
        )
      )
        continue
      const rolls = field.rolls[at] as number
      const way = wayTo(ways, place, Math.max(0, rolls))
      const isFree = hasRoom(plane, { ...base, ...place, z: way?.z ?? 0 }, rivals)
      if (rolls < 0)
        expect({ seed, place, isFree: isFree && wayTo(ways, place) !== undefined }).toEqual({
          seed,
          place,
          isFree: false,
        })
      else
        expect({ seed, place, by: Math.abs((way?.length ?? 0) - (field.length[at] as number)) <= 2 * FINE }).toEqual({
          seed,
          place,
          by: true,
        })
      if (rolls > 0) expect(wayTo(ways, place, rolls - 1)).toBeUndefined()
    }
  }
})

law('what is suggested, sampled or planned on demand can be walked and ended at', () => {
  const tally = { destinations: 0, samples: 0, paths: 0 }
  for (const seed of seeds(100)) {
    const { plane, bases } = sceneOf(seed, { width: 2200, depth: 2200, pieces: 12, bases: 8 })
    const [base, ...rivals] = bases
    if (!base) continue
    const wish = { base, most: 700, rolls: 1, rivals }
    const ways = waysFrom(plane, wish)
    const chance = chanceOf(seed)
    const judge = (path: Walk['path']) => walked(plane, { base, path, most: 700, soft: rivals, solid: [] })
    for (const way of destinations(ways, rivals, 30)) {
      expect(judge(way.path)).toMatchObject({ length: way.length })
      tally.destinations++
    }
    for (let tries = 0; tries < 5; tries++) {
      const way = sampleWay(plane, wish, rivals, () => ways, chance.below)
      if (way) expect(judge(way.path)).toMatchObject({ length: way.length })
      if (way) tally.samples++
    }
    for (const place of placesBeside(plane, base.radius).slice(0, 40)) {
      expect(hasRoom(plane, { ...place, radius: base.radius }, [])).toBe(true)
      if (!hasRoom(plane, { ...place, radius: base.radius }, rivals)) continue
      const way = planePath(plane, wish, place)
      if (!way) continue
      const found = judge(way.path)
      expect({ seed, place, found, rolls: isWalked(found) ? found.met.length : -1 }).toMatchObject({
        found: { length: way.length },
        rolls: way.rolls,
      })
      tally.paths++
    }
  }
  for (const [what, times] of Object.entries(tally))
    expect({ what, isThere: times > SCENES / 100 }).toEqual({ what, isThere: true })
})

law('places around a base touch it', () => {
  for (const radius of [49, 53, 79])
    for (const other of [50, 63, 98]) {
      const base = { x: 500, y: 700, z: 0, radius: other }
      for (const place of touching(base, radius)) expect(isTouching(base, { ...place, z: 0, radius })).toBe(true)
    }
})

law('ways that are wanted to one place alone lead there as those to every place do', () => {
  let ways = 0
  for (const seed of seeds(250)) {
    const { plane, bases } = sceneOf(seed, { width: 2200, depth: 2200, pieces: 12, bases: 8 })
    const [base, ...rivals] = bases
    if (!base) continue
    const wish = { base, most: 700, rolls: 1, rivals }
    const all = waysFrom(plane, wish)
    for (const only of placesBeside(plane, base.radius).slice(0, 25)) {
      const way = easiestWay(all, only)
      expect({ seed, only, way: easiestWay(waysFrom(plane, { ...wish, only }), only) }).toEqual({ seed, only, way })
      if (way) ways++
    }
  }
  expect(ways).toBeGreaterThan(10)
})
