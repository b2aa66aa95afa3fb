import type { Outcome, ShownOption } from '@muster/table'
import type { Scene } from '@muster/ui'
import { expect, test } from 'vitest'
import { oddsLine } from './odds.ts'

const scene = { seats: [], board: { pieces: [{ id: 'psycho-1', name: 'Psycho 1' }] } } as unknown as Scene
const option = (key: string, detail = '') => ({ key, detail, text: '', refs: [] }) as unknown as ShownOption
const outcomes = (...all: [number, object][]) => all.map(([p, summary]) => ({ p, summary })) as unknown as Outcome[]

test('AB-LUCK-2 a roll that may be made again says what comes of it, and so does keeping it', () => {
  const again = outcomes([0.75, { out: ['psycho-1'], luck: -1 }], [0.25, { luck: -1 }])
  expect(oddsLine(again, option('luck 0'), scene)).toBe('Psycho 1 is out 75 %')
  expect(oddsLine(outcomes([1, { out: ['psycho-1'] }]), option('keep'), scene)).toBe('Psycho 1 is out')
  expect(oddsLine(outcomes([1, {}]), option('keep'), scene)).toBe('nothing happens')
  expect(oddsLine(again, option('melee psycho-1', 'needs 4+'), scene)).toBe('needs 4+')
})

test('AB-KEYWORD-7 AB-SHIELD-14 AB-SPOT-4 tokens, shields and the Spotlight are things that happen', () => {
  const line = (summary: object) => oddsLine(outcomes([1, summary]), option('keep'), scene)
  expect(line({ tokens: { 'psycho-1': { burning: 1, slag: 1 } } })).toBe('Psycho 1: Burning, Slag')
  expect(line({ shields: { 'psycho-1': [] } })).toBe('Psycho 1: its shield suffers')
  expect(line({ spotlight: 'psycho-1' })).toBe('Psycho 1 takes the Spotlight')
  expect(line({ spotlight: '' })).toBe('nothing happens')
})
