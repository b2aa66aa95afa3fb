import { expect, test } from 'vitest'
import { duel, hasSucceeded } from '../testing/duel.ts'

const friend = { seat: 0, at: [6.5, 5], tokens: 'y+' } as const

test('CZ-DICE-1..3 GREEN has twelve sides, YELLOW eight, RED six', () => {
  for (const [token, sides] of [
    ['G+', 12],
    ['Y+', 8],
    ['R+', 6],
  ] as const) {
    const t = () => duel({ ana: { tokens: token }, bob: { tokens: 'Y+' } })
    expect(() =>
      t()
        .dice(sides + 1, 2)
        .answer(`shoot bob-1 on ${token}`),
    ).toThrow()
    expect(hasSucceeded(t().dice(sides, 2).answer(`shoot bob-1 on ${token}`))).toBe(true)
  }
})

test('CZ-DICE-4 the Obstacle die has ten sides', () => {
  const t = () => duel({ more: { cal: friend } })
  expect(() => t().dice(5, 11).answer('triage cal-1 on Y+')).toThrow()
  expect(hasSucceeded(t().dice(7, 10).answer('triage cal-1 on Y+'))).toBe(false)
})

test('CZ-DICE-5 the token spent decides the die, whatever else is Ready', () => {
  const t = duel({ bob: { tokens: 'R+' } })
    .dice(4, 3)
    .answer('shoot bob-1 on Y+')
  expect(t.told('dice')[0]).toMatchObject({ seat: 0, die: 'YELLOW', faces: [4] })
})

test('CZ-DICE-6 what does not target a rival is opposed by the Obstacle die, and what does is not', () => {
  const t = duel({ more: { cal: friend } })
    .dice(4, 3)
    .answer('triage cal-1 on Y+')
  expect(t.told('dice').map(({ die }) => die)).toEqual(['YELLOW', 'Obstacle'])
  const attack = duel({ bob: { at: [5, 7], tokens: 'R+' } })
    .dice(4, 3)
    .answer('strike bob-1 on Y+')
  expect(attack.told('dice').map(({ die }) => die)).toEqual(['YELLOW', 'RED'])
})

test('CZ-DICE-7 no Skill is added to the Obstacle die', () => {
  const t = duel({
    ana: { skills: { medical: 1 } },
    bob: { skills: { medical: 4, reflexes: 4 } },
    more: { cal: friend },
  })
  expect(t.dice(5, 6).answer('triage cal-1 on Y+').told('failure')).toMatchObject([{ total: 6, against: 6 }])
})

test('CZ-DICE-8 the Obstacle die is rolled by the rival, not by who acts', () => {
  const t = duel({ more: { cal: friend } })
    .dice(4, 3)
    .answer('triage cal-1 on Y+')
  expect(t.told('dice')[1]).toMatchObject({ seat: 1, die: 'Obstacle', rule: 'CZ-DICE-8' })
})

test('CZ-DICE-9 equal to the Obstacle die is a failure, higher a success', () => {
  const won = (face: number) =>
    hasSucceeded(
      duel({ ana: { skills: { medical: 2 } }, more: { cal: friend } })
        .dice(face, 6)
        .answer('triage cal-1 on Y+'),
    )
  expect([won(4), won(5)]).toEqual([false, true])
})

/** Whether a face of a token beats an opponent who has much more. */
const isCrit = (token: string, face: number) =>
  hasSucceeded(
    duel({ ana: { tokens: token }, bob: { tokens: 'G+', skills: { reflexes: 4 } } })
      .dice(face, 11)
      .answer(`shoot bob-1 on ${token}`),
  )

test('CZ-DICE-10 the highest face of every die is its Crit', () => {
  expect([isCrit('G+', 12), isCrit('Y+', 8), isCrit('R+', 6)]).toEqual([true, true, true])
  expect([isCrit('G+', 11), isCrit('Y+', 7), isCrit('R+', 5)]).toEqual([false, false, false])
  const obstacle = (face: number) =>
    hasSucceeded(
      duel({ ana: { skills: { medical: 4 } }, more: { cal: friend } })
        .dice(7, face)
        .answer('triage cal-1 on Y+'),
    )
  expect([obstacle(10), obstacle(9)]).toEqual([false, true])
})

test('CZ-DICE-11 the 1 of every Action die is a Fumble, and a 2 is none', () => {
  const won = (token: string, face: number) =>
    hasSucceeded(
      duel({ ana: { tokens: token, skills: { ranged: 4 } }, bob: { tokens: 'R+' } })
        .dice(face, 2)
        .answer(`shoot bob-1 on ${token}`),
    )
  expect(['G+', 'Y+', 'R+'].map((token) => won(token, 1))).toEqual([false, false, false])
  expect(['G+', 'Y+', 'R+'].map((token) => won(token, 2))).toEqual([true, true, true])
})

test('CZ-R-46 the 1 of the Obstacle die is a Fumble, unless the table plays without', () => {
  const won = (obstacleDieFumble: boolean) =>
    hasSucceeded(
      duel({
        more: { cal: { seat: 0, at: [8.9, 5], hacked: 1 } },
        pieces: [
          { kind: 'barrel', at: [7.4, 5.5] },
          { kind: 'barrel', at: [7.4, 4.5] },
        ],
        options: { obstacleDieFumble },
      })
        .dice(2, 1)
        .answer('firewall cal-1 on Y+'),
    )
  expect([won(true), won(false)]).toEqual([true, false])
})
