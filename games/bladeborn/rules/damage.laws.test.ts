import fc from 'fast-check'
import { expect, test } from 'vitest'
import { damagePieces } from './damage.ts'

const FACES = [1, 3, 5, 10]

/** The fewest pieces that show a number, by trying every face: the slow twin. */
function fewest(tokens: number): number {
  const least = [0]
  for (let n = 1; n <= tokens; n++)
    least[n] = 1 + Math.min(...FACES.filter((face) => face <= n).map((face) => least[n - face] as number))
  return least[tokens] as number
}

test('BB-DAMAGE-8 BB-DAMAGE-9 damage pieces show exactly the tokens, in as few pieces as can be, highest first', () => {
  fc.assert(
    fc.property(fc.nat(300), (tokens) => {
      const pieces = damagePieces(tokens)
      expect(pieces.reduce((sum, piece) => sum + piece, 0)).toBe(tokens)
      expect(pieces.every((piece) => FACES.includes(piece))).toBe(true)
      expect(pieces).toEqual([...pieces].sort((a, b) => b - a))
      expect(pieces).toHaveLength(fewest(tokens))
    }),
  )
})
