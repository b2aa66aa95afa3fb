import { expect } from 'vitest'
import { courseOf } from './course.ts'
import { fitOf } from './fit.ts'
import { barrierOn, isStopped } from './meetings.ts'
import { isSightBlocked } from './sight.ts'
import { stripBlocked } from './strip.ts'
import { surfaceOf } from './surfaces.ts'
import { law, seeds } from './testing/law-size.ts'
import { HALF, sceneOf } from './testing/scenes.ts'

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
