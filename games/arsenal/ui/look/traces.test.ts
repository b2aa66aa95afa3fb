import { expect, test } from 'vitest'
import { traces } from './traces.ts'

test('a Mech that is out leaves its wreck where it stood last', () => {
  const told = [
    { event: 'moved', what: 'mech-1', path: ['b5'] },
    { event: 'moved', what: 'drone-7', path: ['e5'] },
    { event: 'moved', what: 'mech-1', path: ['c5', 'd5'] },
  ]
  expect(traces(told)).toEqual([])
  expect(traces([...told, { event: 'lost', seat: 1 }]).map(({ id, at, seat }) => [id, at, seat])).toEqual([
    ['wreck-mech-1', { cell: 'd5' }, 1],
  ])
})
