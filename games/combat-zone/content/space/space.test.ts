import { hasRoom, isWalked, strip, stripBlocked, walked } from '@muster/space'
import { seededRandom } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { baseContent } from '../index.ts'
import { isInArea, placeOn } from './area.ts'
import { makeBattlespace } from './maker.ts'
import { mapProblems } from './map-check.ts'
import { planeOf } from './scene.ts'
import { battlespace } from './scenery.ts'

const lot = (...pieces: object[]) =>
  battlespace.parse({ id: 'lot', name: 'Lot', width: 20, depth: 20, text: 'A lot.', pieces })
const planeWith = (...pieces: object[]) => planeOf(baseContent, lot(...pieces), 'lot')
const at = (x: number, y: number, z = 0) => ({ x, y, z, radius: 53 })
const south = { edge: 'south', depth: 4 } as const
const north = { edge: 'north', depth: 4 } as const
const problems = (zones: Parameters<typeof mapProblems>[2], ...pieces: object[]) =>
  mapProblems(baseContent, lot(...pieces), zones, [27, 50])
const room = { kind: 'shop', at: [10, 10], size: [6, 6] }

describe('scenery as it is laid', () => {
  test('CZ-BARRIER-5 a door is walked through without a roll', () => {
    const plane = planeWith({ ...room, openings: [{ wall: 'south', at: 1.75, width: 2.5, kind: 'door' }] })
    const way = walked(plane, { base: at(1000, 500), path: [{ x: 1000, y: 1000 }], most: 1200, soft: [], solid: [] })
    expect(isWalked(way) && way.met).toEqual([])
  })

  test('CZ-BARRIER-4 a window costs a roll, and gives cover', () => {
    const plane = planeWith({ ...room, openings: [{ wall: 'south', at: 2.4, width: 1.2, kind: 'window' }] })
    const way = walked(plane, { base: at(1000, 500), path: [{ x: 1000, y: 1000 }], most: 1200, soft: [], solid: [] })
    expect(isWalked(way) && way.met.length).toBe(1)
    expect(strip(plane, at(1000, 500), at(1000, 1000), 50, [])).toMatchObject({ blocked: false, pieces: [0] })
  })

  test('CZ-BARRIER-1 a wall without openings stops walking and sight', () => {
    const plane = planeWith(room)
    const way = walked(plane, { base: at(1000, 500), path: [{ x: 1000, y: 1000 }], most: 1200, soft: [], solid: [] })
    expect(way).toMatchObject({ fault: 'barrier' })
    expect(stripBlocked(plane, at(1000, 500), at(1000, 1000), 50)).toBe(true)
  })

  test('CZ-ELEV-1 one stands in a building and on its roof, and a ladder leads up', () => {
    const plane = planeWith({ ...room, ladders: ['west'] })
    expect([hasRoom(plane, at(1000, 1000), []), hasRoom(plane, at(1000, 1000, 400), [])]).toEqual([true, true])
    expect(plane.pieces[0]?.ladders).toEqual([{ x: 700, y: 1000 }])
  })

  test('a piece is turned about its middle, by quarters and askew', () => {
    const corners = (more: object) =>
      planeWith({ kind: 'fence', at: [10, 10], size: [5, 0.2], ...more }).pieces[0]?.parts[0]?.outline
    expect(corners({})).toEqual([
      { x: 750, y: 990 },
      { x: 1250, y: 990 },
      { x: 1250, y: 1010 },
      { x: 750, y: 1010 },
    ])
    expect(corners({ turn: 1 })).toEqual([
      { x: 1010, y: 750 },
      { x: 1010, y: 1250 },
      { x: 990, y: 1250 },
      { x: 990, y: 750 },
    ])
    expect(corners({ slant: true })).toEqual([
      { x: 806, y: 842 },
      { x: 1206, y: 1142 },
      { x: 1194, y: 1158 },
      { x: 794, y: 858 },
    ])
  })
})

describe('CZ-SPACE-5 areas', () => {
  const table = { width: 2200, depth: 3000 }
  test('along an edge, in a corner and round a place hold whom they hold wholly', () => {
    const inside = (area: Parameters<typeof isInArea>[0], x: number, y: number) => isInArea(area, table, at(x, y))
    expect([inside(south, 500, 347), inside(south, 500, 349)]).toEqual([true, false])
    expect([inside(north, 500, 2653), inside(north, 500, 2651)]).toEqual([true, false])
    const corner = { corner: 'north-east', reach: 7 } as const
    expect([inside(corner, 1560, 2360), inside(corner, 1540, 2360), inside(corner, 1560, 2340)]).toEqual([
      true,
      false,
      false,
    ])
    const round = { around: [50, 50] as [number, number], radius: 4 }
    expect(placeOn(table, [50, 50])).toEqual({ x: 1100, y: 1500 })
    expect([inside(round, 1100, 1847), inside(round, 1100, 1849)]).toEqual([true, false])
  })
})

