import { Study } from '@muster/table/testing'
import { expect, test } from 'vitest'
import { stones } from './game.ts'
import type { State } from './state.ts'

const setup = { seats: 2, seed: 'stones' }

function study(heaps: number[]): Study<State> {
  const state = stones.start({}, stones.config.parse({}), 2)
  state.heaps = heaps
  return new Study(stones, setup, state)
}

test('ST-TAKE-1 one to three stones are taken from one heap, in turn', () => {
  const t = study([5, 0, 2])
  expect(t.offer()).toEqual(['take 1 from 1', 'take 2 from 1', 'take 3 from 1', 'take 1 from 3', 'take 2 from 3'])
  t.answer('take 3 from 1')
  expect(t.state).toMatchObject({ heaps: [2, 0, 2], turn: 1 })
})

test('ST-TAKE-2 whoever takes the last stone wins', () => {
  expect(study([0, 1, 0]).answer('take 1 from 2').result).toEqual({ winners: [0] })
})

test('ST-R-1 the heaps can be larger', () => {
  const t = new Study(stones, { ...setup, config: { options: { heaps: 'large' } } })
  expect(t.state.heaps).toEqual([5, 6, 7])
})
