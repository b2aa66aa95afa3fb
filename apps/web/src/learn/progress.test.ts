import { beforeEach, expect, test, vi } from 'vitest'
import { isLearned, noteLearned } from './progress.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('what was learned is kept by game', () => {
  noteLearned('bladeborn', 'step-aside')
  noteLearned('bladeborn', 'step-aside')
  expect(isLearned('bladeborn', 'step-aside')).toBe(true)
  expect(isLearned('bladeborn', 'first-game')).toBe(false)
  expect(isLearned('arsenal', 'step-aside')).toBe(false)
  expect(JSON.parse(localStorage.getItem('muster-learned') ?? '')).toEqual(['bladeborn step-aside'])
})

test('what cannot be read counts as nothing', () => {
  for (const kept of ['{', '{"a":1}', '[1]']) {
    localStorage.setItem('muster-learned', kept)
    expect(isLearned('bladeborn', 'step-aside')).toBe(false)
  }
})
