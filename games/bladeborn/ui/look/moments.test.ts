import { expect, test } from 'vitest'
import { moments } from './moments.ts'

test('damage is seen over whoever takes it, and none is not seen', () => {
  const damage = (amount: number) => ({ event: 'damage', rule: 'BB-DAMAGE-1', fighter: 'a', amount })
  expect(moments([damage(3)])).toMatchObject([{ kind: 'hurt', words: '−3' }])
  expect(moments([damage(0)])).toEqual([])
})
