import { expect, test } from 'vitest'
import { baseContent } from '../content/index.ts'
import { field } from '../testing/cards.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'
import { describe } from './words.ts'

const cardNamed = (name: string) => Object.values(baseContent.fighters).find((card) => card.name === name)?.id as string
const state = { content: baseContent, config: { players: ['Anna', 'Bruno'] } } as unknown as State
const told = (event: Event) => describe(event, state)

const hurt = (name: string): Event => ({
  event: 'damage',
  rule: 'BB-DAMAGE-1',
  fighter: 'whoever',
  fighterCard: cardNamed(name),
  amount: 3,
  total: 4,
  wounds: 12,
})

test('damage says how much is left', () => {
  expect(told(hurt('Grawl'))).toBe('Grawl takes 3 damage (8 of 12 left).')
  expect(told({ ...hurt('Grawl'), total: 15 } as Event)).toBe('Grawl takes 3 damage (0 of 12 left).')
  expect(told({ ...hurt('Grawl'), event: 'heal', amount: 2, total: 1 } as Event)).toBe(
    'Grawl heals 2 damage (11 of 12 left).',
  )
  expect(told({ ...hurt('Grawl'), event: 'heal', amount: 0, total: 0 } as Event)).toBe('Grawl has no damage to heal.')
})

test('a fighter whose name is a plural does things in the plural', () => {
  const horrors = { rule: 'BB-R-6', fighter: 'whoever', fighterCard: cardNamed('Brimstone Horrors') }
  expect(told(hurt('Brimstone Horrors'))).toBe('Brimstone Horrors take 3 damage (8 of 12 left).')
  expect(told({ event: 'down', ...horrors })).toBe('Brimstone Horrors are taken down.')
  expect(told({ event: 'to-reserve', ...horrors })).toBe('No hex is free: Brimstone Horrors join the reserve.')
})

test('dice come before what they are rolled for', () => {
  const roll = { event: 'dice', rule: 'BB-ATTACK-8', seat: 1, die: 'd6', faces: [6, 2], why: 'to hit' } as const
  expect(told(roll)).toBe('Bruno rolls 6, 2 (to hit).')
})

test('an attack says which dice count and for how much', () => {
  const attack = { event: 'hits', rule: 'BB-ATTACK-12', fighter: 'one', target: 'other', need: 4 } as const
  expect(told({ ...attack, hits: 2, criticals: 1, damage: 8 })).toBe(
    '4+ is needed: 2 hits and 1 critical hit for 8 damage.',
  )
  expect(told({ ...attack, hits: 0, criticals: 2, damage: 8 })).toBe('4+ is needed: 2 critical hits for 8 damage.')
  expect(told({ ...attack, hits: 0, criticals: 0, damage: 0 })).toBe('4+ is needed: no hits.')
})

test('several things are listed, and none is said in a word', () => {
  const divided = { event: 'divided', rule: 'BB-HERO-3', seat: 0, singles: [] } as const
  const groups = [
    { dice: 2, value: 4 },
    { dice: 2, value: 5 },
    { dice: 3, value: 6 },
  ] as const
  expect(told({ ...divided, groups })).toBe('Anna has no singles, a double of 4, a double of 5 and a triple of 6.')
  expect(told({ ...divided, groups: groups.slice(2) })).toBe('Anna has no singles and a triple of 6.')
  expect(told({ ...divided, singles: [1], groups: [] })).toBe('Anna has 1 single.')
})

test('the end of a battle says how it was won', () => {
  const over = { event: 'battle-over', rule: 'BB-ROUND-3', points: [3, 1] } as const
  expect(told({ ...over, by: 'elimination', winner: 0, loser: 1 })).toBe(
    'Anna wins the battle by taking down every enemy fighter.',
  )
  expect(told({ ...over, by: 'giving up', winner: 0, loser: 1 })).toBe('Bruno gives up: Anna wins the battle.')
  expect(told({ ...over, by: 'draw' })).toBe('The battle ends in a draw.')
  expect(told({ ...over, by: 'agreement' })).toBe('Both agree on a draw.')
  expect(told({ event: 'tiebreak', rule: 'BB-TIEBREAK-5', winner: 1, by: 'roll-off' })).toBe(
    'The tie is broken: Bruno wins the battle by a roll-off.',
  )
})

test('questions about a fighter whose name is a plural are asked in the plural', () => {
  const horrors = field(
    `A . . . .
      . . . . .
     . . . . b`,
    { A: cardNamed('Brimstone Horrors'), b: cardNamed('Grawl') },
    { options: { movePaths: 'step-by-step' } },
  ).activate(cardNamed('Brimstone Horrors'))
  expect(horrors.question().text).toBe('Brimstone Horrors are active: 2 actions left')
  expect(horrors.answer('move').question().text).toMatch(/^Brimstone Horrors move: /)
})
