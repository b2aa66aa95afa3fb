import { lineBetween } from '@muster/ui/place'
import { expect, test } from 'vitest'
import { bench } from '../../testing/bench.ts'
import { attack, autonomous } from '../../testing/pack.ts'
import { overlaysOf } from './overlays.ts'

const arena = () =>
  bench({
    cards: { gun: attack({ ranges: ['short', 'long'] }), mine: autonomous({ radius: 1 }) },
    players: [
      { at: [0, 0], hand: ['gun', 'mine'] },
      { at: [3, 0], inPlay: [{ card: 'mine', id: 'mine-7', at: [-2, 0] }] },
    ],
  })

test('a Mech shows its bands of range, each hex in one of them', () => {
  const t = arena()
  const overlays = overlaysOf(t.state, 1, { ref: 'mech-0' })
  expect(overlays.map(({ name, places }) => [name, places.length])).toEqual([
    ['melee range', 1],
    ['short range', 6],
    ['medium range', 12],
    ['long range', 18],
    ['extended range', 24],
  ])
  expect(new Set(overlays.flatMap(({ places }) => places.map((place) => JSON.stringify(place)))).size).toBe(61)
})

test('an Attack in hand shows where it can be played and a lane to each target', () => {
  const t = arena()
  const overlays = overlaysOf(t.state, 0, { ref: 'hand:gun' })
  expect(overlays.map(({ kind, name }) => `${kind}: ${name}`)).toEqual([
    'range: short range: 1 evasion die',
    'range: long range: 3 evasion dice',
    'lane: Lane of fire of The gun',
  ])
  expect(overlays.at(-1)?.places).toEqual([lineBetween(t.hex(0, 0), t.hex(3, 0), 'long · 3 evasion dice')])
})

test('an option shows its own lane only, a move the hexes around', () => {
  const t = arena()
  expect(overlaysOf(t.state, 0, { option: 'play gun at mech-1' }).at(-1)?.places).toHaveLength(1)
  expect(overlaysOf(t.state, 0, { option: 'move' })).toMatchObject([{ kind: 'reach', places: { length: 6 } }])
  expect(overlaysOf(t.state, 0, { option: 'end' })).toEqual([])
})

test('a Radius is drawn around the Object that has it, or around the Mech that would play it', () => {
  const t = arena()
  const [around] = overlaysOf(t.state, 0, { ref: 'mine-7' })
  expect(around).toMatchObject({ kind: 'area', name: 'Radius 1 of The mine', places: { length: 7 } })
  expect(around?.places).toContainEqual({ cell: t.hex(-2, 0) })
  const [own] = overlaysOf(t.state, 0, { ref: 'hand:mine' })
  expect(own?.places).toContainEqual({ cell: t.hex(0, 0) })
})
