import { expect } from 'vitest'
import { strip, stripBlocked } from './strip.ts'
import { law, SCENES, seeds } from './testing/law-size.ts'
import { HALF, laid, laidPlane, sceneOf } from './testing/scenes.ts'
import { stripOracle, torrentOracle } from './testing/strip-oracle.ts'
import { basesInTorrent } from './torrent.ts'
import type { Base } from './units.ts'

/** CZ-R-2, CZ-R-154: how much beyond a limit still counts. */
const slackOf = (seed: number): number => [1, 0, 5][seed % 3] as number

const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)

law('strips hold what clipping and flooding in doubles find, but for knife edges', () => {
  let knife = 0
  let checked = 0
  let blockedOnes = 0
  for (const seed of seeds(5)) {
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
  for (const seed of seeds()) {
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

law('torrents reach whom clipping and flooding in doubles find, but for knife edges', () => {
  const tally = { knife: 0, checked: 0, slanted: 0, reached: 0, cutOff: 0 }
  for (const seed of seeds(10)) {
    const { plane, bases } = sceneOf(seed)
    const [from, ...others] = bases as [Base, ...Base[]]
    for (const towards of others.slice(0, 4)) {
      const rest = others.filter((base) => base !== towards)
      const range = 300 + 100 * (seed % 20)
      const slack = slackOf(seed)
      const less = torrentOracle(plane, from, towards, HALF, range, rest, -0.02, slack)
      const more = torrentOracle(plane, from, towards, HALF, range, rest, 0.02, slack)
      if (JSON.stringify(less) !== JSON.stringify(more)) {
        tally.knife++
        continue
      }
      const found = basesInTorrent(plane, from, towards, HALF, range, rest, slack)
      expect({ seed, from, towards, range, found }).toEqual({ seed, from, towards, range, found: less })
      tally.checked++
      if (from.z !== towards.z) tally.slanted++
      tally.reached += found.length
      tally.cutOff +=
        basesInTorrent({ ...plane, parts: { ...plane.parts, count: 0 } }, from, towards, HALF, range, rest, slack)
          .length - found.length
    }
  }
  expect(tally.knife).toBeLessThan(tally.checked / 50)
  for (const [what, times] of Object.entries(tally))
    expect({ what, isThere: what === 'knife' || times > SCENES / 500 }).toEqual({ what, isThere: true })
})

law('on a table turned or mirrored torrents reach the same', () => {
  for (const seed of seeds(5)) {
    const { definition, plane, bases } = sceneOf(seed)
    const laying = 1 + (seed % 7)
    const other = laidPlane(definition, laying)
    const move = (base: Base) => laid(definition, laying, base)
    const [from, ...others] = bases as [Base, ...Base[]]
    for (const towards of others.slice(0, 6))
      expect(basesInTorrent(other, move(from), move(towards), HALF, 1500, others.map(move), slackOf(seed))).toEqual(
        basesInTorrent(plane, from, towards, HALF, 1500, others, slackOf(seed)),
      )
  }
})
