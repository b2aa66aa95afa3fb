import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

const show = (more: Partial<PositionSetup> = {}): PositionSetup => ({
  map: ['a b c'],
  hunters: { ann: 'a' },
  enemies: { 'thug-1': 'b' },
  queue: [],
  deck: [],
  ...more,
})
const kill = (t: ReturnType<typeof position>) => t.dice(12).answer('melee thug-1 on G+')

describe('winning and losing', () => {
  test('AB-WIN-1 with deck, queue and Vault empty the hunters win at once', () => {
    expect(kill(position(show())).result).toMatchObject({ outcome: 'won', winners: [0] })
    expect(kill(position(show({ queue: [['melee']] }))).result).toBeUndefined()
  })

  test('AB-WIN-2 an empty Vault alone is no win while cards remain', () => {
    const t = kill(position(show({ deck: [['melee']] })))
    expect(t.result).toBeUndefined()
    expect(t.question().ask).toBe('act')
  })

  test('AB-WIN-3 what the scenario says comes besides', () => {
    const lever = { interact: { says: 'Pull', do: [{ luck: { add: 1 } }] } }
    const special = { triggers: [{ on: 'interact', by: { kind: 'hunter' }, do: [{ count: { what: 'levers' } }] }] }
    const condition = { counter: { of: 'levers', least: 1 } }
    const pulled = (scenario: Record<string, unknown>) => {
      const elements = [{ kind: 'lever', at: 'a' }]
      const t = position(
        show({ queue: [['melee']], scenario: { special, ...scenario }, cards: { elements: { lever } }, elements }),
      )
      return t.answer(`interact lever@${t.at('a')} on G+`).result
    }
    expect(pulled({ win: [condition] })).toMatchObject({ outcome: 'won' })
    expect(pulled({ lose: [condition] })).toMatchObject({ outcome: 'lost' })
    expect(pulled({})).toBeUndefined()
    expect(kill(position(show({ scenario: { special, win: [condition] } }))).result).toMatchObject({ outcome: 'won' })
  })

  test('AB-R-101 where one and the same effect wins and loses, the hunters win', () => {
    const conditions = { win: [{ none: { kind: 'enemy' } }], lose: [{ none: { kind: 'enemy' } }] }
    expect(kill(position(show({ queue: [['melee']], scenario: conditions }))).result).toMatchObject({ outcome: 'won' })
  })
})
