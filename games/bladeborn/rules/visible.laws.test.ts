import { clone } from '@muster/table'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDrawing } from '../testing/arbitrary.ts'
import { position } from '../testing/position.ts'
import { hexesBetween } from './distance.ts'
import { fighterOf } from './lookup.ts'
import { isVisible } from './visible.ts'

const rule = fc.constantFrom('visible' as const, 'not-visible' as const)

/** One fighter of each side and nobody else, to be stood wherever the test wants. */
const pairOf = (drawn: string) => drawn.replace(/[B-Eb-e]/g, '.').replace('.', 'b')

test('BB-VISIBLE-2 BB-VISIBLE-4 for every pair of hexes sight is mutual, and neighbours always see each other', () => {
  fc.assert(
    fc.property(
      anyDrawing.filter((drawn) => drawn.includes('.')),
      rule,
      (drawn, sightBetweenTwoBlocked) => {
        const t = position(pairOf(drawn), { options: { sightBetweenTwoBlocked } })
        const battle = clone(t.battle)
        const [one, other] = [fighterOf(battle, 'sun-a'), fighterOf(battle, 'moon-b')]
        for (one.hex = 0; one.hex < t.board.size; one.hex++)
          for (other.hex = 0; other.hex < one.hex; other.hex++) {
            expect(isVisible(battle, one, other)).toBe(isVisible(battle, other, one))
            if (hexesBetween(battle, one.hex, other.hex) === 1) expect(isVisible(battle, one, other)).toBe(true)
          }
      },
    ),
    { numRuns: 25 },
  )
})

test('BB-VISIBLE-5 BB-R-44 fighters never change sight, and the stricter option never shows more', () => {
  fc.assert(
    fc.property(anyDrawing, (drawn) => {
      const t = position(drawn)
      const strict = position(drawn, { options: { sightBetweenTwoBlocked: 'not-visible' } })
      const alone = clone(t.battle)
      for (const fighter of alone.fighters) if (!['sun-a', 'moon-b'].includes(fighter.id)) fighter.hex = -1
      if (!t.battle.fighters.some(({ id }) => id === 'moon-b')) return
      const seen = isVisible(t.battle, t.fighter('A'), t.fighter('b'))
      expect(isVisible(alone, fighterOf(alone, 'sun-a'), fighterOf(alone, 'moon-b'))).toBe(seen)
      if (!seen) expect(isVisible(strict.battle, strict.fighter('A'), strict.fighter('b'))).toBe(false)
    }),
    { numRuns: 60 },
  )
})
