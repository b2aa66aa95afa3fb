import { expect } from 'vitest'
import { strip, stripBlocked } from './strip.ts'
import { law, SCENES } from './testing/law-size.ts'
import { HALF, laid, laidPlane, sceneOf } from './testing/scenes.ts'
import { stripOracle } from './testing/strip-oracle.ts'
import type { Base } from './units.ts'

const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)

law('strips hold what clipping and flooding in doubles find, but for knife edges', () => {
  let knife = 0
  let checked = 0
  let blockedOnes = 0
  for (let seed = 0; seed < SCENES / 5; seed++) {
    const { plane, bases } = sceneOf(seed)
    for (const from of bases.slice(0, 2))
      for (const to of bases.slice(2, 5)) {
        const others = bases.filter((base) => base !== from && base !== to)
        const less = stripOracle(plane, from, to, HALF, others, -0.02)
        const more = stripOracle(plane, from, to, HALF, others, 0.02)
        if (JSON.stringify(less) !== JSON.stringify(more)) {
          knife++
          continue
        }
        const found = strip(plane, from, to, HALF, others)
        checked++
        if (found.blocked) blockedOnes++
        expect({ seed, from, to, blocked: found.blocked }).toEqual({ seed, from, to, blocked: less.blocked })
        if (!found.blocked)
          expect({ seed, from, to, pieces: sorted(found.pieces), bases: found.bases }).toEqual({
            seed,
            from,
            to,
            pieces: less.pieces,
            bases: less.bases,
          })
      }
  }
  expect(knife).toBeLessThan(checked / 50)
  expect(blockedOnes).toBeGreaterThan(checked / 20)
})

law('sight is mutual, and a table turned or mirrored shows the same', () => {
  for (let seed = 0; seed < SCENES; seed++) {
    const { definition, plane, bases } = sceneOf(seed)
    const laying = 1 + (seed % 7)
    const other = laidPlane(definition, laying)
    const move = (base: Base) => laid(definition, laying, base)
    for (const from of bases.slice(0, 4))
      for (const to of bases.slice(4, 12)) {
        const others = bases.filter((base) => base !== from && base !== to)
        const found = strip(plane, from, to, HALF, others)
        expect(stripBlocked(plane, to, from, HALF)).toBe(found.blocked)
        expect(strip(other, move(from), move(to), HALF, others.map(move))).toEqual(found)
      }
  }
})
