import { expect, test } from 'vitest'
import { moments } from './moments.ts'

test('damage is seen over whoever takes it, and none is not seen', () => {
  const damage = (amount: number) => ({
    event: 'damage',
    rule: 'AR-DAMAGE-1',
    to: 'mech-0',
    amount,
    total: 0,
    hp: 9,
    called: {},
  })
  expect(moments([damage(3)])).toMatchObject([{ kind: 'hurt', words: '−3' }])
  expect(moments([damage(0)])).toEqual([])
})
