import { expect, test } from 'vitest'
import { position } from '../testing/position.ts'

test('odds sum up what a choice changed', () => {
  const t = position({ hunters: [{ at: '5,5' }, { at: '18,18' }], enemies: { 'a.1': '5,7' }, lootDeck: ['wasp'] })
  expect(t.odds('shoot a.1')).toEqual([{ chance: '1/1', p: 1, summary: { gone: ['a.1'], loot: [1, 0] } }])
  const hurt = position({ hunters: [{ at: '5,5' }, { at: '18,18' }], enemies: { 'a.1': { at: '5,7', health: 3 } } })
  expect(hurt.odds('shoot a.1')).toEqual([{ chance: '1/1', p: 1, summary: { harmed: { 'a.1': 1 } } }])
})
