import { expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'
import type { ModelSetup, PositionSetup } from '../testing/position.ts'

const flamer = (bands: readonly string[], more: readonly string[] = []) => [
  { name: 'flamer', skill: 'ranged', bands, attack: true, with: ['torrent', ...more] },
]
const rival = (x: number, y: number, tokens = 'Y+'): ModelSetup => ({ seat: 1, at: [x, y], tokens })
/** Ana burns northwards: Cal, her friend, then Bob and Dee behind him. */
const line = (more: Partial<ModelSetup> = {}, options: PositionSetup['options'] = {}) =>
  duel({
    options,
    ana: { actions: flamer(['red', 'yellow']), tokens: 'Y+ Y+' },
    bob: { at: [5, 10], tokens: 'Y+ Y+' },
    more: { cal: { seat: 0, at: [5, 8], tokens: 'Y+ Y+' }, dee: { ...rival(5, 12, 'Y+ Y+'), ...more } },
  })
const BURN = 'ana-1 bob-1 on Y+'

test('CZ-KEYWORD-25 CZ-MULTI-1 CZ-MULTI-2 everybody in the strip opposes one die, friend or rival, each with its own', () => {
  const t = line().dice(2, 5, 5, 5).answer(BURN)
  expect(t.told('dice').map(({ seat }) => seat)).toEqual([0, 1, 0, 1])
  expect(t.told('guard').map(({ id, add }) => [id, add])).toEqual([
    ['bob-1', 1],
    ['cal-1', 0],
    ['dee-1', 2],
  ])
})

test('CZ-R-90 the table says whether those in a Torrent are cover for each other', () => {
  const t = line({}, { torrentTargetsObscureEachOther: false }).dice(2, 5, 5, 5).answer(BURN)
  expect(t.told('guard').map(({ add }) => add)).toEqual([0, 0, 0])
})

test('CZ-MULTI-3 CZ-R-56 each is judged alone, and friends are wounded like rivals', () => {
  const t = line().dice(7, 4, 3, 6).answer(BURN)
  expect([t.tokens('bob'), t.tokens('cal'), t.tokens('dee')]).toEqual(['y+ Y+', 'y+ Y+', 'Y+ Y+'])
  expect([t.question().ask, t.question().seat, t.state.batch?.waiting]).toEqual(['act', 1, []])
})

test('CZ-MULTI-4 only those in a band of the action, however far the strip goes', () => {
  const t = line({ at: [5, 14.2] })
    .dice(2, 5, 5)
    .answer(BURN)
  expect(t.told('guard').map(({ id }) => id)).toEqual(['bob-1', 'cal-1'])
})

test('CZ-R-65 of those wounded together each player says in which order they [RE]act', () => {
  const t = line().dice(7, 2, 3, 2).answer(BURN)
  expect([t.question().ask, t.question().seat]).toEqual(['react order', 1])
  t.answer(['dee-1', 'bob-1'])
  expect(t.question().options.every(({ refs }) => refs?.[0] === 'dee-1')).toBe(true)
  t.answer('end')
  expect(t.question().options.every(({ refs }) => refs?.[0] === 'bob-1')).toBe(true)
})

test('CZ-R-65 CZ-REACT-4 CZ-REACT-13 those without a Ready token and friends of who burnt them are put in no order', () => {
  const spent = line({ tokens: 'Y- Y-' }).dice(7, 2, 3, 2).answer(BURN)
  expect([spent.tokens('dee'), spent.question().ask, spent.offer('move')]).toEqual([
    'y- Y-',
    'act',
    ['move on y+', 'move on Y+'],
  ])
  const friends = duel({
    ana: { actions: flamer(['red', 'yellow']), tokens: 'Y+ Y+' },
    bob: { at: [5, 11], tokens: 'Y+' },
    more: { cal: { seat: 0, at: [5, 7], tokens: 'Y+ Y+' }, eve: { seat: 0, at: [5, 8.5], tokens: 'Y+ Y+' } },
  })
  friends.dice(7, 8, 3, 3).answer(BURN)
  expect([friends.tokens('cal'), friends.tokens('eve')]).toEqual(['y+ Y+', 'y+ Y+'])
  expect([friends.question().ask, friends.question().seat]).toEqual(['act', 0])
})

test('CZ-R-65 CZ-REACT-12 nor those hit by the Blast of a [RE]action', () => {
  const grenade = [{ name: 'grenade', skill: 'ranged', bands: ['yellow'], attack: true, with: ['blast'] }]
  const t = duel({
    ana: { tokens: 'Y+ Y+' },
    bob: { at: [5, 11], tokens: 'Y+ Y+', actions: grenade },
    more: { cal: { seat: 0, at: [6.5, 5], tokens: 'Y+ Y+' } },
  })
  t.dice(7, 2, 7, 3, 3, 3).play('shoot bob-1 on Y+', 'bob-1 ana-1 on Y+', { x: 500, y: 603 }, 'Y-', 'stay')
  t.answer('Y+')
  expect([t.tokens('ana'), t.tokens('cal')]).toEqual(['y- y+', 'y+ Y+'])
  expect([t.question().ask, t.question().seat]).toEqual(['act', 0])
})

test('CZ-SHOOTBRAWL-9 a Torrent into a Brawl affects all it beats, not the lowest alone', () => {
  const t = duel({
    ana: { actions: flamer(['yellow']), tokens: 'Y+ Y+' },
    bob: { at: [5, 10], tokens: 'Y+ Y+' },
    more: { cal: { seat: 0, at: [5, 11.5], tokens: 'Y+ Y+' } },
  })
  t.dice(7, 4, 3).answer(BURN)
  expect([t.tokens('bob'), t.tokens('cal')]).toEqual(['y+ Y+', 'y+ Y+'])
})
