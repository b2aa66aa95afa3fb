import type { Part, Piece, Plane, PlanePoint } from '@muster/space'
import type { Mark, Scenery } from '@muster/ui'

/** Scenery with what it looks like: the id of its kind, or "roof" for what covers a hollow one. */
export type CombatScenery = Scenery & { readonly look: string }

/** The kind of a piece, out of its id. */
const kindOf = ({ id }: Piece): string => id.slice(0, id.lastIndexOf('-'))

const kindOfPart = ({ stand }: Piece, { hinders }: Part): Scenery['kind'] =>
  hinders === 'obstacle' ? 'obstacle' : stand === 'top' ? 'platform' : 'barrier'

/**
 * What stands on the ground, part by part; over a hollow piece its roof, drawn first so that the walls below are seen. What hangs
 * over a door is left out: one walks under it. The largest part bears the name.
 */
function partsOf(piece: Piece, name: string): CombatScenery[] {
  const roof =
    piece.parts.length > 1 ? piece.parts.find(({ low, outline }) => low > 0 && isWhole(piece, outline)) : undefined
  const standing = piece.parts.filter(({ low }) => low === 0)
  const longest = Math.max(...standing.map(({ outline }) => spanOf(outline)))
  const named = roof ? -1 : standing.findIndex(({ outline }) => spanOf(outline) === longest)
  return [
    ...(roof
      ? [{ id: piece.id, name, outline: roof.outline, height: roof.high, kind: 'platform' as const, look: 'roof' }]
      : []),
    ...standing.map((part, at) => ({
      id: at === named ? piece.id : `${piece.id} ${at + 1}`,
      name: at === named ? name : '',
      outline: part.outline,
      height: part.high,
      kind: roof ? part.hinders : kindOfPart(piece, part),
      look: kindOf(piece),
    })),
  ]
}

function spanOf(outline: Part['outline']): number {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
  return Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys)
}

/** Whether an outline spans all of a piece. */
function isWhole({ parts }: Piece, outline: Part['outline']): boolean {
  return spanOf(outline) >= spanOf(parts.flatMap((part) => part.outline))
}

export function sceneryOf({ pieces }: Plane, names: (id: string) => string): CombatScenery[] {
  return pieces.flatMap((piece) => partsOf(piece, names(piece.id)))
}

/** Ladders, which ask for no roll. */
export function ladders({ pieces }: Plane): Mark[] {
  return pieces.flatMap(({ id, ladders: own }) =>
    own.map((at, index) => ({
      id: `ladder ${id} ${index + 1}`,
      at,
      look: 'ladder',
      name: 'ladder, climbed without a roll',
    })),
  )
}

const middleOf = (outline: Part['outline']): PlanePoint => {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
}

/** CZ-BARRIER-4..6: what is left open in walls: under each lintel a door, or a window where there is a sill. */
export function openings({ pieces }: Plane): Mark[] {
  return pieces.flatMap((piece) => {
    const lintels = piece.parts.filter(({ low, outline }) => low > 0 && !isWhole(piece, outline))
    return lintels.map(({ outline }, index) => {
      const middle = middleOf(outline)
      const isWindow = piece.parts.some((sill) => sill.hinders === 'obstacle' && isSame(middleOf(sill.outline), middle))
      return {
        id: `opening ${piece.id} ${index + 1}`,
        at: middle,
        look: isWindow ? 'window' : 'door',
        name: isWindow ? 'window, climbed through like an obstacle' : 'door, walked through without a roll',
      }
    })
  })
}

const isSame = (one: PlanePoint, other: PlanePoint): boolean => one.x === other.x && one.y === other.y
