import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

const pool = { entered: [{ status: { who: 'me', add: 'corrosive' } }] }
/** The shortest way from a to e leads by p; by b and d it is one zone longer. */
const ford = (more: Partial<PositionSetup> = {}): PositionSetup => ({
  map: ['a b c', ' p d', '. e .'],
  hunters: { ann: 'a' },
  queue: [['move'], ['slaughterlight']],
  ...more,
  cards: { elements: { pool }, ...more.cards },
  elements: [{ kind: 'pool', at: 'p' }],
})
const corrosive = (t: ReturnType<typeof position>) => t.hunter('ann').status.corrosive

describe('ways of hunters', () => {
  test('AB-ZONE-7 a hunter goes round what its zone does to whoever enters, where the token reaches that far', () => {
    const dry = position(ford())
    expect(corrosive(dry.answer(`move ${dry.at('e')} on G+`))).toBe(0)
    expect(dry.told('moves')).toMatchObject([{ path: ['b', 'd', 'e'].map((letter) => dry.at(letter)) }])
    const wet = position(ford())
    expect(corrosive(wet.answer(`move ${wet.at('e')} on Y+`))).toBe(1)
  })

  test('AB-ZONE-7 it may go through it all the same', () => {
    const t = position(ford())
    const through = `move ${t.at('e')} via ${t.at('p')} on G+`
    expect(t.question().options.find(({ key }) => key === through)?.label).toBe(
      `Move to ${t.at('e')} through the Pool in ${t.at('p')}`,
    )
    expect(corrosive(t.answer(through))).toBe(1)
  })

  test('AB-LOOT-5 AB-R-34 a hunter may fetch Loot from next door and come back', () => {
    const t = position({ map: ['a b c'], hunters: { ann: 'a' }, ground: [{ at: 'b', token: 'guns' }] })
    const back = `move ${t.at('a')} via ${t.at('b')}`
    expect(t.offer(back)).toEqual([`${back} on G+`, `${back} on Y+`])
    expect(t.question().options.find(({ key }) => key === `${back} on Y+`)?.label).toBe(
      `Fetch Loot from ${t.at('b')} and come back`,
    )
    t.answer(`${back} on Y+`).answer('guns')
    expect([t.where('ann'), t.hunter('ann').loot]).toEqual([t.at('a'), ['guns']])
    expect(t.told('moves')).toMatchObject([{ path: [t.at('b'), t.at('a')] }])
    expect(() => t.answer(`move ${t.at('a')} via ${t.at('c')} on G+`)).toThrow('no way that short')
  })

  test('AB-R-34 a zone that is entered twice gives two picks', () => {
    const ground = ['guns', 'mods'].map((token) => ({ at: 'b', token }))
    const t = position({ map: ['a b c'], hunters: { ann: 'a' }, ground })
    const twice = `move ${t.at('b')} via ${t.at('b')}`
    expect(t.offer(twice)).toEqual([`${twice} on G+`])
    t.answer(`${twice} on G+`).answer('guns').answer('mods')
    expect([t.where('ann'), t.hunter('ann').loot]).toEqual([t.at('b'), ['guns', 'mods']])
    expect(position({ map: ['a b c'], hunters: { ann: 'a' }, ground: ground.slice(1) }).offer(twice)).toEqual([])
  })

  test('AB-ZONE-5 its own zone has room for whoever left it, full of enemies or not', () => {
    const t = position({
      map: ['a b c'],
      hunters: { ann: 'a' },
      enemies: { 'thug-1': 'a', 'thug-2': 'a' },
      ground: [{ at: 'b', token: 'guns' }],
    })
    t.answer(`move ${t.at('a')} via ${t.at('b')} on Y+`).answer('guns')
    expect(t.where('ann')).toBe(t.at('a'))
  })

  test('AB-LOOT-5 by one zone with Loot and another, where one way leads by both', () => {
    const ground = [
      { at: 'b', token: 'guns' },
      { at: 'd', token: 'mods' },
    ]
    const t = position({ ...ford(), elements: [], ground })
    t.answer(`move ${t.at('e')} via ${t.at('b')} on G+`)
      .answer('guns')
      .answer('mods')
    expect(t.hunter('ann').loot).toEqual(['guns', 'mods'])
  })

  test('AB-ZONE-8 what lies in a zone full of friends that it passes is entered too', () => {
    const hunters = { ann: 'a', bob: 'b', cid: 'b', dee: 'b' }
    const elements = [{ kind: 'pool', at: 'b' }]
    const t = position({ map: ['a b c'], hunters, elements, cards: { elements: { pool } } })
    expect(corrosive(t.answer(`move ${t.at('c')} on Y+`))).toBe(1)
  })
})

describe('ways of enemies', () => {
  test('AB-SETUP-6 an enemy that passes a zone has entered it', () => {
    const setup = ford({ map: ['a p b'], enemies: { 'thug-1': 'b' } })
    expect(position(setup).end().enemy('thug-1')?.status.corrosive).toBe(1)
  })

  test('AB-R-61 of ways equally short that differ in what they lead through the group picks one', () => {
    const t = position({
      ...ford({ map: ['x b', ' c e'], enemies: { 'thug-1': 'e' }, hunters: { ann: 'x' } }),
      elements: [{ kind: 'pool', at: 'b' }],
    }).end()
    expect(t.question()).toMatchObject({ ask: 'enemy way', rule: 'AB-R-61' })
    expect(t.offer().toSorted()).toEqual([`${t.at('b')} ${t.at('x')}`, `${t.at('c')} ${t.at('x')}`].toSorted())
    t.answer(`${t.at('b')} ${t.at('x')}`)
    expect([t.where('thug-1'), t.enemy('thug-1')?.status.corrosive]).toEqual([t.at('x'), 1])
    expect(t.told('enemy-moves')).toMatchObject([{ path: [t.at('b'), t.at('x')] }])
  })
})
