import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../../testing/position.ts'

const facing: PositionSetup = { map: ['. a b c'], hunters: { ann: 'a' }, enemies: { 'thug-1': 'b' } }
const annWith = (standing: readonly object[], setup: Partial<PositionSetup> = {}) =>
  position({ ...facing, ...setup, cards: { ...setup.cards, hunters: { ann: { standing } } } })

describe('numbers and keywords that cards change', () => {
  test('AB-DEFEND-8 defending, against one kind of attack only', () => {
    const total = (skill: string) =>
      annWith([{ change: 'defending', add: 2, for: { skill } }])
        .end(4)
        .answer('Y+')
        .told('defended')[0]?.total
    expect([total('melee'), total('ranged')]).toEqual([9, 7])
  })

  test('wounds, in the actions and against the enemies meant', () => {
    const cards = { enemies: { thug: { hitPoints: 4 } } }
    const wounds = (about: object) =>
      annWith([{ change: 'wounds', add: 1, ...about }], { cards })
        .dice(7)
        .answer('ann-gun thug-1 on Y+')
        .enemy('thug-1')?.wounds
    expect(wounds({ for: { keyword: 'gun' } })).toBe(2)
    expect(wounds({ for: { skill: 'melee' } })).toBe(1)
    expect(wounds({ against: { status: 'burning' } })).toBe(1)
  })

  test('AB-LOOT-2 loot, of what the bearer takes out', () => {
    const drop = (against: object) => {
      const rule = { change: 'loot', add: 2, who: { kind: 'enemy' }, against }
      const t = annWith([rule], { bag: ['guns', 'guns', 'guns', 'guns'] })
        .dice(8)
        .answer('ann-gun thug-1 on Y+')
      return t.state.ground.length
    }
    expect([drop({ is: 'me' }), drop({ is: 'not-me' })]).toEqual([3, 1])
  })

  test('AB-KEYWORD-24 Crowd Control given by a card: its gun is aimed at a zone', () => {
    const enemies = { 'thug-1': 'b', 'thug-2': 'b' }
    const rule = (skill: string) => [{ keyword: 'crowd control', for: { skill } }]
    expect(annWith(rule('tech'), { enemies }).aims('ann-gun')).toEqual(['thug-1', 'thug-2'])
    const t = annWith(rule('ranged'), { enemies })
    expect(t.aims('ann-gun')).toEqual([t.at('b')])
    expect(
      t
        .dice(2, 8)
        .answer(`ann-gun ${t.at('b')} on Y+`)
        .told('enemy-out'),
    ).toHaveLength(2)
  })

  test.each([
    ['AB-KEYWORD-42', 'ammo guzzler', 8],
    ['AB-KEYWORD-43', 'small clip', 1],
    ['AB-KEYWORD-37', 'discard', 8],
  ])('%s %s given by a card works as if the gun had it', (_, keyword, face) => {
    const rest = (rules: object[]) => annWith(rules).dice(face).answer('ann-gun thug-1 on Y+').hunter('ann').gear
    expect(rest([])).toEqual([{ card: 'ann-gun', down: false }])
    expect(rest([{ keyword }])).toEqual(keyword === 'discard' ? [] : [{ card: 'ann-gun', down: true }])
  })

  test('AB-TARGET-13 a keyword on the attacks of enemies, of one kind only', () => {
    const shield = { wall: { slot: 'shield', deck: 'meds', cost: 200, shield: ['green'] } }
    const guard = (skill: string) => {
      const rule = { keyword: 'shock', who: { kind: 'enemy' }, for: { skill } }
      const hunters = { ann: { at: 'a', gear: ['wall'] } }
      return annWith([rule], { cards: { gear: shield }, hunters }).end(7)
    }
    expect(guard('melee').question().ask).toBe('guard')
    expect(guard('ranged').told('defended')).toHaveLength(1)
  })
})
