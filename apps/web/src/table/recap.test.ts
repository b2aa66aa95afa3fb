import type { LogLine } from '@muster/session/reader'
import type { PageUi, Step } from '@muster/ui'
import { expect, test } from 'vitest'
import { recapOf, weightiest } from './recap.ts'
import type { TableState } from './state.ts'

const step = (text: string, weight: number): Step => ({ icon: 'x', text, weight })

/** A game whose events are told by their sentences, as weighty as these are long. */
const ui = {
  isHeading: ({ event }) => event === 'round',
  recap: (heard) => heard.filter(({ event }) => event.event === 'deed').map(({ text }) => step(text, text.length)),
} as Partial<PageUi> as PageUi

const line = (after: number, text: string, event = 'deed'): LogLine => ({ at: after, after, text, event: { event } })

const state = (log: readonly LogLine[], left: number, since: readonly number[]) =>
  ({
    log,
    viewer: 0,
    at: undefined,
    standing: { undo: [{ seat: 0, left, since, to: left, seen: false }], scene: { seats: [], zones: [] } },
  }) as unknown as TableState

test('what others did since one’s own decision is told, not what that decision itself led to', () => {
  const log = [line(3, 'before'), line(4, 'my own blow'), line(5, 'they strike'), line(6, 'they run')]
  const recap = recapOf(ui, state(log, 3, [1]))
  expect(recap?.steps.map(({ text }) => text)).toEqual(['they strike', 'they run'])
  expect(recap?.headline).toBe('they strike')
})

test('what the game did by itself is told from where a new part of it began', () => {
  const log = [line(4, 'my own blow'), line(4, 'Round 2', 'round'), line(4, 'enemies march')]
  expect(recapOf(ui, state(log, 3, []))?.steps.map(({ text }) => text)).toEqual(['enemies march'])
  expect(recapOf(ui, state(log.slice(0, 1), 3, []))).toBeUndefined()
})

test('nobody is told anything before their first decision, or while they look back', () => {
  const log = [line(5, 'they strike')]
  const seen = state(log, 3, [1])
  expect(recapOf(ui, { ...seen, viewer: 1 })).toBeUndefined()
  expect(recapOf(ui, { ...seen, at: 2 })).toBeUndefined()
})

test('of many steps the weightiest six are told, in the order they happened', () => {
  const all = [3, 9, 1, 8, 2, 7, 6, 5].map((weight) => step(`${weight}`, weight))
  expect(weightiest(all).map(({ text }) => text)).toEqual(['3', '9', '8', '7', '6', '5'])
})
