import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

/** Thugs whose strikes are Explosive, with these keywords besides; gunners are who is caught in them. */
const show = (keywords: readonly string[], more: Partial<PositionSetup> = {}): PositionSetup => ({
  map: ['a b c d e'],
  hunters: { ann: 'a' },
  enemies: { 'thug-1': 'b', 'gunner-1': 'a' },
  queue: [['melee'], ['slaughterlight']],
  active: 'dee',
  ...more,
  cards: { enemies: { thug: { melee: ['explosive', ...keywords], hitPoints: 3 }, gunner: { hitPoints: 4 } } },
})

describe("an enemy's Explosive attack", () => {
  test('AB-KEYWORD-10 AB-R-45 hits the attacker too where it stands in the zone, if its Strength reaches its own Defense', () => {
    const t = position(show([], { enemies: { 'thug-1': 'a' } }))
      .end(8)
      .answer('Y+')
    expect([t.enemy('thug-1')?.wounds, t.told('defended')]).toMatchObject([1, [{ id: 'ann' }]])
    const beside = position(show([], { enemies: { 'thug-1': 'b' } }))
      .end(8)
      .answer('Y+')
    expect(beside.enemy('thug-1')?.wounds).toBe(0)
  })

  test('AB-R-95 leaves its tokens on the enemies in the zone, Slag on those it hits', () => {
    const marked = (defense: number) => {
      const setup = show(['corrosive 1', 'incendiary', 'slag'])
      const cards = { enemies: { ...setup.cards?.enemies, gunner: { hitPoints: 4, defense } } }
      return position({ ...setup, cards })
        .end(8, 4)
        .answer('thug-1')
        .answer('Y+')
        .enemy('gunner-1')
    }
    expect(marked(5)).toMatchObject({ wounds: 1, status: { corrosive: 1, slag: 1, burning: 1 } })
    expect(marked(6)).toMatchObject({ wounds: 0, status: { corrosive: 1, slag: 0, burning: 1 } })
  })

  test('AB-R-24 AB-R-94 the shield dice come first, and whoever is attacked may roll them again', () => {
    const enemies: PositionSetup['enemies'] = { 'thug-1': 'b', 'gunner-1': { at: 'a', shields: ['yellow'] } }
    const t = position(show([], { enemies, luck: 1 })).end(7, 8, 5)
    t.answer('thug-1').answer('Y+')
    expect(t.told('dice').map(({ why }) => why)).toEqual(["for the enemy's shield", 'to defend'])
    t.answer('keep')
    expect(t.offer()).toEqual(['luck 0', 'keep'])
    t.answer('luck 0')
    expect(t.enemy('gunner-1')).toMatchObject({ wounds: 0, shields: ['red'] })
  })
})

describe('enemies that blow up as they are taken out', () => {
  test('AB-R-58 AB-R-96 [RE]actions go by where who is wounded stood, whom the next blast takes out of the Vault', () => {
    const bursts = { on: 'taken-out', do: [{ attack: { who: { in: 'me' }, strength: 9 } }] } as const
    const t = position({
      map: ['a b c d e'],
      hunters: { ann: { at: 'a', tokens: 'g- y- y-' }, bob: 'b' },
      enemies: { 'thug-1': 'b', 'gunner-1': 'a', 'gunner-2': 'a' },
      queue: [['melee'], ['slaughterlight']],
      active: 'dee',
      cards: {
        enemies: {
          thug: { melee: ['explosive'], hitPoints: 3, strength: 9 },
          gunner: { hitPoints: 1, defense: 5, triggers: [bursts] },
        },
      },
    }).end(2, 2, 2)
    t.answer('thug-1').answer('g-').answer('g-').answer('g-')
    expect(t.hunter('ann').zone).toBe(-1)
    expect(t.told('reactions').map(({ hunters }) => hunters)).toEqual([['bob'], ['bob'], ['bob']])
  })
})

describe('an attack with Explosive Crits', () => {
  const setup: PositionSetup = {
    map: ['a b c d e'],
    hunters: { ann: { at: 'a', gear: ['bag-of-smaller-bags'] }, bob: 'c' },
    enemies: { 'thug-1': 'c', 'gunner-1': { at: 'c', shields: ['green'] }, 'ogre-1': 'e' },
    cards: { enemies: { thug: { hitPoints: 3 } } },
  }

  test('AB-KEYWORD-10 AB-KEYWORD-35 AB-R-44 is one on everybody in the zone with a Crit, and on its target alone without', () => {
    const crit = position(setup).dice(12, 7).answer('bag-of-smaller-bags thug-1 on G+')
    expect(crit.question()).toMatchObject({ ask: 'guard', about: { hunter: 'bob', onlyCrit: true } })
    expect(crit.question().text).toContain('only a Crit defends')
    crit.answer('Y+')
    expect(crit.tokens('bob')).toBe('G+ y+ Y+')
    expect(crit.state.enemies.map(({ id, wounds, shields }) => [id, wounds, shields])).toEqual([
      ['thug-1', 1, []],
      ['gunner-1', 0, ['red']],
      ['ogre-1', 0, []],
    ])
    const hit = position(setup).dice(11).answer('bag-of-smaller-bags thug-1 on G+')
    expect(hit.question().ask).toBe('shot')
    expect(hit.state.enemies.map(({ wounds }) => wounds)).toEqual([1, 0, 0])
    expect(hit.enemy('gunner-1')?.shields).toEqual(['green'])
  })

  test('AB-R-44 AB-DEFEND-11 whom its own Crit readies in between is wounded on the token that defended, now Ready', () => {
    const pop = { name: 'pop', skill: 'ranged', bands: ['red'], attack: true, crits: ['explosive'] } as const
    const readies = { on: 'crit', once: 'activation', do: [{ ready: { who: 'me', tokens: 1 } }] } as const
    const t = position({
      map: ['a b c d e'],
      hunters: { ann: { at: 'a', gear: ['popper'] } },
      enemies: { 'thug-1': 'a' },
      cards: {
        gear: { popper: { slot: 'gun', actions: [pop], triggers: [readies] } },
        enemies: { thug: { hitPoints: 3 } },
      },
    })
    t.dice(12, 2).answer('popper thug-1 on G+')
    t.answer('G-')
    expect(t.tokens('ann')).toBe('g+ Y+ Y+')
  })
})
