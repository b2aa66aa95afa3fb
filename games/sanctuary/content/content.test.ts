import { expect, test } from 'vitest'
import { checkContent, contentProblems } from './check.ts'
import { lootText } from './describe.ts'
import type { DeckSize } from './grammar.ts'
import { baseContent, contentWith } from './index.ts'
import type { LootCard } from './loot.ts'

test('our own cards are complete and sound', () => {
  expect(checkContent()).toEqual([])
})

test('what is missing or wrong in a box is said', () => {
  const { engineers, ...fewer } = baseContent.enemies
  expect(engineers?.members).toHaveLength(6)
  expect(contentProblems({ ...baseContent, enemies: fewer })).toEqual([
    'one-star cards: found 17; expected 18',
    'decks: 4 players need 18 one-star cards; there are 17',
  ])
  const three = { ...baseContent.decks[3], oneStar: 18 } as DeckSize
  expect(contentProblems({ ...baseContent, decks: { ...baseContent.decks, 3: three } })).toEqual([
    'decks: 3 players need 18 one-star cards; there are 17',
  ])
  const stray = { ...baseContent.loot['siren-mod'], only: 'nobody' } as LootCard
  expect(contentProblems({ ...baseContent, loot: { ...baseContent.loot, 'siren-mod': stray } })).toEqual([
    'loot card siren-mod: is for a hunter who does not exist',
  ])
  expect(contentProblems({ ...baseContent, decks: {} })).toHaveLength(4)
})

test('a pack is read like our own cards, and a mistake says where', () => {
  const enemies = [{ id: 'giant', name: 'Giant', stars: 2, units: [{ name: 'Giant', health: 7, damage: 2, range: 2 }] }]
  expect(contentWith([{ name: 'Giants', enemies }]).enemies.giant).toMatchObject({ stars: 2, members: [{ health: 7 }] })
  expect(() => contentWith([{ name: 'Giants', enemies: [{ ...enemies[0], stars: 7 }] }])).toThrow(
    'pack 1 "Giants": enemies',
  )
  expect(() => contentWith([{ enemies: [{ ...enemies[0], id: 'goliath' }] }])).toThrow('with the id goliath')
  expect(() => contentWith([{ surprise: 1 }])).toThrow('pack 1')
})

test('every loot card has a text of its own making', () => {
  const text = (id: string) => lootText(baseContent.loot[id] as LootCard)
  expect(text('buzzer')).toBe('+1 damage, +0 range, 2 bullets.')
  expect(text('bonfire')).toBe('+0 damage, +1 range, splash 1 within 1 square.')
  expect(text('fortress')).toBe('+4 health, regain 1 more health at the end of your turn.')
  expect(text('siren-mod')).toBe('+1 movement, +1 range.')
  expect(text('last-call')).toBe('Gunzerking: +1 action.')
  expect(text('quick-return')).toBe('Your ability: -1 turn of cooldown.')
  expect(text('stim-1')).toBe('Set your ability timer to zero.')
  expect(text('medkit-1')).toBe('Regain up to 3 health.')
  expect(text('air-strike')).toBe('3 damage to one enemy anywhere on the board.')
  expect(text('grenade-bag')).toBe('2 damage to every enemy within 2 squares.')
  expect(text('worn-boots')).toBe('+1 movement.')
  expect(text('lucky-coin')).toBe('Take 3 less damage.')
  expect(text('smoke-jar')).toBe('Take none of the damage.')
  expect(text('loot-midget-1')).toContain('10 health')
})
