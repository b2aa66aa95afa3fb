import {
  type Base,
  destinations,
  easiestWay,
  facesFrom,
  isPieceWithin,
  isTouching,
  type Plane,
  type PlanePoint,
  sampleWay,
  surfaceOf,
  touching,
  type Walked,
  type WaysWish,
  waysFrom,
} from '@muster/space'
import type { Random } from '@muster/table'
import { baseOf, crowdWithout, LIMITER, othersThan, planeFor } from './components.ts'
import { areRivals, nameOf } from './lookup.ts'
import type { Battle, Model, Moving } from './state.ts'

export type Path = readonly PlanePoint[]
export type MoveAsk = {
  readonly battle: Battle
  readonly model: Model
  readonly moving: Moving
  /** The path that was judged last for this question, and what came of it: it is mostly the one that is answered. */
  last?: { readonly path: Path; readonly found: Walked } | undefined
}

/** How many places beside scenery are suggested, and how many sides of each rival. */
const BESIDE = 12
const SIDES = 4
/** CZ-R-20: how near to a face one is at it. */
const AT_FACE = 10

/** The eight winds as whole steps, east first; in the slanting ones 7 is nearly 10 less a third. */
const winds = [
  ['east', 10, 0],
  ['north-east', 7, 7],
  ['north', 0, 10],
  ['north-west', -7, 7],
  ['west', -10, 0],
  ['south-west', -7, -7],
  ['south', 0, -10],
  ['south-east', 7, -7],
] as const

/** CZ-R-3: on the straight way to a rival, the places from where it is just within GREEN, YELLOW and RED. */
function bandStops(base: Base, rival: Base, most: number): PlanePoint[] {
  const [x, y] = [rival.x - base.x, rival.y - base.y]
  const far = Math.floor(Math.sqrt(x * x + y * y))
  return Object.values(LIMITER).flatMap((limit) => {
    // Two units more, as the place is rounded.
    const way = far - limit - base.radius - rival.radius + 2
    if (way <= 0 || way > most) return []
    return [{ x: base.x + Math.floor((x * way) / far), y: base.y + Math.floor((y * way) / far) }]
  })
}

/**
 * CZ-CLIMB-2, CZ-CLIMB-3: up each face a base is at, to its edge, past who may stand there and as far as one gets, and down each edge it is
 * at. What is climbed is known by naming its corner twice.
 */
function climbsFrom(plane: Plane, base: Base, most: number): Path[] {
  if (facesFrom(plane, base).length === 0) return []
  const here = surfaceOf(plane, base)
  return plane.surfaces.flatMap(({ outline, height }, surface) => {
    const isDown = surface === here
    if (surface === 0 || (!isDown && height - base.z <= plane.step)) return []
    const room = 2 * base.radius
    const beyond = isDown ? [base.radius] : [-1, -room, -2 * room, height - base.z + base.radius - most]
    return outline.flatMap((a, at) => {
      const b = outline[(at + 1) % outline.length] as PlanePoint
      const [x, y] = [b.x - a.x, b.y - a.y]
      const edge = Math.sqrt(x * x + y * y)
      const along = ((base.x - a.x) * x + (base.y - a.y) * y) / edge
      const out = ((base.x - a.x) * y - (base.y - a.y) * x) / edge
      if (along < 0 || along > edge || Math.abs(out) > base.radius + AT_FACE) return []
      const placeAt = (far: number): PlanePoint => ({
        x: Math.floor(a.x + (x * along + y * far) / edge + 0.5),
        y: Math.floor(a.y + (y * along - x * far) / edge + 0.5),
      })
      return beyond.map((far) => {
        const place = placeAt(far)
        return isDown ? [place, place] : [{ x: base.x, y: base.y }, place]
      })
    })
  })
}

/** The rest of the path begun, contact with rivals, where each comes into another band, places beside scenery, faces to climb, as far as one gets in eight directions, and staying. */
export function suggestedPaths(wish: WaysWish, { battle, model, moving }: MoveAsk): Path[] {
  const plane = planeFor(battle)
  const ways = waysFrom(plane, wish)
  const others = crowdWithout(battle, model.id)
  const { base, most, rivals } = wish
  const contacts = rivals.flatMap((rival) => touching(rival, base.radius).filter((_, at) => at % (16 / SIDES) === 0))
  const far = winds.map(([, x, y]) => ({
    x: base.x + Math.floor((x * most) / 10),
    y: base.y + Math.floor((y * most) / 10),
  }))
  const paths: Path[] = [
    ...(moving.rest.length > 0 ? [moving.rest] : []),
    ...contacts.flatMap((place) => pathTo(place)),
    ...rivals.flatMap((rival) => bandStops(base, rival, most)).flatMap((place) => pathTo(place)),
    ...destinations(ways, others, BESIDE).map(({ path }) => path),
    ...climbsFrom(plane, base, most),
    ...far.flatMap((place) => pathTo(place)),
    [],
  ]
  function pathTo(place: PlanePoint): Path[] {
    const way = easiestWay(ways, place)
    return way ? [way.path] : []
  }
  const keys = paths.map((path) => JSON.stringify(path))
  return paths.filter((_, at) => keys.indexOf(keys[at] as string) === at)
}

/** Any of such paths, for random play. */
export function sampledPath(plane: Plane, wish: WaysWish, others: readonly Base[], random: Random): Path {
  const way = sampleWay(
    plane,
    wish,
    others,
    (only) => waysFrom(plane, { ...wish, only }),
    (bound) => random.below(bound),
  )
  return way?.path ?? []
}

/** Where a place is, for somebody who cannot see the table: in contact with whom, on or beside what, or which way. */
export function placeText(battle: Battle, model: Model, end: Base): string {
  const rival = othersThan(battle, model).find(
    (other) => areRivals(battle, model, other) && isTouching(end, baseOf(battle, other)),
  )
  if (rival) return `To contact with ${nameOf(battle, rival)}`
  const plane = planeFor(battle)
  const under = end.z > 0 ? plane.surfaces[surfaceOf(plane, end)]?.piece : undefined
  const piece = under ?? plane.pieces.findIndex((_, at) => isPieceWithin(plane, at, end, 10))
  const name = piece < 0 ? undefined : sceneryName(battle, plane.pieces[piece]?.id ?? '')
  const wind = `To the ${windOf(model.at, end)}`
  return name ? `${wind}, ${under === undefined ? 'beside' : 'on'} the ${name}` : wind
}

/** The name of a piece of scenery, out of its id. */
export function sceneryName({ content }: Pick<Battle, 'content'>, id: string): string {
  const kind = id.slice(0, id.lastIndexOf('-'))
  return content.scenery[kind]?.name ?? kind.replace(/^loose-/, '')
}

/** Which of the eight winds a place lies nearest to, seen from another. */
export function windOf(from: PlanePoint, to: PlanePoint): string {
  const [x, y] = [to.x - from.x, to.y - from.y]
  let best: (typeof winds)[number] = winds[0]
  for (const wind of winds) if (wind[1] * x + wind[2] * y > best[1] * x + best[2] * y) best = wind
  return best[0]
}
