import fc from 'fast-check'
import { makeDrawing } from './drawing.ts'

const FRIENDS = 'BCDE'
const ENEMIES = 'bcde'

/** Drawings of small crowded boards: A, up to four friends, up to four enemies, some blocked hexes. */
export const anyDrawing: fc.Arbitrary<string> = fc
  .record({
    widths: fc.array(fc.integer({ min: 4, max: 7 }), { minLength: 3, maxLength: 5 }),
    places: fc.array(fc.nat(11), { minLength: 35, maxLength: 35 }),
    own: fc.nat(),
  })
  .map(({ widths, places, own }) => {
    const size = widths.reduce((sum, width) => sum + width, 0)
    const left = { friends: [...FRIENDS], enemies: [...ENEMIES] }
    const tokens = places.slice(0, size).map((kind) => {
      if (kind === 0) return left.friends.shift() ?? '.'
      if (kind === 1) return left.enemies.shift() ?? '.'
      return kind <= 3 ? '#' : '.'
    })
    tokens[own % size] = 'A'
    return makeDrawing(widths.map((width) => tokens.splice(0, width)))
  })
