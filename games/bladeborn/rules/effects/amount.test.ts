import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { amount } from '../../content/grammar.ts'
import { ready, use } from '../../testing/deeds.ts'
import type { PositionSetup } from '../../testing/position.ts'
import { half } from './amount.ts'

const FIELD = `A B . c .
                * . . . *
               . d . * E`

/** How many points a card brings that scores an amount, with some dice. */
function worth(
  points: z.input<typeof amount>,
  setup: PositionSetup & { value?: number } = {},
  dice: number[] = [],
): number {
  const t = ready(FIELD, [{ score: { player: 'owner', points } }], setup).dice(...dice)
  return use(t).battle.sides[0].points
}

test('a number', () => {
  expect(worth(3)).toBe(3)
  expect(worth(0)).toBe(0)
})

test('BB-ABILITY-14 the value of the dice paid, or half of it rounded up', () => {
  expect(worth('value', { value: 5 })).toBe(5)
  expect(worth('half-value', { value: 5 })).toBe(3)
  expect(worth('half-value', { value: 4 })).toBe(2)
  expect([1, 2, 3, 4, 5, 6].map(half)).toEqual([1, 1, 2, 2, 3, 3])
})

test('so much for each die that shows enough', () => {
  expect(worth({ dice: 3, need: 4 }, {}, [3, 4, 6])).toBe(2)
  expect(worth({ dice: 3, need: 4, each: 2 }, {}, [3, 4, 6])).toBe(4)
  expect(worth({ dice: 2, need: 6 }, {}, [5, 5])).toBe(0)
})

test('as many dice as the value, or half of it', () => {
  expect(worth({ dice: 'value', need: 2 }, { value: 4 }, [2, 2, 2, 1])).toBe(3)
  expect(worth({ dice: 'half-value', need: 2 }, { value: 3 }, [2, 2])).toBe(2)
})

test('the objectives a player holds, one’s own unless said otherwise', () => {
  const setup = { control: [0, 0, 1] }
  expect(worth({ count: 'objectives' }, setup)).toBe(2)
  expect(worth({ count: 'objectives', held: 'owner' }, setup)).toBe(2)
  expect(worth({ count: 'objectives', held: 'opponent' }, setup)).toBe(1)
  expect(worth({ count: 'objectives', held: 'nobody' }, { control: [-1, -1, 1] })).toBe(2)
})

test('only objectives with a mark, times so much, at most so many', () => {
  const setup = { control: [0, 0, 0], objectives: [{ at: 'a2', mark: 'crown' }] }
  expect(worth({ count: 'objectives', marked: 'crown' }, setup)).toBe(1)
  expect(worth({ count: 'objectives', marked: 'cairn' }, setup)).toBe(0)
  expect(worth({ count: 'objectives', times: 3 }, setup)).toBe(9)
  expect(worth({ count: 'objectives', times: 3, most: 4 }, setup)).toBe(4)
})

test('fighters on the battlefield, all or those named', () => {
  expect(worth({ count: 'fighters' })).toBe(5)
  expect(worth({ count: 'fighters', who: { side: 'enemy' } })).toBe(2)
  expect(worth({ count: 'fighters', who: { is: 'not-me', within: { hexes: 2, of: 'me' } } })).toBe(2)
})

test('fighters taken down, not those in reserve', () => {
  const setup: PositionSetup = {
    fighters: { F: { where: 'down' }, g: { where: 'down' }, h: { where: 'down' } },
    reserves: { I: {} },
  }
  expect(worth({ count: 'fallen' }, setup)).toBe(3)
  expect(worth({ count: 'fallen', who: { side: 'enemy' } }, setup)).toBe(2)
  expect(worth({ count: 'fallen' })).toBe(0)
})

test('Desecration tokens', () => {
  expect(worth({ count: 'desecrations', times: 2 }, { desecrated: ['a1', 'b2'] })).toBe(4)
  expect(worth({ count: 'desecrations' })).toBe(0)
})

test('the odds of an amount are those of its successes', () => {
  const points = { dice: 2, need: 4, each: 2 } as const
  const t = ready(FIELD, [{ score: { player: 'owner', points } }])
  const odds = t.odds('ability test-ability with double 1')
  expect(odds.map(({ chance, summary }) => [chance, summary.points ?? [0, 0]])).toEqual(
    expect.arrayContaining([
      ['1/4', [0, 0]],
      ['1/2', [2, 0]],
      ['1/4', [4, 0]],
    ]),
  )
  expect(odds).toHaveLength(3)
})
