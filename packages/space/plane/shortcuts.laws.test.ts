import { expect } from 'vitest'
import { courseOf } from './course.ts'
import { fitOf } from './fit.ts'
import { barrierOn, isStopped } from './meetings.ts'
import { placesBeside, touching } from './places.ts'
import { isSightBlocked } from './sight.ts'
import { stripBlocked } from './strip.ts'
import { surfaceOf } from './surfaces.ts'
import { law, SCENES, seeds } from './testing/law-size.ts'
import { HALF, sceneOf } from './testing/scenes.ts'
import { easiestWay, wayTo } from './way-to.ts'
import { waysFrom } from './ways.ts'

law('what is remembered of a blocked strip is what looking along it finds, however often and whoever looks', () => {
  let blocked = 0
  let checked = 0
  for (const seed of seeds(5)) {
    const { plane, bases } = sceneOf(seed)
    for (const from of bases.slice(0, 4))
      for (const to of bases.slice(4, 10)) {
        const found = stripBlocked(plane, from, to, HALF)
        const seen = [
          isSightBlocked(plane, from, to, HALF),
          isSightBlocked(plane, to, from, HALF),
          isSightBlocked(plane, from, to, HALF),
        ]
        expect({ seed, from, to, seen }).toEqual({ seed, from, to, seen: [found, found, found] })
        checked++
        if (found) blocked++
      }
  }
  expect(blocked).toBeGreaterThan(checked / 20)
})

law('who looks first at what stopped others last is stopped just when something stops it', () => {
  let stopped = 0
  let checked = 0
  for (const seed of seeds(5)) {
    const { plane, bases } = sceneOf(seed)
    for (const base of bases.slice(0, 4)) {
      const fit = fitOf(plane, base.radius)
      const surface = surfaceOf(plane, base)
      if (surface < 0) continue
      for (const to of bases.slice(4, 12)) {
        const course = courseOf(plane, surface, base.x, base.y, to.x, to.y)
        const found = barrierOn(plane, fit, course, base.x, base.y, to.x, to.y) >= 0
        expect({ seed, base, to, is: isStopped(plane, fit, course, base.x, base.y, to.x, to.y) }).toEqual({
          seed,
          base,
          to,
          is: found,
        })
        checked++
        if (found) stopped++
      }
    }
  }
  expect(stopped).toBeGreaterThan(checked / 20)
})

law('the easiest way is the shortest of those for as few rolls as any', () => {
  const tally = [0, 0, 0]
  for (const seed of seeds(50)) {
    const { plane, bases } = sceneOf(seed, { width: 2200, depth: 2200, pieces: 14, bases: 8 })
    const [base, ...rivals] = bases
    if (!base) continue
    const round = seed % 2 === 0 ? rivals.map((_, index) => index) : []
    const ways = waysFrom(plane, { base, most: 900, rolls: 2, rivals, round })
    const places = [...placesBeside(plane, base.radius), ...rivals.flatMap((rival) => touching(rival, base.radius))]
    for (const to of places.filter((_, at) => at % 9 === seed % 9)) {
      const each = [0, 1, 2].map((rolls) => wayTo(ways, to, rolls))
      const slow = each.find((way) => way !== undefined)
      expect({ seed, to, way: easiestWay(ways, to) }).toEqual({ seed, to, way: slow })
      if (slow) tally[slow.rolls] = (tally[slow.rolls] as number) + 1
    }
  }
  for (const [rolls, times] of tally.entries())
    expect({ rolls, isThere: times > SCENES / 500 }).toEqual({ rolls, isThere: true })
})
