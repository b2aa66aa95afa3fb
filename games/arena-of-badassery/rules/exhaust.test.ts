import { describe, expect, test } from 'vitest'
import { position } from '../testing/position.ts'

const bayonet = {
  slot: 'gun',
  keywords: ['attachable blade'],
  actions: [{ name: 'shoot', skill: 'ranged', bands: ['red'], attack: true, with: ['ammo guzzler'] }],
}
const show = (down: boolean) => ({
  map: ['a b'],
  hunters: { ann: { at: 'a', gear: [{ card: 'bayonet', down }], loot: ['ammo-100'] } },
  enemies: { 'ogre-1': 'b' },
  cards: { gear: { bayonet }, enemies: { ogre: { hitPoints: 9 } } },
})

describe('exhausting and refreshing', () => {
  test('AB-EXHAUST-1 an exhausted card lies face down in its slot', () => {
    const t = position(show(false)).dice(8).answer('bayonet ogre-1 on G+')
    expect(t.hunter('ann').gear).toEqual([{ card: 'bayonet', down: true }])
  })

  test('AB-EXHAUST-2 it cannot be used and counts as blank', () => {
    const t = position(show(true))
    expect(t.offer('bayonet')).toEqual([])
    expect(t.dice(8).answer('melee ogre-1 on G+').enemy('ogre-1')?.wounds).toBe(1)
  })

  test('AB-EXHAUST-3 refreshed it is all it was', () => {
    const t = position(show(true)).answer('spend ammo-100 use')
    expect(t.offer('bayonet')).toHaveLength(2)
    expect(t.dice(8).answer('melee ogre-1 on G+').enemy('ogre-1')?.wounds).toBe(2)
  })

  test('AB-KEYWORD-37 AB-KEYWORD-43 AB-R-82 a weapon that its own action exhausts is discarded by it all the same', () => {
    const actions = [{ name: 'shoot', skill: 'ranged', bands: ['red'], attack: true, with: ['discard', 'small clip'] }]
    const t = position({
      map: ['a b'],
      hunters: { ann: { at: 'a', gear: ['tube'] } },
      enemies: { 'thug-1': 'b' },
      cards: { gear: { tube: { slot: 'gun', deck: 'guns', actions } } },
    })
    t.dice(1).answer('tube thug-1 on G+')
    expect([t.hunter('ann').gear, t.state.guns.cards]).toEqual([[], ['tube']])
  })
})
