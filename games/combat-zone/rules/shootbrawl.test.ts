import { expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'
import type { ModelSetup } from '../testing/position.ts'

const one = (seat: number, x: number, y: number, more: Partial<ModelSetup> = {}): ModelSetup => ({
  seat,
  at: [x, y],
  tokens: 'Y+',
  ...more,
})

/** Ana shoots at Tom, who Brawls with her friend Fay; Tom's friend Una is with them. */
const brawl = (more: Readonly<Record<string, ModelSetup>> = {}) =>
  duel({
    ana: { at: [5, 3], tokens: 'Y+ Y+' },
    bob: { at: [20, 28] },
    more: { tom: one(1, 5, 10), una: one(1, 6.56, 10), fay: one(0, 3.14, 10), ...more },
  })

test('CZ-SHOOTBRAWL-1 a rival who is Brawling may be targeted from outside', () => {
  expect(brawl().offer('shoot')).toContain('shoot tom-1 on Y+')
})

test('CZ-SHOOTBRAWL-2 CZ-SHOOTBRAWL-4 everybody within reach of it opposes the one roll, friends too', () => {
  const t = brawl().dice(2, 5, 5, 5).answer('shoot tom-1 on Y+')
  expect(t.told('dice').map(({ seat, why }) => [seat, why])).toEqual([
    [0, 'to act'],
    [1, 'to oppose'],
    [1, 'to oppose'],
    [0, 'to oppose'],
  ])
})

test('CZ-SHOOTBRAWL-3 who is in the Brawl but not within reach of the target is not drawn in', () => {
  const t = brawl({ zed: one(1, 1.28, 10) })
    .dice(2, 5, 5, 5)
    .answer('shoot tom-1 on Y+')
  expect(t.told('dice')).toHaveLength(4)
})

test('CZ-SHOOTBRAWL-5 only the lowest can be affected', () => {
  const t = brawl().dice(7, 6, 4, 5).answer('shoot tom-1 on Y+')
  expect([t.tokens('tom'), t.tokens('una'), t.tokens('fay')]).toEqual(['Y+', 'y+', 'Y+'])
})

test('CZ-SHOOTBRAWL-6 and only if the action beats it', () => {
  const t = brawl().dice(4, 6, 4, 5).answer('shoot tom-1 on Y+')
  expect([t.tokens('tom'), t.tokens('una'), t.tokens('fay')]).toEqual(['Y+', 'Y+', 'Y+'])
})

test('CZ-SHOOTBRAWL-7 of several lowest the player of the chosen target says who it is', () => {
  const t = brawl().dice(7, 4, 6, 4).answer('shoot tom-1 on Y+')
  expect([t.question().seat, t.offer()]).toEqual([1, ['tom-1', 'fay-1']])
  expect(t.answer('fay-1').tokens('fay')).toBe('y+')
})

test('CZ-SHOOTBRAWL-8 CZ-REACT-13 a friend can be hit so, and does not [RE]act', () => {
  const t = brawl().dice(7, 6, 5, 2).answer('shoot tom-1 on Y+')
  expect([t.tokens('fay'), t.state.batch, t.question().seat]).toEqual(['y+', undefined, 0])
})

test('CZ-SHOOTBRAWL-10 who is Brawling with the target strikes that one alone', () => {
  const t = duel({
    ana: { at: [5, 8.4], tokens: 'Y+ Y+' },
    bob: { at: [20, 28] },
    more: { tom: one(1, 5, 10), fay: one(0, 3.14, 10) },
  })
  expect(t.dice(2, 5).answer('strike tom-1 on Y+').told('dice')).toHaveLength(2)
})

test('CZ-SHOOTBRAWL-11 it holds for a strike from outside as well', () => {
  const t = duel({
    ana: { at: [5, 7], tokens: 'G+ Y+' },
    bob: { at: [20, 28] },
    more: { tom: one(1, 5, 10, { skills: { melee: 3 } }), fay: one(0, 3.14, 10, { skills: { reflexes: 4 } }) },
  })
  t.dice(9, 4, 5).answer('strike tom-1 on G+')
  expect([t.told('dice').length, t.told('success')]).toMatchObject([3, [{ total: 9, against: 5 }]])
  expect([t.tokens('tom'), t.tokens('fay')]).toEqual(['Y+', 'y+'])
})

test('CZ-R-43 CZ-KEYWORD-12 each adds the cover of its own path, against an Indirect action none of obstacles', () => {
  const shot = (keywords: readonly string[]) =>
    duel({
      ana: {
        at: [5, 3],
        tokens: 'Y+ Y+',
        actions: [{ name: 'gun', skill: 'ranged', bands: ['yellow'], attack: true, with: keywords }],
      },
      bob: { at: [20, 28] },
      pieces: [{ kind: 'barrel', at: [5, 6.5] }],
      more: { tom: one(1, 5, 10), fay: one(0, 6.9, 10) },
    })
      .dice(2, 4, 7)
      .answer('ana-1 tom-1 on Y+')
      .told('failure')
  expect(shot([])).toMatchObject([{ against: 5 }])
  expect(shot(['indirect'])).toMatchObject([{ against: 4 }])
})

test('CZ-R-44 a Fumble is below every number and a Crit above', () => {
  const t = brawl({ fay: one(0, 3.14, 10, { skills: { reflexes: 4 } }) })
    .dice(7, 6, 5, 1)
    .answer('shoot tom-1 on Y+')
  expect(t.tokens('fay')).toBe('y+')
  const crit = brawl().dice(7, 8, 5, 6).answer('shoot tom-1 on Y+')
  expect([crit.tokens('tom'), crit.tokens('una')]).toEqual(['Y+', 'y+'])
})

test('the odds of a shot into a Brawl say who may be hit, and add up', () => {
  const odds = brawl().odds('shoot tom-1 on Y+')
  const hit = new Set(odds.flatMap(({ summary }) => Object.keys((summary as { wounds?: object }).wounds ?? {})))
  expect([...hit].sort()).toEqual(['fay-1', 'tom-1', 'una-1'])
})
