import { expect, test } from 'vitest'
import { recap } from './recap.ts'

const moved = (what: string, to: string) => ({
  event: { event: 'moved', rule: 'AR-MOVE-6', what, path: [to], called: {} },
  text: `${what} moves to ${to}`,
})

test('the steps of one Mech’s move are one step; another Mech’s is its own', () => {
  const steps = recap([moved('mech-1', 'e5'), moved('mech-1', 'e6'), moved('mech-2', 'a1')])
  expect(steps.map(({ text, at }) => [text, at])).toEqual([
    ['mech-1 moves to e6', 'e6'],
    ['mech-2 moves to a1', 'a1'],
  ])
  expect(steps[0]?.trails).toEqual([[{ cell: 'e5' }], [{ cell: 'e6' }]])
})

test('damage outweighs what was declared, and passing is not told', () => {
  const steps = recap([
    { event: { event: 'pass', rule: 'AR-INIT-2', seat: 1 }, text: 'passes' },
    {
      event: { event: 'declared', rule: 'AR-PLAY-4', seat: 1, item: 1, kind: 'attack', card: 'twin-pulse', called: {} },
      text: 'declares',
    },
    {
      event: { event: 'damage', rule: 'AR-DAMAGE-1', to: 'mech-0', amount: 2, total: 2, hp: 21, called: {} },
      text: 'is hit',
    },
  ])
  expect(steps.map(({ text }) => text)).toEqual(['declares', 'is hit'])
  expect(steps[1]?.weight).toBeGreaterThan(steps[0]?.weight ?? 0)
})
