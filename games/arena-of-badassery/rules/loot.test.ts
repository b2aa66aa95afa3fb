import { describe, expect, test } from 'vitest'
import { type PositionSetup, position, scripted } from '../testing/position.ts'

const show = (more: Partial<PositionSetup> = {}): PositionSetup => ({
  map: ['a b c d e'],
  hunters: { ann: 'a' },
  enemies: { 'thug-1': 'b', 'gunner-1': 'e' },
  queue: [['slaughterlight'], ['slaughterlight'], ['slaughterlight']],
  ...more,
})
const bag = ['health-100', 'cash-100', 'ammo-100', 'guns', 'mods', 'health-draw', 'cash-250', 'ammo-draw']
const dropped = (thug: Record<string, unknown>, ...dice: number[]) => {
  const t = position(show({ bag, cards: { enemies: { thug } } }))
  return t.dice(12, ...dice).answer('melee thug-1 on G+')
}
const shotgun = { slot: 'gun', actions: [{ name: 'shoot', skill: 'ranged', bands: ['red'], attack: true }] }
const holding = (loot: readonly string[], more: Record<string, unknown> = {}, rest: Partial<PositionSetup> = {}) =>
  position(show({ hunters: { ann: { at: 'a', loot, ...more }, bob: 'a' }, ...rest }))

