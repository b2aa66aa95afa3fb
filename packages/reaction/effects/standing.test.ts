import { clone, type Reason } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { type Scene, scene } from '../testing/pit/scene.ts'
import { cardOf, fighterOf, pitForce, pitGame } from '../testing/pit/state.ts'
import { changeOf, isAllowed, isForbidden, keywordsOf } from './standing.ts'

const asked = ({ pit }: Scene, id: string, against?: string, action?: number) => {
  const model = fighterOf(pit, id)
  return {
    model,
    against: against === undefined ? undefined : fighterOf(pit, against),
    action: action === undefined ? undefined : cardOf(pit, model).actions[action],
  }
}
const melee = (at: Scene, id: string, against?: string, action?: number, because?: Reason[]) =>
  changeOf(pitGame, at.pit, pitForce.of(at.pit), 'melee', asked(at, id, against, action), because)

describe('a standing rule', () => {
  test('changes a number of its bearer, against whom and for what it says, with its reason', () => {
    const at = scene({ 'sniper-11': 'y+ Y+' })
    const because: Reason[] = []
    expect(melee(at, 'brute-00', 'sniper-11', 0, because)).toBe(1)
    expect(because).toEqual([{ source: 'Brute', add: 1 }])
    expect(melee(at, 'brute-00', 'brute-10', 0)).toBe(0)
    expect(melee(at, 'brute-00', 'sniper-11', 1)).toBe(0)
    expect(melee(at, 'brute-00', 'sniper-11')).toBe(0)
    expect(melee(at, 'medic-02', 'sniper-11', 0)).toBe(0)
  })

  test('of a card may be about others than its bearer', () => {
    const medic = {
      name: 'Chief',
      tokens: ['red'],
      actions: [{ name: 'wait', does: [{ luck: { add: 1 } }] }],
      standing: [
        { change: 'melee', add: 2, who: { side: 'friendly', is: 'not-me' } },
        { allow: 'strikes-friends', who: { card: 'brute' } },
        { forbid: 'strikes-friends', who: { side: 'rival' } },
        { keyword: 'deadly', who: { card: 'brute' }, for: { skill: 'melee' } },
      ],
    }
    const at = scene({}, { medic })
    const force = pitForce.of(at.pit)
    expect([melee(at, 'brute-00', undefined, 0), melee(at, 'medic-02'), melee(at, 'brute-10')]).toEqual([2, 0, 0])
    const allowed = (id: string) => isAllowed(pitGame, at.pit, force, 'strikes-friends', asked(at, id))
    expect(['brute-00', 'brute-10', 'sniper-11'].map(allowed)).toEqual([true, false, false])
    expect(isForbidden(pitGame, at.pit, force, 'strikes-friends', asked(at, 'sniper-11'))).toBe(true)
    const names = (id: string, action: number) => {
      const own = cardOf(at.pit, fighterOf(at.pit, id)).actions[action]
      return own
        ? keywordsOf(pitGame, at.pit, force, own, asked(at, id)).map(({ name, crits }) => `${name} ${crits}`)
        : []
    }
    expect(names('brute-00', 0)).toEqual(['deadly true', 'deadly false'])
    expect(names('brute-00', 1)).toEqual(['stun false'])
    expect(names('sniper-11', 0)).toEqual([])
  })

  test('put on somebody for a while is in force at once, and gone when told', () => {
    const at = scene()
    expect(melee(at, 'brute-10')).toBe(0)
    const { events } = at.perform(
      {},
      [{ last: { who: 'them', until: 'round', standing: { change: 'melee', add: -2 } } }],
      'brute-10',
    )
    expect(events).toEqual([
      { event: 'lasting', rule: 'T-CARD-1', id: 'brute-10', source: 'Test card', until: 'round' },
    ])
    expect([melee(at, 'brute-10'), melee(at, 'brute-00')]).toEqual([-2, 0])
    at.pit.lasting = []
    expect(melee(at, 'brute-10')).toBe(-2)
    pitForce.changed(at.pit)
    expect(melee(at, 'brute-10')).toBe(0)
  })

  test('worked out for a state holds for its copy, until either changes', () => {
    const at = scene()
    const known = pitForce.of(at.pit)
    const copy = clone(at.pit)
    pitForce.share(at.pit, copy)
    expect(pitForce.of(copy)).toBe(known)
    pitForce.changed(copy)
    expect(pitForce.of(copy)).not.toBe(known)
    expect(pitForce.of(at.pit)).toBe(known)
  })
})
