import { expect, test } from 'vitest'
import { fresh, position } from '../testing/position.ts'

test('odds sum up what a choice changed', () => {
  const t = position({ hunters: [{ at: '5,5' }, { at: '18,18' }], enemies: { 'a.1': '5,7' }, lootDeck: ['wasp'] })
  expect(t.odds('shoot a.1')).toEqual([{ chance: '1/1', p: 1, summary: { gone: ['a.1'], loot: [1, 0] } }])
  const hurt = position({ hunters: [{ at: '5,5' }, { at: '18,18' }], enemies: { 'a.1': { at: '5,7', health: 3 } } })
  expect(hurt.odds('shoot a.1')).toEqual([{ chance: '1/1', p: 1, summary: { harmed: { 'a.1': 1 } } }])
})

test('SN-R-51 odds count the cards a kill draws, and do not look into what they are or where a Loot Goblin lands', () => {
  const loot = { goblin: { kind: 'goblin', health: 10 } } as const
  const t = position({
    hunters: [{ at: '5,5' }, { at: '18,18' }],
    enemies: { 'a.1': '5,7' },
    loot,
    lootDeck: ['goblin', 'wasp'],
  })
  expect(t.odds('shoot a.1')).toEqual([{ chance: '1/1', p: 1, summary: { gone: ['a.1'], loot: [1, 0] } }])
})

test('SN-R-16 odds of a piece of terrain do not try out where dice could put it', () => {
  const t = fresh(1, { terrainPlacement: 'random', terrainPieces: 2 })
  expect(t.odds('piece ditch')).toEqual([{ chance: '1/1', p: 1, summary: {} }])
})
