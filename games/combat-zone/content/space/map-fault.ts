import { type Base, hasRoom, type Plane } from '@muster/space'
import type { Content } from '../load.ts'
import { looseRadius } from './base-radius.ts'
import { planeOf, units, wallLength } from './scene.ts'
import type { Battlespace, PieceDocument, SceneryKind } from './scenery.ts'

/** The first thing for which a Battlespace cannot be laid out, as where it is, what is wrong and what was expected. */
export function mapFault(content: Pick<Content, 'scenery'>, map: Battlespace, place: string): string | undefined {
  let plane: Plane
  try {
    plane = planeOf(content, map, place)
  } catch (error) {
    return (error as Error).message
  }
  for (const [index, piece] of map.pieces.entries()) {
    const fault = pieceFault(content.scenery[piece.kind] as SceneryKind, piece)
    if (fault) return `${place}.pieces[${index}].${fault}`
  }
  return looseFault(plane, map, place)
}

/** CZ-BARRIER-4, CZ-BARRIER-5, CZ-CLIMB-12: openings lie within the walls there are, beside each other, and ladders lead up to something. */
function pieceFault(kind: SceneryKind, piece: PieceDocument): string | undefined {
  const { openings, ladders } = piece
  for (const [index, { wall, at, width }] of openings.entries()) {
    const where = `openings[${index}]`
    const longest = wallLength(kind, piece, wall)
    if (longest === undefined) return `${where}: a ${kind.name} has no ${wall} wall; ${wallsOf(kind)}`
    const [from, to] = [units(at), units(at) + units(width)]
    if (to > longest) return `${where}: it ends ${to / 100} inches along the wall; expected at most ${longest / 100}`
    const over = openings.findIndex(
      (other, before) =>
        before < index && other.wall === wall && units(other.at) < to && from < units(other.at) + units(other.width),
    )
    if (over >= 0) return `${where}: it overlaps openings[${over}]; expected a place of its own`
  }
  return ladders.length > 0 && kind.stand !== 'top'
    ? `ladders: nobody stands on top of a ${kind.name}; expected none`
    : undefined
}

function wallsOf({ shape }: SceneryKind): string {
  if (shape === 'wall') return 'expected "south"'
  return shape === 'hollow' ? 'expected one of its four' : 'expected no openings'
}

/** CZ-DRAG-1, CZ-R-143: things that can be dragged lie on the ground, with room as models have it. */
function looseFault(plane: Plane, { loose }: Battlespace, place: string): string | undefined {
  const bases = loose.map(
    ({ kind, at: [x, y] }): Base => ({ x: units(x), y: units(y), z: 0, radius: looseRadius[kind] }),
  )
  const index = bases.findIndex((base, at) => !hasRoom(plane, base, bases.slice(0, at)))
  const one = loose[index]
  return (
    one && `${place}.loose[${index}]: there is no room for a ${one.kind} at ${one.at.join(', ')}; expected free ground`
  )
}
