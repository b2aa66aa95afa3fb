import { expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'
import { type ModelSetup, position } from '../testing/position.ts'

const far = { at: [20, 28], tokens: 'Y+' } as const
/** What is offered of an action against Bob, so far north of Ana from edge to edge. */
const offered = (action: string, gap: number) => duel({ bob: { at: [5, 5 + 1.06 + gap] } }).offer(action).length > 0

test('CZ-R-3 the bands of a range follow each other by the gap alone, and reach is part of RED', () => {
  expect([0, 2.95, 3.05].map((gap) => offered('strike', gap))).toEqual([true, true, false])
  expect([0.5, 2.95, 3.05, 11.95, 12.05].map((gap) => offered('shoot', gap))).toEqual([false, false, true, true, false])
})

test('CZ-R-4 what can be reached is told before a token is spent', () => {
  const t = duel({ bob: { at: [5, 20] } })
  expect([t.whyNot('strike bob-1 on Y+'), t.whyNot('shoot bob-1 on Y+')]).toEqual(['CZ-ACTION-10', 'CZ-ACTION-10'])
  expect(t.tokens('ana')).toBe('G+ Y+')
})

test('CZ-R-6 nobody commands or treats itself, but a Firewall it may raise for itself', () => {
  const t = duel({ ana: { tokens: 'y+ y+', hacked: 1 }, bob: far })
  expect([t.whyNot('command ana-1 on y+'), t.whyNot('triage ana-1 on y+')]).toEqual(['CZ-R-6', 'CZ-BASIC-10'])
  expect(t.offer('firewall')).toEqual(['firewall ana-1 on y+'])
})

test('CZ-R-1 across heights the gap is the straight line in space', () => {
  const roof = { kind: 'rooftop', at: [5, 10], size: [6, 6], height: 4 }
  const struck = (z: number) =>
    duel({ ana: { at: [5, 6.4] }, bob: { at: [5, 7.6, z] }, pieces: z > 0 ? [{ ...roof, height: z }] : [] }).whyNot(
      'strike bob-1 on Y+',
    )
  expect([struck(0), struck(4)]).toEqual([undefined, 'CZ-ACTION-7'])
})

test('CZ-R-7 a move is as long as the way of the centre, round every corner', () => {
  const t = duel({ ana: { tokens: 'Y+' }, bob: far }).answer('move on Y+')
  expect(t.refusedPath([5, 8], [9.05, 8])).toBe('CZ-BASIC-2')
  expect(t.walk([5, 8], [9, 8]).at('ana')).toEqual([900, 800])
})

test('CZ-R-11 what is solid and no higher than RED is crossed for a roll, what is higher is not', () => {
  const pieces = (height: number, kind: string) => [{ kind, at: [5, 8], size: [5, 2], height }]
  const low = duel({ bob: far, pieces: pieces(3, 'container') })
    .dice(9, 3)
    .answer('move on G+')
    .walk([5, 11])
  expect(low.told('meets')).toMatchObject([{ what: 'container-1', rule: 'CZ-MOVE-6' }])
  const high = duel({ bob: far, pieces: pieces(3.5, 'rooftop') }).answer('move on G+')
  expect(high.refusedPath([5, 11])).toBe('CZ-BARRIER-1')
})

test('CZ-R-31 what only touches the side of the path adds nothing, and neither does what lies behind the target', () => {
  const cover = (x: number, y: number) =>
    duel({ bob: { at: [5, 12], tokens: 'Y+' }, pieces: [{ kind: 'dumpster', at: [x, y] }] })
      .dice(2, 5)
      .answer('shoot bob-1 on Y+')
      .told('acts')[0]?.cover
  expect([cover(6.5, 9), cover(6.4, 9), cover(5, 14)]).toEqual([0, 1, 0])
})

test('CZ-R-57 Armor is chosen with the die, before anything is rolled, and cover is added to it', () => {
  const t = duel({ bob: { at: [5, 12], armor: 3, tokens: 'Y+' }, pieces: [{ kind: 'fence', at: [5, 9] }] })
  t.answer('shoot bob-1 on Y+')
  expect([t.question().ask, t.told('dice')]).toEqual(['guard', []])
  expect(t.question().options.map(({ text }) => text)).toEqual([
    expect.stringContaining('+1'),
    expect.stringContaining('Armor, +4'),
  ])
})

const gus = (more: Partial<ModelSetup> = {}): ModelSetup => ({ seat: 0, at: [8, 5], gonk: 'yellow', ...more })
const team = (more: Partial<ModelSetup> = {}, gonk: Partial<ModelSetup> = {}) =>
  position({
    models: { ana: { seat: 0, at: [5, 5], tokens: 'G- Y-', ...more }, gus: gus(gonk), bob: { seat: 1, at: [20, 28] } },
    gear: { radio: { actions: [{ name: 'call', skill: 'tech', bands: ['red'], with: ['heal 1'] }] } },
  })

test('CZ-R-75 CZ-R-115 first the Gonks, then at once tokens, exhausted cards, marks and Hacked tokens', () => {
  const t = team({ hacked: 1, gear: [{ card: 'radio', down: true }], marks: [{ what: 'difficult x-1', stays: false }] })
  t.play('gus-1', 'end')
  expect([t.tokens('ana'), t.model('ana').gear[0]?.down, t.model('ana').marks.length]).toEqual(['G- Y-', true, 1])
  t.answer('off')
  const { gear, marks, hacked } = t.model('ana')
  expect([t.tokens('ana'), gear[0]?.down, marks, hacked, t.state.control]).toEqual(['G+ Y+', false, [], 0, 1])
})

test('CZ-R-77 a Gonk has every basic action but Influence, and what its card prints', () => {
  const t = team(
    {},
    { at: [6.5, 5], actions: [{ name: 'shout', skill: 'influence', bands: ['red'], with: ['refresh 1'] }] },
  ).answer('gus-1')
  expect(t.offer('gus-1')).toEqual(['gus-1 ana-1 on Y+', 'gus-1 gus-1 on Y+'])
  expect(t.refused().some(({ key }) => key.startsWith('command'))).toBe(false)
})

test('CZ-R-143 a loose thing is measured like a base, by its own radius', () => {
  const drags = (gap: number) =>
    duel({ bob: far, loose: [{ kind: 'crate', at: [5 + 0.53 + 0.55 + gap, 5] }] }).offer('drag').length
  expect([drags(1), drags(1.05)]).toEqual([2, 0])
})

test('CZ-R-154 the tolerance of the table is for limits: nobody overlaps anybody for it', () => {
  const t = duel({ bob: far, more: { cal: { seat: 0, at: [5, 8] } }, options: { measureToleranceInches: 0.05 } })
  t.answer('move on G+')
  expect(t.refusedPath([5, 8 - 1.02])).toBe('CZ-MOVE-4')
  expect(t.refusedPath([5, 4], [17.1, 4])).toBe('CZ-BASIC-2')
})

test('CZ-BARRIER-1 CZ-BASIC-2 a refused path says where, and at what', () => {
  const t = duel({ bob: far, pieces: [{ kind: 'wall', at: [5, 8] }] }).answer('move on Y+')
  expect(() => t.walk([5, 10])).toThrow(/a barrier is in the way.*\(at 5, 10, Wall\)/)
  expect(() => t.walk([13, 5])).toThrow(/longer than what is left.*\(at 13, 5\)/)
})

test('CZ-R-15 a step down of up to 3 inches is a move like any other, and off a higher edge nobody walks', () => {
  const off = (height: number) =>
    duel({
      ana: { at: [5, 7, height], tokens: 'Y+' },
      bob: far,
      pieces: [{ kind: height > 3 ? 'rooftop' : 'container', at: [5, 6], size: [4, 4], height }],
    }).answer('move on Y+')
  const low = off(3)
  expect(low.refusedPath([5, 14.05])).toBe('CZ-BASIC-2')
  expect([low.walk([5, 14]).model('ana').at, low.told('dice')]).toEqual([{ x: 500, y: 1400, z: 0 }, []])
  expect(off(3.5).refusedPath([5, 12])).toBe('CZ-R-15')
})

test('CZ-R-137 under a path that falls, a low block blocks where it fills its height, and obscures where it only reaches into it', () => {
  const roof = { kind: 'rooftop', at: [5, 2], size: [4, 4], height: 4 }
  const shot = (y: number) => {
    const block = { kind: 'rooftop', at: [5, y], size: [6, 3], height: 3.5 }
    const t = duel({ ana: { at: [5, 3, 4], tokens: 'Y+' }, bob: { at: [5, 14], tokens: 'Y+' }, pieces: [roof, block] })
    return t.whyNot('shoot bob-1 on Y+') ?? t.dice(2, 5).answer('shoot bob-1 on Y+').told('acts')[0]?.cover
  }
  expect([shot(6), shot(7.5)]).toEqual([1, 'CZ-PATH-9'])
})

test('CZ-R-142 a Torrent goes on at the height of whom it is aimed at, and takes with it who is out of sight', () => {
  const flamer = { name: 'flamer', skill: 'ranged', bands: ['yellow', 'green'], attack: true, with: ['torrent'] }
  const ana = { at: [5, 3], tokens: 'Y+', actions: [flamer] } as const
  const dee: ModelSetup = { seat: 1, at: [5.9, 10], tokens: 'Y+' }
  const wall = { kind: 'wall', at: [7.1, 8.5], size: [4, 0.3] }
  const hidden = duel({ ana, bob: { at: [5, 7.5], tokens: 'Y+' }, more: { dee }, pieces: [wall] })
  expect(hidden.whyNot('ana-1 dee-1 on Y+')).toBe('CZ-PATH-9')
  const told = hidden.dice(2, 5, 5).answer('ana-1 bob-1 on Y+').told('guard')
  expect(told.map(({ id, add }) => [id, add])).toEqual([
    ['bob-1', 0],
    ['dee-1', 1],
  ])
  const roof = { kind: 'rooftop', at: [5, 2], size: [4, 4], height: 4 }
  const above = duel({
    ana: { ...ana, at: [5, 3, 4] },
    bob: { at: [5, 9], tokens: 'Y+' },
    more: { dee: { ...dee, at: [5, 12] } },
    pieces: [roof],
  })
  const hit = above.dice(2, 5, 5).answer('ana-1 bob-1 on Y+').told('guard')
  expect(hit.map(({ id }) => id)).toEqual(['bob-1', 'dee-1'])
})
