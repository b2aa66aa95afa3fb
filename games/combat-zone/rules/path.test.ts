import { expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'
import type { ModelSetup } from '../testing/position.ts'

const barrel = (x: number, y = 10) => ({ kind: 'barrel', at: [x, y] })
const bob = { at: [5, 15], tokens: 'Y+' } as const

/** What is added against a shot at Bob, ten inches off. */
function cover(pieces: readonly unknown[], more: Readonly<Record<string, ModelSetup>> = {}): unknown {
  const t = duel({ bob, pieces, more }).dice(2, 5).answer('shoot bob-1 on Y+')
  return t.told('acts')[0]?.cover
}
const isBlocked = (pieces: readonly unknown[]) => duel({ bob, pieces }).whyNot('shoot bob-1 on Y+') === 'CZ-PATH-9'
const sniper = [{ skill: 'ranged', bands: ['yellow', 'green', 'long'], attack: true }]

test('CZ-PATH-1 any action at another model needs a Path of Attack, friend or rival', () => {
  const cal = { seat: 0, at: [5, 6.9], tokens: 'y+' } as const
  const wall = { kind: 'wall', at: [5, 5.95], size: [5, 0.3] }
  expect(duel({ more: { cal } }).offer('triage')).not.toEqual([])
  expect(duel({ more: { cal }, pieces: [wall] }).whyNot('triage cal-1 on Y+')).toBe('CZ-PATH-9')
})

test('CZ-PATH-2 it is a strip an inch wide', () => {
  expect([cover([barrel(5 + 0.45 + 0.4)]), cover([barrel(5 + 0.45 + 0.6)])]).toEqual([1, 0])
})

test('CZ-PATH-3 for a Long Range target it goes on beyond the Limiter', () => {
  const t = duel({
    ana: { at: [5, 2], actions: sniper },
    bob: { at: [5, 22], tokens: 'Y+' },
    pieces: [{ kind: 'fence', at: [5, 18] }],
  })
  expect(t.dice(2, 5).answer('ana-1 bob-1 on Y+').told('acts')).toMatchObject([{ cover: 1 }])
})

test('CZ-PATH-4 what no barrier blocks is visible however far, and both ways', () => {
  const sees = (pieces: readonly unknown[], active: 'ana' | 'bob') => {
    const t = duel({
      active,
      ana: { at: [5, 2], actions: sniper },
      bob: { at: [5, 43], actions: sniper },
      size: [22, 48],
      pieces,
    })
    return t.offer(`${active}-1`).length > 0
  }
  const wall = [{ kind: 'wall', at: [5, 20] }]
  expect([sees([], 'ana'), sees([], 'bob')]).toEqual([true, true])
  expect([sees(wall, 'ana'), sees(wall, 'bob')]).toEqual([false, false])
})

test('CZ-PATH-5 each obstacle in the path adds 1', () => {
  expect(cover([barrel(5, 9), barrel(5, 11)])).toBe(2)
})

test('CZ-PATH-6 whether it only reaches in or goes right across', () => {
  expect([cover([barrel(5.85)]), cover([{ kind: 'fence', at: [5, 10] }])]).toEqual([1, 1])
})

test('CZ-PATH-7 every other model in the path adds 1, friend or rival', () => {
  expect(cover([], { cal: { seat: 0, at: [5, 9] }, dee: { seat: 1, at: [5, 12] } })).toBe(2)
})

test('CZ-PATH-8 a barrier that reaches in without crossing adds 1', () => {
  expect(isBlocked([{ kind: 'wall', at: [7.5, 10] }])).toBe(false)
  expect(cover([{ kind: 'wall', at: [7.5, 10] }])).toBe(1)
})

test('CZ-PATH-9 a barrier that crosses the path blocks it', () => {
  expect(isBlocked([{ kind: 'wall', at: [5, 10] }])).toBe(true)
  const t = duel({
    ana: { actions: [{ skill: 'tech', bands: ['green'], attack: true }] },
    bob,
    pieces: [{ kind: 'wall', at: [5, 10] }],
  })
  expect(t.offer('ana-1')).toEqual([])
})

test('CZ-PATH-10 what is within reach of the attacker adds nothing', () => {
  const fence = (gap: number) => cover([{ kind: 'fence', at: [5, 5.53 + gap + 0.1] }])
  expect([fence(0.8), fence(1.5)]).toEqual([0, 1])
})

test('CZ-PATH-11 it is added to the roll that opposes, and nothing is taken from the attack', () => {
  const t = duel({
    ana: { skills: { ranged: 1 } },
    bob: { ...bob, skills: { reflexes: 1 } },
    pieces: [barrel(5, 9), barrel(5, 11)],
  })
  expect(t.dice(5, 3).answer('shoot bob-1 on Y+').told('failure')).toMatchObject([{ total: 6, against: 6 }])
})

test('CZ-R-30 how tall models are, the table says: what is lower only enters the path, what is as tall blocks it', () => {
  const shot = (modelHeightInches: 1 | 1.25 | 1.5, height: number) => {
    const t = duel({
      bob: { tokens: 'Y+' },
      pieces: [{ kind: 'wall', at: [5, 7.5], height }],
      options: { modelHeightInches },
    })
    const refused = t.whyNot('shoot bob-1 on Y+')
    return refused ?? t.dice(2, 5).answer('shoot bob-1 on Y+').told('acts')[0]?.cover
  }
  expect([shot(1, 1.4), shot(1.25, 1.4), shot(1.5, 1.4)]).toEqual(['CZ-PATH-9', 'CZ-PATH-9', 1])
  expect([shot(1, 1.1), shot(1.25, 1.1)]).toEqual(['CZ-PATH-9', 1])
})
