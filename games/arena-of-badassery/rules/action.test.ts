import { describe, expect, test } from 'vitest'
import { contentWith } from '../content/index.ts'
import { type PositionSetup, position } from '../testing/position.ts'

const facing: PositionSetup = { map: ['a b'], hunters: { ann: 'a', bob: 'a' }, enemies: { 'thug-1': 'b' } }
const pray = { name: 'pray', bands: ['red'], does: [{ luck: { add: 1 } }] }
const withAction = (...actions: unknown[]): PositionSetup => ({ ...facing, cards: { hunters: { ann: { actions } } } })

describe('actions', () => {
  test('AB-ACTION-1 an action turns one Ready token to its Used side', () => {
    const t = position({ ...facing, hunters: { ann: { at: 'a', tokens: 'G+ Y+ Y-' } } }).dice(1)
    expect(t.answer('melee thug-1 on Y+').tokens('ann')).toBe('G+ Y- Y-')
  })

  test('AB-ACTION-2 the player chooses which', () => {
    const t = position({ ...withAction(pray), hunters: { ann: { at: 'a', tokens: 'G+ y+ Y-' } } })
    expect(t.offer('ann')).toEqual(['ann on G+', 'ann on y+'])
  })

  test('AB-ACTION-2 a key that names no token is told so', () => {
    const t = position(facing)
    for (const key of ['melee thug-1', 'dance']) expect(() => t.answer(key)).toThrow('which token pays')
  })

  test('AB-ACTION-3 the colour of the token is the colour of the die', () => {
    const t = position({ ...facing, hunters: { ann: { at: 'a', tokens: 'G+ y+ Y-' } } }).dice(2)
    t.answer('melee thug-1 on y+')
    expect(t.told('dice').map(({ die }) => die)).toEqual(['RED'])
  })

  test('AB-ACTION-4 a Used token pays for nothing', () => {
    const t = position({ ...facing, hunters: { ann: { at: 'a', tokens: 'G- Y+ Y+' } } })
    expect(t.offer().filter((key) => key.endsWith('G-'))).toEqual([])
    expect(t.whyNot('melee thug-1 on G-')).toBe('AB-ACTION-4')
  })

  test("AB-ACTION-5 nobody spends another hunter's tokens", () => {
    const t = position({
      ...facing,
      hunters: { ann: { at: 'a', tokens: 'G- Y+ Y+' }, bob: { at: 'a', tokens: 'G+ Y+ Y+' } },
    })
    expect(t.offer().filter((key) => key.endsWith('G+'))).toEqual([])
    expect(() => t.answer('melee thug-1 on G+')).toThrow('the hunter has no such token')
    t.dice(1).answer('melee thug-1 on Y+')
    expect(t.tokens('bob')).toBe('G+ Y+ Y+')
  })

  test('AB-ACTION-7 an action has a range, perhaps a Skill, and a result: without a result it is refused', () => {
    const hunter = { id: 'x', name: 'X', title: 'X', tokens: ['red', 'red', 'red'], skills: {}, gun: 'calm-word' }
    const packs = (action: unknown) => [{ hunters: [{ ...hunter, actions: [action] }] }]
    expect(() => contentWith(packs({ name: 'idle', bands: ['red'] }))).toThrow('an action without a result')
    const easy = contentWith(packs({ name: 'pray', bands: ['red'], does: [{ luck: { add: 1 } }] }))
    expect(easy.hunters.x?.actions[0]?.skill).toBeUndefined()
  })

  test('AB-ACTION-8 an action with a Skill needs a roll, attack or not', () => {
    const t = position(facing).dice(4).answer('ann-gun thug-1 on Y+')
    expect(t.told('dice').map(({ die }) => die)).toEqual(['YELLOW'])
    const hack = position(withAction({ ...pray, skill: 'tech' }))
      .dice(3, 4)
      .answer('ann on Y+')
    expect(hack.told('dice').map(({ die }) => die)).toEqual(['Obstacle', 'YELLOW'])
  })

  test('AB-ACTION-9 AB-ACTION-10 an Easy Action succeeds without a roll, and costs a token all the same', () => {
    const t = position(withAction(pray)).answer('ann on Y+')
    expect(t.told('dice')).toEqual([])
    expect(t.state.luck).toBe(1)
    expect(t.tokens('ann')).toBe('G+ Y- Y+')
    const spent = position({ ...withAction(pray), hunters: { ann: { at: 'a', tokens: 'G- Y- Y+' } } })
    expect(spent.offer('ann')).toEqual(['ann on Y+'])
    expect(spent.whyNot('ann on G-')).toBe('AB-ACTION-4')
  })

  test('AB-ACTION-11 whom an action affects is its target', () => {
    const mend = {
      name: 'mend',
      bands: ['red'],
      who: { kind: 'hunter', is: 'not-me' },
      does: [{ heal: { who: 'them', wounds: 1 } }],
    }
    const t = position({ ...withAction(mend), hunters: { ann: 'a', bob: { at: 'a', tokens: 'G+ y+ Y+' } } })
    t.answer('ann bob on Y+')
    expect(t.told('action')).toMatchObject([{ id: 'ann', aim: 'bob' }])
    expect(t.tokens('bob')).toBe('G+ Y+ Y+')
  })
})