describe('Loot', () => {
  test('AB-LOOT-1 AB-LOOT-4 an enemy that is taken out drops tokens of the bag into its zone', () => {
    const t = dropped({})
    expect(t.state.ground).toEqual([{ zone: 1, token: 'health-100' }])
    expect(t.state.bag.cards).toHaveLength(bag.length - 1)
  })

  test('AB-LOOT-2 one for each Hit Point on its card', () => {
    const t = position(
      show({ bag, cards: { enemies: { thug: { hitPoints: 2 } } }, enemies: { 'thug-1': { at: 'b', wounds: 1 } } }),
    )
    expect(t.dice(12).answer('melee thug-1 on G+').state.ground).toHaveLength(2)
  })

  test('AB-LOOT-3 a Tough one 1D4 more', () => {
    const tough = {
      enemies: { thug: { hitPoints: 2, tough: true, melee: [] } },
      hunters: { ann: { actions: [smash] } },
    }
    const t = position(show({ bag, cards: tough, enemies: { 'thug-1': { at: 'b', wounds: 1 } } }))
    expect(t.dice(12, 3).answer('ann thug-1 on G+').state.ground).toHaveLength(5)
  })

  test('AB-R-32 where the bag holds fewer, those are all', () => {
    const t = position(
      show({
        bag: ['guns'],
        cards: { enemies: { thug: { hitPoints: 2 } } },
        enemies: { 'thug-1': { at: 'b', wounds: 1 } },
      }),
    )
    expect(t.dice(12).answer('melee thug-1 on G+').state.ground).toHaveLength(1)
  })

  const lying = [
    { at: 'b', token: 'guns' },
    { at: 'b', token: 'mods' },
    { at: 'c', token: 'health-100' },
  ]

  test('AB-LOOT-5 AB-LOOT-8 one token in each zone moved into, passed ones too, onto the card', () => {
    const t = position(show({ ground: lying, enemies: { 'thug-1': 'e' } }))
    t.answer(`move ${t.at('d')} on G+`)
    expect(t.offer()).toEqual(['guns', 'mods', 'nothing'])
    t.answer('mods').answer('health-100')
    expect(t.hunter('ann').loot).toEqual(['mods', 'health-100'])
    expect(t.state.ground).toEqual([{ zone: 1, token: 'guns' }])
    expect(t.where('ann')).toBe(t.at('d'))
  })

  test('AB-LOOT-5 by a way that is no longer than the token allows, where Loot lies off the shortest', () => {
    const map = [' p q ', 'a b c']
    const t = position(show({ map, ground: [{ at: 'p', token: 'guns' }], enemies: { 'thug-1': 'c' } }))
    const via = `move ${t.at('b')} via ${t.at('p')} on Y+`
    expect(t.offer('move')).toContain(via)
    expect(t.answer(via).answer('guns').hunter('ann').loot).toEqual(['guns'])
    expect(t.where('ann')).toBe(t.at('b'))
  })

  test('AB-LOOT-6 and one where an activation begins', () => {
    const hunters = { ann: { at: 'b', activated: false } } as const
    const t = position(show({ hunters, stage: 'activate', ground: lying }))
    expect(t.question()).toMatchObject({ ask: 'pick up' })
    expect(t.answer('guns').tokens('ann')).toBe('G+ Y+ Y+')
    expect(t.question().ask).toBe('act')
  })

  test('AB-LOOT-7 taking it is optional', () => {
    const t = position(show({ ground: lying, enemies: { 'thug-1': 'e' } }))
    t.answer(`move ${t.at('b')} on G+`).answer('nothing')
    expect(t.state.ground).toHaveLength(3)
  })

  test('AB-LOOT-9 AB-R-35 Loot is used at any key moment without a token', () => {
    const hunters = { ann: 'a', bob: { at: 'a', tokens: 'g- Y- Y-', loot: ['health-100'] } } as const
    const t = position(show({ hunters })).end()
    expect(t.question()).toMatchObject({ ask: 'use loot', rule: 'AB-LOOT-9' })
    t.answer('health-100 use')
    expect(t.told('spends')).toMatchObject([{ id: 'bob', token: 'health-100' }])
    expect(t.hunter('bob').tokens[0]).toMatch(/^G/)
  })

  test.each([
    ['AB-LOOT-10', 'health-100 use'],
    ['AB-LOOT-11', 'cash-500 use'],
    ['AB-LOOT-12', 'ammo-100 use'],
    ['AB-LOOT-18', 'bounty use'],
    ['AB-LOOT-19', 'health-100 draw'],
    ['AB-R-92', 'ammo-draw draw'],
    ['AB-UNIQUE-4', 'legendary use'],
  ])('%s refuses to spend %s where that comes to nothing, and says why', (rule, key) => {
    const loot = ['health-100', 'cash-500', 'ammo-100', 'ammo-draw', 'bounty', 'legendary']
    const t = position(show({ hunters: { ann: { at: 'a', loot } } }))
    expect(t.whyNot(`spend ${key}`)).toBe(rule)
    expect(() => t.answer('spend guns draw')).toThrow('the hunter has no such Loot token')
  })

  test('AB-R-35 with the option hunters are asked for their Loot at every decision, and else at key moments alone', () => {
    const bob = { at: 'a', tokens: 'g- Y- Y-', loot: ['health-100'] }
    const hunters = { ann: { at: 'a', tokens: 'g+ Y+ Y+', loot: ['health-100'] }, bob }
    expect(position(show({ hunters })).question().ask).toBe('act')
    const t = position(show({ hunters, options: { lootMoments: 'every-decision' } }))
    expect(t.question()).toMatchObject({ ask: 'use loot', text: expect.stringContaining('Bob') })
    t.answer('no')
    expect(t.question().ask).toBe('act')
    t.dice(2).answer('melee thug-1 on Y+')
    expect(t.question()).toMatchObject({ ask: 'use loot', text: expect.stringContaining('Bob') })
  })

  test('AB-R-35 before it defends a hunter is asked for its own Loot, and a friend that heals itself only with the option', () => {
    const hurt = { tokens: 'g- Y- Y-', loot: ['health-100'] }
    const hunters = { ann: { at: 'a', ...hurt }, bob: { at: 'a', ...hurt } }
    const asked = (lootMoments: 'key-moments' | 'every-decision') => {
      const t = position(
        show({
          hunters,
          enemies: { 'thug-1': 'b', 'thug-2': 'a' },
          queue: [['melee']],
          active: 'dee',
          options: { lootMoments },
        }),
      )
      while (t.question().ask === 'use loot') t.pass()
      t.end(6, 6)
      const names: string[] = []
      for (; t.told('attacks').length < 2 || t.question().ask === 'use loot'; t.pass())
        if (t.question().ask === 'use loot') names.push(t.question().text.split(' ')[0] as string)
      return names
    }
    const [beforeTurn, beforeOrder] = [
      ['Ann', 'Bob'],
      ['Ann', 'Bob'],
    ]
    expect(asked('key-moments')).toEqual([...beforeTurn, ...beforeOrder, 'Ann', 'Ann'])
    expect(asked('every-decision').slice(4)).toContain('Bob')
  })

  describe('AB-R-35 before a defence', () => {
    const hurt = { at: 'a', tokens: 'g- Y- Y-', loot: ['health-100'] }
    const attack = (setup: Partial<PositionSetup>) =>
      position(show({ enemies: { 'thug-1': 'a' }, queue: [['melee']], active: 'dee', ...setup }))
    const passUntil = (t: ReturnType<typeof position>, text: string) => {
      while (t.question().ask === 'use loot' && !t.question().text.includes(text)) t.pass()
      return t
    }

    test('AB-R-35 AB-DEFEND-5 the Target Number is the one after the Loot was used', () => {
      const thug = { standing: [{ change: 'strength', add: 2, against: { kind: 'hunter', wounded: true } }] }
      const t = passUntil(attack({ hunters: { ann: hurt }, cards: { enemies: { thug } } }).end(), 'attacked')
      expect(t.question().text).toBe('Ann is attacked by Thug 1: Ann may use Loot first')
      expect(t.answer('health-100 use').question().text).toContain('5 or more defends')
    })

    test('AB-R-35 AB-LOOT-15 a friend with a Mod is asked, since Mods are for all', () => {
      const bob = { at: 'a', loot: ['mods'] }
      const t = passUntil(attack({ hunters: { ann: 'a', bob } }).end(), 'attacked')
      expect(t.question().text).toBe('Ann is attacked by Thug 1: Bob may use Loot first')
      t.pass()
      expect(t.question().ask).toBe('guard')
    })

    test('AB-R-35 a friend is asked where a card in force or its Fan Favorite listens to Loot being used', () => {
      const listens = { triggers: [{ on: 'uses-loot', do: [{ luck: { add: 1 } }] }] }
      const hunters = { ann: 'a', bob: hurt }
      const asked = (more: Partial<PositionSetup>) =>
        passUntil(attack({ hunters, ...more }).end(), 'attacked').question().ask
      expect(asked({})).toBe('guard')
      expect(asked({ cards: { hunters: { bob: listens } } })).toBe('use loot')
      const fans = { spender: { on: 'uses-loot' } }
      expect(asked({ hunters: { ann: 'a', bob: { ...hurt, fan: 'spender' } }, cards: { fans } })).toBe('use loot')
    })

    test('AB-R-35 a friend is asked where it might draw Gear that works for others', () => {
      const hunters = { ann: 'a', bob: { at: 'a', loot: ['health-draw'] } }
      const tent = (who: object) => ({ deck: 'meds', slot: 'misc', standing: [{ change: 'defending', add: 1, who }] })
      const asked = (who: object) => {
        const setup = { hunters, cards: { gear: { tent: tent(who) } }, decks: { meds: ['tent'] } }
        return passUntil(attack(setup).end(), 'attacked').question().ask
      }
      expect(asked({ is: 'me' })).toBe('guard')
      expect(asked({ kind: 'hunter', zone: 'me' })).toBe('use loot')
    })

    test('AB-R-35 of several under attack all are asked before the first picks a token, and nobody after that', () => {
      const cards = { enemies: { gunner: { ranged: ['explosive'] } } }
      const setup = {
        hunters: { ann: hurt, bob: hurt },
        enemies: { 'gunner-1': 'a' },
        cards,
        queue: [['ranged'] as const],
      }
      const t = passUntil(attack(setup).end(), 'attacked')
      expect(t.question().text).toBe('Ann and Bob are attacked by Gunner 1: Ann may use Loot first')
      t.pass()
      expect(t.question().text).toContain('Bob may use Loot first')
      t.pass()
      expect(t.question()).toMatchObject({ ask: 'guard', about: { hunter: 'ann' } })
      t.dice(5).answer('g-')
      expect(t.question()).toMatchObject({ ask: 'guard', about: { hunter: 'bob' } })
    })
  })

  test('AB-R-35 between the wounds of an attack and the [RE]actions to it too', () => {
    const hunters = { ann: { at: 'a', loot: ['health-100'] } }
    const t = position(show({ hunters, queue: [['melee']], active: 'dee', options: { lootMoments: 'every-decision' } }))
    t.end(1).pass().answer('Y+')
    expect(t.question().ask).toBe('use loot')
    expect(t.answer('health-100 use').question().ask).toBe('react')
  })

  test('AB-LOOT-10 Health heals one wound, the one its hunter picks', () => {
    const t = holding(['health-100'], { tokens: 'g+ y+ Y+' }).answer('spend health-100 use')
    expect(t.offer()).toEqual(['g+', 'y+'])
    expect(t.answer('g+').tokens('ann')).toBe('G+ y+ Y+')
    expect(t.state.bag.cards).toEqual(['health-100'])
  })

  test('AB-LOOT-11 AB-LOOT-18 Cash and Bounties are of no use in play', () => {
    expect(holding(['cash-500', 'bounty']).offer('spend')).toEqual([])
  })

  test('AB-LOOT-12 AB-AMMO-3 Ammo reloads every equipped gun and grenade', () => {
    const gear = ['ann-gun', 'boom', 'egg'].map((card) => ({ card, down: true }))
    const egg = { slot: 'grenade', actions: [smash] }
    const t = holding(['ammo-100'], { gear }, { cards: { gear: { boom: shotgun, egg } } }).answer('spend ammo-100 use')
    expect(t.hunter('ann').gear.map(({ down }) => down)).toEqual([false, false, false])
  })

  test('AB-LOOT-13 AB-LOOT-14 a Gun token swaps a weapon, or draws a card, always', () => {
    const rest = { cards: { gear: { boom: shotgun, bang: { ...shotgun, deck: 'guns' } } }, decks: { guns: ['bang'] } }
    const both = ['spend guns use', 'spend guns draw']
    const t = holding(['guns'], { inventory: ['boom'] }, rest)
    expect(t.offer('spend')).toEqual(both)
    t.answer('spend guns use').answer('boom for ann-gun')
    expect(t.hunter('ann').gear.map(({ card }) => card)).toEqual(['boom'])
    expect(t.tokens('ann')).toBe('G+ Y+ Y+')
    const drawn = holding(['guns'], { inventory: ['boom'] }, rest)
      .answer('spend guns draw')
      .answer('equip')
    expect(drawn.hunter('ann').gear.map(({ card }) => card)).toEqual(['ann-gun', 'bang'])
  })

  const trees = [{ card: 'bare-hands', mods: [] }]

  test('AB-LOOT-17 AB-FFYL-5 it is told where a Mod token, or a fight for its life, has recharged a shield', () => {
    const gear = { wall: { slot: 'shield', deck: 'meds', cost: 200, resale: 80, shield: ['green'] } }
    const t = holding(['mods'], { gear: [{ card: 'wall', down: true, shield: [] }] }, { cards: { gear } })
    expect(t.answer('spend mods use').told('recharged')).toMatchObject([{ id: 'ann' }])
  })

  test('AB-LOOT-15 AB-LOOT-16 AB-LOOT-17 a Mod token: every hunter places a Mod, its user alone is healed and recharged', () => {
    const gear = [{ card: 'bubble', down: true, shield: [] }]
    const cards = { gear: { bubble: { slot: 'shield', shield: ['green'] } } }
    const hurt = { at: 'a', tokens: 'g+ y+ Y+', gear, trees }
    const hunters = { ann: { ...hurt, loot: ['mods'] }, bob: hurt, cid: { trees }, dee: { trees } }
    const t = position(show({ hunters, cards })).answer('spend mods use')
    for (const id of ['ann', 'bob', 'cid', 'dee']) {
      expect(t.question()).toMatchObject({ ask: 'mod', text: expect.stringContaining(id.slice(1)) })
      t.answer('bare-hands 1')
    }
    expect([t.tokens('ann'), t.tokens('bob')]).toEqual(['G+ Y+ Y+', 'g+ y+ Y+'])
    expect([t.hunter('ann').gear[0]?.down, t.hunter('bob').gear[0]?.down]).toEqual([false, true])
  })

  const meds = { medkit: { slot: 'misc', deck: 'meds', standing: [{ change: 'medical', add: 1 }] } }

  test('AB-LOOT-19 AB-LOOT-20 AB-LOOT-21 a token with a card on its back draws one of its deck instead', () => {
    const t = holding(
      ['health-draw', 'ammo-100'],
      { tokens: 'g+ Y+ Y+' },
      { cards: { gear: meds }, decks: { meds: ['medkit'] } },
    )
    expect(t.offer('spend')).toEqual(['spend health-draw use', 'spend health-draw draw'])
    t.answer('spend health-draw draw')
    expect(t.offer()).toEqual(['equip', 'inventory'])
    t.answer('equip')
    expect(t.hunter('ann').gear.map(({ card }) => card)).toEqual(['ann-gun', 'medkit'])
    expect(t.tokens('ann')).toBe('g+ Y+ Y+')
  })

  test('AB-LOOT-22 a value on the back is for the Vending Machines and pays nothing in play', () => {
    const hunters = { ann: 'b', bob: { at: 'out', loot: Array(5).fill('ammo-100') } } as const
    const t = position(show({ map: ['U b c d e'], hunters, enemies: { 'thug-1': 'e' } })).end()
    expect(t.result).toMatchObject({ outcome: 'lost' })
  })
})

