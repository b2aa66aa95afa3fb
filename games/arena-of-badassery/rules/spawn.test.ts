import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'
import { describe as describeEvent } from './words.ts'

const spawning = (...lines: [string, number][]) => ({
  spawning: lines.map(([enemy, count]) => ({ enemy, count, at: 1 })),
})
const show = (more: Partial<PositionSetup>): PositionSetup => ({
  map: ['x a 1 b y'],
  hunters: { ann: 'x' },
  queue: [['spawn'], ['slaughterlight']],
  ...more,
})
const placed = (t: ReturnType<typeof position>) => t.state.enemies.map(({ zone }) => zone).toSorted()
const S = 2

describe('spawning', () => {
  test('AB-SPAWN-1 AB-ORDERS-6 the scenario says who comes from where, and it is carried out anew each time', () => {
    const scenario = {
      spawning: [
        { enemy: 'thug', count: 2, at: 1 },
        { enemy: 'gunner', count: 1, at: 2 },
      ],
    }
    const t = position(show({ map: ['x a 1 b y 2 w'], scenario, queue: [['spawn'], ['spawn']] })).end()
    t.pass()
    expect(t.state.enemies.map(({ card }) => card)).toEqual(['thug', 'thug', 'gunner'])
    expect(t.state.enemies[2]?.zone).toBe(5)
    while (t.question().ask !== 'act') t.pass()
    while (t.question().ask !== 'spawn zone') t.dice(2).answer(t.question().ask === 'act' ? 'end' : t.offer()[0])
    t.pass()
    expect(t.state.enemies.map(({ card }) => card)).toEqual(['thug', 'thug', 'gunner', 'thug', 'thug', 'gunner'])
  })

  test('AB-SPAWN-2 AB-SPAWN-3 AB-SPAWN-4 one in the spawning zone, one in each next to it, then again', () => {
    const three = position(show({ scenario: spawning(['thug', 3]) })).end()
    expect(placed(three)).toEqual([S - 1, S, S + 1])
    const five = position(show({ scenario: spawning(['thug', 5]) })).end()
    expect(five.offer().toSorted()).toEqual([five.at('a'), five.at('b')].toSorted())
    five.answer(five.at('a'))
    expect(placed(five)).toEqual([S - 1, S - 1, S, S, S + 1])
  })

  test('AB-SPAWN-5 AB-SPAWN-6 the rest goes to the nearest zones with room; of equally close ones the players choose', () => {
    const enemies = {
      'gunner-1': 'a',
      'gunner-2': 'a',
      'gunner-3': 'a',
      'gunner-4': 'b',
      'gunner-5': 'b',
      'gunner-6': 'b',
    }
    const t = position(show({ enemies, hunters: {}, scenario: spawning(['thug', 4]), queue: [['spawn']] })).end()
    expect(t.question().ask).toBe('spawn zone')
    expect(t.offer()).toEqual([t.at('x'), t.at('y')].toSorted())
    t.answer(t.at('y'))
    expect(t.told('spawned').map(({ zone }) => zone)).toEqual([t.at('1'), t.at('1'), t.at('1'), t.at('y')])
  })

  test('AB-SPAWN-7 whoever has just come takes part in the orders left', () => {
    const t = position(show({ scenario: spawning(['thug', 1]), queue: [['spawn', 'move']] })).end()
    expect(t.where('thug-1')).toBe(t.at('x'))
  })

  test('AB-SPAWN-8 hunters may not move into spawning zones, nor through them', () => {
    const t = position(show({ hunters: { ann: 'a' } }))
    expect(t.moves('G+')).toEqual([t.at('x')])
    expect(t.whyNot(`move ${t.at('1')} on G+`)).toBe('AB-SPAWN-8')
    expect(t.whyNot(`move ${t.at('b')} on G+`)).toBe('AB-ZONE-9')
  })

  test('AB-SPAWN-9 a spawning zone does not block sight', () => {
    const t = position(show({ hunters: { ann: 'a' }, enemies: { 'thug-1': 'b' } }))
    expect(t.aims('ann-gun')).toEqual(['thug-1'])
  })

  const sixThugs = { 'thug-1': 'y', 'thug-2': 'y', 'thug-3': 'y', 'thug-4': 'b', 'thug-5': 'b', 'thug-6': 'b' }

  test('AB-SPAWN-10 with fewer models left than called for, those left come and nothing else happens', () => {
    const { 'thug-6': _, ...five } = sixThugs
    const sturdy = { enemies: { thug: { hitPoints: 2 } } }
    const enemies = { ...five, 'thug-1': { at: 'y', wounds: 1 } }
    const t = position(show({ enemies, scenario: spawning(['thug', 5]), cards: sturdy })).end()
    expect(t.told('spawned').map(({ enemy }) => enemy)).toEqual(['thug-6'])
    expect(t.enemy('thug-1')?.wounds).toBe(1)
    expect(t.told('attacks')).toEqual([])
  })

  test('AB-SPAWN-11 AB-SPAWN-12 with no model left, all of the kind heal and strike, and nobody else', () => {
    const sturdy = {
      enemies: { thug: { hitPoints: 2 } },
      hunters: { ann: { tokens: ['yellow', 'yellow', 'yellow'] } },
    }
    const enemies = { ...sixThugs, 'thug-4': { at: 'a', wounds: 1 }, 'gunner-1': 'a' }
    const t = position(show({ enemies, scenario: spawning(['thug', 5]), cards: sturdy }))
      .end(8)
      .pass()
    expect(t.told('spawned')).toEqual([])
    expect(t.enemy('thug-4')?.wounds).toBe(0)
    expect(t.told('attacks').map(({ enemy }) => enemy)).toEqual(['thug-4'])
    const melee = t.told('order').find(({ order }) => order === 'melee')
    expect(melee && describeEvent(melee, t.state)).toMatch(/^Melee! Thug 1, .* and Thug \d strike\.$/)
  })

  test('AB-SPAWN-13 the model of an enemy that was taken out may come back', () => {
    const t = position(show({ enemies: { ...sixThugs, 'thug-1': 'a' }, scenario: spawning(['thug', 2]) }))
    t.dice(12).answer('melee thug-1 on G+').end()
    expect(t.told('spawned').map(({ enemy }) => enemy)).toEqual(['thug-1'])
    expect(t.told('none-left')).toEqual([])
  })

  test('AB-SPAWN-5 AB-R-63 who finds no zone with room in all the Vault does not appear, and that is told', () => {
    const ogres = { 'ogre-1': 'b', 'gunner-1': '1', 'gunner-2': '1' }
    const setup = { map: ['1 b'], hunters: {}, enemies: ogres, scenario: spawning(['thug', 3]) }
    const t = position(show(setup)).end()
    expect(t.told('spawned').map(({ enemy }) => enemy)).toEqual(['thug-1'])
    const [told] = t.told('no-room')
    expect(told).toMatchObject({ rule: 'AB-R-63', card: 'thug', count: 2 })
    expect(told && describeEvent(told, t.state)).toBe('No zone in reach has room for another Thug: 2 do not appear.')
  })

  test('AB-R-63 a zone that fills up while a line is placed is left out', () => {
    const triggers = [{ on: 'spawned', do: [{ place: { who: 'me', at: 'station' } }] }]
    const t = position(
      show({
        map: ['x U 1 b y'],
        hunters: {},
        enemies: { 'gunner-1': 'U', 'gunner-2': 'U' },
        scenario: spawning(['thug', 2]),
        cards: { enemies: { thug: { triggers } } },
      }),
    ).end()
    expect(t.where('thug-1')).toBe(t.at('U'))
    expect(t.where('thug-2')).not.toBe(t.at('1'))
    expect(t.state.enemies.filter(({ zone }) => zone === 1)).toHaveLength(3)
  })
})
