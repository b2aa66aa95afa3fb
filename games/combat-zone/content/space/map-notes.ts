import type { Battlespace } from './scenery.ts'

/** CZ-SPACE-1..3: what is recommended: 20 to 48 inches a side, 2 or 3 pieces of scenery for each square foot, 10 to 15 on 22 by 30 inches. */
const SHORTEST = 20
const LONGEST = 48
const SQUARE_FOOT = 144
const USUAL = { width: 22, depth: 30, least: 10, most: 15 }

/** CZ-SPACE-1..3: how many pieces of scenery go well with a size. */
export function piecesFor({ width, depth }: Pick<Battlespace, 'width' | 'depth'>): { least: number; most: number } {
  const times = (width * depth) / (USUAL.width * USUAL.depth)
  if (times === 1 || times === 2) return { least: USUAL.least * times, most: USUAL.most * times }
  const feet = (width * depth) / SQUARE_FOOT
  return { least: Math.ceil(2 * feet), most: Math.floor(3 * feet) }
}

/** CZ-SPACE-1..4: in sentences, what is unusual about the size of a Battlespace or how much lies on it. */
export function sizeNotes(space: Battlespace): string[] {
  const { width, depth, pieces } = space
  const { least, most } = piecesFor(space)
  const many = pieces.length
  return [
    ...(Math.min(width, depth) < SHORTEST || Math.max(width, depth) > LONGEST
      ? [`${width} by ${depth} inches is unusual; ${SHORTEST} to ${LONGEST} a side play best`]
      : []),
    ...(many < least || many > most
      ? [
          `${many === 1 ? '1 piece of scenery is' : `${many} pieces of scenery are`} ${many < least ? 'few' : 'many'} for it; ${least} to ${most} play best`,
        ]
      : []),
  ]
}
