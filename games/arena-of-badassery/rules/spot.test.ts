import { describe, expect, test } from 'vitest'
import { type PositionSetup, position, scripted } from '../testing/position.ts'

const two = { on: 'takes-out', in: 'activation', times: 2, when: 'activation-end' }
const one = { on: 'takes-out' }
const show = (more: Partial<PositionSetup> = {}): PositionSetup => ({
  map: ['a b c d e'],
  hunters: { ann: { at: 'a', fan: 'double' }, bob: { at: 'a', activated: false } },
  enemies: { 'thug-1': 'b', 'thug-2': 'b', 'thug-3': 'b' },
  queue: [['slaughterlight'], ['slaughterlight']],
  spotlight: 'cid',
  cards: { fans: { double: two, single: one } },
  ...more,
})
const holder = (t: ReturnType<typeof position>) => t.state.hunters[t.state.spotlight]?.id

describe('the Spotlight', () => {
  test('AB-SPOT-1 each hunter keeps its Fan Favorite for the whole scenario', () => {
    const t = position(
      show({
        hunters: { ann: { at: 'a', fan: 'double' }, bob: { at: 'a', fan: 'single' } },
        enemies: { 'thug-1': 'e' },
        deck: Array(5).fill(['slaughterlight']),
      }),
    )
    for (let round = 0; round < 5; round++) {
      t.end()
      while (t.state.hunters.some(({ activated }) => !activated))
        t.answer(t.question().ask === 'act' ? 'end' : t.offer()[0])
    }
    expect(t.state.hunters.map(({ fan }) => fan)).toEqual(['double', 'single', '', ''])
  })

  test('AB-SPOT-2 a hunter gains it by the condition on its own card', () => {
    const own = position(show({ hunters: { ann: { at: 'a', fan: 'single' } } }))
      .dice(12)
      .answer('melee thug-1 on G+')
    expect(holder(own)).toBe('ann')
    const hunters = { ann: { at: 'a', fan: 'single' }, bob: 'a' } as const
    const other = position(show({ hunters, active: 'bob' }))
      .dice(12)
      .answer('melee thug-1 on G+')
    expect(holder(other)).toBe('cid')
  })

  test('AB-SPOT-3 AB-SPOT-4 there is one token: who gains it takes it from whoever had it', () => {
    const t = position(show({ hunters: { ann: { at: 'a', fan: 'single' } } }))
      .dice(12)
      .answer('melee thug-1 on G+')
    expect(t.told('spotlight')).toMatchObject([{ id: 'ann' }])
    expect(t.state.spotlight).toBe(0)
  })

  test('AB-SPOT-5 it stays from round to round', () => {
    const t = position(show({ hunters: { ann: 'a' } })).end()
    expect(t.state.round).toBe(3)
    expect(holder(t)).toBe('cid')
  })

  const out = (more: Partial<PositionSetup>): PositionSetup =>
    show({ queue: [['melee']], spotlight: 'ann', active: 'dee', enemies: { 'thug-1': 'b' }, ...more })

  test('AB-SPOT-6 a holder who is out loses it to whoever has the most wounds', () => {
    const hunters = { ann: { at: 'a', tokens: 'G- y- Y-' }, bob: { tokens: 'G+ y+ Y+' }, cid: { tokens: 'g+ y+ Y+' } }
    const t = position(out({ hunters })).end(1).answer('y-')
    expect(t.where('ann')).toBe('out')
    expect(holder(t)).toBe('cid')
  })

  test('AB-SPOT-7 a tie is settled by chance among those', () => {
    const hunters = {
      ann: { at: 'a', tokens: 'G- y- y-', status: { burning: 3 } },
      bob: { tokens: 'g+ y+ Y+' },
      cid: { tokens: 'g+ y+ Y+' },
    }
    const setup = out({ hunters, stage: 'burn', enemies: { 'thug-1': 'e' } })
    const holderBy = (chance: number) => {
      const { state } = scripted(setup, { chances: [chance] })
      return state.hunters[state.spotlight]?.id
    }
    expect([holderBy(0), holderBy(1)]).toEqual(['bob', 'cid'])
    expect(() => holderBy(2)).toThrow('one in 2')
  })

  test('AB-SPOT-8 what counts deeds of an activation counts that one alone, and moves the token at its end', () => {
    const t = position(show()).dice(12).answer('melee thug-1 on G+').dice(8).answer('melee thug-2 on Y+')
    expect(holder(t)).toBe('cid')
    expect(holder(t.answer('end'))).toBe('ann')
    const apart = position(show({ hunters: { ann: { at: 'a', fan: 'double' } } }))
      .dice(12)
      .answer('melee thug-1 on G+')
      .end()
    apart.answer('ann').dice(12).answer('melee thug-2 on G+').answer('end')
    expect(holder(apart)).toBe('cid')
  })

  test('AB-SPOT-2 AB-SPOT-8 Pincushion: wounded twice in one enemy turn, and not in one and the next', () => {
    const tokens = 'g+ Y+ Y+'
    const strike = (enemies: Record<string, string>) =>
      position(
        show({ hunters: { ann: { at: 'a', tokens, fan: 'pincushion' } }, enemies, queue: [['melee'], ['melee']] }),
      )
    const both = strike({ 'thug-1': 'b', 'thug-2': 'b' }).end(1, 1).answer('Y+').answer([])
    expect(holder(both)).toBe('cid')
    expect(holder(both.answer('Y+'))).toBe('ann')
    const apart = strike({ 'thug-1': 'b' }).end(1).answer('Y+').answer([])
    apart.play('ann', 'end', 'bob', 'end', 'cid', 'end').dice(1, 2).answer('end').answer('Y+')
    expect([apart.told('undefended').length, holder(apart)]).toEqual([2, 'cid'])
  })

  test('AB-R-60 when nobody is left, nobody has it, until somebody comes back', () => {
    const gone = { at: 'out', loot: ['cash-500'] }
    const hunters = { ann: { at: 'a', tokens: 'g- y- y-', status: { burning: 1 } }, bob: gone, cid: gone, dee: gone }
    const { state } = scripted(out({ hunters, stage: 'burn', enemies: { 'thug-1': 'e' } }), {})
    expect(state.spotlight).toBe(-1)
  })

  test('AB-R-85 of two who meet their conditions at the same moment one is picked at random', () => {
    const actions = [{ name: 'do it', does: [{ attack: { who: { kind: 'hunter', zone: 'me' }, strength: 5 } }] }]
    const pin = { at: 'a', fan: 'pin', tokens: 'g+ Y+ Y+' }
    const setup = show({
      hunters: { ann: { at: 'a', tokens: 'g+ Y+ Y+', activated: true }, bob: pin, cid: { at: 'b' }, dee: pin },
      cards: { fans: { pin: { on: 'wounded' } }, hunters: { ann: { actions } } },
      enemies: {},
    })
    const answers = ['ann on Y+', 'Y+', 'Y+', 'Y+']
    const holderBy = (chance: number) => {
      const { state } = scripted(setup, { answers, dice: [8, 1, 1], chances: [chance] })
      return state.hunters[state.spotlight]?.id
    }
    expect([holderBy(0), holderBy(1)]).toEqual(['bob', 'dee'])
  })

  test('AB-SPOT-2 AB-R-86 whoever falls to a barrel is taken out by the hunter who shot it', () => {
    const hunters = { ann: { at: 'a', fan: 'single' } }
    const t = position(show({ hunters, elements: [{ kind: 'barrel', at: 'b' }] })).dice(3, 12)
    expect(holder(t.answer(`ann-gun barrel@${t.at('b')} on G+`))).toBe('ann')
  })
})
