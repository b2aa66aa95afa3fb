import type { Words } from '@muster/table'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDrawing } from '../testing/arbitrary.ts'
import { position } from '../testing/position.ts'

const liberties = [
  'moves-engaged',
  'picks-any-target',
  'disengages-freely',
  'cannot-move',
  'sees-through-blocked',
] as const

const setups = fc
  .record({
    move: fc.integer({ min: 1, max: 4 }),
    range: fc.integer({ min: 1, max: 5 }),
    minimum: fc.constantFrom(undefined, 2, 3),
    allow: fc.constantFrom(undefined, ...liberties),
    activated: fc.boolean(),
    movePaths: fc.constantFrom('shortest' as const, 'step-by-step' as const),
    group: fc.constantFrom(undefined, 2 as const, 3 as const),
  })
  .map(({ move, range, minimum, allow, activated, movePaths, group }) => ({
    fighters: {
      A: {
        move,
        activated,
        weapons: [{}, { id: 'bow', range, ...(minimum ? { minimum: Math.min(minimum, range) } : {}) }],
        ...(allow ? { rules: { standing: [{ allow }] } } : {}),
      },
    },
    options: { movePaths },
    abilities: [
      { id: 'sun-mend', name: 'Mend', cost: 'double' as const, do: [{ heal: { to: 'me' as const, amount: 1 } }] },
      {
        id: 'sun-burst',
        name: 'Burst',
        cost: 'triple' as const,
        do: [{ pick: { who: { side: 'enemy' as const } } }, { damage: { to: 'them' as const, amount: 1 } }],
      },
    ],
    groups: [group ? [{ dice: group, value: 2 }] : [], []] as const,
  }))

const isAction = (key: string) => /^(move|attack|disengage)\b/.test(key)

test('BB-ACTIVATE-4 the actions offered are exactly the candidates that no rule refuses, and no refused one is offered', () => {
  fc.assert(
    fc.property(anyDrawing, setups, (drawn, setup) => {
      const t = position(drawn, setup)
      const others = t.offer().filter((key) => key !== 'activate sun-a')
      if (setup.fighters.A.activated && others.length > 0) return
      t.activate('A')
      const { question } = t.match.pendingOf(0)
      const words = question.words as Words<unknown, unknown>
      const candidates = words.candidates?.(question.context) ?? []
      const open = candidates.filter((option) => !words.verdict?.(option, question.context))
      const keys = open.map((option) => words.key(option, question.context)).filter(isAction)
      expect(keys.sort()).toEqual(t.offer().filter(isAction).sort())
      const refused = t.refused().map(({ key }) => key)
      expect(refused.filter((key) => t.offer().includes(key))).toEqual([])
      for (const id of ['sun-mend', 'sun-burst'])
        expect(t.offer('ability').some((key) => key.includes(id))).toBe(!refused.includes(`ability ${id}`))
    }),
    { numRuns: 120 },
  )
})
