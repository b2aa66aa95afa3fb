import { expect, test } from 'vitest'
import { duel, hasSucceeded } from '../testing/duel.ts'
import type { Position } from '../testing/position.ts'
import { describe as say } from './words.ts'

type Side = readonly [token: string, face: number, add: number]

/** Whether an attack with a die and Skill beats the defence. */
const beats = ([token, face, add]: Side, [own, other, plus]: Side) =>
  hasSucceeded(
    duel({ ana: { tokens: token, skills: { ranged: add } }, bob: { tokens: own, skills: { reflexes: plus } } })
      .dice(face, other)
      .answer(`shoot bob-1 on ${token}`),
  )

test('CZ-CRIT-1 a Crit wins whatever the totals, for either side', () => {
  expect(beats(['R+', 6, 0], ['G+', 11, 3])).toBe(true)
  expect(beats(['G+', 11, 3], ['R+', 6, 0])).toBe(false)
})

test('CZ-CRIT-2 Crit against Crit goes to the defender', () => {
  expect(beats(['G+', 12, 3], ['R+', 6, 0])).toBe(false)
})

test('CZ-CRIT-3 a Fumble fails whatever the totals, for either side', () => {
  expect(beats(['Y+', 1, 3], ['Y+', 2, 0])).toBe(false)
  expect(beats(['Y+', 2, 0], ['G+', 1, 4])).toBe(true)
})

test('CZ-CRIT-4 Fumble against Fumble goes to the defender', () => {
  expect(beats(['Y+', 1, 0], ['Y+', 1, 0])).toBe(false)
})

test('CZ-CRIT-5 only the face that stands after re-rolls is a Crit or a Fumble', () => {
  const t = duel({ ana: { tokens: 'Y+', skills: { ranged: 3 } }, bob: { tokens: 'R+' }, luck: [1, 0] })
  t.dice(1, 5, 4).play('shoot bob-1 on Y+', 'luck 0')
  expect(hasSucceeded(t)).toBe(true)
  const actions = [{ name: 'gun', skill: 'ranged', bands: ['yellow'], attack: true, with: ['dangerous'] }]
  const risky = duel({ ana: { tokens: 'Y+', actions }, bob: { tokens: 'R+' }, luck: [1, 0] })
  risky.dice(1, 5, 4).play('ana-1 bob-1 on Y+', 'luck 0')
  expect([hasSucceeded(risky), risky.tokens('ana')]).toEqual([false, 'Y-'])
  const other = duel({ ana: { tokens: 'Y+' }, bob: { tokens: 'R+' }, luck: [1, 0] })
  other.dice(8, 5, 2).play('shoot bob-1 on Y+', 'luck 0')
  expect(hasSucceeded(other)).toBe(false)
})

test('CZ-CRIT-1 CZ-CRIT-3 CZ-MULTI-3 it is said what a roll came to: a Crit, a Fumble, and of several against whom', () => {
  const last = (t: Position) => {
    const told = t.events.filter(({ event }) => event === 'success' || event === 'failure')
    return told.map((event) => say(event, t.state))
  }
  const shot = (face: number, other: number) =>
    last(
      duel({ ana: { tokens: 'R+' }, bob: { tokens: 'G+' } })
        .dice(face, other)
        .answer('shoot bob-1 on R+'),
    )
  expect([shot(6, 11), shot(5, 12), shot(1, 1), shot(2, 1), shot(5, 5)].flat()).toEqual([
    'Ana 1 succeeds, a Crit against 11.',
    'Ana 1 fails, 5 against a Crit.',
    'Ana 1 fails, a Fumble against a Fumble.',
    'Ana 1 succeeds, 2 against a Fumble.',
    'Ana 1 fails, 5 against 5.',
  ])
  const actions = [{ name: 'spray', skill: 'ranged', bands: ['yellow'], attack: true, with: ['torrent'] }]
  const more = { cid: { seat: 1, at: [5, 11.5], tokens: 'Y+' } } as const
  const spray = duel({ ana: { tokens: 'Y+', actions }, bob: { tokens: 'Y+' }, more }).dice(8, 3, 8)
  expect(last(spray.answer('ana-1 bob-1 on Y+'))).toEqual([
    'Ana 1 succeeds against Bob 1, a Crit to 3.',
    'Ana 1 fails against Cid 1, a Crit to a Crit.',
  ])
})
