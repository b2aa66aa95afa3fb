import { expect, test } from 'vitest'
import { droppedFrom } from '../testing/dropped.ts'
import { duel } from '../testing/duel.ts'
import type { ModelSetup } from '../testing/position.ts'

/** A crate so far east of Ana, from edge to edge. */
const crate = (gap: number) => [{ kind: 'crate', at: [5 + 0.53 + 0.55 + gap, 5] }]
const far = { at: [20, 28], tokens: 'Y+' } as const
const alone = (gap: number) => duel({ bob: far, loose: crate(gap) })
/** Bob so far east of Ana. */
const east = (gap: number): readonly [number, number] => [5 + 1.06 + gap, 5]
const roof = { kind: 'rooftop', at: [5, 5], size: [6, 6], height: 5 }

test('CZ-DRAG-1 only what lies loose is offered, no scenery', () => {
  const t = duel({ bob: far, loose: crate(0.5), pieces: [{ kind: 'barrel', at: [4, 4] }] })
  expect(t.offer('drag')).toEqual(['drag loose-crate-1 on G+', 'drag loose-crate-1 on Y+'])
})

test('CZ-DRAG-2 it must be within reach', () => {
  expect(alone(0.9).offer('drag')).toHaveLength(2)
  expect(alone(1.1).whyNot('drag loose-crate-1 on G+')).toBe('CZ-DRAG-2')
})

/** Ana drags the crate with these dice. */
const dragged = (token: string, ...dice: number[]) =>
  alone(0.5)
    .dice(...dice)
    .answer(`drag loose-crate-1 on ${token}`)

test('CZ-DRAG-3 it takes Reflexes against the Obstacle die', () => {
  const t = dragged('Y+', 6, 5)
  expect(t.told('dice').map(({ die, seat }) => [die, seat])).toEqual([
    ['YELLOW', 0],
    ['Obstacle', 1],
  ])
  expect([t.told('success').length, t.state.moving?.drags]).toEqual([1, 'loose-crate-1'])
})

test('CZ-R-27 on a failure the token is Used and nothing moves', () => {
  const t = dragged('Y+', 5, 6)
  expect([t.tokens('ana'), t.state.moving, t.at('ana')]).toEqual(['G+ Y-', undefined, [500, 500]])
  expect(t.state.loose[0]?.at).toEqual({ x: 658, y: 500, z: 0 })
})

test('CZ-DRAG-4 the die has the colour of the token, the move is RED', () => {
  const t = dragged('G+', 9, 5)
  expect(t.told('dice')[0]).toMatchObject({ die: 'GREEN' })
  expect(t.refusedPath([5, 8.05])).toBe('CZ-BASIC-2')
  expect(t.walk([5, 8]).at('ana')).toEqual([500, 800])
})

test('CZ-DRAG-5 an obstacle on the way takes a roll of its own', () => {
  const t = duel({ bob: far, loose: crate(0.5), pieces: [{ kind: 'fence', at: [5, 6] }] })
  t.dice(9, 5, 9, 5).answer('drag loose-crate-1 on G+').walk([5, 7.5])
  expect(t.told('success')).toHaveLength(2)
  expect(t.told('crosses')).toMatchObject([{ what: 'fence-1' }])
})

test('CZ-DRAG-6 then it is put down anywhere within reach', () => {
  const put = (gap: number) =>
    dragged('G+', 9, 5)
      .walk([5, 8])
      .answer({ x: 500, y: 800 + 53 + 55 + gap })
  expect(put(100).state.loose[0]?.at).toEqual({ x: 500, y: 1008, z: 0 })
  expect(() => put(120)).toThrow(/within reach/)
  expect(() => put(-20)).toThrow(/no room/)
})

test('CZ-R-27 nothing is put down through a barrier', () => {
  const t = duel({ bob: far, loose: crate(0.5), pieces: [{ kind: 'wall', at: [5, 6.7] }] })
  t.dice(9, 5).answer('drag loose-crate-1 on G+').walk([5, 5.9])
  expect(() => t.answer({ x: 500, y: 745 })).toThrow(/through a barrier/)
})

test('CZ-DRAG-7 CZ-FALL-1 over the edge of what is high it falls', () => {
  const t = duel({
    ana: { at: [5, 7, 5] },
    bob: far,
    pieces: [roof],
    loose: [{ kind: 'crate', at: [5, 20] }],
    state: { loose: [{ id: 'loose-crate-1', kind: 'crate', at: { x: 600, y: 620, z: 500 } }] },
  })
  t.dice(9, 5).answer('drag loose-crate-1 on G+').walk([5, 7.5]).answer({ x: 500, y: 890 })
  expect(t.told('falls')).toMatchObject([{ id: 'loose-crate-1', inches: 5 }])
  expect(t.state.loose[0]?.at).toEqual({ x: 500, y: 890, z: 0 })
})

test('CZ-DRAG-8 it costs one token and is no attack', () => {
  const t = duel({ bob: { at: east(0.5), tokens: 'Y+' } })
  t.dice(9, 5).answer('drag bob-1 on G+').walk([5, 8]).answer({ x: 500, y: 906 })
  expect([t.tokens('ana'), t.tokens('bob'), t.state.batch, t.question().seat]).toEqual(['G- Y+', 'Y+', undefined, 0])
})

