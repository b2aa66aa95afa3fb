import type { Heard } from '@muster/ui'
import { expect, test } from 'vitest'
import type { Event } from '../../rules/events.ts'
import { recap } from './recap.ts'
import { traces } from './traces.ts'

const at = (x: number, y: number) => ({ x, y })
const heard = (...events: Event[]): Heard[] => events.map((event) => ({ event, text: `${event.event}.` }))
const stands = (id: string, ...way: { x: number; y: number }[]): Event => ({
  event: 'stands',
  rule: 'CZ-MOVE-1',
  id,
  way,
  ...(way.at(-1) ?? at(0, 0)),
  z: 0,
})
const meets: Event = {
  event: 'meets',
  rule: 'CZ-MOVE-6',
  id: 'ana',
  what: 'fence-1',
  isModel: false,
  way: [at(0, 0), at(300, 0)],
}
const nameOf = (id: string) => ({ ana: 'Ana', bob: 'Bob' })[id]

test('a move is told with its whole length, what it met on the way included', () => {
  const steps = recap(
    heard(meets, stands('ana', at(300, 0), at(300, 400)), stands('bob', at(0, 0), at(0, 150))),
    nameOf,
  )
  expect(steps.map(({ text, at: where }) => [text, where])).toEqual([
    ['Ana moves 7.0 in', 'ana'],
    ['Bob moves 1.5 in', 'bob'],
  ])
  expect(steps[0]?.trails).toEqual([meets.way, [at(300, 0), at(300, 400)]])
})

test('who is held on the way has moved as far as that', () => {
  expect(recap(heard(meets, stands('ana')), nameOf).map(({ text }) => text)).toEqual(['Ana moves 3.0 in'])
  expect(recap(heard(stands('ana')), nameOf)).toEqual([])
})

test('the ground keeps the way of the last move and of no other, straight ones too', () => {
  expect(
    traces([meets, stands('ana', at(300, 0), at(300, 400)), stands('bob', at(0, 0), at(0, 150)), stands('ana')]),
  ).toEqual([{ id: 'trail bob 0', at: { line: [at(0, 0), at(0, 150)] }, look: 'trail', name: 'the last move' }])
  expect(traces([meets, stands('ana', at(300, 0), at(300, 400))]).length).toBe(2)
  expect(traces([])).toEqual([])
})
