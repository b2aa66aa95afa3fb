import { expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'
import type { ModelSetup } from '../testing/position.ts'

const gun = (x: number, more: readonly string[] = []) => [
  { name: 'gun', skill: 'ranged', bands: ['yellow', 'green'], attack: true, with: [`rapid ${x}`, ...more] },
]
const rival = (x: number, y: number, tokens = 'Y+'): ModelSetup => ({ seat: 1, at: [x, y], tokens })
const SHOOT = 'ana-1 bob-1 on Y+'
/** Bob, Cid two inches beside him and Dee two beyond, out of each other's reach. */
const three = (x: number, bob = 'Y+ Y+') =>
  duel({
    ana: { actions: gun(x), tokens: 'Y+ Y+' },
    bob: { tokens: bob },
    more: { cid: rival(8.1, 10), dee: rival(11.2, 10) },
  })

test('CZ-RAPID-1 the same action so many times for one token', () => {
  const t = three(3).dice(2, 5, 2, 5, 2, 5).play(SHOOT, 'bob-1', 'bob-1')
  expect([t.told('failure').length, t.tokens('ana')]).toEqual([3, 'Y- Y+'])
  expect(
    t
      .told('dice')
      .filter(({ seat }) => seat === 0)
      .map(({ die }) => die),
  ).toEqual(['YELLOW', 'YELLOW', 'YELLOW'])
})

test('CZ-RAPID-2 the same model may be shot at again', () => {
  expect(three(2).dice(2, 5).answer(SHOOT).offer()).toContain('bob-1')
})

test('CZ-RAPID-3 each is resolved before the next', () => {
  const t = three(2, 'G+ Y+').dice(7, 3).play(SHOOT, 'Y+')
  expect([t.question().ask, t.tokens('bob')]).toEqual(['shot', 'G+ y+'])
  expect(t.answer('bob-1').offer()).toEqual(['G+', 'y+'])
})

test('CZ-RAPID-4 CZ-REACT-9 [RE]actions come after the last, each model once, by first wound', () => {
  const t = three(3, 'G+ G+ Y+').dice(7, 3, 7, 3, 7, 3).play(SHOOT, 'G+', 'cid-1', 'bob-1', 'G+')
  expect([t.tokens('bob'), t.tokens('cid')]).toEqual(['g+ g+ Y+', 'y+'])
  expect(t.question().options[0]?.refs?.[0]).toBe('bob-1')
  expect(t.answer('end').question().options[0]?.refs?.[0]).toBe('cid-1')
  expect(t.answer('end').question().seat).toBe(0)
})

test('CZ-RAPID-5 fire walks no farther than RED from the last target', () => {
  const t = three(3).dice(2, 5, 2, 5).answer(SHOOT)
  expect([t.offer(), t.whyNot('dee-1')]).toEqual([['bob-1', 'cid-1', 'stop'], 'CZ-RAPID-5'])
  expect(t.answer('cid-1').offer()).toEqual(['bob-1', 'cid-1', 'dee-1', 'stop'])
})

test('CZ-RAPID-6 one less for each target beyond the first', () => {
  const t = three(3).dice(5, 6, 5, 6, 5, 6).play(SHOOT, 'cid-1', 'dee-1')
  expect(t.told('failure').map(({ total }) => total)).toEqual([5, 4, 3])
})

test('CZ-RAPID-7 none for staying on the first', () => {
  const t = three(2).dice(5, 6, 5, 6).play(SHOOT, 'bob-1')
  expect(t.told('failure').map(({ total }) => total)).toEqual([5, 5])
})

test('CZ-RAPID-8 every target must be in range and have a Path of Attack', () => {
  const t = duel({
    ana: { actions: gun(2), tokens: 'Y+ Y+' },
    bob: { tokens: 'Y+' },
    more: { cid: rival(8.1, 10) },
    pieces: [{ kind: 'wall', at: [7.3, 8.5], size: [2, 0.3] }],
  })
  expect(t.dice(2, 5).answer(SHOOT).whyNot('cid-1')).toBe('CZ-PATH-9')
})

test('CZ-RAPID-3 what cards add to the action they add to every shot, and to what the wounded may answer', () => {
  const eye = { standing: ['deadly', 'suppression'].map((keyword) => ({ keyword, for: { attack: true } })) }
  const t = duel({
    ana: { actions: gun(2), tokens: 'Y+ Y+', gear: [{ card: 'eye', down: false }] },
    bob: { tokens: 'G+ Y+ Y+ Y+' },
    gear: { eye },
  }).dice(2, 5, 7, 3)
  t.play(SHOOT, 'Y+', 'bob-1', 'Y+', 'Y+')
  expect(t.tokens('bob')).toBe('G+ y+ y+ Y+')
  expect(t.whyNot('shoot ana-1 on G+')).toBe('CZ-KEYWORD-24')
})

test('CZ-R-84 coming back to a target costs no more than having left it', () => {
  const t = three(3).dice(5, 6, 5, 6, 5, 6).play(SHOOT, 'cid-1', 'bob-1')
  expect(t.told('failure').map(({ total }) => total)).toEqual([5, 4, 4])
})

test('CZ-R-85 it may be stopped, and who is out still is the last target', () => {
  expect(three(3).dice(2, 5).play(SHOOT, 'stop').state.shots).toBeUndefined()
  const t = three(2, 'R+').dice(7, 3).play(SHOOT, { x: 500, y: 1103 })
  expect(t.offer()).toEqual(['cid-1', 'stop'])
})

test('CZ-KEYWORD-6 CZ-R-19 who fumbles two shots of a Dangerous Rapid action loses the token it spent, then itself', () => {
  const gun = { name: 'gun', skill: 'ranged', bands: ['yellow'], attack: true, with: ['rapid 2', 'dangerous'] }
  const fumbled = (...shots: string[]) =>
    duel({ ana: { actions: [gun], tokens: 'Y+ Y-' }, bob: { tokens: 'Y+' }, more: { cal: { seat: 0, at: [20, 20] } } })
      .dice(1, 5, 1, 5)
      .play('ana-1 bob-1 on Y+', ...shots)
  expect(fumbled().tokens('ana')).toBe('y- Y-')
  expect(fumbled('bob-1').model('ana').where).toBe('out')
})

test('CZ-RAPID-3 CZ-KEYWORD-5 CZ-KEYWORD-24 a Crit limits the answer of whom its shot wounded, and of nobody else', () => {
  const [plain] = gun(3)
  const t = duel({
    ana: { actions: [{ ...plain, crits: ['suppression'] }], tokens: 'Y+ Y+' },
    bob: { tokens: 'Y+ Y+' },
    more: { cid: rival(8.1, 10, 'Y+ Y+'), dee: rival(11.2, 10, 'Y+ Y+') },
  }).dice(7, 3, 8, 3, 7, 3)
  t.play(SHOOT, 'cid-1', 'dee-1')
  expect(t.offer('shoot')).toContain('shoot ana-1 on Y+')
  t.answer('end')
  expect(t.whyNot('shoot ana-1 on Y+')).toBe('CZ-KEYWORD-24')
  t.answer('end')
  expect(t.offer('shoot')).toContain('shoot ana-1 on Y+')
})

test('CZ-RAPID-1 CZ-R-85 an action that is aimed at nobody is taken so many times too, or fewer', () => {
  const dance = { name: 'dance', with: ['rapid 3'], does: [{ luck: { add: 1 } }] }
  const danced = (...answers: string[]) => duel({ ana: { actions: [dance] } }).play('ana-1 on Y+', ...answers)
  expect(danced().offer()).toEqual(['again', 'stop'])
  const [all, fewer] = [danced('again', 'again'), danced('stop')]
  expect([all, fewer].map((t) => [t.told('luck').length, t.tokens('ana'), t.question().ask])).toEqual([
    [3, 'G+ Y-', 'act'],
    [1, 'G+ Y-', 'act'],
  ])
})

test('CZ-RAPID-4 CZ-R-65 of those wounded together by one shot their player says who answers first, and once', () => {
  const t = duel({
    ana: { actions: gun(2, ['torrent']), tokens: 'Y+ Y+' },
    bob: { tokens: 'Y+ Y+ Y+' },
    more: { eve: rival(5, 12, 'Y+ Y+ Y+') },
  })
  t.dice(7, 2, 2, 7, 2, 2).answer(SHOOT)
  expect([t.question().ask, t.question().seat]).toEqual(['react order', 1])
  t.answer(['eve-1', 'bob-1']).play('bob-1', 'Y+', 'Y+')
  expect([t.tokens('bob'), t.tokens('eve')]).toEqual(['y+ y+ Y+', 'y+ y+ Y+'])
  expect(t.question()).toMatchObject({ ask: 'act', text: expect.stringContaining('Eve') })
})
