import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

const show = (more: Partial<PositionSetup> = {}): PositionSetup => ({
  map: ['a b c d e'],
  hunters: { ann: { at: 'a', fan: 'single' }, bob: 'a' },
  enemies: { 'thug-1': 'b' },
  queue: [['slaughterlight', 'melee'], ['slaughterlight'], ['slaughterlight']],
  spotlight: 'bob',
  scenario: { slaughterlight: { standing: [{ change: 'strength', add: 1, who: { kind: 'enemy' } }] } },
  cards: { fans: { single: { on: 'takes-out' } }, hunters: { bob: { tokens: ['yellow', 'yellow', 'yellow'] } } },
  ...more,
})

describe('the Slaughterlight', () => {
  test('AB-SLAUGHTER-1 the order turns the token red; its holder keeps it', () => {
    const t = position(show()).end(8)
    expect([t.state.red, t.state.spotlight]).toEqual([true, 1])
  })

  test('AB-SLAUGHTER-2 AB-R-91 it stays red until it passes to another', () => {
    const t = position(show({ enemies: { 'thug-1': 'e' } })).end()
    t.pass().end()
    while (t.question().ask !== 'activate' || t.state.round < 4) t.pass()
    expect(t.state.red).toBe(true)
    const gained = position(show({ red: true }))
      .dice(12)
      .answer('melee thug-1 on G+')
    expect([gained.state.red, gained.state.spotlight]).toEqual([false, 0])
  })

  test('AB-SLAUGHTER-3 what it does is listed in the scenario', () => {
    const need = (red: boolean) =>
      position(show({ red, queue: [['melee']] }))
        .end(8)
        .told('defended')[0]?.need
    expect([need(false), need(true)]).toEqual([5, 6])
  })
})
