import { expect, test } from 'vitest'
import { heardBy } from './event.ts'

const event = { event: 'draws', card: 'ace' }

test('what is told to everyone is heard by all', () => {
  const told = { event, to: undefined, others: undefined, after: 0 }
  expect([undefined, 0, 1].map((seat) => heardBy(told, seat))).toEqual([event, event, event])
})

test('what is told to some is heard by them, and less by the others', () => {
  const others = { event: 'draws' }
  expect([undefined, 0, 1].map((seat) => heardBy({ event, to: [1], others, after: 0 }, seat))).toEqual([
    others,
    others,
    event,
  ])
})

test('what is a secret is not heard at all', () => {
  expect([undefined, 0, 1].map((seat) => heardBy({ event, to: [1], others: undefined, after: 0 }, seat))).toEqual([
    undefined,
    undefined,
    event,
  ])
})
