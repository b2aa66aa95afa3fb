import { expect, test } from 'vitest'
import { position } from '../../testing/position.ts'

test('AB-R-23 AB-EVENT-2 where a card moves somebody, the question says whom, and staying is one answer', () => {
  const surf = { do: [{ move: { who: { kind: 'hunter' }, zones: 1 } }] }
  const t = position({
    map: ['a b c d'],
    hunters: { ann: 'a', bob: 'd' },
    queue: [['event']],
    events: ['surf'],
    cards: { events: { surf } },
    active: 'dee',
  }).end()
  expect(t.question().text).toBe('Surf: where does Ann go?')
  expect(t.question().options.map(({ text }) => text)).toEqual([`Zone ${t.at('b')}`, `Stay in ${t.at('a')}`])
})

test('AB-R-23 a place without anybody to go there is asked for by itself', () => {
  const gift = { do: [{ drop: { at: 'start', tokens: 1 } }] }
  const t = position({
    map: ['H H a'],
    hunters: { ann: 'a' },
    queue: [['event']],
    events: ['gift'],
    bag: ['cash-100'],
    cards: { events: { gift } },
    active: 'dee',
  }).end()
  expect(t.question().text).toBe('Gift: which zone?')
})
