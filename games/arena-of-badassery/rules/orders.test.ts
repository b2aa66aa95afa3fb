import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

const calm = { tokens: ['yellow', 'yellow', 'yellow'] }
const show = (more: Partial<PositionSetup>): PositionSetup => ({
  map: ['a b c d e f'],
  hunters: { ann: 'a' },
  spotlight: 'ann',
  ...more,
  cards: { ...more.cards, hunters: { ann: calm, bob: calm } },
})

describe('orders', () => {
  test('AB-ORDERS-1 all enemies take part, those of the set-up and those that came later', () => {
    const scenario = { spawning: [{ enemy: 'gunner', count: 1, at: 1 }] }
    const t = position(
      show({ map: ['a b c d e 1'], enemies: { 'thug-1': 'd' }, scenario, queue: [['spawn', 'move']] }),
    ).end()
    t.pass()
    expect(t.told('enemy-moves').map(({ enemy }) => enemy)).toEqual(['thug-1', 'gunner-1'])
  })

  test('AB-ORDERS-2 an order that is listed twice is carried out twice', () => {
    const t = position(show({ enemies: { 'thug-1': 'b' }, queue: [['melee', 'melee']] })).end(8, 8)
    expect(t.told('attacks')).toHaveLength(2)
  })

  test('AB-ORDERS-5 on a Ranged order those with a Range attack, those with a dash do not', () => {
    const t = position(show({ enemies: { 'thug-1': 'a', 'gunner-1': 'd' }, queue: [['ranged']] })).end(8)
    expect(t.told('attacks').map(({ enemy }) => enemy)).toEqual(['gunner-1'])
  })

  test('AB-ORDERS-8 on an Event order the top card is applied at once, before the next order', () => {
    const cards = { events: { windfall: { do: [{ luck: { add: 1 } }] }, lull: { do: [{ luck: { add: 2 } }] } } }
    const setup = show({ enemies: { 'thug-1': 'e' }, queue: [['event', 'move']], events: ['windfall', 'lull'], cards })
    const t = position(setup).end()
    expect(t.story('event', 'event-over', 'enemy-moves')).toEqual(['event', 'event-over', 'enemy-moves'])
    expect(t.state.luck).toBe(1)
    expect(t.state.events.cards).toEqual(['lull'])
  })

  test('AB-ORDERS-9 an Out of Ammo order names whom it hits, and hits nobody else', () => {
    const hunters = { ann: 'a', bob: 'a' } as const
    const t = position(show({ hunters, enemies: { 'thug-1': 'f' }, queue: [[{ empty: { spotlight: true } }]] })).end()
    expect(t.hunter('ann').gear).toMatchObject([{ down: true }])
    expect(t.hunter('bob').gear).toMatchObject([{ down: false }])
  })
})
