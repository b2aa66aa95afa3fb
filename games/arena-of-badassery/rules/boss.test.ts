import { describe, expect, test } from 'vitest'
import { enemyCard } from '../content/cards/enemy.ts'
import { baseContent } from '../content/index.ts'
import { type PositionSetup, position } from '../testing/position.ts'

const lord = { type: 'boss', hitPoints: 8, models: 1, base: 'large', action: ['move', 'melee'] }
const show = (more: Partial<PositionSetup> = {}): PositionSetup => ({
  map: ['a b c d e'],
  hunters: { ann: 'a' },
  enemies: { 'lord-1': 'd', 'gunner-1': 'e' },
  queue: [['ranged'], ['slaughterlight'], ['slaughterlight']],
  cards: { enemies: { lord }, hunters: { ann: { tokens: ['yellow', 'yellow', 'yellow'] } } },
  ...more,
})

describe('Bosses', () => {
  test('AB-BOSS-1 a Boss has the numbers of any enemy', () => {
    const bosses = Object.values(baseContent.enemies).filter(({ type }) => type === 'boss')
    expect(bosses.length).toBeGreaterThan(0)
    for (const { move, strength, range, defense, hitPoints } of bosses)
      for (const number of [move, strength, range, defense, hitPoints]) expect(number).toBeTypeOf('number')
    expect(
      enemyCard.safeParse({ ...lord, id: 'lord', name: 'Lord', move: 1, strength: 5, range: 0, defense: 5 }).success,
    ).toBe(true)
  })

  test('AB-BOSS-3 AB-BOSS-5 every enemy turn it follows its own card, which is never discarded', () => {
    const t = position(show({ enemies: { 'lord-1': 'b' }, queue: [['slaughterlight'], ['slaughterlight']] })).end(8)
    for (let round = 0; round < 2; round++) {
      while (t.state.hunters.some(({ activated }) => !activated))
        t.answer(t.question().ask === 'act' ? 'end' : t.offer()[0])
      t.dice(8, 2).answer('end')
    }
    expect(t.told('attacks').map(({ enemy }) => enemy)).toEqual(['lord-1', 'lord-1', 'lord-1'])
    expect(t.state.past.cards.every((card) => card.startsWith('queue') || card.startsWith('deck'))).toBe(true)
  })

  test('AB-BOSS-4 nobody else follows it', () => {
    const t = position(show({ queue: [['slaughterlight']] })).end(8)
    expect(t.told('enemy-moves').map(({ enemy }) => enemy)).toEqual(['lord-1'])
  })

  test('AB-BOSS-6 it ignores the Announcements', () => {
    const t = position(show({ enemies: { 'lord-1': 'b', 'thug-1': 'a' }, queue: [['melee']] })).end(8, 8)
    expect(t.told('attacks').map(({ enemy }) => enemy)).toEqual(['lord-1', 'thug-1'])
  })

  test('AB-BOSS-7 its card comes before the Announcement', () => {
    const t = position(show({ enemies: { 'lord-1': 'b', 'thug-1': 'a' }, queue: [['melee']] })).end(8, 8)
    expect(t.story('attacks', 'announcement')).toEqual(['attacks', 'announcement', 'attacks'])
  })

  test('AB-BOSS-1 Grandmother Maw changes twice as she is hurt: what happens once a game at 5 wounds leaves what happens at 10', () => {
    const hew = { name: 'hew', skill: 'ranged', bands: ['red', 'yellow', 'green'], attack: true, with: ['rapid 6'] }
    const t = position({
      map: ['a b c d e f 1'],
      hunters: { ann: { at: 'b', gear: ['axe'] } },
      enemies: { 'grandmother-maw-1': { at: 'c', wounds: 4, shields: [] } },
      cards: { gear: { axe: { slot: 'gun', actions: [hew] } } },
    })
    t.dice(12, 12, 12, 12, 12, 12).answer('axe grandmother-maw-1 on G+')
    expect(t.told('spawned').map(({ enemy }) => enemy)).toHaveLength(4)
    for (let shot = 0; shot < 5; shot++) t.answer('grandmother-maw-1')
    expect(t.enemy('grandmother-maw-1')?.wounds).toBe(10)
    expect(t.told('spawned')).toHaveLength(4)
    expect([t.told('put').length, t.where('ann')]).toEqual([1, t.at('a')])
  })
})