const cal = (more: Partial<ModelSetup> = {}): ModelSetup => ({ seat: 0, at: [3.4, 5], tokens: 'Y+', ...more })

test('CZ-DRAG-9 friends and rivals within reach can be dragged, by nobody but others', () => {
  const friend = duel({ bob: far, more: { cal: cal() } })
  expect(friend.offer('drag')).toEqual(['drag cal-1 on G+', 'drag cal-1 on Y+'])
  expect(friend.whyNot('drag ana-1 on G+')).toBe('CZ-DRAG-9')
  expect(friend.whyNot('drag bob-1 on G+')).toBe('CZ-DRAG-2')
  expect(duel({ bob: { at: east(0.8) } }).offer('drag')).toEqual(['drag bob-1 on G+', 'drag bob-1 on Y+'])
})

test('CZ-DRAG-10 a friend in no Brawl is dragged against the Obstacle die', () => {
  const t = duel({ bob: far, more: { cal: cal() } })
    .dice(9, 5)
    .answer('drag cal-1 on G+')
  expect(t.told('dice').map(({ die }) => die)).toEqual(['GREEN', 'Obstacle'])
})

test('CZ-DRAG-11 a friend is dragged out of a Brawl against a rival of the opponent’s choice', () => {
  const dee: ModelSetup = { seat: 1, at: [1.84, 5], tokens: 'Y+', skills: { reflexes: 3 } }
  const t = duel({ bob: { at: [3.4, 3.4], tokens: 'Y+' }, more: { cal: cal(), dee } }).answer('drag cal-1 on G+')
  expect([t.question().seat, t.offer()]).toEqual([1, ['bob-1', 'dee-1']])
  t.dice(8, 4).answer('dee-1')
  expect(t.told('success')).toMatchObject([{ total: 8, against: 7 }])
  expect(t.told('dice').map(({ die }) => die)).toEqual(['GREEN', 'YELLOW'])
})

test('CZ-DRAG-11 CZ-R-82 of two opponents the first clockwise from who drags says which rival it is', () => {
  const beside = (x: number, y: number, seat: number): ModelSetup => ({ seat, at: [x, y], tokens: 'Y+' })
  const t = duel({
    bob: { at: [20, 28] },
    luck: [0, 0, 0, 0],
    pairs: true,
    more: { cal: { ...cal(), seat: 2 }, dee: beside(3.4, 3.4, 3), eli: beside(1.84, 5, 1) },
  }).answer('drag cal-1 on G+')
  expect([t.question().seat, t.offer()]).toEqual([1, ['dee-1', 'eli-1']])
})

test('CZ-DRAG-12 a rival opposes it with its Reflexes', () => {
  const t = duel({ bob: { at: east(0.5), tokens: 'Y+', skills: { reflexes: 1 } } })
    .dice(5, 4)
    .answer('drag bob-1 on G+')
  expect(t.told('failure')).toMatchObject([{ total: 5, against: 5 }])
})

test('CZ-R-28 who is Brawling drags nobody but who it is Brawling with', () => {
  const t = duel({ bob: { at: [5, 6.56] }, loose: crate(0.5), more: { cal: cal() } })
  expect(t.offer('drag')).toEqual(['drag bob-1 on G+', 'drag bob-1 on Y+'])
  expect([t.whyNot('drag cal-1 on G+'), t.whyNot('drag loose-crate-1 on G+')]).toEqual(['CZ-BRAWL-4', 'CZ-R-28'])
})

test('CZ-R-28 and stays within reach of its other rivals while doing so', () => {
  const dee: ModelSetup = { seat: 1, at: [5, 3.44], tokens: 'Y+' }
  const t = duel({ bob: { at: east(0.5), tokens: 'Y+' }, more: { dee } })
    .dice(9, 5)
    .answer('drag bob-1 on G+')
  expect(t.refusedPath([5, 7])).toBe('CZ-R-28')
  expect(t.walk([4.6, 5]).at('ana')).toEqual([460, 500])
})

test('CZ-DRAG-13 CZ-R-18 a model dropped over an edge falls, and its controller says which token takes the wound', () => {
  const t = droppedFrom(5)
  expect([t.question().seat, t.told('falls')]).toMatchObject([1, [{ id: 'bob-1', inches: 5 }]])
  t.answer('G+')
  expect([t.tokens('bob'), t.model('bob').at]).toEqual(['g+ Y+', { x: 500, y: 870, z: 0 }])
})

test('CZ-DRAG-6 where it is already in contact, that place is suggested once', () => {
  const t = duel({ ana: { at: [5, 5], tokens: 'G+ Y+' }, bob: { at: [6.06, 5], tokens: 'R+' } })
  t.dice(9, 2).play('drag bob-1 on G+').walk()
  const places = (t.question().suggestions ?? []).map((place) => JSON.stringify(place))
  expect(places.length).toBeGreaterThan(1)
  expect(new Set(places).size).toBe(places.length)
})
