import { clone, Fault, ScriptTable } from '@muster/table'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDrawing } from '../testing/arbitrary.ts'
import { type Position, position } from '../testing/position.ts'
import { fighterOf, labelOf } from './lookup.ts'
import { walk } from './move.ts'

const liberties = fc.constantFrom(undefined, 'moves-through-friends', 'moves-through-enemies', 'moves-engaged' as const)

/** Where a walk of A's can end, found by answering every question of it in every way. */
function endsOfWalks(t: Position): string[] {
  const ends = new Set<string>()
  const met = new Set<string>()
  const unfinished: string[][] = [[]]
  for (let answers = unfinished.pop(); answers; answers = unfinished.pop()) {
    const battle = clone(t.battle)
    const fighter = fighterOf(battle, 'sun-a')
    const table = new ScriptTable({ answers })
    try {
      walk(table, battle, fighter)
      ends.add(labelOf(battle, fighter.hex))
    } catch (fault) {
      if (!(fault instanceof Fault && fault.message.startsWith('unscripted question'))) throw fault
      const place = `${labelOf(battle, fighter.hex)} after ${answers.length}`
      if (met.has(place)) continue
      met.add(place)
      const options = table.asked.at(-1)?.options ?? []
      expect(options.length).toBeGreaterThan(0)
      for (const { key } of options) unfinished.push([...answers, key])
    }
  }
  return [...ends].sort()
}

test('BB-MOVE-1 BB-MOVE-2 BB-R-68 the destinations of a move are where walks of single steps can end', () => {
  fc.assert(
    fc.property(anyDrawing, fc.integer({ min: 1, max: 4 }), liberties, (drawn, move, allow) => {
      const rules = allow ? { rules: { standing: [{ allow }] } } : {}
      const fighters = { A: { move, ...rules } }
      const shortest = position(drawn, { fighters })
      const steps = position(drawn, { fighters, options: { movePaths: 'step-by-step' } })
      const walks = steps.activate('A').offer('move').length > 0 ? endsOfWalks(steps) : []
      expect(shortest.offered('A', 'move').sort()).toEqual(walks)
    }),
    { numRuns: 60 },
  )
})
