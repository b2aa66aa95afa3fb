import { invariant, type Random, shuffled } from '@muster/table'
import type { Area } from '../cards/scenario.ts'
import type { Content } from '../load.ts'
import type { BaseSize } from './base-radius.ts'
import { mapProblems } from './map-check.ts'
import { type Battlespace, battlespace, type PieceDocument } from './scenery.ts'

/** What a made Battlespace is for: its size in inches, where models begin, and which bases walk on it. */
export type MapWish = {
  readonly width: number
  readonly depth: number
  readonly zones: readonly (readonly [name: string, area: Area])[]
  readonly bases: readonly BaseSize[]
}

/** CZ-SPACE-1: on 22 by 30 inches 3 or 4 pieces a quadrant, 12 to 15 in all; on other sizes as many for as much ground. */
const USUAL_AREA = 22 * 30
const LEAST = 12
const MOST = 15

/** Between barriers the widest base must pass, between anything and the table's edge too. */
const LANE = 2.5
const GAP = 0.3
const GRID = 0.25
const TRIES = 80
const DRAFTS = 200

/** What a piece takes up on the table, in inches, and whether it is a barrier. */
export type Box = {
  readonly left: number
  readonly right: number
  readonly low: number
  readonly high: number
  readonly tall: boolean
}
type Sketch = Pick<PieceDocument, 'kind' | 'openings' | 'ladders'> & {
  readonly size: readonly [number, number]
  readonly height?: number
}

const door = (wall: 'south' | 'north' | 'east' | 'west', at: number) => ({
  wall,
  at,
  width: 2.2,
  kind: 'door' as const,
})
const window = (wall: 'south' | 'north' | 'east' | 'west', at: number) => ({
  wall,
  at,
  width: 1.2,
  kind: 'window' as const,
})
const plain = (kind: string, width: number, depth: number): Sketch => ({
  kind,
  size: [width, depth],
  openings: [],
  ladders: [],
})

/** What is drawn from: one large thing, one to hide behind, then small ones. */
const LARGE: readonly Sketch[] = [
  { kind: 'rooftop', size: [4, 3.5], height: 4, openings: [], ladders: ['south'] },
  { kind: 'rooftop', size: [5, 3], height: 5, openings: [], ladders: ['west'] },
  {
    kind: 'shop',
    size: [5, 4.5],
    openings: [door('south', 1), window('north', 2), window('east', 1)],
    ladders: ['north'],
  },
  { kind: 'bunker', size: [4, 4], openings: [door('east', 0.8), window('west', 1)], ladders: [] },
  { kind: 'wall', size: [5, 0.3], openings: [], ladders: [] },
  { kind: 'wall', size: [6, 0.3], openings: [window('south', 2.4)], ladders: [] },
]
const MIDDLE: readonly Sketch[] = [
  plain('container', 5, 2.2),
  plain('container', 4, 2),
  plain('car', 4, 1.8),
  plain('ruined-wall', 4, 0.6),
  plain('fence', 5, 0.2),
  plain('pillar', 1.4, 1.4),
]
const SMALL: readonly Sketch[] = [
  plain('barricade', 3, 0.5),
  plain('barrel', 0.9, 0.9),
  plain('dumpster', 2, 1.2),
  plain('rubble', 2.6, 2.6),
  plain('terminal', 0.8, 0.6),
  plain('vending-machine', 1, 0.8),
  plain('market-stall', 2.4, 1.4),
]

/** CZ-SPACE-1..3: a Battlespace drawn at random that passes the map check. The same lots make the same ground. */
export function makeBattlespace(random: Random, content: Content, wish: MapWish): Battlespace {
  for (let draft = 0; draft < DRAFTS; draft++) {
    const made = draftOf(random, content, wish)
    if (made && mapProblems(content, made, wish.zones, wish.bases).length === 0) return made
  }
  invariant(false, `no Battlespace of ${wish.width} by ${wish.depth} inches passed the map check in ${DRAFTS} drafts`)
}

function draftOf(random: Random, content: Content, { width, depth }: MapWish): Battlespace | undefined {
  const share = (width * depth) / USUAL_AREA
  const [least, most] = [Math.ceil(LEAST * share), Math.floor(MOST * share)]
  const many = Math.max(4, least + random.below(Math.max(1, most - least + 1)))
  const order = shuffled(random, [0, 1, 2, 3])
  const boxes: Box[] = []
  const pieces = order.flatMap((quadrant, index) => {
    const count = Math.floor((many + index) / 4)
    return sketchesOf(random, count).flatMap(
      (sketch) => layAt(random, content, sketch, quadrant, width, depth, boxes) ?? [],
    )
  })
  if (pieces.length !== many) return undefined
  return battlespace.parse({ id: 'made', name: 'Made Ground', width, depth, pieces, text: 'Laid out by lot.' })
}

/** For every four pieces of a quadrant one large one and one to hide behind. */
function sketchesOf(random: Random, count: number): Sketch[] {
  return Array.from({ length: count }, (_, index) => {
    const from = index % 4 === 0 ? LARGE : index % 4 === 1 ? MIDDLE : SMALL
    return from[random.below(from.length)] as Sketch
  })
}

/** Lays a piece somewhere in a quadrant where it leaves lanes open, if there is such a place. */
function layAt(
  random: Random,
  content: Content,
  sketch: Sketch,
  quadrant: number,
  width: number,
  depth: number,
  boxes: Box[],
): PieceDocument | undefined {
  const tall = content.scenery[sketch.kind]?.hinders === 'barrier'
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const turn = random.below(2)
    const x = (quadrant % 2 === 0 ? 0 : width / 2) + GRID * random.below(Math.floor(width / 2 / GRID))
    const y = (quadrant < 2 ? 0 : depth / 2) + GRID * random.below(Math.floor(depth / 2 / GRID))
    const box = boxAt([x, y], turn, sketch.size, tall)
    if (!canLieWith(box, boxes, width, depth)) continue
    boxes.push(box)
    const { kind, size, openings, ladders } = sketch
    return {
      kind,
      at: [x, y],
      turn,
      size: [...size],
      openings: [...openings],
      ladders: [...ladders],
      ...(sketch.height && { height: sketch.height }),
    }
  }
  return undefined
}

function boxAt([x, y]: readonly [number, number], turn: number, size: readonly [number, number], tall: boolean): Box {
  const [across, along] = turn % 2 === 1 ? [size[1], size[0]] : size
  return { left: x - across / 2, right: x + across / 2, low: y - along / 2, high: y + along / 2, tall }
}

/** What a piece that lies straight takes up. */
export function boxOf({ scenery }: Content, { kind, at, turn, size }: PieceDocument): Box {
  const known = scenery[kind]
  invariant(known, `there is no scenery ${kind}`)
  return boxAt(at, turn, size ?? known.size, known.hinders === 'barrier')
}

/** Whether a piece lies on a table of that size and leaves lanes open between itself and others. */
export function canLieWith(box: Box, others: readonly Box[], width: number, depth: number): boolean {
  const edge = box.tall ? LANE : GAP
  const isOn = box.left >= edge && box.low >= edge && box.right <= width - edge && box.high <= depth - edge
  return isOn && !others.some((other) => isTooNear(box, other, box.tall && other.tall ? LANE : GAP))
}

function isTooNear(one: Box, other: Box, gap: number): boolean {
  return (
    one.left < other.right + gap &&
    other.left < one.right + gap &&
    one.low < other.high + gap &&
    other.low < one.high + gap
  )
}
