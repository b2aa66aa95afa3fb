import { describe, expect, test } from 'vitest'
import { type HunterSetup, type PositionSetup, position } from '../testing/position.ts'

const facing = (more: Partial<PositionSetup> = {}, tokens?: string): PositionSetup => ({
  map: ['a b'],
  hunters: { ann: tokens ? { at: 'a', tokens } : 'a' },
  enemies: { 'gunner-1': 'b' },
  queue: [['melee'], ['slaughterlight']],
  ...more,
})
const skills = { hunters: { ann: { skills: { reflexes: 2 } } } }

test('AB-DEFEND-11 a token healed while the attack is under way is still the one that defended', () => {
  const triggers = [{ on: 'spends-luck', do: [{ heal: { who: 'me', wounds: 1 } }] }]
  const t = position({
    map: ['a b c'],
    hunters: { ann: { at: 'a', tokens: 'g- Y- Y-' } },
    enemies: { 'thug-1': 'b' },
    queue: [['melee'], ['slaughterlight']],
    cards: { hunters: { ann: { triggers } } },
    active: 'dee',
    luck: 1,
  })
  t.end(1, 1).answer('g-').answer('luck 0')
  expect(t.told('healed')).toHaveLength(1)
  expect(t.told('wound')).toMatchObject([{ id: 'ann', token: 'G-' }])
})

test('AB-DEFEND-11 so is one that is turned Ready while the attack is under way', () => {
  const triggers = [{ on: 'spends-luck', do: [{ ready: { who: 'me', tokens: 1 } }] }]
  const t = position({
    map: ['a b c'],
    hunters: { ann: { at: 'a', tokens: 'G- Y+ Y+' } },
    enemies: { 'thug-1': 'b' },
    queue: [['melee'], ['slaughterlight']],
    cards: { hunters: { ann: { triggers } } },
    active: 'dee',
    luck: 1,
  })
  t.end(1, 1).answer('G-').answer('luck 0')
  expect(t.told('wound')).toMatchObject([{ id: 'ann', token: 'G+' }])
})

