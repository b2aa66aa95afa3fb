import { expect, test } from 'vitest'
import { chronicled, isChronicled } from './chronicle.ts'
import { makePile, view, whoKnowsMore } from './pile.ts'
import { clone } from './state.ts'

test('a line of a chronicle is shared by views, and cannot be changed', () => {
  const line = chronicled({ winner: 1, final: { of: 'the tower' } })
  const state = { fought: [line], hand: makePile('cards', [0], ['ace']) }
  expect(view(state, 1)).toEqual({ fought: [line], hand: { pile: 'cards', sees: [0], cards: [null] } })
  expect(view(state, 1).fought[0]).toBe(line)
  expect(whoKnowsMore(state, 2)).toEqual([true, false])
  expect(() => Object.assign(line.final, { of: 'the yard' })).toThrow()
})

test('what was written into a chronicle is no longer tied to it, and a copy that may change is none', () => {
  const written = { winner: 1 }
  const line = chronicled(written)
  written.winner = 0
  expect([line.winner, isChronicled(written), isChronicled(line), isChronicled(clone(line))]).toEqual([
    1,
    false,
    true,
    false,
  ])
  expect(isChronicled(Object.freeze({ winner: 1 }))).toBe(false)
})

test('a chronicle hides nothing', () => {
  expect(() => chronicled({ spoils: { drawn: makePile('cards', 'none', ['ace']) } })).toThrow('holds no pile')
})
