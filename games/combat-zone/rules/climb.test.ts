import { expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'

const roof = (height: number, more: object = {}) => ({ kind: 'rooftop', at: [10, 15], size: [6, 6], height, ...more })

/** Ana at the foot of a roof so high, touching its western face. */
const atFoot = (height: number, tokens = 'Y+ Y+', more: object = {}, at: readonly [number, number] = [6.47, 15]) =>
  duel({
    ana: { at, tokens, skills: { reflexes: 1 } },
    bob: { at: [20, 28] },
    pieces: [roof(height, more)],
  })
/** Up the face and on to so many inches from the edge. */
const up = (far: number, at = 6.47): [number, number][] => [
  [at, 15],
  [7 + far, 15],
]
/** Ana on the roof, her base touching its western edge, and the way down over it. */
const onTop = (height: number, tokens = 'Y+ Y+') =>
  duel({ ana: { at: [7.53, 15, height], tokens }, bob: { at: [20, 28] }, pieces: [roof(height)] })
const down: [number, number][] = [
  [6.47, 15],
  [6.47, 15],
]

test('CZ-CLIMB-1 a face higher than 3 inches is climbed', () => {
  const t = atFoot(3.5).answer('move on Y+').dice(5, 5)
  t.walk(...up(0.5))
  expect(t.told('meets')).toMatchObject([{ what: 'rooftop-1', how: 'climb', rule: 'CZ-CLIMB-4' }])
  const low = duel({
    bob: { at: [20, 28] },
    ana: { at: [6.47, 15] },
    pieces: [{ kind: 'container', at: [10, 15], size: [6, 6], height: 3 }],
  })
  low.answer('move on G+').dice(7, 3).walk([8, 15])
  expect(low.told('meets')).toMatchObject([{ what: 'container-1', rule: 'CZ-MOVE-6' }])
})

test('CZ-CLIMB-2 CZ-R-20 a climb begins at the face, or a tenth of an inch from it', () => {
  expect(
    atFoot(4, 'G+', {}, [4.47, 15])
      .answer('move on G+')
      .refusedPath([6.47, 15], ...up(0.5)),
  ).toBe('CZ-CLIMB-2')
  const near = atFoot(4, 'Y+ Y+', {}, [6.37, 15]).answer('move on Y+').dice(5, 5)
  expect(near.walk(...up(0.5, 6.37)).told('meets')).toHaveLength(1)
  const far = atFoot(4, 'Y+ Y+', {}, [6.36, 15]).answer('move on Y+')
  expect(far.refusedPath(...up(0.5, 6.36))).toBe('CZ-CLIMB-2')
})

test('CZ-CLIMB-3 CZ-R-21 a climb is as long as a move of its colour, and reaches the top', () => {
  expect(
    atFoot(4, 'R+')
      .answer('move on R+')
      .refusedPath(...up(0)),
  ).toBe('CZ-CLIMB-3')
  expect(
    atFoot(4)
      .answer('move on Y+')
      .dice(5, 5)
      .walk(...up(0.5))
      .told('meets'),
  ).toHaveLength(1)
})

test('CZ-CLIMB-4 it takes Reflexes against the Obstacle die', () => {
  const t = atFoot(4)
    .answer('move on Y+')
    .dice(5, 5)
    .walk(...up(0.5))
  expect(t.told('success')).toMatchObject([{ total: 6, against: 5 }])
  expect(t.told('dice').map(({ die }) => die)).toEqual(['YELLOW', 'Obstacle'])
})

test('CZ-CLIMB-5 who is up goes on with what is left', () => {
  const t = atFoot(4)
    .answer('move on Y+')
    .dice(5, 5)
    .walk(...up(0.5))
  expect(t.refusedPath(...up(2.5))).toBe('CZ-CLIMB-3')
  t.walk(...up(2.47))
  expect([t.model('ana').at, t.told('dice').length]).toEqual([{ x: 947, y: 1500, z: 400 }, 2])
})

test('CZ-CLIMB-6 who fails stays where it was and falls the height of the barrier', () => {
  const t = atFoot(4)
    .answer('move on Y+')
    .dice(4, 5)
    .walk(...up(0.5))
  expect([t.model('ana').at, t.tokens('ana')]).toEqual([{ x: 647, y: 1500, z: 0 }, 'y- Y+'])
  expect(t.told('falls')).toMatchObject([{ inches: 4 }])
  expect(t.state.moving).toBeUndefined()
})

/** Up over a wall 4 inches high and 1 thick, and down beyond it. */
const wall = { kind: 'rooftop', at: [7.5, 15], size: [1, 6], height: 4 }
const over: [number, number][] = [
  [6.47, 15],
  [8.53, 15],
  [8.53, 15],
]

test('CZ-CLIMB-7 CZ-R-25 CZ-R-140 up, across and down is one climb with one roll', () => {
  const t = duel({ ana: { at: [6.47, 15] }, bob: { at: [20, 28] }, pieces: [wall] })
    .answer('move on G+')
    .dice(7, 3)
    .walk(...over)
  expect(t.refusedPath(...over, [10.53, 15])).toBe('CZ-CLIMB-3')
  t.walk(...over, [10.47, 15])
  expect([t.model('ana').at, t.told('dice').length]).toEqual([{ x: 1047, y: 1500, z: 0 }, 2])
  const short = duel({ ana: { at: [6.47, 15] }, bob: { at: [20, 28] }, pieces: [wall] }).answer('move on Y+')
  expect(short.refusedPath(...over)).toBe('CZ-CLIMB-3')
})

test('CZ-CLIMB-8 two actions together climb what one is too short for', () => {
  const t = atFoot(10)
  expect(t.offer('climb')).toEqual(['climb Y+ on Y+'])
  t.answer('climb Y+ on Y+')
  expect(t.refusedPath([6.47, 12])).toBe('CZ-CLIMB-8')
  t.dice(5, 5, 6, 3).walk(...up(0.5))
  expect(t.refusedPath(...up(3.6))).toBe('CZ-CLIMB-3')
  t.walk(...up(3.47))
  expect([t.model('ana').at.z, t.tokens('ana')]).toEqual([1000, 'Y- Y-'])
})

test('CZ-CLIMB-8 CZ-R-22 only with two Ready tokens that are long enough, and not where one is', () => {
  expect(atFoot(10, 'Y+ Y-').whyNot('climb Y- on Y+')).toBe('CZ-R-22')
  expect(atFoot(10, 'Y+').whyNot('climb Y+ on Y+')).toBe('CZ-R-22')
  expect(atFoot(14.1).whyNot('climb Y+ on Y+')).toBe('CZ-CLIMB-3')
  expect(atFoot(6).whyNot('climb Y+ on Y+')).toBe('CZ-CLIMB-8')
  expect(atFoot(10, 'Y+ Y+', { ladders: ['west'] }).whyNot('climb Y+ on Y+')).toBe('CZ-CLIMB-8')
  expect(atFoot(10, 'Y+ Y+', {}, [5, 15]).whyNot('climb Y+ on Y+')).toBe('CZ-CLIMB-8')
})

test('CZ-CLIMB-8 CZ-R-140 a face that an action reaches the edge of but not the place beyond takes two', () => {
  for (const [height, one] of [
    [6.48, true],
    [6.49, false],
    [7, false],
  ] as const) {
    const t = atFoot(height)
    expect(t.offer('climb')).toEqual(one ? [] : ['climb Y+ on Y+'])
    t.answer('move on Y+')
    if (!one) expect(t.refusedPath(...up(0))).toBe('CZ-CLIMB-3')
  }
  const t = atFoot(7)
    .answer('climb Y+ on Y+')
    .dice(5, 5, 6, 3)
    .walk(...up(0.5))
  expect([t.walk(...up(0.5)).model('ana').at.z, t.tokens('ana')]).toEqual([700, 'Y- Y-'])
  expect(onTop(12, 'G+ Y+').offer('climb')).toEqual(['climb G+ on Y+', 'climb Y+ on G+'])
})

test('CZ-R-22 nobody climbs with two actions in a [RE]action', () => {
  const t = duel({
    ana: { at: [6.47, 20], tokens: 'G+' },
    bob: { at: [6.47, 15], tokens: 'G+ Y+ Y+' },
    pieces: [roof(10)],
  })
  t.dice(9, 2).play('shoot bob-1 on G+', 'G+')
  expect(t.question().ask).toBe('act')
  expect(t.whyNot('climb Y+ on Y+')).toBe('CZ-R-22')
})

test('CZ-CLIMB-9 the second action takes a second token and a second roll', () => {
  const t = atFoot(10, 'Y+ G+').answer('climb G+ on Y+').dice(5, 5, 6, 3)
  t.walk(...up(0.5))
  expect(t.told('dice').map(({ die }) => die)).toEqual(['YELLOW', 'Obstacle', 'GREEN', 'Obstacle'])
  expect(t.told('paid').map(({ token }) => token)).toEqual(['Y+', 'G+'])
})

test('CZ-CLIMB-10 CZ-R-24 who fails the second roll falls from the top', () => {
  const t = atFoot(10)
    .answer('climb Y+ on Y+')
    .dice(5, 5, 2, 7)
    .walk(...up(0.5))
  expect(t.told('falls')).toMatchObject([{ inches: 10 }])
  expect(t.model('ana').at).toEqual({ x: 647, y: 1500, z: 0 })
  const deep = atFoot(13, 'G+ Y+').answer('climb Y+ on G+').dice(5, 5, 2, 7)
  deep.walk(...up(0.5))
  expect([deep.told('falls'), deep.model('ana').where]).toMatchObject([[{ inches: 13 }], 'out'])
})

test('CZ-R-23 who fails the first roll falls as far as that action goes, and keeps the other token', () => {
  const t = atFoot(10)
    .answer('climb Y+ on Y+')
    .dice(2, 7)
    .walk(...up(0.5))
  expect([t.told('falls'), t.tokens('ana')]).toMatchObject([[{ inches: 7 }], 'y- Y+'])
  expect(t.offer('move')).toEqual(['move on Y+'])
})

test('CZ-CLIMB-11 who fails on the way down lies at the bottom', () => {
  const t = onTop(5)
    .answer('move on Y+')
    .dice(2, 7)
    .walk(...down)
  expect([t.model('ana').at, t.tokens('ana')]).toEqual([{ x: 647, y: 1500, z: 0 }, 'y- Y+'])
  const well = onTop(5)
    .answer('move on Y+')
    .dice(7, 2)
    .walk(...down)
    .walk(...down)
  expect([well.model('ana').at, well.tokens('ana')]).toEqual([{ x: 647, y: 1500, z: 0 }, 'Y- Y+'])
})

test('CZ-CLIMB-8 CZ-CLIMB-11 two actions climb down as well', () => {
  const t = onTop(10)
  t.answer('climb Y+ on Y+')
    .dice(7, 2, 7, 2)
    .walk(...down)
    .walk(...down)
  expect([t.model('ana').at.z, t.tokens('ana')]).toEqual([0, 'Y- Y-'])
})

test('CZ-CLIMB-10 CZ-CLIMB-11 CZ-R-24 who fails the second roll on the way down falls from where the first has brought it', () => {
  const t = onTop(10)
  t.answer('climb Y+ on Y+')
    .dice(7, 2, 2, 7)
    .walk(...down)
  expect(t.told('falls')).toMatchObject([{ inches: 3 }])
  expect([t.model('ana').at, t.tokens('ana')]).toEqual([{ x: 647, y: 1500, z: 0 }, 'Y- Y-'])
  const low = onTop(6.6)
  low
    .answer('climb Y+ on Y+')
    .dice(7, 2, 2, 7)
    .walk(...down)
  expect([low.told('falls'), low.model('ana').at.z]).toMatchObject([[{ inches: 0 }], 0])
  const first = onTop(10)
  first
    .answer('climb Y+ on Y+')
    .dice(2, 7)
    .walk(...down)
  expect([first.told('falls'), first.tokens('ana')]).toMatchObject([[{ inches: 10 }], 'y- Y+'])
})

test('CZ-CLIMB-12 a ladder is walked without a roll, from anywhere', () => {
  const t = atFoot(5, 'Y+ Y+', { ladders: ['west'] }, [5.47, 15]).answer('move on Y+')
  t.walk([6.47, 15], [6.47, 15], [7.47, 15])
  expect([t.model('ana').at, t.told('dice')]).toEqual([{ x: 747, y: 1500, z: 500 }, []])
})

test('CZ-R-26 what stands on top takes a roll of its own', () => {
  const t = duel({
    ana: { at: [6.47, 15], tokens: 'G+' },
    bob: { at: [9, 15, 4] },
    pieces: [roof(4)],
  })
  t.answer('move on G+')
    .dice(7, 3)
    .walk(...up(4.5))
  t.dice(7, 3)
    .walk(...up(4.5))
    .answer('Y+')
  expect(t.told('dice').map(({ die }) => die)).toEqual(['GREEN', 'Obstacle', 'GREEN', 'YELLOW'])
  expect(t.walk([11.5, 15]).model('ana').at).toEqual({ x: 1150, y: 1500, z: 400 })
})

test('CZ-CLIMB-3 CZ-CLIMB-8 whatever can be climbed is offered, however wide the roof is and wherever one stands at it', () => {
  const wide = (height: number, ana: object, tokens = 'Y+ Y+') =>
    duel({
      ana: { tokens, ...ana },
      bob: { at: [20, 28] },
      pieces: [{ kind: 'rooftop', at: [11, 12], size: [16, 12], height }],
    })
  const climbsOf = (t: ReturnType<typeof atFoot>) =>
    (t.question().suggestionTexts ?? []).filter((text) => text.endsWith('1 roll'))
  expect(climbsOf(wide(6, { at: [9.1, 5.47] }).answer('move on Y+')).length).toBeGreaterThan(0)
  expect(wide(13, { at: [9.1, 5.47] }).offer('climb')).toEqual(['climb Y+ on Y+'])
  expect(climbsOf(wide(5.9, { at: [9.1, 6.53, 5.9] }).answer('move on Y+')).length).toBeGreaterThan(0)
  expect(wide(12.9, { at: [9.1, 6.53, 12.9] }).offer('climb')).toEqual(['climb Y+ on Y+'])
})

test('CZ-CLIMB-5 CZ-CLIMB-9 a way up is said to lead onto the roof, and a climb with two actions to cost two rolls', () => {
  const textsOf = (t: ReturnType<typeof atFoot>) => t.question().suggestionTexts ?? []
  const onRoof = textsOf(atFoot(4).answer('move on Y+')).filter((text) => text.includes('1 roll'))
  expect(onRoof.length).toBeGreaterThan(0)
  for (const text of onRoof) expect(text).toContain('on the Rooftop')
  const twice = textsOf(atFoot(10).answer('climb Y+ on Y+')).filter((text) => text !== 'Stay here')
  for (const text of twice) expect(text).toMatch(/on the Rooftop, .*, 2 rolls$/)
  expect(twice.length).toBeGreaterThan(0)
})
