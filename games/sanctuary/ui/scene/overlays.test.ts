import { cellSpots, lineBetween } from '@muster/ui/place'
import { expect, test } from 'vitest'
import { gun, oneUse, Position, type PositionSetup } from '../../testing/position.ts'
import { forecastOf } from './forecast.ts'
import { overlaysOf } from './overlays.ts'

const over = (setup: PositionSetup, subject: Parameters<typeof overlaysOf>[2]) =>
  overlaysOf(new Position(setup).state, 0, subject)

const named = (found: ReturnType<typeof over>, kind: string) => found.filter((one) => one.kind === kind)

test('a hunter shows one move, the four lanes up to what stands in them, and who fires at it', () => {
  const found = over(
    { hunters: [{ at: '5,5' }], enemies: { 'a.1': { at: '5,7', range: 3 } }, cover: ['4,5'] },
    { ref: 'hunter-0' },
  )
  expect(named(found, 'lane')[0]?.places).toEqual(
    cellSpots(['4,5', '6,5', '7,5', '8,5', '5,4', '5,3', '5,2', '5,6', '5,7']),
  )
  expect(named(found, 'reach')[0]?.places).not.toContainEqual({ cell: '4,5' })
  expect(named(found, 'reach')[0]?.places).toContainEqual({ cell: '5,2' })
  expect(named(found, 'sight')[0]?.places).toEqual([lineBetween('5,7', '5,5')])
})

test('an enemy shows where it could hit, not behind cover, and the way it walks', () => {
  const found = over(
    { hunters: [{ at: '18,18' }], enemies: { 'a.1': { at: '10,4', range: 2 } }, cover: ['11,4'] },
    { ref: 'a.1' },
  )
  const [threat] = named(found, 'threat')
  expect(threat?.places).toContainEqual({ cell: '8,4' })
  expect(threat?.places).not.toContainEqual({ cell: '12,4' })
  expect(threat?.places).not.toContainEqual({ cell: '7,4' })
  expect(named(found, 'range')[0]?.places).toEqual(cellSpots(['10,5', '10,6', '10,7', '10,8']))
})

test('a square in reach shows whom one could shoot from there and who could fire there; one out of reach nothing', () => {
  const setup: PositionSetup = { hunters: [{ at: '5,5' }], enemies: { 'a.1': { at: '8,8', range: 3 } } }
  const found = over(setup, { ref: '8,6' })
  expect(named(found, 'lane')[0]?.places).toEqual([lineBetween('8,8', '8,6')])
  expect(named(found, 'sight')[0]?.places).toEqual([lineBetween('8,8', '8,6')])
  expect(over(setup, { ref: '18,18' })).toEqual([])
})

test('a splash, a turret, a field and a blast show their areas', () => {
  const setup: PositionSetup = {
    hunters: [
      { card: 'axton', at: '5,5', guns: ['boom'], hand: ['bag'] },
      { card: 'maya', at: '15,15' },
    ],
    enemies: { 'a.1': '5,7', 'b.1': '9,3' },
    loot: {
      boom: gun(1, 1, { splash: { radius: 1, damage: 1 } }),
      bag: oneUse({ do: 'blast', damage: 1, reach: 2 }),
    },
  }
  expect(named(over(setup, { option: 'shoot a.1 with boom' }), 'area')[0]?.places).toHaveLength(9)
  expect(named(over(setup, { option: 'turret 8,8 vertical' }), 'area')[0]?.places).toEqual(
    cellSpots(['8,7', '8,8', '8,9']),
  )
  expect(named(over(setup, { option: 'phaselock b.1' }), 'area')[0]?.places).toHaveLength(9)
  expect(named(over(setup, { option: 'use bag' }), 'area')[0]?.places).toHaveLength(25)
})

test('a shot is foretold for certain, its damage with its reasons', () => {
  const position = new Position({
    hunters: [{ at: '5,5', guns: ['sharp'] }],
    enemies: { 'a.1': { at: '5,7', health: 4 } },
    loot: { sharp: gun(2, 1) },
    mark: { seat: 0, card: 'a', escaped: false },
  })
  const [asked] = position.match.questions
  if (!asked) throw new Error('nobody is asked')
  const forecast = forecastOf(position.state, 0, asked, 'shoot a.1 with sharp')
  expect(forecast?.line).toBe('a1 is left with 1')
  expect(forecast?.numbers[0]).toMatchObject({ name: 'Damage', value: 3 })
})

test('the end of a phase foretells who may get in, and a walk who could fire there', () => {
  const position = new Position({ hunters: [{ at: '2,10' }], enemies: { 'a.1': { at: '10,7', range: 4 } } })
  const [asked] = position.match.questions
  if (!asked) throw new Error('nobody is asked')
  const end = forecastOf(position.state, 0, asked, 'end')
  expect(end?.line).toBe('75 % that an enemy gets in when they move')
  expect(end?.bars.map(({ name, p }) => [name, p])).toEqual([
    ['nobody gets in', 0.25],
    ['1 gets in', 0.75],
  ])
  expect(forecastOf(position.state, 0, asked, 'move 5,10')?.line).toBe(
    'no target from there · out of enemy fire as things stand',
  )
})
