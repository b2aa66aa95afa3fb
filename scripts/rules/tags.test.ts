import { expect, test } from 'vitest'
import { ruleIdsOf } from './tags.ts'

test.each([
  ['BB-MOVE-3 a fighter next to an enemy cannot move', ['BB-MOVE-3']],
  ['BB-MOVE-3 BB-MOVE-4 two ids', ['BB-MOVE-3', 'BB-MOVE-4']],
  ['BB-MOVE-3, BB-R-12: ids with commas', ['BB-MOVE-3', 'BB-R-12']],
  ['BB-MOVE-3,BB-MOVE-4', ['BB-MOVE-3', 'BB-MOVE-4']],
  ['BB-ATTACK-9..11 a range', ['BB-ATTACK-9', 'BB-ATTACK-10', 'BB-ATTACK-11']],
  ['BB-ATTACK-9..BB-ATTACK-10 BB-MOVE-1 a range in full', ['BB-ATTACK-9', 'BB-ATTACK-10', 'BB-MOVE-1']],
  ['BB-MOVE-3 BB-MOVE-3 twice is once', ['BB-MOVE-3']],
  ['a fighter moves as in BB-MOVE-3', []],
  ['BB-MOVE-3 unlike BB-MOVE-4', ['BB-MOVE-3']],
  ['A-1 is no rule id', []],
  ['', []],
])('%j names %j', (title, ids) => {
  expect(ruleIdsOf(title)).toEqual(ids)
})

test('a range downwards or without end is refused', () => {
  expect(() => ruleIdsOf('BB-MOVE-4..3 x')).toThrow("BB-MOVE-4..3 in a test's name")
  expect(() => ruleIdsOf('BB-MOVE-1..900 x')).toThrow('at most 100 rules')
})
