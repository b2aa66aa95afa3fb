import { expect, test } from 'vitest'
import { duel, hasSucceeded } from '../testing/duel.ts'

const trick = (bands: readonly string[]) => [{ name: 'trick', skill: 'tech', bands, attack: true }]

/** Whether an action with these bands reaches a rival at a gap. */
const reaches = (bands: readonly string[], gap: number) =>
  duel({ ana: { actions: trick(bands), at: [1, 1] }, bob: { at: [1, 2.06 + gap] }, size: [22, 48] }).offer('ana-1')
    .length > 0

test('CZ-ACTION-1 an action turns a Ready token to its Used side', () => {
  expect(duel().play('move on Y+', []).tokens('ana')).toBe('G+ Y-')
})

test('CZ-ACTION-2 the player chooses which token pays', () => {
  expect(duel().offer('shoot')).toEqual(['shoot bob-1 on G+', 'shoot bob-1 on Y+'])
})

test('CZ-ACTION-3 the token is Used though the action failed', () => {
  const t = duel({ bob: { tokens: 'R+' } })
    .dice(2, 5)
    .answer('shoot bob-1 on Y+')
  expect([hasSucceeded(t), t.tokens('ana')]).toEqual([false, 'G+ Y-'])
})

test('CZ-ACTION-6 an action with a Skill needs a roll with that Skill', () => {
  const t = duel({ ana: { skills: { ranged: 2 } }, bob: { tokens: 'R+' } })
    .dice(4, 5)
    .answer('shoot bob-1 on Y+')
  expect(t.told('dice')[0]).toMatchObject({ seat: 0, die: 'YELLOW' })
  expect(t.told('success')).toMatchObject([{ total: 6, against: 5 }])
})

test('CZ-ACTION-7 a target is in range if its band is coloured in', () => {
  expect([2, 5, 10, 13].map((gap) => reaches(['yellow', 'green'], gap))).toEqual([false, true, true, false])
})

test('CZ-ACTION-8 a range may leave out the nearer bands', () => {
  expect([2.9, 3.1].map((gap) => reaches(['yellow', 'green'], gap))).toEqual([false, true])
})

test('CZ-ACTION-9 Long Range reaches anything beyond GREEN', () => {
  expect([12.5, 30].map((gap) => reaches(['green', 'long'], gap))).toEqual([true, true])
})

test('CZ-ACTION-10 without Long Range nothing beyond the Limiter is reached', () => {
  expect(reaches(['red', 'yellow', 'green'], 12.5)).toBe(false)
  expect(duel({ bob: { at: [5, 18.56] } }).whyNot('shoot bob-1 on Y+')).toBe('CZ-ACTION-10')
})

test("CZ-ACTION-12 the token's colour does not limit the range", () => {
  const t = duel({ bob: { at: [5, 16], tokens: 'R+' } })
    .dice(4, 5)
    .answer('shoot bob-1 on Y+')
  expect(t.told('dice')[0]).toMatchObject({ die: 'YELLOW' })
})

test('CZ-ACTION-13 token, target, the choice of who opposes, both rolls, the result', () => {
  const t = duel().dice(7, 3).play('shoot bob-1 on Y+', 'Y+')
  const order = t.events.map(({ event }) => event).slice(0, 6)
  expect(order).toEqual(['paid', 'acts', 'guard', 'dice', 'dice', 'success'])
})

test('CZ-ACTION-14 a target must be in range and a Path of Attack must lead to it', () => {
  const t = duel({ bob: { at: [5, 12] }, pieces: [{ kind: 'wall', at: [5, 8.5] }] })
  expect(t.offer('shoot')).toEqual([])
  expect(t.whyNot('shoot bob-1 on Y+')).toBe('CZ-PATH-9')
  expect(duel({ bob: { at: [5, 12] } }).offer('shoot')).not.toEqual([])
})

test('CZ-ACTION-15 the target rolls one of its own colours', () => {
  const t = duel({ bob: { tokens: 'G- Y+' } }).answer('shoot bob-1 on Y+')
  expect([t.question().seat, t.offer()]).toEqual([1, ['G-', 'Y+']])
})

