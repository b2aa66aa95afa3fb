import type { Scene } from '@muster/ui'
import { expect, test } from 'vitest'
import { wordsOfKey } from './words-of-key.ts'

const card = { id: 'grawl-1', name: 'Grawl' } as Scene['seats'][number]['cards'][number]
const held = { id: 'beam 2', ref: 'hand:beam', name: 'Heavy Beam' } as typeof card
const scene = {
  seats: [{ name: 'Asha', cards: [card] }],
  zones: [{ cards: [held] }],
} as unknown as Scene

test('a key names pieces and cards as people do', () => {
  expect(wordsOfKey('attack grawl-1 with great-axe', scene)).toBe('Attack Grawl with great axe')
  expect(wordsOfKey('play hand:beam', scene)).toBe('Play Heavy Beam')
  expect(wordsOfKey('["grawl-1","other"]', scene)).toBe('Grawl other')
  expect(wordsOfKey('shoot skags.1', scene)).toBe('Shoot skags 1')
})

test('a key names seats by who sits there, and leaves places as they are', () => {
  expect(wordsOfKey('seat 0', scene)).toBe('Asha')
  expect(wordsOfKey('seat 7', scene)).toBe('Seat 7')
  expect(wordsOfKey('h5', scene)).toBe('h5')
})
