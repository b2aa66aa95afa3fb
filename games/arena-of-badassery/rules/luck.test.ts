import { Study } from '@muster/table/testing'
import { describe, expect, test } from 'vitest'
import { contentWith } from '../content/index.ts'
import { type PositionSetup, position } from '../testing/position.ts'
import { config } from './config.ts'
import { arena } from './game.ts'

const facing: PositionSetup = { map: ['a b'], hunters: { ann: 'a' }, enemies: { 'thug-1': 'b' }, luck: 3 }

describe('Luck', () => {
  test('AB-LUCK-1 a game begins with one pool of three for all; what one hunter spends, all have spent', () => {
    expect(arena.start(contentWith([]), config.parse({}), 4).luck).toBe(3)
    const t = position({ ...facing, hunters: { ann: 'a', bob: { at: 'a', activated: false } } })
    t.dice(1, 1).answer('melee thug-1 on G+').answer('luck 0').answer('end')
    t.dice(2).answer('melee thug-1 on G+')
    expect(t.question()).toMatchObject({ ask: 'again', text: expect.stringContaining('2 Luck left') })
  })

  test('AB-LUCK-2 the Active Model may have a die rolled again for a token', () => {
    const t = position(facing).dice(2, 9).answer('melee thug-1 on G+')
    expect(t.offer()).toEqual(['luck 0', 'keep'])
    t.answer('luck 0')
    expect(t.state.luck).toBe(2)
    expect(t.told('dice').map(({ die, faces }) => [die, faces])).toEqual([
      ['GREEN', [2]],
      ['GREEN', [9]],
    ])
    expect(t.enemy('thug-1')).toBeUndefined()
  })

  test('AB-LUCK-3 so may a hunter that is attacked', () => {
    const t = position({ ...facing, luck: 1 })
      .end(2, 7)
      .answer('Y+')
    expect(t.question()).toMatchObject({ ask: 'again', seat: 0 })
    t.answer('luck 0')
    expect(t.tokens('ann')).toBe('G+ Y+ Y+')
  })

  test('AB-LUCK-4 AB-LUCK-7 nobody but the player of that hunter is asked', () => {
    const t = position({ ...facing, hunters: { ann: 'a', bob: 'a' }, seats: 2 })
      .end(2)
      .answer('Y+')
    expect(t.match.questions.map(({ ask, seat }) => [ask, seat])).toEqual([['again', 0]])
    const other = position({ ...facing, hunters: { ann: 'a', bob: 'a' }, seats: 2, spotlight: 'bob' }).end(2)
    other.answer('Y+')
    expect(other.match.questions.map(({ ask, seat }) => [ask, seat])).toEqual([['again', 1]])
  })

  test('AB-LUCK-5 one token rolls one die again', () => {
    const gear = { torch: { slot: 'gun', actions: [incendiary] } }
    const t = position({ ...facing, hunters: { ann: { at: 'a', gear: ['torch'] } }, cards: { gear } })
    t.dice(2, 3).answer('torch thug-1 on G+')
    expect(t.offer()).toEqual(['luck 0', 'luck 1', 'keep'])
    t.dice(9).answer('luck 0')
    expect(t.offer()).toEqual(['luck 1', 'keep'])
    expect(t.state.luck).toBe(2)
    t.dice(1).answer('luck 1')
    expect(t.state.luck).toBe(1)
  })

  test('AB-LUCK-6 the second result stands even when it is worse, and is never rolled again', () => {
    const t = position(facing).dice(3, 1).answer('melee thug-1 on Y+').answer('luck 0')
    expect(t.question().ask).toBe('act')
    expect(t.state.luck).toBe(2)
    expect(t.enemy('thug-1')?.wounds).toBe(0)
  })

  test('AB-LUCK-8 effects may add tokens during play', () => {
    const actions = [{ name: 'pray', bands: ['red'], does: [{ luck: { add: 1 } }] }]
    const t = position({ ...facing, luck: 1, cards: { hunters: { ann: { actions } } } }).answer('ann on Y+')
    expect(t.state.luck).toBe(2)
  })

  test('AB-LUCK-8 effects may change how many tokens a game starts with', () => {
    const lucky = {
      id: 'lucky',
      name: 'Lucky',
      title: 'Test',
      tokens: ['red', 'red', 'red'],
      skills: {},
      gun: 'calm-word',
    }
    const hunters = [{ ...lucky, standing: [{ change: 'luck', add: 1 }] }]
    const t = new Study(arena, {
      seats: 1,
      packs: [{ hunters }],
      config: { hunters: ['lucky', 'brick', 'maya', 'axton'] },
      seed: 'test',
    })
    while (t.question().ask !== 'activate')
      t.answer(t.question().ask === 'trees' ? t.offer().slice(0, 3) : t.offer()[0])
    expect(t.state.luck).toBe(4)
  })

  test('AB-LUCK-9 a Crit bought with a token gives it back; anything less does not', () => {
    const crit = position(facing).dice(2, 12).answer('melee thug-1 on G+').answer('luck 0')
    expect(crit.state.luck).toBe(3)
    const eleven = position(facing).dice(2, 11).answer('melee thug-1 on G+').answer('luck 0')
    expect(eleven.state.luck).toBe(2)
  })
})

const incendiary = { name: 'burn', skill: 'ranged', bands: ['red'], attack: true, with: ['incendiary'] }
