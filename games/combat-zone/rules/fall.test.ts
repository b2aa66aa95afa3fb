import { isTouching } from '@muster/space'
import { expect, test } from 'vitest'
import { droppedFrom } from '../testing/dropped.ts'
import { baseOf } from './components.ts'

test('CZ-FALL-1 the height of a fall is down to the first surface below', () => {
  const awning = { kind: 'rooftop', at: [5, 10], size: [6, 4], height: 7 }
  const t = droppedFrom(9, {}, [awning])
  expect(t.told('falls')).toMatchObject([{ id: 'bob-1', inches: 2 }])
  expect([t.model('bob').at.z, t.tokens('bob')]).toEqual([700, 'G+ Y+'])
})

test('CZ-FALL-2 up to 3 inches do no harm', () => {
  const t = droppedFrom(3)
  expect([t.tokens('bob'), t.told('falls').length]).toEqual(['G+ Y+', 1])
})

test('CZ-FALL-3 more than that and up to 12 inches deal one wound', () => {
  const tokens = [3.1, 7, 12].map((height) => droppedFrom(height).answer('G+').tokens('bob'))
  expect(tokens).toEqual(['g+ Y+', 'g+ Y+', 'g+ Y+'])
})

test('CZ-FALL-4 more than 12 inches take a model out', () => {
  const t = droppedFrom(12.1)
  expect([t.model('bob').where, t.told('out')]).toMatchObject(['out', [{ id: 'bob-1', rule: 'CZ-FALL-4' }]])
})

/** Bob is dropped on Cal, who stands below. */
const onCal = (height: number) => droppedFrom(height, { cal: { seat: 0, at: [5, 9], tokens: 'Y+ Y+' } })

test('CZ-FALL-5 whoever is fallen on is hurt as if it had fallen so far', () => {
  const hard = onCal(5)
  hard.answer(hard.offer()[0] as string).answer('G+')
  expect([hard.tokens('bob'), hard.tokens('cal')]).toEqual(['g+ Y+', 'y+ Y+'])
  const soft = onCal(2)
  soft.answer(soft.offer()[0] as string)
  expect([soft.tokens('bob'), soft.tokens('cal')]).toEqual(['G+ Y+', 'Y+ Y+'])
})

test('CZ-FALL-6 CZ-R-17 CZ-R-146 what fell comes to rest in contact, at one of the nearest places, as its controller chooses', () => {
  const t = onCal(5)
  expect([t.question().ask, t.question().seat]).toEqual(['landing', 1])
  t.answer(t.offer()[0] as string).answer('G+')
  expect(isTouching(baseOf(t.state, t.model('bob')), baseOf(t.state, t.model('cal')))).toBe(true)
})
