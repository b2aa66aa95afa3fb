import { expect, test } from 'vitest'
import { wrapped } from './wrap.ts'

test('a line wider than the terminal goes on further in, broken between words', () => {
  expect(wrapped('  1 maya  Holds any one enemy\nshort', 20)).toBe('  1 maya  Holds any\n      one enemy\nshort')
})

test('colours take no room, and a line that just fits stays whole', () => {
  expect(wrapped('\u001B[1mone two\u001B[0m', 7)).toBe('\u001B[1mone two\u001B[0m')
  expect(wrapped('one two', 6)).toBe('one\n    two')
})

test('a word wider than the terminal is left whole, and an unknown width breaks nothing', () => {
  expect(wrapped('incomprehensible words', 8)).toBe('incomprehensible\n    words')
  expect(wrapped('one two three')).toBe('one two three')
})
