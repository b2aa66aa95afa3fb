import { hexAt } from '@muster/space'
import { expect, test } from 'vitest'
import { position } from '../testing/position.ts'
import { hexesBetween, isWithinHexes } from './distance.ts'
import { mapOf } from './lookup.ts'

const OPEN = `. . . . . . .
               . . . . . . .
              . . . . . . .
               . . . A . . .
              . . . . . . .
               . . . . . . .
              . . . . . . .`

/** How far the hex at axial [q, r] from A is. */
function away(t: ReturnType<typeof position>, q: number, r: number): number {
  const { hex } = t.fighter('A')
  const [fromQ, fromR] = t.board.hexes[hex] as readonly [number, number]
  return hexesBetween(t.battle, hex, hexAt(t.board, fromQ + q, fromR + r))
}

test('BB-DISTANCE-1 hexes that share an edge are 1 hex apart; [0,0] and [1,1] share none', () => {
  const t = position(OPEN)
  const neighbours = [
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, 0],
    [-1, 1],
    [0, 1],
  ] as const
  expect(neighbours.map(([q, r]) => away(t, q, r))).toEqual([1, 1, 1, 1, 1, 1])
  expect([away(t, 1, 1), away(t, -1, -1), away(t, 2, -1)]).toEqual([2, 2, 2])
})

test('BB-DISTANCE-1 an enemy across an edge is adjacent, one across a corner is not', () => {
  const t = position(`A . . . .
                       . b . . .
                      . . . . .`)
  expect(t.near('A', 1, 1)).toBe(t.hex('b'))
  t.activate('A')
  expect(t.offer('attack')).toEqual([])
  expect(t.offer('move')).toContain('move a3')
})

test('BB-DISTANCE-2 the rings at distance 1, 2 and 3 hold 6, 12 and 18 hexes', () => {
  const t = position(OPEN)
  const { hex } = t.fighter('A')
  const counts = [0, 0, 0, 0]
  for (let other = 0; other < t.board.size; other++) {
    const steps = hexesBetween(t.battle, hex, other)
    if (steps < 4) counts[steps] = (counts[steps] as number) + 1
  }
  expect(counts).toEqual([1, 6, 12, 18])
})

test('BB-DISTANCE-2 a fighter at [1,1] is 2 hexes from an objective at [0,0]', () => {
  const t = position(`* . . .
                       . A . .
                      . . . b`)
  const [objective] = mapOf(t.battle).objectives
  expect(t.board.hexes[t.fighter('A').hex]).toEqual([1, 1])
  expect(hexesBetween(t.battle, t.fighter('A').hex, objective?.hex as number)).toBe(2)
})

test('BB-R-43 distance goes straight across blocked hexes and fighters', () => {
  const t = position(
    `A # . . .
      # b . . .
     . . . . .`,
    { fighters: { A: { weapons: [{ range: 2 }] } } },
  )
  expect(hexesBetween(t.battle, t.fighter('A').hex, t.fighter('b').hex)).toBe(2)
  t.activate('A')
  expect(t.offer('attack')).toEqual(['attack moon-b with blade'])
  expect(t.offer('move')).toEqual(['move a3'])
  const between = position(
    `A B b . .
      . . . . .
     . . . . .`,
    { fighters: { A: { weapons: [{ range: 2 }] } } },
  )
  expect(between.activate('A').offer('attack')).toEqual(['attack moon-b with blade'])
})

const NEAR = {
  id: 'sun-near',
  name: 'Near',
  cost: 'double' as const,
  do: [
    { pick: { who: { within: { hexes: 1, of: 'objective' as const } } } },
    { damage: { to: 'them' as const, amount: 1 } },
  ],
}

test('BB-DISTANCE-3 within 1 hex is the same hex and the next one, not the one after', () => {
  const t = position(
    `. . . . .
      A B C . .
     . . . . b`,
    { objectives: ['A'], abilities: [NEAR], groups: [[{ dice: 2, value: 1 }], []] },
  )
  const objective = mapOf(t.battle).objectives[0]?.hex as number
  const within = ['A', 'B', 'C'].map((letter) => isWithinHexes(t.battle, t.fighter(letter).hex, objective, 1))
  expect(within).toEqual([true, true, false])
  t.activate('C').answer('ability sun-near with double 1')
  expect(t.offer()).toEqual(['pick sun-a', 'pick sun-b'])
})
