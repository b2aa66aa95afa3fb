import { expect, test } from 'vitest'
import { moments } from './moments.ts'

test('damage is seen over whoever takes it, and none is not seen', () => {
  const damage = (amount: number) => ({ event: 'harm', rule: 'SN-SHOOT-1', enemy: 'a', amount, left: 1, max: 1, by: 0 })
  expect(moments([damage(3)])).toMatchObject([{ kind: 'hurt', words: '−3' }])
  expect(moments([damage(0)])).toEqual([])
})