test('CZ-ACTION-16 Used tokens oppose as well as Ready ones', () => {
  const t = duel({ bob: { tokens: 'G- Y-' } })
    .dice(5, 6)
    .play('shoot bob-1 on Y+', 'G-')
  expect(t.told('dice')[1]).toMatchObject({ seat: 1, die: 'GREEN', faces: [6] })
})

test('CZ-ACTION-17 opposing uses no token', () => {
  const t = duel({ bob: { tokens: 'G- Y+' } })
    .dice(3, 6)
    .play('shoot bob-1 on Y+', 'Y+')
  expect(t.tokens('bob')).toBe('G- Y+')
})

test('CZ-ACTION-18 it is one particular token that is at risk', () => {
  const t = () =>
    duel({ bob: { tokens: 'Y+ Y-' } })
      .dice(7, 3)
      .answer('shoot bob-1 on Y+')
  expect(t().offer()).toEqual(['Y+', 'Y-'])
  expect(t().answer('Y+').tokens('bob')).toBe('y+ Y-')
  expect(t().answer('Y-').tokens('bob')).toBe('Y+ y-')
})

test('CZ-ACTION-19 the choice is made before any die is seen', () => {
  const t = duel().dice(7, 3).answer('shoot bob-1 on Y+')
  expect([t.question().ask, t.told('dice')]).toEqual(['guard', []])
})

test('CZ-ACTION-20 a total is the die, the Skill and all modifiers', () => {
  const t = duel({
    bob: { at: [5, 12], tokens: 'Y+', skills: { reflexes: 2 } },
    pieces: [{ kind: 'barrel', at: [5, 8.5] }],
  })
  expect(t.dice(5, 4).answer('shoot bob-1 on Y+').told('failure')).toMatchObject([{ total: 5, against: 7 }])
})

test('CZ-ACTION-21 strictly higher succeeds', () => {
  const t = duel({ ana: { skills: { ranged: 2 } }, bob: { tokens: 'Y+', skills: { reflexes: 1 } } })
  expect(t.dice(7, 7).answer('shoot bob-1 on Y+').told('success')).toMatchObject([{ total: 9, against: 8 }])
})

test('CZ-ACTION-22 a tie goes to the defender', () => {
  const t = duel({ ana: { skills: { ranged: 1 } }, bob: { tokens: 'G+', skills: { reflexes: 2 } } })
  expect(t.dice(7, 6).answer('shoot bob-1 on Y+').told('failure')).toMatchObject([{ total: 8, against: 8 }])
})

test('CZ-ACTION-23 what failed has no effect', () => {
  const t = duel({ bob: { tokens: 'Y+' } })
    .dice(3, 3)
    .answer('shoot bob-1 on Y+')
  expect([t.tokens('bob'), t.told('wound')]).toEqual(['Y+', []])
  const actions = [{ name: 'ram', skill: 'ranged', bands: ['yellow'], attack: true, with: ['push', 'stun 1'] }]
  const held = duel({ ana: { actions }, bob: { tokens: 'Y+' } })
    .dice(3, 3)
    .answer('ana-1 bob-1 on Y+')
  expect([held.at('bob'), held.tokens('bob')]).toEqual([[500, 1000], 'Y+'])
})

test('CZ-ACTION-24 beside the basic actions there are those of the card and of the Gear', () => {
  const t = duel({
    ana: { actions: trick(['yellow']), gear: [{ card: 'rifle', down: false }] },
    gear: { rifle: { actions: [{ skill: 'ranged', bands: ['yellow', 'green', 'long'], attack: true }] } },
  })
  expect(t.offer('ana-1')).toEqual(['ana-1 bob-1 on G+', 'ana-1 bob-1 on Y+'])
  expect(t.offer('rifle-1')).toEqual(['rifle-1 bob-1 on G+', 'rifle-1 bob-1 on Y+'])
  expect(t.offer('shoot')).toHaveLength(2)
})

test('CZ-ACTION-25 the same action may be taken again', () => {
  const t = duel({ bob: { tokens: 'Y+' } }).dice(2, 5, 3, 5)
  t.play('shoot bob-1 on G+', 'shoot bob-1 on Y+')
  expect([t.told('failure').length, t.tokens('ana')]).toEqual([2, 'G- Y-'])
})

test('CZ-ACTION-26 an attack targets rivals only', () => {
  const t = duel({ more: { cal: { seat: 0, at: [7, 5] } } })
  expect(t.offer('strike')).toEqual([])
  expect(t.whyNot('strike cal-1 on Y+')).toBe('CZ-ACTION-26')
})

