import { expect, test } from 'vitest'
import { position } from '../testing/position.ts'
import { stateSchema } from './state.ts'

const mover = (tokens: string) =>
  position({ active: 'ana', models: { ana: { seat: 0, at: [2, 2], tokens }, bob: { seat: 1, at: [20, 28] } } })

test('CZ-COMPONENTS-1..3 a move is 12, 7 or 3 inches long by its colour, and no longer', () => {
  for (const [token, length] of [
    ['G+', 12],
    ['Y+', 7],
    ['R+', 3],
  ] as const) {
    const t = mover(token).answer(`move on ${token}`)
    expect(t.refusedPath([2 + length + 0.05, 2])).toBe('CZ-BASIC-2')
    expect(t.walk([2 + length, 2]).at('ana')).toEqual([200 + 100 * length, 200])
  }
})

test('CZ-COMPONENTS-4 the colours are totals: GREEN is 12 inches in all, not 3 and 7 and 12', () => {
  const t = mover('G+').answer('move on G+')
  expect(t.refusedPath([14, 2], [14, 12])).toBe('CZ-BASIC-2')
  expect(t.walk([10, 2], [10, 6]).at('ana')).toEqual([1000, 600])
})

/** Whether a Red-lined friend so far off is within reach of Triage. */
const isTreated = (x: number, base: 27 | 40 = 27) =>
  position({
    active: 'ana',
    models: {
      ana: { seat: 0, at: [2, 2] },
      cal: { seat: 0, at: [x, 2], tokens: 'y+', base },
      bob: { seat: 1, at: [20, 28] },
    },
  }).offer('triage').length > 0

test('CZ-COMPONENTS-5..7 reach is a gap of an inch between bases of 27 mm, whatever stands on them', () => {
  expect(isTreated(2 + 1.06 + 0.95)).toBe(true)
  expect(isTreated(2 + 1.06 + 1.05)).toBe(false)
  expect(isTreated(2 + 2.063)).toBe(true)
  expect(isTreated(2 + 2.363)).toBe(false)
})

test('CZ-COMPONENTS-8 every model is measured by its own base', () => {
  expect(isTreated(2 + 2.3, 40)).toBe(true)
  expect(isTreated(2 + 2.3, 27)).toBe(false)
})

test('CZ-R-2 with the option the tolerance of every limit is another', () => {
  const far = (measureToleranceInches: 0 | 0.01 | 0.05) =>
    position({
      active: 'ana',
      models: {
        ana: { seat: 0, at: [2, 2] },
        cal: { seat: 0, at: [4.1, 2], tokens: 'y+' },
        bob: { seat: 1, at: [20, 28] },
      },
      options: { measureToleranceInches },
    }).offer('triage').length
  expect([far(0), far(0.01), far(0.05)]).toEqual([0, 0, 2])
})

const four = () =>
  position({
    active: 'ana',
    models: {
      ana: { seat: 0, at: [5, 5] },
      cal: { seat: 0, at: [5, 7.5], hacked: 1 },
      gus: { seat: 0, at: [7.5, 5], gonk: 'yellow' },
      bob: { seat: 1, at: [5, 2.5] },
      dee: { seat: 1, at: [2.5, 5] },
    },
  })

test('CZ-COMPONENTS-9 all models of a team are friendly to each other', () => {
  expect(four().offer('command')).toEqual([
    'command cal-1 on G+',
    'command cal-1 on Y+',
    'command gus-1 on G+',
    'command gus-1 on Y+',
  ])
})

test('CZ-COMPONENTS-10 every model of another player is a rival, and only those are attacked', () => {
  expect(
    four()
      .offer('strike')
      .map((key) => key.split(' ')[1]),
  ).toEqual(['bob-1', 'bob-1', 'dee-1', 'dee-1'])
})

test('CZ-COMPONENTS-11 only a Ready token pays; a Used one does not', () => {
  const t = mover('G+ Y-')
  expect(t.offer('move')).toEqual(['move on G+'])
  expect(t.whyNot('move on Y-')).toBe('CZ-ACTION-1')
})

test('CZ-COMPONENTS-12 a state holds Luck, Body, Hacked, Vulnerable, Impact and Objective tokens at once', () => {
  const t = mover('G+')
  const state = {
    ...t.state,
    sides: t.state.sides.map((side) => ({ ...side, luck: 2 })),
    models: t.state.models.map((model) => ({ ...model, hacked: 2 })),
    bodies: [{ no: 1, of: 'bob-1', at: { x: 100, y: 100, z: 0 } }],
    impact: { x: 300, y: 200, z: 0 },
    markers: [{ kind: 'objective', at: { x: 500, y: 500, z: 0 }, seat: 0 }],
  }
  const { content: _, ...plain } = state
  expect(stateSchema.parse(JSON.parse(JSON.stringify(plain)))).toEqual(plain)
})

test('CZ-COMPONENTS-13 no basic action ever rolls a die of four sides', () => {
  const t = four().dice(5, 5).answer('command cal-1 on G+')
  expect(t.told('dice').map(({ die }) => die)).toEqual(['GREEN', 'Obstacle'])
  const shot = four().dice(5, 5).play('strike bob-1 on Y+', 'Y+')
  expect(shot.told('dice').map(({ die }) => die)).toEqual(['YELLOW', 'YELLOW'])
})
