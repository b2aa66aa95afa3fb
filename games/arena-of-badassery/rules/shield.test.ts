import { describe, expect, test } from 'vitest'
import type { GearCard } from '../content/cards/gear.ts'
import { gearText } from '../content/describe.ts'
import { type PositionSetup, position } from '../testing/position.ts'

const gear = {
  bubble: { slot: 'shield', deck: 'meds', shield: ['green', 'yellow'], standing: [{ change: 'reflexes', add: 1 }] },
}
const wearing = (shield: readonly ('G+' | 'Y+' | 'g+' | 'y+' | 'R+')[], down = false) => ({
  card: 'bubble',
  down,
  shield: [...shield],
})
const show = (shield: Parameters<typeof wearing>[0], more: Partial<PositionSetup> = {}): PositionSetup => ({
  map: ['a b c d e'],
  hunters: { ann: { at: 'a', gear: ['ann-gun', wearing(shield)] }, bob: 'a' },
  enemies: { 'thug-1': 'b' },
  queue: [['melee'], ['slaughterlight'], ['slaughterlight']],
  ...more,
  cards: { gear, ...more.cards },
})
const shieldOf = (t: ReturnType<typeof position>) => t.hunter('ann').gear.find(({ card }) => card === 'bubble')

describe('shields of hunters', () => {
  test('AB-EXHAUST-2 Jump Starter helps once it is lost, although it is blank then, until it is charged again', () => {
    const worn = { card: 'jump-starter', down: false, shield: ['R+' as const] }
    const actions = [{ name: 'charge', bands: ['red' as const], does: [{ recharge: { who: 'me' } }] }]
    const cards = { hunters: { ann: { actions } }, enemies: { thug: { hitPoints: 9 } } }
    const t = position(show([], { hunters: { ann: { at: 'a', gear: ['ann-gun', worn] } }, cards }))
    const total = () => t.dice(4).answer('ann-gun thug-1 on Y+').told('success').at(-1)?.total
    expect(total()).toBe(6)
    const { content } = t.state
    expect(gearText(content, content.gear['jump-starter'] as GearCard)).toEqual([
      'Once a game, when this hunter loses its shield, while this hunter has no working shield, it has +1 to its rolls until the end of the game.',
    ])
    t.end(1).answer('ann')
    expect([t.told('shield').length, total()]).toEqual([1, 7])
    t.answer('ann on G+')
    expect(total()).toBe(6)
  })

  test('AB-SHIELD-1 a shield that is equipped has the tokens its card shows', () => {
    const t = position(show([], { hunters: { ann: { at: 'a', gear: ['bubble'] } } }))
    expect(shieldOf(t)).toEqual({ card: 'bubble', down: false, shield: ['G+', 'Y+'] })
  })

  test('AB-SHIELD-2 Shield tokens pay for nothing', () => {
    const hunters = { ann: { at: 'a', tokens: 'G- Y- Y-', gear: [wearing(['G+', 'Y+'])] } }
    const t = position(show([], { hunters, active: 'dee', queue: [['melee'], ['melee']] }))
      .end(1)
      .answer('G+ shield')
    expect(t.told('reactions')).toEqual([])
    expect(t.state.active).toBeUndefined()
  })

  test('AB-SHIELD-3 AB-SHIELD-4 a hunter with a working shield defends with one of its tokens, whichever it likes', () => {
    expect(
      position(show(['G+', 'y+']))
        .end(8)
        .offer(),
    ).toEqual(['G+ shield', 'y+ shield'])
  })

  test('AB-SHIELD-5 the wound falls on that token, which turns RED', () => {
    const t = position(show(['G+', 'Y+']))
      .end(1)
      .answer('G+ shield')
    expect(shieldOf(t)?.shield).toEqual(['g+', 'Y+'])
    expect(t.tokens('ann')).toBe('G+ Y+ Y+')
    expect(t.told('reactions')).toEqual([])
  })

  test('AB-SHIELD-6 AB-SHIELD-7 a RED one takes the whole shield with it, which is not used again', () => {
    const t = position(show(['g+', 'Y+'], { queue: [['melee', 'melee']] }))
      .end(1, 8)
      .answer('g+ shield')
    expect(shieldOf(t)).toEqual({ card: 'bubble', down: true, shield: [] })
    expect(t.where('ann')).toBe(t.at('a'))
    expect(t.offer()).toEqual(['G+', 'Y+'])
  })

  test('AB-SHIELD-8 recharging puts everything back as printed', () => {
    const actions = [{ name: 'charge', bands: ['red'], does: [{ recharge: { who: 'me' } }] }]
    const charged = (held: ReturnType<typeof wearing>) => {
      const hunters = { ann: { at: 'a', gear: [held] } }
      return shieldOf(
        position(show([], { hunters, cards: { gear, hunters: { ann: { actions } } } })).answer('ann on G+'),
      )
    }
    expect(charged(wearing(['g+', 'Y+']))).toEqual(wearing(['G+', 'Y+']))
    expect(charged(wearing([], true))).toEqual(wearing(['G+', 'Y+']))
  })

  test('AB-SHIELD-9 nothing else recharges it, rounds or not', () => {
    const hunters = { ann: { at: 'a', gear: [wearing([], true)] } }
    const t = position(
      show([], { hunters, enemies: { 'thug-1': 'e' }, queue: [['slaughterlight'], ['slaughterlight']] }),
    ).end()
    expect(t.state.round).toBe(3)
    expect(shieldOf(t)?.down).toBe(true)
  })

  test('AB-SHIELD-10 a discarded shield goes back into its own deck', () => {
    const actions = [{ name: 'burst', skill: 'tech', bands: ['red'], attack: true, with: ['discard'] }]
    const cards = { gear: { bubble: { ...gear.bubble, actions } } }
    const t = position(show(['G+', 'Y+'], { cards }))
      .dice(1)
      .answer('bubble thug-1 on G+')
    expect(shieldOf(t)).toBeUndefined()
    expect(t.state.meds.cards).toEqual(['bubble'])
  })

  test('AB-SHIELD-11 what else is printed on it works while it lies face up', () => {
    const total = (down: boolean) => {
      const hunters = { ann: { at: 'a', gear: [wearing(down ? [] : ['G+'], down)] } }
      const t = position(show([], { hunters, enemies: { 'gunner-1': 'b' }, queue: [['ranged']] })).end(8)
      return t.answer(down ? 'Y+' : t.offer()[0]).told('defended')[0]?.total
    }
    expect(total(true)).toBe(9)
    const hunters = { ann: { at: 'a', gear: [wearing(['G+', 'Y+'])] } }
    const t = position(show([], { hunters, enemies: { 'gunner-1': 'b' }, queue: [['ranged']] }))
      .end(8)
      .answer('G+ shield')
    expect(t.told('defended')).toMatchObject([{ total: 10 }])
  })

  test.each([
    ['action-tokens', 'G+ Y+ Y+', ['g+', 'Y+']],
    ['shield-first', 'G+ Y+ Y+', ['g+', 'y+']],
  ] as const)('AB-R-39 further wounds of a Deadly attack, where the table says %s', (shieldOverflow, tokens, left) => {
    const cards = { gear, enemies: { thug: { melee: ['deadly'] } } }
    const t = position(show(['G+', 'Y+'], { cards, options: { shieldOverflow } }))
      .end(1)
      .answer('G+ shield')
    t.answer(shieldOverflow === 'shield-first' ? 'Y+' : 'G+')
    expect(shieldOf(t)?.shield).toEqual(left)
    expect(t.tokens('ann')).toBe(shieldOverflow === 'shield-first' ? tokens : 'g+ Y+ Y+')
  })

  test.each([false, true])(
    'AB-R-40 whether a wound on a Shield token opens [RE]actions: %s',
    (shieldWoundOpensReaction) => {
      const t = position(show(['G+', 'Y+'], { options: { shieldWoundOpensReaction } }))
        .end(1)
        .answer('G+ shield')
      expect(t.told('reactions')).toHaveLength(shieldWoundOpensReaction ? 1 : 0)
    },
  )
})

