import { expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'
import { describe } from './words.ts'

const far = { at: [20, 28] } as const
const fence = (y: number) => ({ kind: 'fence', at: [5, y] })

test('CZ-MOVE-1 anywhere within the limit, in any direction and less far', () => {
  for (const [x, y] of [
    [5, 5],
    [7.4, 7.4],
    [5, 12],
  ] as const) {
    const t = duel({ ana: { tokens: 'Y+' }, bob: far }).answer('move on Y+')
    expect(t.walk([x, y]).at('ana')).toEqual([100 * x, 100 * y])
  }
})

test('CZ-MOVE-1 CZ-BASIC-2 no way at all and one to where it stands are the same move, also for who is Brawling or beside a wall', () => {
  for (const path of [[], [[5, 5] as const]]) {
    const t = duel({ bob: { at: [5, 6.5] }, pieces: [{ kind: 'rooftop', at: [3.46, 5], size: [2, 3] }] })
    t.answer('move on Y+').walk(...path)
    expect([t.at('ana'), t.told('dice'), t.question().ask]).toEqual([[500, 500], [], 'act'])
  }
})

test('CZ-MOVE-1 CZ-MOVE-2 a path may name the place it begins at, past obstacles, beside a wall and out of a Brawl too', () => {
  const open = duel({ bob: far, pieces: [fence(7)] }).answer('move on G+')
  open.dice(7, 3).walk([5, 5], [5, 12])
  expect(open.walk([5, 7.9], [5, 12]).at('ana')).toEqual([500, 1200])
  expect(duel({ bob: far }).answer('move on Y+').refusedPath([5, 5], [5, 13])).toBe('CZ-BASIC-2')
  const beside = duel({ ana: { at: [10, 7.96] }, bob: far, pieces: [{ kind: 'rooftop', at: [10, 11], size: [6, 5] }] })
  expect(beside.answer('move on Y+').walk([10, 7.96], [5, 7.96]).at('ana')).toEqual([500, 796])
  const brawl = duel({ bob: { at: [5, 6.5] } }).answer('move on G+')
  expect(brawl.walk([5, 5], [12, 5]).question().ask).toBe('guard')
  expect(brawl.dice(9, 2).answer('G+').walk([5, 5], [12, 5]).at('ana')).toEqual([1200, 500])
})

test('CZ-MOVE-2 CZ-CLIMB-2 a corner named twice is a climb, and there must be something to climb', () => {
  const t = duel({ bob: far }).answer('move on G+')
  expect(t.refusedPath([5, 8], [5, 8], [5, 9])).toBe('CZ-CLIMB-2')
  expect(t.refusedPath([5, 5], [5, 5], [5, 9])).toBe('CZ-CLIMB-2')
})

test('CZ-MOVE-2 a path may bend round scenery, and its own length counts', () => {
  const t = duel({ ana: { tokens: 'Y+' }, bob: far, pieces: [{ kind: 'rooftop', at: [7.5, 5], size: [2, 3] }] })
  t.answer('move on Y+')
  expect(t.refusedPath([9.5, 5.9])).toBe('CZ-BARRIER-1')
  expect(t.refusedPath([5, 8], [11, 8], [11, 5])).toBe('CZ-BASIC-2')
  t.walk([6.2, 7.05], [8.8, 7.05], [9.5, 5.9])
  expect([t.at('ana'), t.told('dice')]).toEqual([[950, 590], []])
})

test('CZ-MOVE-3 friends are walked through freely', () => {
  const t = duel({ bob: far, more: { cal: { seat: 0, at: [8, 5] } } })
    .answer('move on G+')
    .walk([12, 5])
  expect([t.at('ana'), t.told('dice')]).toEqual([[1200, 500], []])
})

test('CZ-MOVE-4 nobody ends on anybody, friend or rival; touching is fine', () => {
  const t = duel({ bob: far, more: { cal: { seat: 0, at: [8, 5] } } }).answer('move on G+')
  expect(t.refusedPath([7.04, 5])).toBe('CZ-MOVE-4')
  expect(t.walk([6.94, 5]).at('ana')).toEqual([694, 500])
  const rival = duel({ bob: { at: [8, 5] } }).answer('move on G+')
  expect(rival.refusedPath([8, 5.5])).toBe('CZ-MOVE-4')
})

const course = () =>
  duel({ ana: { tokens: 'G+' }, bob: { at: [5, 12], tokens: 'Y+' }, pieces: [fence(7), fence(9)] }).answer('move on G+')

test('CZ-MOVE-5 one move may cross several obstacles and rivals, in the order of the path', () => {
  const t = course().dice(7, 3, 7, 3, 7, 3).walk([5, 14]).walk([5, 14]).walk([5, 14]).walk([5, 14])
  expect(t.told('crosses').map(({ what }) => what)).toEqual(['fence-1', 'fence-2', 'bob-1'])
  expect(t.at('ana')).toEqual([500, 1400])
})

test('CZ-MOVE-6 each has its own roll when it is met, and the first failure ends the move', () => {
  const t = course().dice(7, 3, 2, 3).walk([5, 14]).walk([5, 14])
  expect(t.told('held')).toMatchObject([{ what: 'fence-2' }])
  expect(t.told('dice')).toHaveLength(4)
  expect([t.state.moving, t.at('ana')[1]]).toEqual([undefined, 900 - 10 - 53 + 1])
})

test('CZ-MOVE-7 every roll of a move has the colour of its token', () => {
  const t = course().dice(7, 3, 2, 3).walk([5, 14]).walk([5, 14])
  expect(t.told('dice').map(({ die }) => die)).toEqual(['GREEN', 'Obstacle', 'GREEN', 'Obstacle'])
})

test('CZ-MOVE-8 passing close by a rival needs no roll and stops nobody', () => {
  const t = duel({ bob: { at: [6.56, 8] } })
    .answer('move on G+')
    .walk([5, 13])
  expect([t.at('ana'), t.told('dice')]).toEqual([[500, 1300], []])
})

test('CZ-R-8 after each roll the mover goes on as it likes, or stops there', () => {
  const t = course().dice(7, 3).walk([5, 14])
  expect(t.question().suggestions?.[0]).toEqual([{ x: 500, y: 1400 }])
  const turned = course().dice(7, 3).walk([5, 14]).answer([])
  expect([turned.at('ana'), turned.state.moving]).toEqual([[500, 700 - 10 - 53 + 1], undefined])
})

test('CZ-R-14 the base stays wholly inside the Battlespace', () => {
  expect(duel().answer('move on G+').refusedPath([0.4, 5])).toBe('CZ-R-14')
})

test('CZ-MOVE-1 the log says to a hundredth of an inch where a model stands', () => {
  const t = duel({ bob: far }).answer('move on Y+').walk([5, 7.96])
  expect(t.told('stands').map((event) => describe(event, t.state))).toEqual(['Ana 1 stands at 5, 7.96.'])
})

test('CZ-BASIC-2 CZ-SETUP-4 a move and a drag are offered with the length that cards make of them', () => {
  const t = duel({
    ana: { tokens: 'Y+', gear: [{ card: 'boots', down: false }] },
    bob: far,
    more: { cal: { seat: 0, at: [6.5, 5] } },
    gear: { boots: { standing: [{ change: 'move', add: 2 }] } },
  })
  const details = t.question().options?.map(({ key, detail }) => [key, detail])
  expect(details).toContainEqual(['move on Y+', 'YELLOW, up to 9 in'])
  expect(details).toContainEqual(['drag cal-1 on Y+', 'YELLOW, up to 5 in'])
})
