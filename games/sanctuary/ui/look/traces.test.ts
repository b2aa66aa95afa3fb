import { expect, test } from 'vitest'
import { traces } from './traces.ts'

test('an enemy that fell leaves a trace where it last stood, until the round is over', () => {
  const events = [
    { event: 'round', round: 1 },
    { event: 'spawned', enemy: 'psychos.1', square: '2,2' },
    { event: 'spawned', enemy: 'psychos.2', square: '1,2' },
    { event: 'enemy-moves', enemy: 'psychos.1', path: ['3,2', '3,3'] },
    { event: 'defeated', enemy: 'psychos.1' },
  ]
  expect(traces(events).map(({ at, look }) => [at, look])).toEqual([[{ cell: '3,3' }, 'fallen']])
  expect(traces([...events, { event: 'round', round: 2 }])).toEqual([])
})
