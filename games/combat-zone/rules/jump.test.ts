import { expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'

/** Two roofs so high with a gap so wide between them; Ana two inches from the edge of the western one. */
const roofs = (gap: number, height = 5, more: readonly unknown[] = [], bob: readonly [number, number] = [20, 28]) =>
  duel({
    ana: { at: [6, 10, height], tokens: 'Y+ Y+', skills: { reflexes: 1 } },
    bob: { at: bob },
    pieces: [
      { kind: 'rooftop', at: [5, 10], size: [6, 6], height },
      { kind: 'rooftop', at: [8 + gap + 3, 10], size: [6, 6], height },
      ...more,
    ],
  }).answer('move on Y+')

test('CZ-JUMP-1 from roof to roof takes Reflexes against the Obstacle die', () => {
  const t = roofs(2).dice(7, 6).walk([11, 10])
  expect(t.told('dice').map(({ die }) => die)).toEqual(['YELLOW', 'Obstacle'])
  expect(t.told('success')).toMatchObject([{ total: 8, against: 6 }])
  expect(t.told('crosses')).toMatchObject([{ what: 'rooftop-2', how: 'jump', rule: 'CZ-JUMP-3' }])
})

test('CZ-JUMP-2 a gap of 3 inches is jumped, a wider one is not', () => {
  expect(roofs(3).dice(7, 6).walk([11.5, 10]).told('crosses')).toHaveLength(1)
  expect(roofs(3.1).refusedPath([11.6, 10])).toBe('CZ-R-15')
})

test('CZ-JUMP-2 CZ-R-154 at a table without tolerance 3 inches are jumped wherever the way ends, and no more', () => {
  const jumps = (gap: number, end: number) => {
    const roof = (x: number) => ({ kind: 'rooftop', at: [x, 10], size: [6, 6], height: 5 })
    const pieces = [roof(5), roof(11 + gap)]
    const t = duel({ ana: { at: [6, 10, 5] }, bob: { at: [20, 28] }, pieces, options: { measureToleranceInches: 0 } })
    t.answer('move on G+').dice(9, 3)
    return gap > 3 ? t.refusedPath([end, 10]) : t.walk([end, 10]).told('crosses').length
  }
  const ends = [11.6, 11.61, 11.78, 11.87, 12.03, 12.28]
  expect(ends.map((end) => jumps(3, end))).toEqual(ends.map(() => 1))
  expect(ends.map((end) => jumps(3.01, end))).toEqual(ends.map(() => 'CZ-R-15'))
})

test('CZ-JUMP-3 who lands goes on, and the gap counts as distance', () => {
  const t = roofs(2).dice(7, 6).walk([11, 10])
  expect(t.refusedPath([13.05, 10])).toBe('CZ-BASIC-2')
  expect(t.walk([13, 10]).at('ana')).toEqual([1300, 1000])
  expect([t.model('ana').at.z, t.told('dice').length]).toEqual([500, 2])
})

test('CZ-JUMP-4 who fails lies below the middle of the gap, its move over', () => {
  const t = roofs(2).dice(3, 6).walk([11, 10])
  expect([t.model('ana').at, t.state.moving]).toEqual([{ x: 900, y: 1000, z: 0 }, undefined])
})

test('CZ-JUMP-4 CZ-R-17 CZ-FALL-5 who falls on somebody comes to rest beside it, and both are hurt', () => {
  const t = roofs(3, 5, [], [9.5, 10]).dice(3, 6).walk([11.5, 10])
  t.answer(t.offer()[0] as string).answer('G+')
  expect([t.tokens('ana'), t.tokens('bob')]).toEqual(['y- Y+', 'g+ Y+'])
  expect(t.model('ana').at.z).toBe(0)
})

test('CZ-JUMP-5 a failed jump hurts by how deep it is', () => {
  expect(roofs(2).dice(3, 6).walk([11, 10]).tokens('ana')).toBe('y- Y+')
  const between = { kind: 'rooftop', at: [9, 10], size: [2, 6], height: 4 }
  const soft = roofs(2, 6, [between]).dice(3, 6).walk([11, 10])
  expect([soft.tokens('ana'), soft.model('ana').at]).toEqual(['Y- Y+', { x: 900, y: 1000, z: 400 }])
})

test('CZ-R-150 who jumps to a lower roof and fails falls from the one it left', () => {
  const t = duel({
    ana: { at: [6, 10, 6], tokens: 'Y+ Y+' },
    bob: { at: [20, 28] },
    pieces: [
      { kind: 'rooftop', at: [5, 10], size: [6, 6], height: 6 },
      { kind: 'rooftop', at: [13, 10], size: [6, 6], height: 4 },
    ],
  })
  t.answer('move on Y+').dice(3, 6).walk([11, 10])
  expect(t.told('falls')).toMatchObject([{ id: 'ana-1', inches: 6 }])
})

test('CZ-R-16 a higher roof is not jumped to', () => {
  const t = duel({
    ana: { at: [6, 10, 4] },
    bob: { at: [20, 28] },
    pieces: [
      { kind: 'rooftop', at: [5, 10], size: [6, 6], height: 4 },
      { kind: 'rooftop', at: [13, 10], size: [6, 6], height: 4.5 },
    ],
  })
  expect(t.answer('move on G+').refusedPath([11, 10])).toBe('CZ-R-15')
})

test('CZ-JUMP-5 CZ-R-19 a jump failed on a RED token takes the model out, if the table does not let it choose another', () => {
  const fails = (ownActionWoundOnRedToken: 'taken-out' | 'choose-other-token') =>
    duel({
      ana: { at: [7.5, 10, 5], tokens: 'y+ G+' },
      bob: { at: [20, 28] },
      pieces: [
        { kind: 'rooftop', at: [5, 10], size: [6, 6], height: 5 },
        { kind: 'rooftop', at: [12.2, 10], size: [6, 6], height: 5 },
      ],
      options: { ownActionWoundOnRedToken },
    })
      .answer('move on y+')
      .dice(2, 6)
      .walk([9.7, 10])
  expect(fails('taken-out').model('ana').where).toBe('out')
  expect(fails('choose-other-token').tokens('ana')).toBe('y- g+')
})
