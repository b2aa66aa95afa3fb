import { expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'
import { position } from '../testing/position.ts'

const bob = { seat: 1, at: [5, 20] } as const
const team = (more: Parameters<typeof position>[0]['models']) => position({ models: { ...more, bob } })

test('CZ-CONTROL-1 exactly one player has Control at every decision', () => {
  const t = team({ ana: { seat: 0, at: [5, 5] } })
  expect(t.state.control).toBe(0)
  t.play('end')
  expect([t.state.control, t.question().seat]).toEqual([1, 1])
})

test('CZ-CONTROL-2 only the player in Control is asked, and nobody else may answer', () => {
  const t = team({ ana: { seat: 0, at: [5, 5] }, cal: { seat: 0, at: [8, 5] } })
  expect(t.match.questions.map(({ seat }) => seat)).toEqual([0])
  expect(() => t.match.answer(1, 'activate bob-1')).toThrow()
})

test('CZ-CONTROL-4 to activate a character or to inspire the team', () => {
  const t = team({
    ana: { seat: 0, at: [5, 5], tokens: 'G- Y+' },
    gus: { seat: 0, at: [8, 5], gonk: 'yellow' },
  })
  expect(t.offer()).toEqual(['activate ana-1', 'inspire'])
})

test('CZ-CONTROL-5 only the Active Model acts', () => {
  const t = team({ ana: { seat: 0, at: [5, 5] }, cal: { seat: 0, at: [8, 5] } }).answer('activate ana-1')
  expect(t.state.active?.id).toBe('ana-1')
  expect(t.question().options.every(({ refs }) => refs?.[0] === 'ana-1')).toBe(true)
})

test('CZ-CONTROL-6 only a character with a Ready token is activated', () => {
  const t = team({
    ana: { seat: 0, at: [5, 5], tokens: 'G- Y-' },
    cal: { seat: 0, at: [8, 5], tokens: 'R+' },
  })
  expect(t.offer('activate')).toEqual(['activate cal-1'])
  expect(t.whyNot('activate ana-1')).toBe('CZ-CONTROL-6')
})

test('CZ-CONTROL-7 a Gonk is not activated', () => {
  const t = team({ ana: { seat: 0, at: [5, 5], tokens: 'G- Y+' }, gus: { seat: 0, at: [8, 5], gonk: 'yellow' } })
  expect(t.offer('activate')).toEqual(['activate ana-1'])
  expect(t.whyNot('activate gus-1')).toBe('CZ-CONTROL-7')
})

test('CZ-CONTROL-8 action after action while tokens are Ready, and no more', () => {
  const t = duel({ ana: { tokens: 'G+ Y+ Y+' } })
  t.play('move on Y+', [], 'move on Y+', [], 'move on G+', [])
  expect(t.tokens('ana')).toBe('G- Y- Y-')
  expect([t.state.control, t.state.active?.id]).toEqual([1, 'bob-1'])
})

test('CZ-CONTROL-9 an activation may end early, and what is left stays Ready', () => {
  const t = duel({ ana: { tokens: 'G+ Y+ Y+' } })
  t.play('move on G+', [], 'move on Y+', [], 'end')
  expect(t.tokens('ana')).toBe('G- Y- Y+')
  expect(t.state.control).toBe(1)
})

test('CZ-CONTROL-10 a character is activated again while it has a Ready token', () => {
  const t = duel({ ana: { tokens: 'G+ Y+' }, bob: { tokens: 'G+ Y+' } })
  t.play('move on G+', [], 'end', 'end')
  expect(t.state.control).toBe(0)
  expect(t.offer()).toEqual(['activate ana-1', 'inspire'])
})

test('CZ-CONTROL-11 with its last token spent Control passes, after the [RE]actions to it', () => {
  const t = duel({ ana: { tokens: 'Y+' }, bob: { tokens: 'Y+' } })
    .dice(7, 3)
    .answer('shoot bob-1 on Y+')
  expect([t.question().ask, t.state.control]).toEqual(['act', 0])
  t.answer('end')
  expect(t.state.control).toBe(1)
})

test('CZ-CONTROL-12 with no Ready token anywhere the team must be inspired', () => {
  const t = team({
    ana: { seat: 0, at: [5, 5], tokens: 'G- Y-' },
    cal: { seat: 0, at: [8, 5], tokens: 'R-' },
    gus: { seat: 0, at: [11, 5], gonk: 'yellow' },
  })
  expect(t.told('inspires')).toHaveLength(1)
  expect(t.question().ask).toBe('gonk')
})

test('CZ-CONTROL-13 with every token Ready a character must be activated', () => {
  const t = team({
    ana: { seat: 0, at: [5, 5] },
    cal: { seat: 0, at: [8, 5] },
    gus: { seat: 0, at: [11, 5], gonk: 'yellow' },
  })
  expect(t.offer()).toEqual(['activate ana-1', 'activate cal-1'])
  expect(t.whyNot('inspire')).toBe('CZ-CONTROL-13')
})

test('CZ-CONTROL-14 play goes on until somebody has won, however often Control changes', () => {
  const t = team({ ana: { seat: 0, at: [5, 5] } })
  for (let change = 0; change < 50; change++) t.play('end')
  expect(t.result).toBeUndefined()
  const last = duel({ ana: { tokens: 'Y+' }, bob: { tokens: 'R+' } })
    .dice(7, 3)
    .answer('shoot bob-1 on Y+')
  expect(last.result).toEqual({ winners: [0], by: 'standing' })
})

test('CZ-R-131 at the limit of Controls whoever has the most EB on the table wins', () => {
  const t = position({
    models: { ana: { seat: 0, at: [5, 5] }, gus: { seat: 0, at: [8, 5], gonk: 'red' }, bob },
    state: {
      sides: [0, 1].map(() => ({ faction: 'stock', team: 'stock', luck: 0, cred: 0, controls: 50, left: false })),
    },
  })
  t.play('end')
  expect(t.result).toEqual({ winners: [0], by: 'limit' })
})
