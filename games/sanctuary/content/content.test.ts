import { expect, test } from 'vitest'
import { checkContent, contentProblems } from './check.ts'
import { lootText } from './describe.ts'
import { firepowerOf } from './firepower.ts'
import type { DeckSize, Unit } from './grammar.ts'
import { baseContent, contentWith } from './index.ts'
import type { DealtEnemy } from './load.ts'
import type { Gun, LootCard } from './loot.ts'
import { threatOf } from './threat.ts'

test('our own cards are complete and sound', () => {
  expect(checkContent()).toEqual([])
})

test('what is missing or wrong in a box is said', () => {
  const { engineers, ...fewer } = baseContent.enemies
  expect(engineers?.members).toHaveLength(6)
  expect(contentProblems({ ...baseContent, enemies: fewer })).toEqual([
    'one-star cards: found 17; expected 18',
    'decks[6].oneStar: 16 of 15 cards for 3 players; expected at most 15',
    'decks[7].oneStar: 16 of 15 cards for 3 players; expected at most 15',
    'decks[8].oneStar: 16 of 15 cards for 3 players; expected at most 15',
    'decks[9].oneStar: 18 of 17 cards for 4 players; expected at most 17',
    'decks[10].oneStar: 18 of 17 cards for 4 players; expected at most 17',
    'decks[11].oneStar: 18 of 17 cards for 4 players; expected at most 17',
  ])
  const greedy = (deck: DeckSize) => (deck.players === 3 && deck.lives === 5 ? { ...deck, oneStar: 18 } : deck)
  expect(contentProblems({ ...baseContent, decks: baseContent.decks.map(greedy) })).toEqual([
    'decks[8].oneStar: 18 of 16 cards for 3 players; expected at most 16',
  ])
  expect(contentProblems({ ...baseContent, decks: [] })).toHaveLength(4)
})

test('two stars threaten more than one, three more than two, a boss more than all; and rare guns outdo the others', () => {
  const psychos = baseContent.enemies.psychos as DealtEnemy
  const [unit] = psychos.units
  const strong = { ...psychos, units: [{ ...unit, count: 8 } as Unit] }
  expect(threatOf(psychos)).toBe(2 * (1 + 4 * 1))
  expect(contentProblems({ ...baseContent, enemies: { ...baseContent.enemies, psychos: strong } })[0]).toBe(
    'enemy card goliath: threatens 15; expected more than the 40 of psychos, which ranks below it',
  )
  const hammerhand = { ...baseContent.loot.hammerhand, damage: 0 } as Gun
  expect(firepowerOf(hammerhand)).toBe(1 * 1 * 6)
  expect(contentProblems({ ...baseContent, loot: { ...baseContent.loot, hammerhand } })).toEqual([
    'loot card hammerhand: firepower 6; expected more than the 24 of the loot deck',
  ])
})

test('a box without crowds and mixed squads is refused', () => {
  const lonely = Object.entries(baseContent.enemies).map(([id, card]) => {
    const [unit] = card.members
    return [id, { ...card, units: [unit], members: [unit] } as DealtEnemy] as const
  })
  const problems = contentProblems({ ...baseContent, enemies: Object.fromEntries(lonely) })
  expect(problems).toContain('enemy cards of several enemies: found 0; expected at least 8')
  expect(problems).toContain('enemy cards with different health on them: found 0; expected at least 4')
})

test('a pack is read like our own cards, and a mistake says where', () => {
  const enemies = [{ id: 'giant', name: 'Giant', stars: 2, units: [{ name: 'Giant', health: 7, damage: 2, range: 2 }] }]
  expect(contentWith([{ name: 'Giants', enemies }]).enemies.giant).toMatchObject({ stars: 2, members: [{ health: 7 }] })
  expect(() => contentWith([{ name: 'Giants', enemies: [{ ...enemies[0], stars: 7 }] }])).toThrow(
    'pack 1 "Giants": enemies',
  )
  expect(() => contentWith([{ enemies: [{ ...enemies[0], id: 'goliath' }] }])).toThrow(
    'pack 1: enemies[0].id: goliath is the id of enemies.yaml: enemies[18] already; expected one of its own',
  )
  expect(() => contentWith([{ surprise: 1 }])).toThrow('pack 1')
})

test('every loot card has a text of its own making', () => {
  const text = (id: string) => lootText(baseContent.loot[id] as LootCard)
  expect(text('buzzer')).toBe('+1 damage, +0 range, 2 bullets.')
  expect(text('bonfire')).toBe('+1 damage, +1 range, splash 1 within 1 square.')
  expect(text('fortress')).toBe('+6 health, regain 1 more health at the end of your turn.')
  expect(text('siren-mod')).toBe('+1 movement, Phaselock: +1 damage.')
  expect(text('last-call')).toBe('Gunzerking: +2 actions.')
  expect(text('quick-return')).toBe('Your ability: -1 turn of cooldown.')
  expect(text('stim-1')).toBe('Set your ability timer to zero.')
  expect(text('medkit-1')).toBe('Regain up to 3 health.')
  expect(text('air-strike')).toBe('4 damage to one enemy anywhere on the board.')
  expect(text('grenade-bag')).toBe('2 damage to every enemy within 2 squares.')
  expect(text('worn-boots')).toBe('+1 movement.')
  expect(text('lucky-coin')).toBe('Take 3 less damage.')
  expect(text('smoke-jar')).toBe('Take none of the damage.')
  expect(text('loot-goblin-1')).toBe(
    'Appears where the dice say, with 10 health. It never fires, and runs for Sanctuary with the enemies; there it is gone with its sack and costs no life. Whoever kills it before takes a Rare Loot card.',
  )
})
