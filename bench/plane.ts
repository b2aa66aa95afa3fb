// What the geometry of the plane costs, row by row beside the numbers it was designed to. In a process of its own.
import {
  type Base,
  basesInTorrent,
  coverOf,
  destinations,
  isWalked,
  makePlane,
  nearestRoom,
  type Plane,
  planePath,
  reachField,
  sampleWay,
  stopAt,
  strip,
  type Walk,
  walked,
  waysFrom,
  wayTo,
} from '@muster/space'
import { seededRandom } from '@muster/table'
import { HALF, LONGEST, sceneOf } from '../packages/space/plane/testing/scenes.ts'
import { processorTime } from './processor-time.ts'

/** A cost in microseconds on tables of 15 and of 30 pieces, as designed, and what it must not exceed. */
export type PlaneCost = {
  readonly what: string
  readonly measured: readonly [fifteen: number, thirty: number]
  readonly designed: readonly [fifteen: number, thirty: number | undefined]
  readonly goal?: number
}

type Table = { readonly plane: Plane; readonly bases: readonly Base[]; readonly fresh: () => Plane }

const BATCHES = 9
const WARM_UP = 0.15
const BATCH = 0.02

const random = seededRandom('plane')
const SEEDS = [0, 1, 2, 3, 4, 5]
const tableOf = (seed: number, pieces: number): Table => {
  const { definition, plane, bases } = sceneOf(seed, { pieces, bases: 24 })
  return { plane, bases, fresh: () => makePlane(definition) }
}
const tables = [15, 30].map((pieces) => SEEDS.map((seed) => tableOf(seed, pieces))) as [Table[], Table[]]
const warm = tableOf(SEEDS.length, 30)

/** The median cost of one run in microseconds, after warming up. */
function costOf(run: () => void): number {
  let many = 1
  for (const began = processorTime(); processorTime() - began < WARM_UP; ) {
    const before = processorTime()
    for (let at = 0; at < many; at++) run()
    if (processorTime() - before < BATCH) many *= 2
  }
  const costs = Array.from({ length: BATCHES }, () => {
    const before = processorTime()
    for (let at = 0; at < many; at++) run()
    return (1e6 * (processorTime() - before)) / many
  })
  return costs.sort((a, b) => a - b)[Math.floor(BATCHES / 2)] as number
}

/** Runs over tables and bases by turns. */
function byTurns(
  which: readonly Table[],
  run: (table: Table, base: Base, others: readonly Base[]) => void,
): () => void {
  const turns = which.flatMap((table) =>
    table.bases.map((base) => ({ table, base, others: table.bases.filter((one) => one !== base) })),
  )
  let at = 0
  return () => {
    const { table, base, others } = turns[at++ % turns.length] as (typeof turns)[number]
    run(table, base, others)
  }
}

type Row = Omit<PlaneCost, 'measured'> & {
  readonly run: (table: Table, base: Base, others: readonly Base[]) => void
}

function placeNear(plane: Plane, base: Base, far: number) {
  const x = Math.max(100, Math.min(plane.width - 100, base.x + random.below(2 * far) - far))
  const y = Math.max(100, Math.min(plane.depth - 100, base.y + random.below(2 * far) - far))
  return { x, y }
}

const rivalsOf = (others: readonly Base[]) => others.slice(0, 12)
const everybody = (others: readonly Base[]) => rivalsOf(others).map((_, index) => index)
const kept = new WeakMap<Base, ReturnType<typeof waysFrom>>()
const treeOf = (plane: Plane, base: Base, others: readonly Base[]) => {
  const found = kept.get(base) ?? waysFrom(plane, { base, most: LONGEST, rolls: 1, rivals: rivalsOf(others) })
  kept.set(base, found)
  return found
}
const pathOf = (plane: Plane, base: Base): Walk['path'] => [placeNear(plane, base, 400), placeNear(plane, base, 600)]

// Corner graphs are worked out once for each base size, and are not to be counted with what uses them.
for (const { plane, bases } of tables.flat())
  for (const base of bases) waysFrom(plane, { base, most: 2, rolls: 0, rivals: [] })

