import { expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'

const to = (pieces: readonly unknown[], ...path: (readonly [number, number])[]) =>
  duel({ bob: { at: [20, 28] }, pieces })
    .answer('move on G+')
    .refusedPath(...path)

test('CZ-BARRIER-1 a barrier is gone round, not through', () => {
  const wall = { kind: 'wall', at: [5, 8] }
  expect(to([wall], [5, 11])).toBe('CZ-BARRIER-1')
  const t = duel({ bob: { at: [20, 28] }, pieces: [wall] })
    .answer('move on G+')
    .walk([8.2, 7], [8.2, 9], [7, 10])
  expect([t.at('ana'), t.told('dice')]).toEqual([[700, 1000], []])
})

test('CZ-BARRIER-2 a solid block higher than 3 inches is a barrier', () => {
  expect(to([{ kind: 'rooftop', at: [5, 9] }], [5, 13])).toBe('CZ-BARRIER-1')
})

test('CZ-BARRIER-3 a barrier higher than 3 inches is not crossed with a roll', () => {
  const t = duel({ bob: { at: [20, 28] }, pieces: [{ kind: 'wall', at: [5, 8], height: 4 }] }).answer('move on G+')
  expect(t.refusedPath([5, 11])).toBe('CZ-BARRIER-1')
  expect(t.told('dice')).toEqual([])
})

const opening = (kind: 'door' | 'window') => ({ kind: 'wall', at: [5, 8], openings: [{ at: 1.7, width: 1.6, kind }] })

test('CZ-BARRIER-4 a window is passed with one roll', () => {
  const t = duel({ bob: { at: [20, 28] }, pieces: [opening('window')] }).answer('move on G+')
  t.dice(7, 3).walk([5, 11]).walk([5, 11])
  expect([t.told('crosses').length, t.at('ana')]).toEqual([1, [500, 1100]])
})

test('CZ-BARRIER-5 a door is passed without one', () => {
  const t = duel({ bob: { at: [20, 28] }, pieces: [opening('door')] })
    .answer('move on G+')
    .walk([5, 11])
  expect([t.told('dice'), t.at('ana')]).toEqual([[], [500, 1100]])
})
