import { describe, expect, test } from 'vitest'
import { position } from '../testing/position.ts'

const shot = { name: 'shoot', skill: 'ranged', bands: ['red'], attack: true }
const cards = {
  gear: {
    boom: { slot: 'gun', actions: [shot] },
    egg: { slot: 'grenade', actions: [shot] },
    bubble: { slot: 'shield', shield: ['green'] },
    spare: { slot: 'gun', actions: [shot] },
  },
}
const emptied = () =>
  position({
    map: ['a b c d e'],
    hunters: { ann: { at: 'a', gear: ['ann-gun', 'boom', 'egg', 'bubble'], inventory: ['spare'] } },
    enemies: { 'thug-1': 'e' },
    queue: [[{ empty: { spotlight: true } }], ['slaughterlight'], ['slaughterlight']],
    cards,
  }).end()

describe('running out of ammo', () => {
  test('AB-AMMO-1 all equipped guns and grenades are exhausted, nothing else', () => {
    const downs = emptied()
      .hunter('ann')
      .gear.map(({ card, down }) => [card, down])
    expect(downs).toEqual([
      ['ann-gun', true],
      ['boom', true],
      ['egg', true],
      ['bubble', false],
    ])
  })

  test('AB-AMMO-2 what lies in the Inventory stays loaded, and can be swapped in', () => {
    const t = emptied()
    expect(t.hunter('ann').inventory).toEqual([{ card: 'spare', down: false }])
    t.answer('ann').answer('swap spare for boom on G+')
    expect(t.hunter('ann').gear.find(({ card }) => card === 'spare')?.down).toBe(false)
  })

  test('AB-AMMO-3 they stay so from round to round', () => {
    const t = emptied().answer('ann').end()
    while (t.question().ask !== 'activate' || t.state.round < 4) t.pass()
    expect(t.hunter('ann').gear.filter(({ down }) => down)).toHaveLength(3)
  })
})
