import { describe, expect, test } from 'vitest'
import { done } from '../../../testing/deeds.ts'

const bobIs = { kind: 'hunter', is: 'not-me', within: { band: 'red', of: 'me' } }
const misc = { slot: 'misc', deck: 'ammo', cost: 200, triggers: [{ on: 'activation-end', do: [{ luck: { add: 1 } }] }] }

describe('verbs of status and Gear', () => {
  test('status puts so many tokens on each, and cure takes all of them off', () => {
    const t = done([{ status: { who: { kind: 'enemy' }, add: 'corrosive', count: 2 } }])
    expect(t.enemy('thug-1')?.status).toMatchObject({ corrosive: 2, burning: 0 })
    expect(t.hunter('bob').status.corrosive).toBe(0)
    const cured = done([{ cure: { who: bobIs } }], {
      hunters: { ann: { at: 'a', status: { slag: 1 } }, bob: { at: 'b', status: { slag: 1, cryo: 1 } } },
    })
    expect([cured.hunter('bob').status, cured.hunter('ann').status.slag]).toMatchObject([{ slag: 0, cryo: 0 }, 1])
  })

  test('AB-SHIELD-8 AB-SHIELD-16 recharge gives shields back as printed, to enemies too', () => {
    const cards = {
      enemies: { thug: { shields: ['yellow', 'red'] } },
      gear: { wall: { slot: 'shield', deck: 'meds', cost: 200, shield: ['green', 'yellow'] } },
    }
    const t = done([{ recharge: { who: {} } }], {
      cards,
      hunters: { ann: 'a', bob: { at: 'b', gear: [{ card: 'wall', down: true, shield: [] }] } },
      enemies: { 'thug-1': { at: 'c', shields: ['red'] }, 'gunner-1': 'c' },
    })
    expect(t.told('recharged').map(({ id }) => id)).toEqual(['bob', 'thug-1'])
    expect(t.enemy('thug-1')?.shields).toEqual(['yellow', 'red'])
    expect(t.hunter('bob').gear).toMatchObject([{ card: 'wall', down: false, shield: ['G+', 'Y+'] }])
  })

  test('AB-AMMO-1 AB-AMMO-3 empty exhausts equipped guns and grenades, reload refreshes them', () => {
    const empty = done([{ empty: { who: bobIs } }], {
      cards: { gear: { wall: { slot: 'shield', deck: 'meds', cost: 200, shield: ['green'] } } },
      hunters: { ann: 'a', bob: { at: 'b', gear: ['bob-gun', 'wall'] } },
    })
    expect(empty.hunter('bob').gear.map(({ down }) => down)).toEqual([true, false])
    expect(empty.hunter('ann').gear[0]?.down).toBe(false)
    const full = done([{ reload: { who: bobIs } }], {
      hunters: { ann: 'a', bob: { at: 'b', gear: [{ card: 'bob-gun', down: true }] } },
    })
    expect(full.hunter('bob').gear[0]?.down).toBe(false)
  })

  test('AB-EXHAUST-1 exhaust and discard concern the card they stand on', () => {
    const play = (deed: object) => {
      const triggers = [{ on: 'activation-end', do: [{ luck: { add: 1 } }, deed] }]
      return done([{ luck: { add: 1 } }], {
        cards: { gear: { charm: { ...misc, triggers } } },
        hunters: { ann: { at: 'a', gear: ['charm'], tokens: 'G+ Y- Y-' }, bob: { at: 'b', activated: false } },
      })
    }
    expect(play({ exhaust: 'this' }).hunter('ann').gear).toMatchObject([{ card: 'charm', down: true }])
    const t = play({ discard: 'this' })
    expect([t.hunter('ann').gear, t.state.luck]).toEqual([[], 2])
    expect(t.state.ammo.cards).toContain('charm')
  })

  test('reload: what waits for it happens, as with an Ammo token', () => {
    const triggers = [{ on: 'reloads', do: [{ luck: { add: 1 } }] }]
    const t = done([{ reload: { who: 'me' } }], { cards: { hunters: { ann: { triggers } } } })
    expect(t.state.luck).toBe(1)
  })
})