describe('the map check refuses', () => {
  const screen = { kind: 'wall', at: [10, 10], size: [8, 0.3] }

  test('nothing where all is well', () => {
    expect(
      problems(
        [
          ['south', south],
          ['north', north],
        ],
        screen,
      ),
    ).toEqual([])
  })

  test('a zone with too little room to deploy', () => {
    const blocks = [3, 8, 13, 17.4].map((x) => ({ kind: 'rooftop', at: [x, 2], size: [4, 3.8] }))
    expect(problems([['south', south]], ...blocks)[0]).toMatch(/^zone south: room for \d models; expected 12 at least$/)
  })

  test('ground that is cut off, for the bases that cannot reach it', () => {
    const narrow = { ...room, openings: [{ wall: 'south', at: 2, width: 1.4, kind: 'door' }] }
    expect(problems([], narrow)).toEqual([
      expect.stringMatching(/^bases of 50 mm: ground at [\d,]+ is cut off; expected one connected ground$/),
    ])
    expect(problems([], room)).toHaveLength(2)
  })

  test('CZ-R-134 openings nobody fits through, unless they are marked for sight only', () => {
    const slit = (sight?: true) => ({
      kind: 'wall',
      at: [10, 10],
      openings: [{ at: 1, width: 0.8, kind: 'window', ...(sight && { sight }) }],
    })
    expect(problems([], slit())).toEqual([
      'piece 1 (wall): an opening of 0.8 inches; expected at least 1.1, or "sight"',
    ])
    expect(problems([], slit(true))).toEqual([])
    const wide = { kind: 'wall', at: [10, 10], openings: [{ at: 1, width: 2, kind: 'window', sight: true }] }
    expect(problems([], wide)).toEqual([
      'piece 1 (wall): an opening of 2 inches; expected less than 1.1 for sight only',
    ])
  })

  test('CZ-R-144 barriers one could step over', () => {
    expect(problems([], { kind: 'wall', at: [10, 10], height: 2 })).toEqual([
      'piece 1 (wall): a barrier of at most 3 inches; expected a higher one, or an obstacle',
    ])
  })

  test('zones in full view of each other', () => {
    expect(
      problems([
        ['south', south],
        ['north', north],
      ])[0],
    ).toBe('zone north lies bare to 53,53 in south; expected something in the way')
  })
})

describe('the maker', () => {
  const share = Number(process.env.MUSTER_MAPS ?? 100)
  const bases = [25, 27, 32, 40, 50] as const
  const zonesOf = (id: string) => {
    const { zones, sides } = baseContent.scenarios[id] as (typeof baseContent.scenarios)[string]
    return sides.map(({ zone }) => [zone, zones[zone] as NonNullable<(typeof zones)[string]>] as const)
  }
  const wishes = [
    { width: 22, depth: 30, zones: zonesOf('turf-war'), bases },
    { width: 22, depth: 30, zones: zonesOf('block-party'), bases },
    { width: 44, depth: 30, zones: zonesOf('dead-or-alive'), bases },
    { width: 36, depth: 36, zones: zonesOf('three-way-split'), bases },
  ]

  test(`CZ-SPACE-1..3 keeps to the book's density and passes the map check, ${share} times`, {
    timeout: 600_000,
  }, () => {
    for (let seed = 0; seed < share; seed++) {
      const wish = wishes[seed % wishes.length] as (typeof wishes)[number]
      const made = makeBattlespace(seededRandom(`map ${seed}`), baseContent, wish)
      expect([seed, mapProblems(baseContent, made, wish.zones, bases)]).toEqual([seed, []])
      const times = (wish.width * wish.depth) / 660
      expect(made.pieces.length).toBeGreaterThanOrEqual(Math.ceil(12 * times))
      expect(made.pieces.length).toBeLessThanOrEqual(Math.floor(15 * times))
    }
  })

  test('makes the same of the same lots, and other ground of others', () => {
    const [wish] = wishes as [(typeof wishes)[number]]
    const made = (seed: string) => makeBattlespace(seededRandom(seed), baseContent, wish)
    expect(made('a')).toEqual(made('a'))
    expect(made('a')).not.toEqual(made('b'))
  })
})
