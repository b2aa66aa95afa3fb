import { describe, expect, test } from 'vitest'
import { skills } from '../content/grammar/words.ts'
import { type PositionSetup, position } from '../testing/position.ts'

const SKILLS = { willpower: 2, reflexes: 1, medical: 4, melee: 3, ranged: 2, tech: 1 }
const using = (skill: string) => ({ name: 'try', skill, bands: ['red'], attack: true })

const facing = (more: Partial<PositionSetup> = {}, ann: Record<string, unknown> = {}): PositionSetup => ({
  map: ['a b'],
  hunters: { ann: { at: 'a', tokens: 'Y+ Y+ Y+' } },
  enemies: { 'thug-1': 'b' },
  cards: {
    hunters: { ann: { tokens: ['yellow', 'yellow', 'yellow'], skills: SKILLS, ...ann } },
    enemies: { thug: { defense: 9, range: 3 } },
  },
  ...more,
})

/** The total of an action with a Skill whose die shows 5. */
function totalWith(skill: string): unknown {
  const t = position(facing({}, { actions: [using(skill)] }))
  return t.dice(5).answer('ann thug-1 on Y+').told('failure')[0]?.total
}

/** The total of a defence whose die shows 4. */
function defenceIn(order: 'melee' | 'ranged'): unknown {
  const t = position(facing({ queue: [[order]] })).end(4)
  return [...t.told('defended'), ...t.told('undefended')][0]?.total
}

describe('Skills', () => {
  test('AB-SKILL-1 there are six', () => {
    expect([...skills].sort()).toEqual(['medical', 'melee', 'ranged', 'reflexes', 'tech', 'willpower'])
  })

  test('AB-SKILL-2 an action with Willpower adds Willpower', () => expect(totalWith('willpower')).toBe(7))

  test('AB-SKILL-3 something thrown with Reflexes adds Reflexes, not Ranged', () =>
    expect(totalWith('reflexes')).toBe(6))

  test('AB-SKILL-4 Reflexes oppose ranged actions, Melee does not', () => expect(defenceIn('ranged')).toBe(5))

  test('AB-SKILL-5 an action with Medical adds Medical', () => {
    const mend = { name: 'mend', skill: 'medical', bands: ['red'], who: { kind: 'hunter' }, does: [heal] }
    const t = position(facing({}, { actions: [mend] }))
      .dice(9, 5)
      .answer('ann ann on Y+')
    expect(t.told('success')).toMatchObject([{ total: 9, need: 9 }])
  })

  test('AB-SKILL-6 Melee is both for striking and for opposing a strike', () => {
    const t = position(facing()).dice(5).answer('melee thug-1 on Y+')
    expect(t.told('failure')).toMatchObject([{ total: 8 }])
    expect(defenceIn('melee')).toBe(7)
  })

  test('AB-SKILL-7 a gun adds Ranged', () => {
    const t = position(facing()).dice(5).answer('ann-gun thug-1 on Y+')
    expect(t.told('failure')).toMatchObject([{ total: 7 }])
  })

  test('AB-SKILL-8 an action with Tech adds Tech', () => expect(totalWith('tech')).toBe(6))

  test('AB-R-20 a Skill that is not on the card counts 0', () => {
    const t = position(facing({}, { skills: { tech: 1 } }))
      .dice(5)
      .answer('melee thug-1 on Y+')
    expect(t.told('failure')).toMatchObject([{ total: 5 }])
  })
})

const heal = { heal: { who: 'them', wounds: 1 } }
