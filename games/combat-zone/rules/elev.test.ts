import { expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'

/** Ana on the ground, 6 inches west of a roof, and Bob on it, so far from its western edge. */
const below = (height: number, fromEdge: number, more: Parameters<typeof duel>[0] = {}) =>
  duel({
    ana: { at: [3.47, 15], actions: [lob] },
    bob: { at: [10 + 0.53 + fromEdge, 15, height] },
    pieces: [{ kind: 'rooftop', at: [13, 15], size: [6, 6], height }],
    ...more,
  })
const lob = { name: 'Lob', skill: 'ranged', bands: ['yellow', 'green'], attack: true, with: ['indirect'] }
const cover = (t: ReturnType<typeof duel>, key: string) => t.answer(key).told('acts')[0]?.cover

test('CZ-ELEV-1 a roof higher than 3 inches is elevated, a platform of 3 is not', () => {
  expect(cover(below(4, -0.5), 'shoot bob-1 on G+')).toBe(1)
  const low = below(3, -0.5, { pieces: [{ kind: 'container', at: [13, 15], size: [6, 6], height: 3 }] })
  expect(cover(low, 'shoot bob-1 on G+')).toBe(0)
})

test('CZ-ELEV-2 CZ-R-135 a barrier adds 1 for who stands within reach of its edge, also where the base overhangs it', () => {
  expect(cover(below(4, 0.5), 'shoot bob-1 on G+')).toBe(1)
  expect(cover(below(4, 1), 'shoot bob-1 on G+')).toBe(1)
  expect(cover(below(4, -0.5), 'shoot bob-1 on G+')).toBe(1)
})

/** Bob at the edge of his roof, who shoots back. */
const above = (fromEdge: number) => below(4, fromEdge, { active: 'bob' })

test('CZ-ELEV-3 and nothing when it attacks itself', () => {
  expect(cover(above(0.5), 'shoot ana-1 on G+')).toBe(0)
})

test('CZ-ELEV-4 who stands further back has the barrier between, to attack and to be attacked', () => {
  expect(below(4, 3, { ana: { at: [9.4, 15] } }).whyNot('shoot bob-1 on G+')).toBe('CZ-PATH-9')
  const back = below(4, 3, { ana: { at: [9.4, 15] }, active: 'bob' })
  expect(back.whyNot('shoot ana-1 on G+')).toBe('CZ-PATH-9')
})

test('CZ-R-36 on one roof the edge counts only where it lies between; of two roofs the one of the target counts', () => {
  const together = below(4, 0.5, { ana: { at: [15.5, 15, 4] } })
  expect(cover(together, 'shoot bob-1 on G+')).toBe(0)
  const apart = below(4, 0.5, {
    ana: { at: [4.5, 15, 4] },
    pieces: [
      { kind: 'rooftop', at: [13, 15], size: [6, 6], height: 4 },
      { kind: 'rooftop', at: [3, 15], size: [4, 4], height: 4 },
    ],
  })
  expect(cover(apart, 'shoot bob-1 on G+')).toBe(1)
})

test('CZ-R-37 a wall within reach of who acts adds nothing', () => {
  const under = below(4, 0.5, { ana: { at: [9.4, 15], actions: [lob] } })
  expect(cover(under, 'shoot bob-1 on G+')).toBe(0)
})

test('CZ-R-38 an Indirect action passes over the edge', () => {
  expect(cover(below(4, 0.5), 'ana-1 bob-1 on G+')).toBe(0)
})

test('CZ-R-32 nobody shoots through its own roof at who stands under it', () => {
  const shop = { kind: 'shop', at: [13, 15], size: [6, 6] }
  const t = below(4, 0.5, { ana: { at: [14.5, 15] }, pieces: [shop], active: 'bob' })
  expect(t.whyNot('shoot ana-1 on G+')).toBe('CZ-PATH-9')
})

test('CZ-R-86 a silent attack from below is answered from the edge of a roof', () => {
  const silent = { name: 'Hush', skill: 'ranged', bands: ['yellow', 'green'], attack: true, with: ['silent'] }
  const t = below(4, 0.5, { ana: { at: [3.47, 15], actions: [silent] } })
  t.dice(9, 2).play('ana-1 bob-1 on G+', 'Y+')
  expect(t.offer('shoot')).toContain('shoot ana-1 on G+')
})
