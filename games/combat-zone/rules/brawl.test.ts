import { describe, expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'
import type { ModelSetup } from '../testing/position.ts'

/** Bob so far north of Ana, from edge to edge. */
const north = (gap: number): readonly [number, number] => [5, 5 + 1.06 + gap]
const near = { at: north(0.5), tokens: 'Y+' } as const
const kinds = (keys: readonly string[]) => [...new Set(keys.map((key) => key.split(' ')[0]))]
const cal = (more: Partial<ModelSetup> = {}): ModelSetup => ({ seat: 0, at: [3.4, 5], ...more })

/** Whether Ana has to roll to walk away from a rival. */
const isHeld = (gap: number, seat = 1) => {
  const t = duel({ bob: { at: north(gap), tokens: 'Y+', seat }, more: { dee: { seat: 1, at: [20, 28] } } })
  return t.answer('move on G+').dice(7, 3).walk([10, 5]).told('escaping').length > 0
}

test('CZ-BRAWL-1 rivals within reach of each other are Brawling', () => {
  expect([isHeld(0.9), isHeld(1.1)]).toEqual([true, false])
})

test('CZ-BRAWL-2 friends are not', () => {
  expect(isHeld(0.2, 0)).toBe(false)
})

test('CZ-BRAWL-3 who is Brawling targets only those it is Brawling with', () => {
  const t = duel({ bob: near, more: { zed: { seat: 1, at: [8.5, 5] } } })
  expect(t.offer('strike')).toEqual(['strike bob-1 on G+', 'strike bob-1 on Y+'])
  expect(t.whyNot('strike zed-1 on Y+')).toBe('CZ-BRAWL-3')
})

test('CZ-BRAWL-4 and does nothing for friends or itself', () => {
  const t = duel({ ana: { hacked: 1 }, bob: near, more: { cal: cal({ tokens: 'y+', hacked: 1 }) } })
  expect(kinds(t.offer())).toEqual(['move', 'strike', 'drag', 'end'])
  expect(
    ['triage cal-1', 'command cal-1', 'firewall cal-1', 'firewall ana-1'].map((key) => t.whyNot(`${key} on Y+`)),
  ).toEqual(Array(4).fill('CZ-BRAWL-4'))
})

test('CZ-BRAWL-5 what cannot be used within RED cannot be used in a Brawl', () => {
  const t = duel({ bob: near, more: { zed: { seat: 1, at: [5, 12] } } })
  expect(t.offer('shoot')).toEqual([])
})

const two = { bob: near, more: { dee: { seat: 1, at: [5, 3.44], tokens: 'Y+' } as ModelSetup } }

test('CZ-BRAWL-6 a move that leaves the reach of one of them is an escape', () => {
  const t = duel(two).answer('move on G+').dice(7, 3).walk([5, 5.5])
  expect(t.told('escaping')).toEqual([])
  const left = duel(two).answer('move on G+').dice(7, 3).walk([6.5, 6.5])
  expect([left.question().ask, left.question().seat]).toEqual(['holder', 1])
})

test('CZ-BRAWL-7 within the reach of all of them no roll is made', () => {
  const t = duel({ bob: near }).answer('move on G+').walk([6.6, 6], [6.6, 7.5], [5.4, 8.46])
  expect([t.told('dice'), t.at('ana')]).toEqual([[], [540, 846]])
})

/** Ana tries to get away from Bob. */
const away = (face: number, against: number) =>
  duel({ ana: { tokens: 'Y+', skills: { reflexes: 1 } }, bob: near })
    .answer('move on Y+')
    .dice(face, against)
    .walk([11, 5])

test('CZ-BRAWL-8 it takes Reflexes against those of a rival within reach', () => {
  const t = away(5, 4)
  expect(t.told('dice').map(({ die, seat }) => [die, seat])).toEqual([
    ['YELLOW', 0],
    ['YELLOW', 1],
  ])
  expect(t.told('success')).toMatchObject([{ total: 6, against: 4 }])
})

test('CZ-BRAWL-9 with several rivals the opponent chooses one, and one roll is made', () => {
  const dee: ModelSetup = { seat: 1, at: [5, 3.44], tokens: 'Y+', skills: { reflexes: 3 } }
  const t = duel({ ...two, more: { dee } })
    .answer('move on G+')
    .walk([11, 5])
  expect(t.offer()).toEqual(['bob-1', 'dee-1'])
  t.dice(7, 4).answer('dee-1')
  expect(t.told('failure')).toMatchObject([{ total: 7, against: 7 }])
  expect(t.told('dice')).toHaveLength(2)
})

test('CZ-BRAWL-10 who gets away moves as in any move of that colour', () => {
  const t = away(5, 4)
  expect(t.question().suggestions?.[0]).toEqual([{ x: 1100, y: 500 }])
  expect(t.refusedPath([12.05, 5])).toBe('CZ-BASIC-2')
  expect(t.walk([12, 5]).at('ana')).toEqual([1200, 500])
})

test('CZ-BRAWL-11 who does not has not moved, and its token is Used', () => {
  const t = away(4, 5)
  expect([t.at('ana'), t.state.moving]).toEqual([[500, 500], undefined])
  expect(t.told('paid')).toMatchObject([{ id: 'ana-1', token: 'Y+' }])
})

test('CZ-BRAWL-12 who has more friends than rivals within reach leaves without a roll', () => {
  const friends = (many: number) => ({
    ...(many > 0 ? { cal: cal() } : {}),
    ...(many > 1 ? { eve: cal({ at: [6.6, 5] }) } : {}),
  })
  const rolls = (many: number) => {
    const t = duel({ bob: near, more: friends(many) }).answer('move on G+')
    return t.dice(7, 3).walk([5, 1]).told('escaping').length
  }
  expect([rolls(1), rolls(2)]).toEqual([1, 0])
})

test('CZ-R-42 the escape comes before every other roll of the move', () => {
  const t = duel({ bob: near, pieces: [{ kind: 'fence', at: [5, 3.5] }] })
    .answer('move on G+')
    .dice(7, 3)
    .walk([5, 1])
  expect([t.told('escaping').length, t.told('meets').length]).toEqual([1, 0])
  t.dice(7, 3).walk([5, 1])
  expect(t.told('meets')).toMatchObject([{ what: 'fence-1' }])
})

describe('CZ-R-42 a move that may be stopped outside the reach of a rival', () => {
  const beside = (x: number) =>
    duel({ bob: near, pieces: [{ kind: 'barrel', at: [x, 5] }] })
      .answer('move on G+')
      .dice(9, 2)

  test('CZ-R-42 is an escape, though it would end within it', () => {
    const t = beside(8.2).walk([9.5, 5], [9.5, 6.5], [6.5, 6.5])
    expect([t.told('escaping').length, t.told('meets').length, t.at('ana')]).toEqual([1, 0, [500, 500]])
  })

  test('CZ-R-42 comes after no other roll of the move', () => {
    const t = beside(6.2).walk([7.5, 5], [7.5, 6.5], [6.5, 6.5])
    expect([t.told('escaping').length, t.told('crosses').length]).toEqual([0, 1])
    expect(t.refusedPath([8, 5])).toBe('CZ-BRAWL-6')
    expect(t.walk([7.5, 5], [7.5, 6.5], [6.5, 6.5]).at('ana')).toEqual([650, 650])
  })
})

test('CZ-R-39 a barrier between them breaks reach', () => {
  const wall = { kind: 'wall', at: [5, 5.95] }
  const t = duel({ bob: { at: [5, 6.9], tokens: 'Y+' }, pieces: [wall] })
    .answer('move on G+')
    .walk([5, 1])
  expect(t.told('escaping')).toEqual([])
})

test('CZ-REACT-20 who is Brawling and shot from outside has no attack to answer with', () => {
  const shot = duel({
    active: 'cal',
    ana: { tokens: 'Y+' },
    bob: { at: north(0.5), tokens: 'G+ G+' },
    more: { cal: { seat: 0, at: [12, 6.5] } },
  })
  shot.dice(7, 3, 6).play('shoot bob-1 on Y+')
  expect(shot.tokens('bob')).toBe('g+ G+')
  expect(kinds(shot.offer())).toEqual(['move', 'drag', 'end'])
  expect(shot.whyNot('shoot cal-1 on G+')).toBe('CZ-BRAWL-3')
})

test('CZ-BRAWL-13 what has no target may be done in a Brawl', () => {
  const t = duel({ ana: { actions: [{ name: 'cheer', does: [{ luck: { add: 1 } }] }] }, bob: near })
  expect(t.offer('ana-1')).toEqual(['ana-1 on G+', 'ana-1 on Y+'])
})

test('CZ-R-40 the table says whether who leaves counts among its friends', () => {
  const escapes = (outnumberCountsSelf: boolean) => {
    const t = duel({ bob: near, more: { cal: cal() }, options: { outnumberCountsSelf } }).answer('move on G+')
    return t.dice(7, 3).walk([5, 1]).told('escaping').length
  }
  expect([escapes(false), escapes(true)]).toEqual([1, 0])
})