describe('shields of enemies', () => {
  const enemy = (shields: ('green' | 'yellow' | 'red')[], more: Partial<PositionSetup> = {}): PositionSetup => ({
    map: ['a b'],
    hunters: { ann: 'a' },
    enemies: { 'thug-1': { at: 'b', shields } },
    ...more,
    cards: { enemies: { thug: { hitPoints: 3, shields: ['yellow'] } }, ...more.cards },
  })

  test('AB-SHIELD-12 AB-SHIELD-13 its die gives the Target Number, rolled first; as much as that hits', () => {
    const hit = position(enemy(['yellow']))
      .dice(6, 4)
      .answer('ann-gun thug-1 on G+')
    expect(hit.told('dice').map(({ die }) => die)).toEqual(['YELLOW', 'GREEN'])
    expect(hit.told('success')).toMatchObject([{ total: 6, need: 6 }])
    const miss = position(enemy(['yellow']))
      .dice(6, 3)
      .answer('ann-gun thug-1 on G+')
    expect(miss.told('failure')).toMatchObject([{ total: 5, need: 6 }])
  })

  test('AB-SHIELD-14 AB-SHIELD-15 a hit turns it RED, the next takes it away, each instead of one wound', () => {
    const t = position(enemy(['yellow']))
      .dice(1, 8)
      .answer('ann-gun thug-1 on G+')
    expect(t.enemy('thug-1')).toMatchObject({ shields: ['red'], wounds: 0 })
    t.dice(1, 8).answer('ann-gun thug-1 on Y+')
    expect(t.enemy('thug-1')).toMatchObject({ shields: [], wounds: 0 })
    t.dice(8).answer('ann-gun thug-1 on Y+')
    expect(t.told('success').at(-1)).toMatchObject({ need: 5 })
    expect(t.enemy('thug-1')?.wounds).toBe(1)
  })

  test('AB-SHIELD-14 AB-R-42 further wounds of a Deadly hit go past it', () => {
    const actions = [{ name: 'smash', skill: 'melee', bands: ['red'], attack: true, with: ['deadly'] }]
    const cards = { enemies: { thug: { hitPoints: 3 } }, hunters: { ann: { actions } } }
    const t = position(enemy(['yellow'], { cards }))
      .dice(1, 8)
      .answer('ann thug-1 on G+')
    expect(t.enemy('thug-1')).toMatchObject({ shields: ['red'], wounds: 1 })
  })

  test('AB-SHIELD-16 what recharges the shields of all restores theirs', () => {
    const actions = [{ name: 'charge', bands: ['red'], does: [{ recharge: { who: {} } }] }]
    const cards = { enemies: { thug: { hitPoints: 3, shields: ['yellow'] } }, hunters: { ann: { actions } } }
    expect(position(enemy([], { cards })).answer('ann on G+').enemy('thug-1')?.shields).toEqual(['yellow'])
  })
})
