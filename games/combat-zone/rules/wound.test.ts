import { expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'
import { netrun } from '../testing/netrun.ts'

/** Bob's tokens after he lost a roll with one of them. */
const wounded = (tokens: string, token: string) => {
  const t = duel({ bob: { tokens } }).dice(7, 3).answer('shoot bob-1 on Y+')
  return (t.question().ask === 'guard' ? t.answer(token) : t).tokens('bob')
}

test('CZ-WOUND-1 the very token that lost turns RED', () => {
  expect(wounded('G+ Y+', 'Y+')).toBe('G+ y+')
})

test('CZ-WOUND-2 with the same side up', () => {
  expect([wounded('G+ Y+', 'Y+'), wounded('G- Y+', 'G-')]).toEqual(['G+ y+', 'g- Y+'])
})

test('CZ-WOUND-3 GREEN turns straight to RED', () => {
  const t = duel({ bob: { tokens: 'G+ Y+' } })
    .dice(7, 3)
    .play('shoot bob-1 on Y+', 'G+', 'end')
  expect(t.tokens('bob')).toBe('g+ Y+')
  const die = t.dice(2, 5).play('shoot bob-1 on G+', 'g+').told('dice').at(-1)
  expect(die).toMatchObject({ seat: 1, die: 'RED' })
})

test('CZ-WOUND-4 the number of tokens stays the same', () => {
  expect(wounded('G+ Y+ Y-', 'Y-').split(' ')).toHaveLength(3)
})

test('CZ-WOUND-6 all RED by wounds is Red-lined', () => {
  const t = duel({ bob: { tokens: 'Y+ y-' } })
    .dice(7, 3)
    .play('shoot bob-1 on Y+', 'Y+')
  expect(t.told('red-lined')).toMatchObject([{ id: 'bob-1', rule: 'CZ-WOUND-6' }])
  const other = duel({ bob: { tokens: 'Y+ Y-' } })
    .dice(7, 3)
    .play('shoot bob-1 on Y+', 'Y+')
  expect(other.told('red-lined')).toEqual([])
})

test('CZ-WOUND-7 who is Red-lined acts and opposes with its RED tokens', () => {
  const t = duel({ ana: { tokens: 'y+' }, bob: { tokens: 'y-' } })
    .dice(2, 5)
    .answer('shoot bob-1 on y+')
  expect(t.told('dice').map(({ die }) => die)).toEqual(['RED', 'RED'])
})

test('CZ-WOUND-8 healing any wound ends being Red-lined', () => {
  const more = { cal: { seat: 0, at: [6.5, 5], tokens: 'g- y-' } as const }
  const t = duel({ ana: { tokens: 'Y+ Y+' }, more })
    .dice(6, 5)
    .play('triage cal-1 on Y+', 'g-')
  expect(t.tokens('cal')).toBe('G- y-')
  expect(t.whyNot('triage cal-1 on Y+')).toBe('CZ-BASIC-9')
})

test('CZ-R-54 a token printed RED is no wound, and its model is out if it loses with it', () => {
  const t = duel({ bob: { tokens: 'R+ R-' }, more: { dee: { seat: 1, at: [20, 20] } } }).dice(7, 3)
  t.play('shoot bob-1 on Y+', 'R+')
  expect(t.told('out')).toMatchObject([{ id: 'bob-1' }])
})

test('CZ-WOUND-1 CZ-WOUND-5 CZ-WOUND-9..11 CZ-R-19 every wound is told with its own rule', () => {
  const rules = (t: ReturnType<typeof duel>, event = 'wound') => t.told(event).map(({ rule }) => rule)
  const gun = (...keywords: string[]) => [
    { name: 'gun', skill: 'ranged', bands: ['yellow'], attack: true, with: keywords },
  ]
  const shot = (tokens: string) =>
    duel({ ana: { actions: gun('deadly') }, bob: { tokens }, more: { cal: { seat: 1, at: [20, 28] } } }).dice(9, 2)
  const twice = shot('G+ Y+ Y-').play('ana-1 bob-1 on G+', 'Y+', 'G+')
  expect(rules(twice)).toEqual(['CZ-WOUND-1', 'CZ-WOUND-9'])
  const gone = shot('y+ Y-').play('ana-1 bob-1 on G+', 'Y-')
  expect([rules(gone), rules(gone, 'out')]).toEqual([['CZ-WOUND-1'], ['CZ-WOUND-11']])
  const own = (tokens: string) =>
    duel({ ana: { actions: gun('dangerous'), tokens }, more: { fay: { seat: 0, at: [20, 2] } } }).dice(1, 2)
  const token = own('G+ Y+').play('ana-1 bob-1 on Y+', 'Y+')
  expect(rules(token)).toEqual(['CZ-WOUND-5'])
  expect(rules(own('G+ y+').play('ana-1 bob-1 on y+', 'Y+'), 'out')).toEqual(['CZ-R-19'])
  const leak = netrun(['adware'], { ana: { tokens: 'Y- G-' } }).dice(1, 4)
  expect(rules(leak.play('launch adware bob-1', 'Y-'))).toEqual(['CZ-WOUND-10'])
})
