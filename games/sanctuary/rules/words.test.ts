import type { GameEvent } from '@muster/table'
import { expect, test } from 'vitest'
import { fresh, oneUse, type Position, type PositionSetup, position } from '../testing/position.ts'
import { describe } from './words.ts'

/** What was told of some kinds of event, in words. */
const said = ({ events, state }: Position, ...kinds: string[]): string[] =>
  events.filter(({ event }) => kinds.includes(event)).map((event) => describe(event, state))

const fired: PositionSetup = {
  hunters: [{ at: '5,5' }, { at: '15,15' }],
  enemies: { 'a.1': { at: '5,7', damage: 3, range: 3, health: 4 }, 'a.2': { at: '18,2', health: 2 } },
  stage: 'start',
}

test('SN-DAMAGE-3 damage is told with what is left of how much', () => {
  const t = position(fired)
  expect(said(t, 'fire', 'hurt')).toEqual(['a1 fires at Maya for 3 damage.', 'Maya takes 3 damage (2 of 5 left).'])
  t.answer('shoot a.1')
  expect(said(t, 'harm')).toEqual(['a1 takes 1 damage (3 of 4 left).'])
})

test('SN-DAMAGE-3 whoever is shot below zero has none left', () => {
  const t = position({ ...fired, enemies: { 'a.1': { at: '5,7', damage: 8, range: 3 } } })
  expect(said(t, 'hurt', 'down')).toEqual(['Maya takes 8 damage (0 of 5 left).', 'Maya is down.'])
})

test('SN-SHOOT-11 an enemy is called by its name after it is gone', () => {
  const t = position({ hunters: [{ at: '5,5' }], enemies: { 'a.1': '5,7', 'b.1': '3,3' } }).answer('shoot a.1')
  expect(t.enemy('a.1')).toBeUndefined()
  expect(said(t, 'defeated')).toEqual(['a1 is defeated.'])
})

test('SN-LOOTMIDGET-7 a Loot Goblin is called so, before and after', () => {
  const t = position({ hunters: [{ at: '5,5' }], enemies: { 'loot-goblin-1.1': '5,7' } }).answer(
    'shoot loot-goblin-1.1',
  )
  expect(said(t, 'shoot', 'harm')).toEqual([
    'Maya shoots at Loot Goblin.',
    'Loot Goblin takes 1 damage (9 of 10 left).',
  ])
})

test('SN-EQUIP-12 a card heals what it can, and that is what is told', () => {
  const t = position({
    hunters: [{ at: '5,5', health: 4, hand: ['kit'] }],
    loot: { kit: oneUse({ do: 'heal', health: 3 }) },
  }).answer('use kit')
  expect(said(t, 'healed')).toEqual(['Maya is healed by 1 (5 of 5 left).'])
})

test('SN-R-5 before hunters are chosen players are called by their seats', () => {
  const t = fresh(2)
  const first = t.events.find(({ event }) => event === 'table') as GameEvent
  expect(describe(first, t.state)).toMatch(/^Player 1 begins;/)
})

test('SN-R-5 players who gave their names are called by them', () => {
  const t = fresh(2, {}, { players: ['Ann', 'Novice bot'] })
  const first = t.events.find(({ event }) => event === 'table') as GameEvent
  expect(describe(first, t.state)).toMatch(/^Ann begins;/)
  expect(describe({ event: 'gave-up', rule: 'SN-R-86', seat: 1 }, t.state)).toBe('Novice bot gives up.')
})

test('SN-R-86 who plays for whom is told by the hunter, or by the seat before there is one', () => {
  const { state } = position(fired)
  const taken = { event: 'taken-over', rule: 'SN-R-86', hunter: 0, seat: 1 }
  expect(describe({ ...taken, who: 'maya' }, state)).toBe('Player 2 now plays Maya.')
  expect(describe({ ...taken, who: '' }, state)).toBe('Player 2 now plays for Player 1.')
})
