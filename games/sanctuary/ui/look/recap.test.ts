import { expect, test } from 'vitest'
import { recap } from './recap.ts'

const walk = (enemy: string, path: string[]) => ({
  event: { event: 'enemy-moves', rule: 'SN-ENEMYMOVE-6', enemy, path },
  text: `${enemy} moves`,
})

test('enemies that march one after the other are one step with all their ways', () => {
  const steps = recap([
    walk('a', ['1,1', '1,2']),
    walk('b', ['5,5', '5,6', '5,7']),
    { event: { event: 'escaped', rule: 'SN-ENEMYMOVE-11', enemy: 'a', escaped: 1 }, text: 'a gets in' },
    walk('c', ['9,9']),
  ])
  expect(steps.map(({ text }) => text)).toEqual(['2 enemies march, up to 3 squares', 'a gets in', 'c moves'])
  expect(steps[0]?.trails).toHaveLength(2)
  expect(steps[1]?.weight).toBeGreaterThan(steps[0]?.weight ?? 0)
})
