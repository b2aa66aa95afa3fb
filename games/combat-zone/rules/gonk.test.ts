import { expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'
import { netrun } from '../testing/netrun.ts'
import type { ModelSetup } from '../testing/position.ts'

const gus = (more: Partial<ModelSetup> = {}): ModelSetup => ({ seat: 0, at: [5, 5], gonk: 'yellow', ...more })
/** Gus acts in an Inspire. */
const inspired = (more: Partial<ModelSetup> = {}, bob: Partial<ModelSetup> = {}) =>
  duel({
    ana: { at: [15, 2], tokens: 'Y-' },
    bob: { tokens: 'Y+', ...bob },
    more: { gus: gus(more) },
    state: { stage: 'inspire', active: undefined },
  }).answer('gus-1')

test('CZ-GONK-1 a Gonk has no tokens, and none is turned', () => {
  const t = inspired().answer('move on Y+').walk([5, 8])
  expect([t.tokens('gus'), t.told('paid')]).toEqual(['', []])
})

test('CZ-GONK-2 the colour on its card is its die and its distance', () => {
  const t = inspired().answer('move on Y+')
  expect(t.refusedPath([12.05, 5])).toBe('CZ-BASIC-2')
  expect(t.walk([12, 5]).at('gus')).toEqual([1200, 500])
  const red = inspired({ gonk: 'red' }).answer('move on R+')
  expect(red.refusedPath([8.05, 5])).toBe('CZ-BASIC-2')
  expect(inspired().dice(2, 5).answer('shoot bob-1 on Y+').told('dice')[0]).toMatchObject({ die: 'YELLOW' })
})

test('CZ-GONK-3 it takes one action', () => {
  const t = inspired().answer('move on Y+').walk([5, 6])
  expect(t.state.control).toBe(1)
})

test('CZ-GONK-4 any basic action but the one of Influence', () => {
  const t = inspired({}, { at: [5, 7] })
  const kinds = new Set(t.question().options.map(({ kind }) => kind))
  expect([...kinds]).toEqual(['move', 'strike', 'drag', 'end'])
  expect(t.refused().some(({ key }) => key.startsWith('command'))).toBe(false)
})

test('CZ-GONK-5 and those printed on its card', () => {
  const t = inspired({ actions: [{ name: 'brick', skill: 'ranged', bands: ['yellow'], attack: true }] })
  expect(t.offer('gus-1')).toEqual(['gus-1 bob-1 on Y+'])
})

test('CZ-GONK-6 it opposes with its own colour and is not asked', () => {
  const t = duel({ bob: { gonk: 'red' } })
    .dice(2, 5)
    .answer('shoot bob-1 on Y+')
  expect(t.told('dice')[1]).toMatchObject({ seat: 1, die: 'RED', faces: [5] })
})

test('CZ-GONK-7 a wound takes it out at once', () => {
  const t = duel({ bob: { gonk: 'yellow' }, more: { dee: { seat: 1, at: [20, 28] } } }).dice(7, 3)
  t.answer('shoot bob-1 on Y+')
  expect([t.model('bob').where, t.question().ask]).toEqual(['out', 'body'])
})

test('CZ-GONK-8 it never [RE]acts', () => {
  const t = duel({ bob: { gonk: 'yellow' }, more: { dee: { seat: 1, at: [20, 28] } } }).dice(7, 3)
  t.play('shoot bob-1 on Y+', { x: 500, y: 1103 })
  expect([t.question().seat, t.state.batch]).toEqual([0, undefined])
})

test('CZ-GONK-11 it cannot be healed', () => {
  const t = duel({ more: { gus: gus({ at: [6.5, 5] }) } })
  expect(t.whyNot('triage gus-1 on Y+')).toBe('CZ-GONK-11')
})

test('CZ-GONK-10 programs without Hacked tokens affect Gonks, those with them do not', () => {
  const t = netrun(['speedtrap', 'adware'], { bob: { gonk: 'yellow', at: [5, 10] } })
  expect([t.offer('launch'), t.whyNot('launch adware bob-1')]).toEqual([['launch speedtrap bob-1'], 'CZ-GONK-9'])
  t.dice(5, 2).play('launch speedtrap bob-1', 'end', 'bob-1', 'move on Y+')
  expect(t.refusedPath([9.05, 10])).toBe('CZ-BASIC-2')
  expect(t.walk([9, 10]).at('bob')).toEqual([900, 1000])
})

test('CZ-GONK-9 CZ-GONK-10 an action that does nothing but hack is not for Gonks, though its card does not say so; one that hurts as well is', () => {
  const hack = { hack: { who: 'them', tokens: 1 } }
  const aimed = (more: readonly object[]) =>
    duel({
      ana: {
        actions: [{ name: 'spike', skill: 'tech', bands: ['yellow'], who: { side: 'rival' }, does: [hack, ...more] }],
      },
      bob: { gonk: 'yellow' },
      more: { cal: { seat: 1, at: [8, 10] } },
    })
  const plain = aimed([])
  expect([plain.whyNot('ana-1 bob-1 on G+'), plain.offer('ana-1')]).toEqual([
    'CZ-GONK-9',
    ['ana-1 cal-1 on G+', 'ana-1 cal-1 on Y+'],
  ])
  expect(aimed([{ stun: { who: 'them', tokens: 1 } }]).offer('ana-1')).toContain('ana-1 bob-1 on G+')
})