test('CZ-ACTION-27 a successful attack deals one wound', () => {
  const t = duel({ bob: { tokens: 'G+ Y+ Y+' } })
    .dice(7, 3)
    .play('shoot bob-1 on Y+', 'Y+')
  expect(t.tokens('bob')).toBe('G+ y+ Y+')
})

test('CZ-ACTION-29 between the start and the end of a move nothing else is done', () => {
  const t = duel().answer('move on Y+')
  expect(t.question().ask).toBe('path')
  expect(() => t.answer('shoot bob-1 on G+')).toThrow()
})

test('CZ-ACTION-30 a move is not split around another action', () => {
  const t = duel({ ana: { tokens: 'G+ Y+' }, bob: { tokens: 'Y+' } }).dice(2, 5)
  t.answer('move on G+').walk([9, 5]).answer('shoot bob-1 on Y+')
  expect([t.tokens('ana'), t.state.moving, t.state.control]).toEqual(['G- Y-', undefined, 1])
})

const cheer = { name: 'cheer', does: [{ luck: { add: 1 } }] }

test('CZ-ACTION-4 an action without a Skill succeeds without a roll', () => {
  const t = duel({ ana: { actions: [cheer] } }).answer('ana-1 on Y+')
  expect([t.told('dice'), t.state.sides[0]?.luck]).toEqual([[], 1])
})

test('CZ-ACTION-5 but it costs a token', () => {
  expect(
    duel({ ana: { actions: [cheer] } })
      .answer('ana-1 on Y+')
      .tokens('ana'),
  ).toBe('G+ Y-')
  expect(duel({ ana: { actions: [cheer], tokens: 'G+ Y-' } }).offer('ana-1')).toEqual(['ana-1 on G+'])
})

test('CZ-ACTION-11 one that shows no range says itself whom it affects', () => {
  const actions = [{ name: 'rally', does: [{ ready: { who: { side: 'friendly', is: 'not-me' }, tokens: 1 } }] }]
  const t = duel({
    ana: { actions },
    more: { cal: { seat: 0, at: [20, 28], tokens: 'Y-' }, dee: { seat: 1, at: [20, 2], tokens: 'Y-' } },
  })
  t.answer('ana-1 on Y+')
  expect([t.tokens('cal'), t.tokens('dee')]).toEqual(['Y+', 'Y-'])
})

const taunt = (more: object) => [
  { name: 'taunt', skill: 'influence', bands: ['yellow'], who: { side: 'rival' }, ...more },
]

test('CZ-ACTION-28 CZ-WOUND-12 what has no attack symbol wounds nobody, and nobody [RE]acts to it', () => {
  const t = duel({ ana: { actions: taunt({ with: ['stun 1'] }) }, bob: { tokens: 'G+ Y+ Y+' } })
  t.dice(7, 3).play('ana-1 bob-1 on Y+', 'Y+', 'G+')
  expect([t.tokens('bob'), t.told('wound'), t.state.batch]).toEqual(['G- Y+ Y+', [], undefined])
})

test('CZ-ACTION-23 what an action does it does on a success; what it does on a failure, on a failure', () => {
  const actions = taunt({ does: [{ luck: { add: 1 } }], fails: [{ luck: { add: -1 } }] })
  const luck = (face: number) =>
    duel({ ana: { actions }, bob: { tokens: 'Y+' }, luck: [1, 0] })
      .dice(face, 5)
      .play('ana-1 bob-1 on Y+', 'keep').state.sides[0]?.luck
  expect([luck(7), luck(3)]).toEqual([2, 0])
})

test('CZ-WOUND-10 a wound without a roll goes to a token its controller chooses', () => {
  const actions = [
    { name: 'curse', bands: ['yellow'], who: { side: 'rival' }, does: [{ wound: { who: 'them', wounds: 1 } }] },
  ]
  const t = duel({ ana: { actions }, bob: { tokens: 'G+ Y-' } }).answer('ana-1 bob-1 on Y+')
  expect([t.question().seat, t.offer()]).toEqual([1, ['G+', 'Y-']])
  expect([t.answer('Y-').tokens('bob'), t.state.batch]).toEqual(['G+ y-', undefined])
})
