import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

const shot = { name: 'shoot', skill: 'ranged', bands: ['red'], attack: true }
const gear = {
  bubble: { slot: 'shield', shield: ['green'] },
  spare: { slot: 'gun', actions: [shot] },
}
const rested = (options: PositionSetup['options'] = {}) =>
  position({
    map: ['H b'],
    stage: 'rest',
    round: 0,
    queue: [],
    deck: [],
    hunters: {
      ann: {
        at: 'out',
        tokens: 'g- y+ Y-',
        loot: ['cash-250', 'bounty'],
        gear: [
          { card: 'ann-gun', down: true },
          { card: 'bubble', down: true, shield: [] },
        ],
        inventory: [{ card: 'spare', down: true }],
      },
      bob: { at: 'out' },
      cid: { at: 'out' },
      dee: { at: 'out' },
    },
    campaign: { won: true },
    scenario: { after: { next: ['make-me-a-sandwich'] } },
    cards: { gear },
    options,
  })

describe('rest and recharge', () => {
  test('AB-REST-1 AB-R-72 all Loot goes back into the bag, Cash too; the Bounty token waits for its hunt', () => {
    const t = rested()
    expect(t.hunter('ann').loot).toEqual(['bounty'])
    expect(t.state.bag.cards).toEqual(['cash-250'])
  })

  test('AB-REST-2 all wounds are healed', () => expect(rested().tokens('ann')).toBe('G+ Y+ Y+'))

  test('AB-REST-3 AB-REST-4 shields are recharged, guns loaded, equipped or not', () => {
    const { gear: worn, inventory } = rested().hunter('ann')
    expect([...worn, ...inventory].map(({ down }) => down)).toEqual([false, false, false])
    expect(worn[1]?.shield).toEqual(['G+'])
  })

  test('AB-REST-5 all effects of the game are over', () => {
    const marks = { corrosive: 1, burning: 1, cryo: 1, radiation: 1, slag: 1 }
    const shout = {
      name: 'shout',
      bands: ['red'],
      does: [{ last: { who: 'me', until: 'game', standing: { change: 'melee', add: 1 } } }],
    }
    const t = position({
      map: ['H b'],
      hunters: { ann: { at: 'H', status: marks } },
      enemies: { 'thug-1': 'b' },
      queue: [],
      deck: [],
      campaign: {},
      scenario: { after: { next: ['make-me-a-sandwich'] } },
      cards: { hunters: { ann: { actions: [shout] } } },
    }).answer('ann on Y+')
    expect(t.state.lasting).toHaveLength(1)
    t.dice(12).answer('melee thug-1 on G+')
    expect(t.question().ask).toBe('start')
    expect(t.state.lasting).toEqual([])
    expect(Object.values(t.hunter('ann').status).every((count) => count === 0)).toBe(true)
  })

  test('AB-R-28 then each hunter equips what it likes of what it owns', () => {
    const t = rested()
    expect(t.question()).toMatchObject({ ask: 'pack', rule: 'AB-R-28' })
    expect(t.offer()).toEqual(['spare', 'spare for ann-gun', 'done'])
    t.answer('spare for ann-gun')
    expect(t.hunter('ann').gear.map(({ card }) => card)).toEqual(['bubble', 'spare'])
  })

  test('AB-R-28 AB-GEAR-2 slots that cards add are there while packing', () => {
    const belt = { slot: 'misc', standing: [{ change: 'gun-slots', add: 1 }] }
    const t = position({
      map: ['H b'],
      stage: 'rest',
      round: 0,
      queue: [],
      deck: [],
      hunters: {
        ann: { at: 'out', gear: ['ann-gun', 'spare', 'belt'], inventory: ['third'] },
        bob: { at: 'out' },
        cid: { at: 'out' },
        dee: { at: 'out' },
      },
      campaign: { won: true },
      scenario: { after: { next: ['make-me-a-sandwich'] } },
      cards: { gear: { ...gear, third: gear.spare, belt } },
    })
    expect(t.offer()).toEqual(['third', 'third for ann-gun', 'third for spare', 'done'])
  })

  test('AB-R-30 where the table trades Gear, a hunter may give away what is in its Inventory', () => {
    expect(rested().offer().join()).not.toContain(' to ')
    const t = rested({ tradeGear: 'between-games' })
    expect(t.offer()).toEqual(expect.arrayContaining(['spare to bob', 'spare to cid', 'spare to dee']))
    t.answer('spare to bob')
    expect(t.hunter('ann').inventory).toEqual([])
    expect(t.told('gives')).toMatchObject([{ id: 'ann', card: 'spare', to: 'bob' }])
    t.answer('spare')
    expect(t.hunter('bob').gear.map(({ card }) => card)).toEqual(['bob-gun', 'spare'])
  })

  test('AB-R-30 whoever is given something after it had packed packs again', () => {
    const t = rested({ tradeGear: 'between-games' }).answer('spare to dee').answer('spare to ann')
    expect(t.question().text).toContain('Ann')
    expect(t.offer()).toContain('spare for ann-gun')
  })
})