const smash = { name: 'smash', skill: 'melee', bands: ['red'], attack: true, with: ['deadly'] }

describe('the Claptrap bag', () => {
  test('AB-LOOT-4 AB-R-31 a token that was used may lie anywhere in it when the next one is drawn', () => {
    const hunters = { ann: { at: 'a', tokens: 'g+ Y+ Y+', loot: ['health-100'] } }
    const answers = ['spend health-100 use', 'end']
    const bagAfter = (order: readonly number[]) =>
      scripted(show({ hunters, bag: ['cash-100', 'cash-250'] }), { answers, chances: [order] }).state.bag.cards
    expect(bagAfter([0, 1, 2])).toEqual(['cash-250', 'cash-100', 'health-100'])
    expect(bagAfter([2, 0, 1])).toEqual(['health-100', 'cash-250', 'cash-100'])
  })

  test('AB-CLEANUP-3 AB-R-31 and so may what the Clean Up Roll puts back, or a payment', () => {
    const ground = [{ at: 'e', token: 'ammo-100' }]
    const cleaned = scripted(show({ stage: 'cleanup', ground, bag: ['cash-100'] }), { dice: [1], chances: [[1, 0]] })
    expect(cleaned.state.bag.cards).toEqual(['ammo-100', 'cash-100'])
    const hunters = { ann: { at: 'out', loot: ['cash-500'] } }
    const back = scripted(show({ map: ['U b c d e'], hunters, enemies: {}, stage: 'respawn', bag: ['cash-100'] }), {
      chances: [[1, 0]],
    })
    expect(back.state.bag.cards).toEqual(['cash-500', 'cash-100'])
  })
})
