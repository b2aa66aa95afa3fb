import type { Point } from '../../question.ts'
import type { Outline } from './plane.ts'

/** The meadow in hundredths of a pace: what stands on it, and the nests that runners are after. */
export const MEADOW = { width: 1800, depth: 1200 } as const
export const RUNNER = 50

const outline = (...corners: readonly (readonly [number, number])[]): Outline => corners.map(([x, y]) => ({ x, y }))

export const SCENERY = [
  {
    id: 'hedge',
    name: 'the hedge',
    kind: 'barrier',
    height: 200,
    outline: outline([820, 150], [900, 150], [900, 620], [820, 620]),
  },
  {
    id: 'wall',
    name: 'the wall',
    kind: 'barrier',
    height: 150,
    outline: outline([1150, 700], [1500, 700], [1500, 760], [1210, 760], [1210, 1000], [1150, 1000]),
  },
  {
    id: 'log',
    name: 'the log',
    kind: 'obstacle',
    height: 60,
    outline: outline([350, 650], [600, 600], [615, 660], [365, 710]),
  },
  {
    id: 'mound',
    name: 'the mound',
    kind: 'platform',
    height: 300,
    outline: outline([1250, 160], [1550, 160], [1620, 310], [1480, 420], [1230, 360]),
  },
] as const

export const NESTS: readonly (Point & { readonly id: string })[] = [
  { id: 'reed nest', x: 500, y: 280 },
  { id: 'stone nest', x: 980, y: 880 },
  { id: 'high nest', x: 1400, y: 290 },
]

/** Corners one can turn at to get round what stands in the way. */
export const TURNS: readonly Point[] = [
  { x: 760, y: 90 },
  { x: 960, y: 90 },
  { x: 760, y: 680 },
  { x: 960, y: 680 },
  { x: 1090, y: 640 },
  { x: 1090, y: 1060 },
  { x: 1560, y: 640 },
  { x: 1560, y: 820 },
  { x: 1270, y: 1060 },
]

export const barriers: readonly Outline[] = SCENERY.flatMap(({ kind, outline: edge }) =>
  kind === 'barrier' ? [edge] : [],
)
export const obstacles: readonly Outline[] = SCENERY.flatMap(({ kind, outline: edge }) =>
  kind === 'obstacle' ? [edge] : [],
)

/** Whether a point is on the meadow with so much room around it. */
export const isOn = ({ x, y }: Point, room: number): boolean =>
  x >= room && y >= room && x <= MEADOW.width - room && y <= MEADOW.depth - room
