import { expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'
import { position } from '../testing/position.ts'

const hard = (name: string) => ({ name, skill: 'ranged', bands: ['yellow'], attack: true, with: ['difficult'] })
const both = { actions: [hard('one'), hard('two')], tokens: 'G+ Y+' }

test('CZ-DIFFICULT-1 CZ-DIFFICULT-2 it is used once, hit or miss, until the team is inspired', () => {
  const t = duel({ ana: both, bob: { tokens: 'Y+' } })
    .dice(2, 5)
    .answer('ana-1 bob-1 on Y+')
  expect(t.offer('ana-1')).toEqual([])
  expect(t.whyNot('ana-1 bob-1 on G+')).toBe('CZ-DIFFICULT-1')
  t.play('end', 'end', 'activate ana-1')
  expect(t.whyNot('ana-1 bob-1 on G+')).toBe('CZ-DIFFICULT-1')
})

test('CZ-DIFFICULT-3 each such action is marked by itself', () => {
  const t = duel({ ana: both, bob: { tokens: 'Y+' } })
    .dice(2, 5)
    .answer('ana-1 bob-1 on Y+')
  expect(t.offer('ana-2')).toEqual(['ana-2 bob-1 on G+'])
})

test('CZ-DIFFICULT-4 CZ-INSPIRE-13 its mark is seen, and gone after an Inspire', () => {
  const t = duel({ ana: both, bob: { tokens: 'Y+' } })
    .dice(2, 5)
    .answer('ana-1 bob-1 on Y+')
  expect(t.model('ana').marks).toEqual([{ what: 'difficult ana-1', stays: false }])
  t.play('end', 'end', 'inspire')
  expect([t.state.control, t.model('ana').marks]).toEqual([1, []])
})

/** A Gonk uses its Difficult action in an Inspire. */
const gonk = (marksSetDuringInspire: 'stay-through-the-next' | 'cleared-at-once') =>
  position({
    models: {
      ana: { seat: 0, at: [15, 2], tokens: 'Y-' },
      gus: { seat: 0, at: [5, 5], gonk: 'yellow', actions: [hard('one')] },
      bob: { seat: 1, at: [5, 10], tokens: 'Y+' },
    },
    options: { marksSetDuringInspire },
  })
    .dice(2, 5)
    .play('gus-1', 'gus-1 bob-1 on Y+')

test('CZ-R-76 a mark set in an Inspire stays through the next, unless the table plays otherwise', () => {
  expect(gonk('stay-through-the-next').model('gus').marks).toEqual([{ what: 'difficult gus-1', stays: false }])
  expect(gonk('cleared-at-once').model('gus').marks).toEqual([])
})

test('CZ-R-76 CZ-INSPIRE-13 so its Gonk uses it again in the Inspire after the next, or in the next', () => {
  const mayIn = (marksSetDuringInspire: 'stay-through-the-next' | 'cleared-at-once') => {
    const t = gonk(marksSetDuringInspire)
    const may: boolean[] = []
    for (let round = 0; round < 2; round++) {
      // Bob does nothing, Ana moves, and Bob does nothing: then her team is inspired again.
      t.play('end', 'move on Y+').walk([15, 3 + round])
      t.play('end', 'gus-1')
      may.push(t.offer('gus-1').length > 0)
      t.play('end')
    }
    return may
  }
  expect(mayIn('stay-through-the-next')).toEqual([false, true])
  expect(mayIn('cleared-at-once')).toEqual([true, true])
})
