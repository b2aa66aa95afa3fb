import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../../testing/position.ts'

const withRules = (standing: readonly object[], setup: Partial<PositionSetup> & Pick<PositionSetup, 'map'>) =>
  position({ ...setup, cards: { ...setup.cards, hunters: { ann: { standing, ...setup.cards?.hunters?.ann } } } })

describe('what cards allow and forbid', () => {
  test('move: a hunter kept from it has no move, and is told why', () => {
    const setup: PositionSetup = { map: ['a b c'], hunters: { ann: 'a' }, enemies: { 'thug-1': 'b' } }
    expect(position(setup).moves('G+')).toHaveLength(2)
    const held = withRules([{ forbid: 'move' }], setup)
    expect([held.moves('G+'), held.whyNot(`move ${held.at('b')} on G+`)]).toEqual([[], 'AB-HUNTER-2'])
  })

  test('AB-HUNTER-2 AB-LOOT-5 who is kept from moving does not fetch Loot from next door either', () => {
    const ground = [{ at: 'b', token: 'guns' }]
    const setup: PositionSetup = { map: ['a b c'], hunters: { ann: 'a' }, enemies: { 'thug-1': 'b' }, ground }
    const fetch = (t: ReturnType<typeof position>) => `move ${t.at('a')} via ${t.at('b')} on G+`
    const free = position(setup)
    expect(free.offer('move')).toContain(fetch(free))
    const held = withRules([{ forbid: 'move' }], setup)
    expect(held.offer('move')).toEqual([])
    expect(() => held.answer(fetch(held))).toThrow('a card keeps it from moving')
  })

  test('pass-enemies: full zones with enemies in them are passed, not entered', () => {
    const setup: PositionSetup = {
      map: ['a b c'],
      hunters: { ann: 'a' },
      enemies: { 'thug-1': 'b', 'thug-2': 'b', 'thug-3': 'b' },
    }
    expect(position(setup).moves('G+')).toEqual([])
    const t = withRules([{ allow: 'pass-enemies' }], setup)
    expect(t.moves('G+')).toEqual([t.at('c')])
    t.answer(`move ${t.at('c')} on G+`)
    expect(t.where('ann')).toBe(t.at('c'))
  })

  test('see-past-enemies and attack-unseen, in the actions meant only', () => {
    const setup: PositionSetup = {
      map: ['a b c'],
      hunters: { ann: 'a' },
      enemies: { 'thug-1': 'b', 'gunner-1': 'c' },
    }
    expect(position(setup).aims('ann-gun')).toEqual(['thug-1'])
    for (const allow of ['see-past-enemies', 'attack-unseen']) {
      expect(withRules([{ allow, for: { skill: 'ranged' } }], setup).aims('ann-gun')).toEqual(['thug-1', 'gunner-1'])
      expect(withRules([{ allow, for: { skill: 'tech' } }], setup).aims('ann-gun')).toEqual(['thug-1'])
    }
  })

  test('shoot-long and shoot-close add bands to Ranged attacks, and to no others', () => {
    const actions = [{ name: 'shoot', skill: 'ranged', bands: ['yellow'], attack: true }]
    const setup: PositionSetup = {
      map: ['a b c d e'],
      hunters: { ann: 'a' },
      enemies: { 'thug-1': 'b', 'gunner-1': 'e' },
      cards: { gear: { 'ann-gun': { actions } } },
    }
    const past = { allow: 'attack-unseen' }
    expect(withRules([past], setup).aims('ann-gun')).toEqual([])
    expect(withRules([past, { allow: 'shoot-close' }], setup).aims('ann-gun')).toEqual(['thug-1'])
    expect(withRules([past, { allow: 'shoot-long' }], setup).aims('ann-gun')).toEqual(['gunner-1'])
    expect(withRules([past, { allow: 'shoot-long' }], setup).aims('melee')).toEqual(['thug-1'])
  })

  const attacked: PositionSetup = { map: ['a b'], hunters: { ann: 'a' }, enemies: { 'thug-1': 'b' }, luck: 1 }

  test('luck: who is kept from it is not asked', () => {
    const lucky = position(attacked).dice(2).answer('melee thug-1 on Y+')
    expect(lucky.question().ask).toBe('again')
    const t = withRules([{ forbid: 'luck' }], attacked)
      .dice(1)
      .answer('melee thug-1 on Y+')
    expect(t.told('failure')).toHaveLength(1)
    expect(t.question().ask).toBe('act')
  })

  test('take-status: no token comes to lie on it', () => {
    const actions = [{ name: 'soak', does: [{ status: { who: {}, add: 'burning' } }] }]
    const t = withRules([{ forbid: 'take-status' }], { ...attacked, cards: { hunters: { ann: { actions } } } })
    t.answer('ann on G+')
    expect([t.hunter('ann').status.burning, t.enemy('thug-1')?.status.burning]).toEqual([0, 1])
  })

  test('react: nobody is asked who may not', () => {
    const react = (standing: readonly object[]) =>
      withRules(standing, { ...attacked, luck: 0 })
        .end(1)
        .answer('Y+')
        .question().ask
    expect(react([])).toBe('react')
    expect(react([{ forbid: 'react' }])).not.toBe('react')
    const told = withRules([{ forbid: 'react' }], { ...attacked, luck: 0, hunters: { ann: 'a', bob: 'a' } })
      .end(1)
      .answer('Y+')
      .told('reactions')
    expect(told.map(({ hunters }) => hunters)).toEqual([['bob']])
  })

  test('defend-again: the defence die may be rolled again without Luck', () => {
    const t = withRules([{ allow: 'defend-again' }], { ...attacked, luck: 0 })
      .end(3, 7)
      .answer('Y+')
    expect(t.offer()).toEqual(['accurate 0', 'keep'])
    t.answer('accurate 0')
    expect(t.told('defended')).toHaveLength(1)
  })

  test('AB-SHIELD-3 lower-the-shield: Action Tokens may defend beside the shield', () => {
    const cards = { gear: { wall: { slot: 'shield', deck: 'meds', cost: 200, shield: ['green'] } } }
    const hunters = { ann: { at: 'a', gear: ['wall'] } }
    const setup = { ...attacked, luck: 0, cards, hunters }
    expect(withRules([], setup).end(1).told('shield')).toHaveLength(1)
    expect(
      withRules([{ allow: 'lower-the-shield' }], setup)
        .end()
        .offer(),
    ).toEqual(['G+ shield', 'G+', 'Y+'])
  })

  test('AB-SHIELD-3 lower-the-shield and defend-again: against the attacks and the enemies meant only', () => {
    const cards = { gear: { wall: { slot: 'shield', deck: 'meds', cost: 200, shield: ['green', 'red'] } } }
    const setup = { ...attacked, luck: 0, cards, hunters: { ann: { at: 'a', gear: ['wall'] } } }
    const lowered = (about: object) =>
      withRules([{ allow: 'lower-the-shield', ...about }], setup)
        .end()
        .offer()
    const again = (about: object) =>
      withRules([{ allow: 'defend-again', ...about }], { ...attacked, luck: 0 })
        .end(1)
        .answer('Y+')
        .question().ask
    const meant = [{ for: { skill: 'melee' } }, { against: { card: 'thug' } }]
    for (const about of meant) expect([lowered(about).length, again(about)]).toEqual([4, 'again'])
    const others = [{ for: { skill: 'ranged' } }, { against: { card: 'ogre' } }]
    for (const about of others) expect([lowered(about).length, again(about)]).toEqual([2, 'react'])
  })

  test('AB-KEYWORD-10 stand-clear: its own Explosive attack does not touch it', () => {
    const actions = [{ name: 'slam', skill: 'melee', bands: ['red'], attack: true, with: ['explosive'] }]
    const setup: PositionSetup = {
      map: ['a b'],
      hunters: { ann: 'a' },
      enemies: { 'thug-1': 'a' },
      cards: { hunters: { ann: { actions } } },
    }
    expect(position(setup).dice(8).answer('ann thug-1 on Y+').question().ask).toBe('guard')
    const t = withRules([{ allow: 'stand-clear' }], setup)
      .dice(8)
      .answer('ann thug-1 on Y+')
    expect([t.question().ask, t.enemy('thug-1')]).toEqual(['act', undefined])
  })

  test('AB-TARGET-2 be-targeted: another is picked where there is one, and nobody else means it is attacked all the same', () => {
    const struck = (standing: readonly object[], bob: string) =>
      withRules(standing, { ...attacked, map: ['a b c . . d'], hunters: { ann: 'a', bob }, luck: 0 })
        .end(8)
        .answer('Y+')
        .told('attacks')
        .map(({ id }) => id)
    expect([struck([], 'c'), struck([{ forbid: 'be-targeted' }], 'c')]).toEqual([['ann'], ['bob']])
    expect(struck([{ forbid: 'be-targeted' }], 'd')).toEqual(['ann'])
  })
})