const rows: readonly Row[] = [
  {
    what: 'path of attack with cover, 24 bases',
    designed: [0.64, 0.89],
    goal: 10,
    run: ({ plane }, base, others) => {
      const to = others[random.below(others.length)] as Base
      const found = strip(plane, base, { ...to, z: base.z }, HALF, others)
      coverOf(plane, found, base, others, 100)
    },
  },
  {
    what: 'the same, slanted',
    designed: [0.67, 0.96],
    goal: 10,
    run: ({ plane }, base, others) => {
      const to = others[random.below(others.length)] as Base
      const found = strip(plane, base, { ...to, z: base.z + 200 }, HALF, others)
      coverOf(plane, found, base, others, 100)
    },
  },
  {
    what: 'torrent',
    designed: [0.11, undefined],
    run: ({ plane }, base, others) => basesInTorrent(plane, base, others[0] as Base, HALF, 700, others),
  },
  {
    what: 'nearest free place',
    designed: [52, undefined],
    run: ({ plane }, base, others) => {
      const other = others[random.below(others.length)] as Base
      nearestRoom(plane, { ...other, x: other.x + 20, radius: base.radius }, others)
    },
  },
  {
    what: 'first touch, with the walk that meets something',
    designed: [2.4, undefined],
    run: ({ plane }, base, others) => {
      const walk: Walk = { base, path: pathOf(plane, base), most: 5000, soft: others, solid: [] }
      const found = walked(plane, walk)
      const [met] = isWalked(found) ? found.met : []
      if (met) stopAt(plane, walk, met)
    },
  },
  {
    what: 'referee of a drawn path, 2 stretches',
    designed: [0.9, 1.9],
    run: ({ plane }, base, others) => {
      walked(plane, { base, path: pathOf(plane, base), most: LONGEST, soft: others, solid: [] })
    },
  },
  {
    what: 'corner graph, once for a scene and a base size',
    designed: [1200, 4700],
    run: ({ fresh }, base) => waysFrom(fresh(), { base: { ...base, radius: 53 }, most: 2, rolls: 0, rivals: [] }),
  },
  {
    what: 'tree from one place, 0 or 1 roll, rivals counted',
    designed: [29, 58],
    run: ({ plane }, base, others) => waysFrom(plane, { base, most: LONGEST, rolls: 1, rivals: rivalsOf(others) }),
  },
  {
    what: 'tree with rings of all rivals, 0 to 3 rolls',
    designed: [310, 580],
    run: ({ plane }, base, others) =>
      waysFrom(plane, { base, most: LONGEST, rolls: 3, rivals: rivalsOf(others), round: everybody(others) }),
  },
  {
    what: 'way to a point, tree at hand',
    designed: [1.6, 4.5],
    run: ({ plane }, base, others) => wayTo(treeOf(plane, base, others), placeNear(plane, base, 700)),
  },
  {
    what: 'shortest path without a tree, any target',
    designed: [21, 60],
    goal: 200,
    run: ({ plane }, base, others) =>
      planePath(plane, { base, most: LONGEST, rolls: 1, rivals: rivalsOf(others) }, placeNear(plane, base, 700)),
  },
  {
    what: '30 destinations with their tree',
    designed: [80, 195],
    goal: 300,
    run: ({ plane }, base, others) =>
      destinations(waysFrom(plane, { base, most: LONGEST, rolls: 1, rivals: rivalsOf(others) }), others, 30),
  },
  {
    what: '30 destinations, tree at hand',
    designed: [48, 121],
    run: ({ plane }, base, others) => destinations(treeOf(plane, base, others), others, 30),
  },
  {
    what: 'one destination sampled',
    designed: [1, 2.3],
    run: ({ plane }, base, others) => {
      const wish = { base, most: LONGEST, rolls: 1, rivals: rivalsOf(others) }
      sampleWay(plane, wish, others, () => treeOf(plane, base, others), random.below)
    },
  },
]

/** Processor time of the overlay from each base of some tables, its ways included. */
function overlayTimes(which: readonly Table[], step: number): number[] {
  const times: number[] = []
  for (const { plane, bases } of which)
    for (const base of bases) {
      const others = bases.filter((one) => one !== base)
      const wish = { base, most: LONGEST, rolls: 3, rivals: rivalsOf(others), round: everybody(others) }
      waysFrom(plane, wish)
      const before = processorTime()
      reachField(waysFrom(plane, wish), step, others)
      times.push(1e6 * (processorTime() - before))
    }
  return times
}

/** The median, the 90th percentile and the worst; a table of its own warms up, as for the other rows. */
function overlayCosts(which: readonly Table[], step: number): [number, number, number] {
  overlayTimes([warm], step)
  const times = overlayTimes(which, step).sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))] as number
  return [at(0.5), at(0.9), at(1)]
}

function overlayRows(step: number, designed: readonly (readonly [number, number])[], goal?: number): PlaneCost[] {
  const [fifteen, thirty] = tables.map((which) => overlayCosts(which, step)) as [
    [number, number, number],
    [number, number, number],
  ]
  return ['median', '90th percentile', 'worst'].map((what, index) => ({
    what: `overlay at ${step / 100} inch, 0 to 3 rolls: ${what}`,
    measured: [fifteen[index] as number, thirty[index] as number],
    designed: designed[index] as [number, number],
    ...(goal ? { goal } : {}),
  }))
}

const costs: PlaneCost[] = [
  ...rows.map(({ run, ...row }): PlaneCost => {
    const [fifteen, thirty] = tables.map((which) => costOf(byTurns(which, run))) as [number, number]
    return { ...row, measured: [fifteen, thirty] }
  }),
  ...overlayRows(
    25,
    [
      [2700, 3600],
      [5400, 7900],
      [9500, 13700],
    ],
    16000,
  ),
  ...overlayRows(50, [
    [1000, 1400],
    [2100, 3100],
    [3800, 5300],
  ]),
]
process.stdout.write(JSON.stringify(costs))
