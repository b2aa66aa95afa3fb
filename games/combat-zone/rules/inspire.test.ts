import { expect, test } from 'vitest'
import { type ModelSetup, position } from '../testing/position.ts'

const gonk = (x: number) => ({ seat: 0, at: [x, 5], gonk: 'yellow' }) as ModelSetup
const ana: ModelSetup = { seat: 0, at: [5, 2], tokens: 'G- Y-' }
const bob: ModelSetup = { seat: 1, at: [5, 28], tokens: 'Y+' }
const three = (more: Readonly<Record<string, ModelSetup>> = {}) =>
  position({ models: { ana, gus: gonk(5), hal: gonk(8), ivy: gonk(11), bob, ...more } })

test('CZ-INSPIRE-1 every Gonk of the team may be activated', () => {
  expect(three().offer()).toEqual(['gus-1', 'hal-1', 'ivy-1', 'done'])
})

test('CZ-INSPIRE-2 each takes one action, once', () => {
  const t = three().play('gus-1', 'move on Y+').walk([5, 8])
  expect(t.offer()).toEqual(['hal-1', 'ivy-1', 'done'])
})

test('CZ-INSPIRE-2 CZ-INSPIRE-10 CZ-KEYWORD-23 who does not act is refused with the rule', () => {
  const stunned = { ...gonk(14), marks: [{ what: 'stunned', stays: false }] }
  const t = three({ jo: stunned }).play('gus-1', 'end')
  expect(t.offer()).toEqual(['hal-1', 'ivy-1', 'done'])
  expect(t.refused().map(({ key, rule }) => `${key} ${rule}`)).toEqual([
    'ana-1 CZ-INSPIRE-10',
    'gus-1 CZ-INSPIRE-2',
    'jo-1 CZ-KEYWORD-23',
  ])
})

test('CZ-INSPIRE-3 in the order its player likes, each chosen after the last has acted', () => {
  const t = three().play('ivy-1', 'move on Y+').walk([11, 8])
  expect([t.question().ask, t.at('ivy')]).toEqual(['gonk', [1100, 800]])
  expect(t.play('gus-1', 'end').offer()).toEqual(['hal-1', 'done'])
})

test('CZ-INSPIRE-4 no Gonk has to act', () => {
  const t = three().play('hal-1', 'end', 'done')
  expect([t.tokens('ana'), t.state.control]).toEqual(['G+ Y+', 1])
})

test('CZ-INSPIRE-5 then every Used token of the team is Ready', () => {
  const cal: ModelSetup = { seat: 0, at: [9, 2], tokens: 'R- Y-' }
  const t = three({ cal }).answer('done')
  expect([t.tokens('ana'), t.tokens('cal')]).toEqual(['G+ Y+', 'R+ Y+'])
  expect(t.tokens('bob')).toBe('Y+')
})

test('CZ-INSPIRE-6 the colour does not change: wounds stay', () => {
  const t = three({ cal: { seat: 0, at: [9, 2], tokens: 'g-' } }).answer('done')
  expect(t.tokens('cal')).toBe('g+')
})

test('CZ-INSPIRE-7 while the Gonks act the tokens are still Used', () => {
  const t = three().play('gus-1', 'move on Y+').walk([5, 8])
  expect(t.tokens('ana')).toBe('G- Y-')
})

test('CZ-INSPIRE-8 after it Control passes', () => {
  const t = three().answer('done')
  expect([t.state.control, t.question().seat]).toEqual([1, 1])
})

test('CZ-INSPIRE-9 a team without Gonks is inspired for its tokens', () => {
  const t = position({ models: { ana: { ...ana, tokens: 'G- Y+' }, bob } })
  expect(t.offer()).toEqual(['activate ana-1', 'inspire'])
  expect(t.answer('inspire').tokens('ana')).toBe('G+ Y+')
})

test('CZ-INSPIRE-10 characters do not act in it', () => {
  const t = position({ models: { ana: { ...ana, tokens: 'G- Y+' }, gus: gonk(5), bob } }).answer('inspire')
  expect(t.offer()).toEqual(['gus-1', 'done'])
})

test('CZ-INSPIRE-11 Control is not lost while a team is inspired', () => {
  const t = three({ bob: { seat: 1, at: [5, 7], tokens: 'Y+ Y+' } })
  t.dice(7, 3, 7, 3).play('gus-1', 'strike bob-1 on Y+', 'strike gus-1 on Y+', { x: 500, y: 397 })
  expect([t.model('gus').where, t.state.control, t.offer()]).toEqual(['out', 0, ['hal-1', 'ivy-1', 'done']])
})

test('CZ-INSPIRE-12 a Hacked token comes off each character', () => {
  const t = three({ cal: { seat: 0, at: [9, 2], hacked: 2 }, dee: { seat: 0, at: [12, 2], hacked: 1 } })
  t.play('inspire', 'done', 'off')
  expect([t.model('cal').hacked, t.model('dee').hacked, t.model('ana').hacked]).toEqual([1, 0, 0])
})

test('CZ-R-116 its owner may leave it on a character; without any nobody is asked', () => {
  const t = three({
    cal: { seat: 0, at: [9, 2], hacked: 2 },
    dee: { seat: 0, at: [12, 2], hacked: 1 },
    eve: { seat: 1, at: [15, 20], hacked: 1 },
  })
  t.play('inspire', 'done')
  expect(t.offer()).toEqual(['off', 'keep cal-1', 'keep dee-1'])
  t.play('keep cal-1')
  expect(t.offer()).toEqual(['off', 'keep dee-1'])
  t.play('off')
  expect([t.model('cal').hacked, t.model('dee').hacked, t.model('eve').hacked]).toEqual([2, 0, 1])
  expect(three({}).play('done').state.control).toBe(1)
})

test('CZ-INSPIRE-11 CZ-R-71 a Gonk that falls to its death costs neither Control nor the refresh', () => {
  const pieces = [{ kind: 'rooftop', at: [10, 15], size: [6, 6], height: 4 }]
  const climber: ModelSetup = { seat: 0, at: [6.47, 15], gonk: 'yellow' }
  const t = position({ models: { ana, gus: climber, hal: gonk(8), bob }, pieces }).play('gus-1', 'move on Y+')
  t.dice(4, 5).walk([6.47, 15], [9, 15]).answer({ x: 544, y: 1500 })
  expect([t.model('gus').where, t.state.control, t.offer()]).toEqual(['out', 0, ['hal-1', 'done']])
  expect(t.answer('done').tokens('ana')).toBe('G+ Y+')
})
