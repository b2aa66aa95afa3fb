import { expect, test } from 'vitest'
import { contentWith } from '../content/index.ts'
import { duel } from '../testing/duel.ts'

const fence = { kind: 'fence', at: [5, 8.63] }
const leap = (skill: number, face: number, against: number) =>
  duel({ ana: { tokens: 'Y+', skills: { reflexes: skill } }, bob: { at: [20, 28] }, pieces: [fence] })
    .answer('move on Y+')
    .dice(face, against)
    .walk([5, 11])

test('CZ-OBST-1 scenery that is neither obstacle nor barrier is refused', () => {
  const scenery = [
    { id: 'fog', name: 'Fog', shape: 'block', size: [1, 1], height: 1, hinders: 'nothing', stand: 'none' },
  ]
  expect(() => contentWith([{ scenery }])).toThrow('hinders')
})

test('CZ-OBST-2 an obstacle is crossed with a roll', () => {
  expect(leap(0, 7, 3).told('crosses')).toMatchObject([{ what: 'fence-1' }])
})

test('CZ-OBST-3 a ruined wall is one obstacle, however high it is, and is not climbed', () => {
  const t = duel({
    ana: { tokens: 'Y+' },
    bob: { at: [20, 28] },
    pieces: [{ kind: 'ruined-wall', at: [5, 8], height: 5 }],
  })
  t.answer('move on Y+').dice(7, 3).walk([5, 11]).walk([5, 11])
  expect([t.told('crosses').length, t.at('ana')]).toEqual([1, [500, 1100]])
})

test('CZ-OBST-5 Reflexes against the Obstacle die', () => {
  const t = leap(1, 5, 5)
  expect(t.told('dice').map(({ die, seat }) => [die, seat])).toEqual([
    ['YELLOW', 0],
    ['Obstacle', 1],
  ])
  expect(t.told('success')).toMatchObject([{ total: 6, against: 5 }])
})

test('CZ-OBST-6 who clears it goes on with the rest of its distance', () => {
  const t = leap(0, 7, 3)
  expect(t.at('ana')).toEqual([500, 801])
  expect(t.refusedPath([5, 12.05])).toBe('CZ-BASIC-2')
  expect(t.walk([5, 12]).at('ana')).toEqual([500, 1200])
})

test('CZ-OBST-7 who fails stands where it met the obstacle, its move over and its token Used', () => {
  const t = leap(0, 3, 3)
  expect([t.at('ana'), t.state.moving]).toEqual([[500, 801], undefined])
  expect(t.told('paid')).toMatchObject([{ id: 'ana-1', token: 'Y+' }])
})

test('CZ-ACTION-16 a rival in the way says the colour of its die, and nobody is asked who has but one', () => {
  const meets = (tokens: string) =>
    duel({ ana: { tokens: 'Y+' }, bob: { at: [5, 8.06], tokens } })
      .answer('move on Y+')
      .dice(7, 3)
      .walk([5, 11])
  expect(meets('Y+ Y-').told('dice')).toHaveLength(2)
  const asked = meets('y+ Y- Y+ R-')
  expect([asked.question().ask, asked.offer()]).toEqual(['guard', ['y+', 'Y-']])
})

const through = (bobsFace: number) =>
  duel({
    ana: { tokens: 'Y+', skills: { reflexes: 1 } },
    bob: { at: [5, 8.06], tokens: 'G- Y+', skills: { reflexes: 2 } },
  })
    .answer('move on Y+')
    .walk([5, 11])
    .dice(6, bobsFace)

test('CZ-OBST-8 a rival is moved through against its own Reflexes', () => {
  const t = through(4).answer('Y+')
  expect(t.told('dice').map(({ die }) => die)).toEqual(['YELLOW', 'YELLOW'])
  expect(t.told('success')).toMatchObject([{ total: 7, against: 6 }])
})

test('CZ-OBST-9 who gets through goes on with what is left', () => {
  const t = through(4).answer('Y+')
  expect(t.at('ana')).toEqual([500, 701])
  expect(t.refusedPath([5, 12.05])).toBe('CZ-BASIC-2')
  expect(t.walk([5, 12]).at('ana')).toEqual([500, 1200])
})

test('CZ-OBST-10 who fails stands within reach of the rival', () => {
  const t = through(5).answer('Y+')
  expect(t.told('held')).toMatchObject([{ what: 'bob-1', isModel: true, rule: 'CZ-OBST-10' }])
  expect([t.at('ana'), t.state.moving]).toEqual([[500, 701], undefined])
})

test('CZ-OBST-11 the rival chooses any of its tokens, Ready or Used', () => {
  const t = through(4)
  expect([t.question().seat, t.offer()]).toEqual([1, ['G-', 'Y+']])
})

test('CZ-OBST-12 and pays nothing for it', () => {
  expect(through(4).answer('G-').tokens('bob')).toBe('G- Y+')
})

test('CZ-R-9 an obstacle left wholly and entered again costs a roll anew, brushed along it costs none', () => {
  const fence = [{ kind: 'fence', at: [5, 8] }]
  const t = duel({ ana: { at: [5, 7.3], tokens: 'G+' }, bob: { at: [20, 28] }, pieces: fence }).answer('move on G+')
  t.dice(9, 3).walk([5, 9], [5, 7.3]).dice(9, 3)
  expect(t.walk([5, 9], [5, 7.3]).told('meets')).toHaveLength(2)
  const along = duel({ ana: { at: [3, 7.37], tokens: 'G+' }, bob: { at: [20, 28] }, pieces: fence })
  expect(along.answer('move on G+').walk([7, 7.37]).told('meets')).toEqual([])
})