describe('defence', () => {
  test('AB-DEFEND-1 AB-DEFEND-5 any token, Ready or Used, with the Target Number known; there is no declining', () => {
    const t = position(facing({}, 'G- Y+ Y+')).end(8)
    expect(t.question()).toMatchObject({ ask: 'guard', text: expect.stringContaining('5 or more defends') })
    expect(t.offer()).toEqual(['G-', 'Y+'])
    expect(t.question().pass).toBeUndefined()
  })

  test('AB-DEFEND-2 AB-DEFEND-3 its colour is that of the die, and it is not Used by that', () => {
    const t = position(facing()).end(8).answer('Y+')
    expect(t.told('dice')[0]).toMatchObject({ die: 'YELLOW', why: 'to defend' })
    expect(t.told('defended')).toHaveLength(1)
    expect(t.told('paid')).toEqual([])
  })

  test('AB-DEFEND-4 the Target Number is the Strength with whatever changes it', () => {
    const standing = [{ change: 'strength', add: 1, who: { kind: 'enemy' } }]
    const t = position(facing({ scenario: { special: { standing } } }))
      .end(8)
      .answer('Y+')
    expect(t.told('defended')).toMatchObject([{ need: 6 }])
  })

  test('AB-DEFEND-6 AB-DEFEND-7 Reflexes against a ranged attack, Melee against a strike', () => {
    const ranged = position(facing({ queue: [['ranged']], cards: skills }))
      .end(3)
      .answer('Y+')
    expect(ranged.told('defended')).toMatchObject([{ total: 5, need: 5 }])
    const melee = position(facing({ cards: skills }))
      .end(3)
      .answer('Y+')
    expect(melee.told('undefended')).toMatchObject([{ total: 3, need: 5 }])
  })

  test('AB-DEFEND-8 what else a hunter has is added', () => {
    const ann = { skills: {}, standing: [{ change: 'defending', add: 1 }] }
    const t = position(facing({ cards: { hunters: { ann } } }))
      .end(4)
      .answer('Y+')
    expect(t.told('defended')).toMatchObject([{ total: 5 }])
  })

  test('AB-DEFEND-9 as much as the Target Number holds, less does not', () => {
    expect(position(facing()).end(2).answer('Y+').told('defended')).toMatchObject([{ total: 5 }])
    const four = position(facing({ cards: skills }))
      .end(4)
      .answer('Y+')
    expect(four.told('undefended')).toMatchObject([{ total: 4 }])
  })

  test('AB-DEFEND-10 Luck may roll the die again, and the result is worked out anew', () => {
    const t = position(facing({ luck: 3, cards: skills }))
      .end(2, 7)
      .answer('Y+')
      .answer('luck 0')
    expect(t.told('defended')).toHaveLength(1)
    expect(t.state.luck).toBe(2)
    expect(t.tokens('ann')).toBe('G+ Y+ Y+')
  })

  test('AB-DEFEND-11 AB-DEFEND-12 a failed defence turns that token RED, same side up', () => {
    const ready = position(facing({}, 'G+ Y+ Y-')).end(1).answer('G+')
    expect(ready.tokens('ann')).toBe('g+ Y+ Y-')
    const used = position(facing({}, 'G- Y+ Y-')).end(1).answer('G-')
    expect(used.tokens('ann')).toBe('g- Y+ Y-')
  })

  test('AB-DEFEND-13 a failed defence with RED takes the hunter out, whatever else it has', () => {
    const t = position(facing({ active: 'dee' }, 'G- y- Y-'))
      .end(1)
      .answer('y-')
    expect(t.where('ann')).toBe('out')
  })

  test('AB-DEFEND-14 a Crit always holds, a Fumble never does', () => {
    const strong = { enemies: { gunner: { strength: 9 } }, hunters: { ann: { skills: {} } } }
    expect(
      position(facing({ cards: strong }, 'y- Y+ G+'))
        .end(6)
        .answer('y-')
        .told('defended'),
    ).toHaveLength(1)
    const weak = { enemies: { gunner: { strength: 2 } }, hunters: { ann: { skills: { melee: 4 } } } }
    expect(
      position(facing({ cards: weak }))
        .end(1)
        .answer('Y+')
        .told('undefended'),
    ).toMatchObject([{ total: 5, need: 2 }])
  })

  test('AB-DEFEND-1 AB-SHIELD-3 AB-KEYWORD-1 what cannot defend is refused by the rule that keeps it from it', () => {
    const cards = {
      gear: {
        bubble: { slot: 'shield', shield: ['green'] },
        colt: {
          slot: 'gun',
          keywords: ['pistol'],
          actions: [{ name: 'shoot', skill: 'ranged', bands: ['red'], attack: true }],
        },
      },
    }
    const attacked = (melee: string[], gear: HunterSetup['gear']) =>
      position({
        map: ['a b'],
        hunters: { ann: { at: 'a', gear: gear ?? [], tokens: 'G+ Y+ Y-' } },
        enemies: { 'thug-1': 'b' },
        queue: [['melee'], ['slaughterlight']],
        cards: { ...cards, enemies: { thug: { melee } } },
      }).end(8)
    const shielded = attacked([], ['bubble', 'colt'])
    expect([shielded.whyNot('G+'), shielded.whyNot('Y- ranged')]).toEqual(['AB-SHIELD-3', 'AB-SHIELD-3'])
    expect(() => shielded.answer('r+')).toThrow('one of its own tokens')
    const shocked = attacked(['shock'], ['bubble', { card: 'colt', down: true }])
    expect([shocked.whyNot('G+ shield'), shocked.whyNot('G+ ranged')]).toEqual(['AB-KEYWORD-1', 'AB-KEYWORD-39'])
    expect(attacked([], []).whyNot('G+ ranged')).toBe('AB-KEYWORD-38')
  })

  test('AB-SHIELD-3 AB-KEYWORD-38 a Pistol lets Ranged be added behind a shield too', () => {
    const gear = {
      peashooter: {
        slot: 'gun',
        keywords: ['pistol'],
        actions: [{ name: 'shoot', skill: 'ranged', bands: ['red'], attack: true }],
      },
      bubble: { slot: 'shield', shield: ['green', 'yellow'] },
    }
    const hunters = { ann: { at: 'a', gear: ['peashooter', 'bubble'] } }
    const strikes = (face: number): ReturnType<typeof position> =>
      position({
        map: ['a b'],
        hunters,
        enemies: { 'thug-1': 'b' },
        queue: [['melee']],
        cards: { gear, hunters: { ann: { skills: { melee: 1, ranged: 4 } } } },
      }).end(face)
    const t = strikes(2)
    expect(t.offer()).toEqual(['G+ shield', 'Y+ shield', 'G+ shield ranged', 'Y+ shield ranged'])
    t.answer('Y+ shield ranged')
    expect(t.told('defended')).toMatchObject([{ token: 'Y+', total: 6 }])
    const failed = strikes(1).answer('Y+ shield ranged')
    expect([failed.hunter('ann').gear[1]?.shield, failed.tokens('ann')]).toEqual([['G+', 'y+'], 'G+ Y+ Y+'])
  })
})
