import { beforeEach, expect, test, vi } from 'vitest'
import { areNotesWanted, noteSeen, wantNotes, wantsNote } from './notes.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('a note comes once for each kind of question of each game', () => {
  expect(wantsNote('a', 'move')).toBe(true)
  noteSeen('a', 'move')
  expect([wantsNote('a', 'move'), wantsNote('a', 'shoot'), wantsNote('b', 'move')]).toEqual([false, true, true])
})

test('whoever wants no notes gets none, and all of them again once they are wanted', () => {
  noteSeen('a', 'move')
  wantNotes(false)
  expect([areNotesWanted(), wantsNote('a', 'shoot')]).toEqual([false, false])
  wantNotes(true)
  expect([areNotesWanted(), wantsNote('a', 'move')]).toEqual([true, true])
})

test('what was kept and cannot be read is as good as nothing', () => {
  localStorage.setItem('muster-notes', '{broken')
  expect(wantsNote('a', 'move')).toBe(true)
})
