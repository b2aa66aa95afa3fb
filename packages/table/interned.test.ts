import { expect, test } from 'vitest'
import { interned } from './interned.ts'

test.each(['', '7', 'psycho-2', 'a text with spaces', '__proto__'])('%j interned is the same text', (text) => {
  expect(interned(`${text}`)).toBe(text)
})
