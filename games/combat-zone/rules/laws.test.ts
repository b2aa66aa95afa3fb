import { expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'

/** What an edit may not make of a position. */
const edited = (path: string, value: unknown) => {
  const t = duel({ bob: { at: [20, 28] }, pieces: [{ kind: 'rooftop', at: [5, 15], size: [6, 6], height: 4 }] })
  t.match.edit([{ op: 'replace', path, value }])
  return t.model('ana')
}
const ana = (x: number, y: number, z = 0) => edited('/models/0/at', { x, y, z })

test('CZ-BARRIER-2 CZ-MOVE-4 nobody is put into a wall, into the air or onto somebody', () => {
  expect(() => ana(500, 1220)).toThrow('ana-1 stands at 500,1220,0, where there is no room or no floor')
  expect(() => ana(500, 500, 400)).toThrow('no floor')
  expect(() => ana(2010, 2800)).toThrow('stand on each other')
  expect(() => ana(20, 500)).toThrow('has left the Battlespace')
  expect(ana(500, 1220, 400).at).toEqual({ x: 500, y: 1220, z: 400 })
})

test('CZ-WOUND-4 tokens are those printed on the card, hurt or not', () => {
  expect(() => edited('/models/0/tokens', ['G+', 'G+'])).toThrow('ana-1 has the tokens')
  expect(() => edited('/models/0/tokens', ['g-', 'Y+'])).not.toThrow()
})
