import type { PageUi, Roll } from '@muster/ui'
import { expect, test } from 'vitest'
import { extremesOf, headlineOf } from './end-story.ts'
import type { TableState } from './state.ts'

const state = (viewer: number | undefined, kinds: readonly ('person' | 'bot')[]) =>
  ({
    viewer,
    kept: { names: ['Asha', 'Novice bot'], seats: kinds.map((kind) => ({ kind })) },
    standing: {
      scene: {
        seats: [
          { seat: 0, score: 0 },
          { seat: 1, score: 12 },
        ],
      },
    },
  }) as unknown as TableState
const ui = {} as PageUi

test('the one person at the screen is told how it ended for them; two people are told who won', () => {
  const alone = state(0, ['person', 'bot'])
  expect(headlineOf(ui, alone, { winners: [1] })).toEqual({ title: 'You lost 0 : 12', how: 'Novice bot wins' })
  expect(headlineOf(ui, alone, { winners: [0] })).toEqual({ title: 'You won 0 : 12', how: 'You win' })
  expect(headlineOf(ui, alone, { winners: [] }).title).toBe('You drew 0 : 12')
  expect(headlineOf(ui, state(0, ['person', 'person']), { winners: [1] }).title).toBe('Novice bot wins')
  expect(headlineOf({ together: true } as PageUi, alone, { winners: [] }).title).toBe('A draw')
})

const roll = (why: string, ...tones: Roll['dice'][number]['tone'][]): Roll => ({
  seat: 0,
  why,
  dice: tones.map((tone) => ({ face: 1, tone })),
})

test('the best roll has most that counted, the worst most that failed; dice that count for nothing are left out', () => {
  const { best, worst } = extremesOf([
    roll('one die', 'hit'),
    roll('so so', 'hit', 'miss'),
    roll('great', 'hit', 'critical', 'miss'),
    roll('bad', 'miss', 'miss', 'miss'),
    roll('initiative', 'plain', 'plain', 'plain', 'plain'),
  ])
  expect([best?.roll.why, best?.hits]).toEqual(['great', 2])
  expect([worst?.roll.why, worst?.hits]).toEqual(['bad', 0])
  expect(extremesOf([])).toEqual({})
})
