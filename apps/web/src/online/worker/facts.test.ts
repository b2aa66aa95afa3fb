import { expect, test } from 'vitest'
import { factsOf } from './facts.ts'

test('the facts of a view are its plain values, the shallow ones first, lists by seat', () => {
  const view = {
    round: 2,
    config: { x: 1 },
    players: [{ damage: 3, hand: [{ id: 'a' }] }, { damage: 0, hand: null }, { damage: 9 }],
    note: '',
  }
  expect(factsOf(view, 2)).toEqual([
    { path: ['round'], value: 2 },
    { path: ['players', 0, 'damage'], value: 3 },
    { path: ['players', 1, 'damage'], value: 0 },
  ])
})
