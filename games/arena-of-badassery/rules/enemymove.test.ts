import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

const row = (more: Partial<PositionSetup>): PositionSetup => ({
  map: ['a b c d e f'],
  hunters: { ann: 'a' },
  queue: [['move'], ['slaughterlight']],
  spotlight: 'ann',
  ...more,
})

describe('moving enemies', () => {
  test('AB-ENEMYMOVE-1 enemies go toward the Spotlight, nearer hunters or not', () => {
    const t = position(row({ hunters: { ann: 'a', bob: 'f' }, enemies: { 'gunner-1': 'e' } })).end()
    expect(t.where('gunner-1')).toBe(t.at('d'))
  })

  test('AB-ENEMYMOVE-4 of enemies that are alike one is shown, and each may be named', () => {
    const t = position(row({ enemies: { 'thug-1': 'e', 'thug-2': 'e', 'gunner-1': 'e' } })).end()
    expect([t.offer(), t.folded()]).toEqual([['thug-1', 'gunner-1'], ['thug-2']])
    t.dice(2).answer('thug-2')
    expect([t.where('thug-1'), t.where('thug-2')]).toEqual([t.at('e'), t.at('c')])
  })

  test('AB-ENEMYMOVE-4 AB-R-104 an enemy that others hold up may be named first, and then stays where it is', () => {
    const enemies = { 'thug-1': 'd', 'thug-2': 'c', 'thug-3': 'c' }
    const held = () => position(row({ hunters: { ann: 'a', bob: 'c' }, enemies })).end()
    const t = held()
    expect(t.question()).toMatchObject({ ask: 'enemy next', rule: 'AB-ENEMYMOVE-4' })
    expect([t.offer(), t.folded()]).toEqual([['thug-2'], ['thug-3', 'thug-1']])
    t.dice(2).answer('thug-1')
    expect(t.where('thug-1')).toBe(t.at('d'))
    const other = held().answer('thug-2').dice(2).answer('thug-1')
    expect(other.where('thug-1')).toBe(other.at('b'))
  })

  test('AB-ENEMYMOVE-4 nobody is asked about enemies that will stay in any order', () => {
    const enemies = { 'thug-1': 'b', 'thug-2': 'e', 'gunner-1': { at: 'f', status: { cryo: 1 } } }
    const t = position(row({ hunters: { ann: 'a', bob: 'a', cid: 'a' }, enemies }))
      .dice(2)
      .end()
    expect(t.where('thug-2')).toBe(t.at('c'))
  })

  test('AB-ENEMYMOVE-4 AB-R-23 votes for several of those that are alike are votes, and chance picks one of them', () => {
    const enemies = { 'thug-1': 'e', 'thug-2': 'e', 'thug-3': 'e', 'gunner-1': 'd' }
    const t = position(row({ enemies, seats: 2, options: { groupDecisions: 'vote' } })).end()
    t.dice(2).answer('thug-2', 0).answer('thug-3', 1)
    expect(t.where('thug-1')).toBe(t.at('e'))
    expect([t.where('thug-2'), t.where('thug-3')].toSorted()).toEqual([t.at('c'), t.at('e')].toSorted())
  })

  test('AB-ORDERS-3 its way is told zone by zone, around zones that are full of hunters', () => {
    const open = position(row({ enemies: { 'thug-1': 'f' } })).end()
    expect(open.told('enemy-moves')).toMatchObject([
      { from: open.at('f'), path: [open.at('e'), open.at('d')], zone: open.at('d') },
    ])
    const round = position(
      row({
        map: ['a b c d', ' e f g'],
        hunters: { ann: 'a', bob: 'b', cid: 'b', dee: 'b' },
        enemies: { 'thug-1': 'c' },
        cards: { enemies: { thug: { move: 3 } } },
      }),
    ).end()
    expect(round.told('enemy-moves')[0]?.path).toEqual([round.at('f'), round.at('e'), round.at('a')])
  })

  test('AB-ENEMYMOVE-2 one that can reach that zone stops there', () => {
    const cards = { enemies: { thug: { move: 3 } } }
    const t = position(row({ hunters: { ann: 'c' }, enemies: { 'thug-1': 'e' }, cards })).end()
    expect(t.where('thug-1')).toBe(t.at('c'))
  })

  test('AB-ENEMYMOVE-3 AB-ORDERS-3 one that cannot stops as close as it can', () => {
    const open = position(row({ enemies: { 'thug-1': 'f' } })).end()
    expect(open.where('thug-1')).toBe(open.at('d'))
    const enemies = { 'thug-1': 'a', 'thug-2': 'a', 'gunner-1': 'c' }
    const full = position(row({ enemies })).end()
    expect(full.where('gunner-1')).toBe(full.at('b'))
    const large = position(row({ enemies: { 'ogre-1': 'c' } })).end()
    expect(large.where('ogre-1')).toBe(large.at('b'))
  })

  test('AB-ENEMYMOVE-3 one that can get no closer stays', () => {
    const t = position(row({ enemies: { 'ogre-1': 'b' } })).end()
    expect(t.told('enemy-moves')).toEqual([])
  })

  test('AB-ENEMYMOVE-4 AB-R-23 the players choose the order, whoever has the Spotlight for all', () => {
    const enemies = { 'thug-1': 'd', 'gunner-1': 'e', 'thug-2': 'f' }
    const t = position(row({ hunters: { ann: 'a', bob: 'a' }, enemies, seats: 2, spotlight: 'bob' })).end()
    expect(t.question()).toMatchObject({ ask: 'enemy next', seat: 1, pass: 'thug-1' })
    expect(t.offer()).toEqual(['thug-1', 'gunner-1', 'thug-2'])
    t.play('thug-2', 'gunner-1')
    expect(t.told('enemy-moves').map(({ enemy }) => enemy)).toEqual(['thug-2', 'gunner-1', 'thug-1'])
  })

  test('AB-R-60 without anybody in the Spotlight enemies neither move nor attack', () => {
    const t = position(row({ spotlight: 'nobody', enemies: { 'thug-1': 'c' } })).end()
    expect(t.told('enemy-moves')).toEqual([])
  })

  test('AB-R-61 of end zones that are equally close the group picks one', () => {
    const t = position(row({ map: ['a b c', ' d e f'], enemies: { 'gunner-1': 'f' }, hunters: { ann: 'a' } })).end()
    expect(t.question().ask).toBe('enemy zone')
    expect(t.offer().toSorted()).toEqual([t.at('c'), t.at('e')].toSorted())
  })
})
