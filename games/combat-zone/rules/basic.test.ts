import { expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'
import type { ModelSetup } from '../testing/position.ts'

const kinds = (keys: readonly string[]) => [...new Set(keys.map((key) => key.split(' ')[0]))]
const cal = (more: Partial<ModelSetup> = {}) => ({ seat: 0, at: [6.5, 5], ...more }) as ModelSetup

test('CZ-BASIC-1 six basic actions are there for everybody, whatever the card says, and dragging is a move', () => {
  const t = duel({
    bob: { at: [5, 8] },
    more: { cal: cal({ tokens: 'y+', hacked: 1 }), dee: { seat: 1, at: [12, 5] } },
  })
  expect(kinds(t.offer())).toEqual(['move', 'shoot', 'strike', 'triage', 'firewall', 'command', 'drag', 'end'])
})

test('CZ-BASIC-2 a move is as long as its colour allows, or of no length', () => {
  const t = duel({ ana: { tokens: 'Y+ Y+' } })
  t.play('move on Y+', [])
  expect(t.at('ana')).toEqual([500, 500])
  expect(t.tokens('ana')).toBe('Y- Y+')
  t.answer('move on Y+')
  expect(t.refusedPath([12.05, 5])).toBe('CZ-BASIC-2')
  expect(t.walk([12, 5]).at('ana')).toEqual([1200, 500])
})

test('CZ-BASIC-3 on open ground nothing is rolled', () => {
  expect(duel().play('move on G+').walk([14, 5]).told('dice')).toEqual([])
})

/** What a rival at a gap may be attacked with. */
const attacks = (gap: number) => {
  const t = duel({ ana: { tokens: 'Y+' }, bob: { at: [5, 5 + 1.06 + gap] } })
  return kinds(t.offer()).filter((kind) => kind === 'shoot' || kind === 'strike')
}

test('CZ-BASIC-4 the Ranged Attack reaches the YELLOW and the GREEN band', () => {
  expect([attacks(5), attacks(11)]).toEqual([['shoot'], ['shoot']])
})

test('CZ-BASIC-5 the Ranged Attack cannot target anybody within RED', () => {
  expect([attacks(3), attacks(0.5)]).toEqual([['strike'], ['strike']])
  expect(duel({ bob: { at: [5, 7] } }).whyNot('shoot bob-1 on Y+')).toBe('CZ-ACTION-8')
})

test('CZ-BASIC-6 the Melee Attack reaches all of RED, in reach or not, and no farther', () => {
  expect(attacks(2.5)).toEqual(['strike'])
  expect(attacks(3.2)).toEqual(['shoot'])
})

test('CZ-BASIC-7 Triage heals one wound on a success', () => {
  const t = duel({ more: { cal: cal({ tokens: 'g-' }) } })
    .dice(6, 5)
    .answer('triage cal-1 on Y+')
  expect(t.tokens('cal')).toBe('G-')
  const failed = duel({ more: { cal: cal({ tokens: 'g-' }) } })
    .dice(5, 5)
    .answer('triage cal-1 on Y+')
  expect(failed.tokens('cal')).toBe('g-')
})

test('CZ-BASIC-8 the patient must be within reach', () => {
  const at = (gap: number) => duel({ more: { cal: cal({ tokens: 'y+', at: [5 + 1.06 + gap, 5] }) } })
  expect(at(0.8).offer('triage')).not.toEqual([])
  expect(at(1.2).whyNot('triage cal-1 on Y+')).toBe('CZ-BASIC-8')
})

test('CZ-BASIC-9 the patient must be Red-lined', () => {
  expect(duel({ more: { cal: cal({ tokens: 'y+ Y+' }) } }).whyNot('triage cal-1 on Y+')).toBe('CZ-BASIC-9')
  expect(duel({ more: { cal: cal({ tokens: 'y+ y-' }) } }).offer('triage')).not.toEqual([])
})

test('CZ-BASIC-10 nobody treats itself', () => {
  expect(duel({ ana: { tokens: 'y+' } }).whyNot('triage ana-1 on y+')).toBe('CZ-BASIC-10')
})

test('CZ-BASIC-11 Firewall Defender takes one Hacked token off on a success', () => {
  const t = duel({ more: { cal: cal({ hacked: 2 }) } })
    .dice(6, 5)
    .answer('firewall cal-1 on Y+')
  expect(t.model('cal').hacked).toBe(1)
  const failed = duel({ more: { cal: cal({ hacked: 2 }) } })
    .dice(5, 6)
    .answer('firewall cal-1 on Y+')
  expect(failed.model('cal').hacked).toBe(2)
})

test('CZ-BASIC-12 CZ-R-149 Firewall Defender reaches friends within RED who are hacked', () => {
  const at = (gap: number) => duel({ more: { cal: cal({ hacked: 1, at: [5 + 1.06 + gap, 5] }) } })
  expect(at(2.8).offer('firewall')).not.toEqual([])
  expect(at(3.2).whyNot('firewall cal-1 on Y+')).toBe('CZ-ACTION-7')
  expect(duel({ more: { cal: cal() } }).whyNot('firewall cal-1 on Y+')).toBe('CZ-R-149')
  expect(duel({ bob: { at: [5, 7], hacked: 1 } }).whyNot('firewall bob-1 on Y+')).toBe('CZ-BASIC-11')
})

test('CZ-BASIC-13 Firewall Defender may be used on oneself', () => {
  const t = duel({ ana: { hacked: 1 } })
    .dice(6, 5)
    .answer('firewall ana-1 on Y+')
  expect(t.model('ana').hacked).toBe(0)
})

test('CZ-BASIC-14 Command activates a friend on a success', () => {
  const t = duel({ ana: { skills: { influence: 2 } }, more: { cal: cal() } })
    .dice(5, 4)
    .answer('command cal-1 on G+')
  expect(t.state.active?.id).toBe('cal-1')
  expect(t.told('success')).toMatchObject([{ total: 7, against: 4 }])
})

test('CZ-BASIC-15 a Gonk has no Command', () => {
  const t = duel({
    active: 'gus',
    more: { gus: { seat: 0, at: [3, 5], gonk: 'yellow' }, cal: cal({ at: [4.5, 5], hacked: 1 }) },
    ana: { at: [15, 15] },
  })
  expect(kinds(t.offer())).toEqual(['move', 'shoot', 'firewall', 'drag', 'end'])
})

test('CZ-BASIC-16 Command reaches all of RED', () => {
  const at = (gap: number) => duel({ more: { cal: cal({ at: [5 + 1.06 + gap, 5] }) } })
  expect(at(2.9).offer('command')).not.toEqual([])
  expect(at(3.2).whyNot('command cal-1 on Y+')).toBe('CZ-ACTION-7')
})

test('CZ-BASIC-11 CZ-BASIC-14 CZ-R-55 what is done for friends is refused for rivals, each by its rule', () => {
  const t = duel({ bob: { at: [5, 6.6], tokens: 'y-', hacked: 1 }, ana: { at: [5, 4] } })
  const refused = ['triage', 'firewall', 'command'].map((action) => t.whyNot(`${action} bob-1 on Y+`))
  expect(refused).toEqual(['CZ-R-55', 'CZ-BASIC-11', 'CZ-BASIC-14'])
})
