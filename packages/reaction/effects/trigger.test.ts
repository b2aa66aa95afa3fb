import type { Script } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { woundsOf } from '../row.ts'
import type { PitWords } from '../testing/pit/content.ts'
import { scene } from '../testing/pit/scene.ts'
import { cardOf, fighterOf, type Pit, pitForce, pitGame, pitPerform } from '../testing/pit/state.ts'
import { scripted } from '../testing/scripted.ts'
import { happens, type Moment } from './trigger.ts'

const idle = [{ name: 'wait', does: [{ luck: { add: 1 } }] }]
const medicWith = (...triggers: unknown[]) => ({ medic: { name: 'Chief', tokens: ['red'], actions: idle, triggers } })
const gain = [{ luck: { add: 1 } }]

function at(pit: Pit, moment: Moment<PitWords>, script: Script = {}) {
  return scripted(script, (table) => happens(table, pitGame, pitPerform, pit, pitForce.of(pit), moment, 'T-CARD-1'))
}

describe('a trigger', () => {
  test('is of its bearer, unless it says whose moment counts', () => {
    const { pit } = scene({}, medicWith({ on: 'hit', do: gain }, { on: 'crit', by: { side: 'rival' }, do: gain }))
    at(pit, { on: 'hit', by: fighterOf(pit, 'brute-00') })
    expect(pit.luck).toEqual([2, 2])
    at(pit, { on: 'hit', by: fighterOf(pit, 'medic-02') })
    expect(pit.luck).toEqual([3, 2])
    at(pit, { on: 'crit', by: fighterOf(pit, 'medic-02') })
    at(pit, { on: 'crit', by: fighterOf(pit, 'sniper-11') })
    expect(pit.luck).toEqual([4, 2])
  })

  test('looks at the other side, the action, and whether it is a [RE]action', () => {
    const { pit } = scene(
      {},
      medicWith({
        on: 'success',
        by: { side: 'friendly' },
        who: { card: 'sniper' },
        for: { attack: true },
        in: 'reaction',
        do: gain,
      }),
    )
    const by = fighterOf(pit, 'brute-00')
    const [stab, roar] = cardOf(pit, by).actions
    const who = fighterOf(pit, 'sniper-11')
    at(pit, { on: 'success', by, who, action: stab })
    at(pit, { on: 'success', by, who, action: roar, isReaction: true })
    at(pit, { on: 'success', by, who: fighterOf(pit, 'brute-10'), action: stab, isReaction: true })
    expect(pit.luck[0]).toBe(2)
    at(pit, { on: 'success', by, who, action: stab, isReaction: true })
    expect(pit.luck[0]).toBe(3)
  })

  test('has its bearer on one side and the other one as its target, whosever moment it is', () => {
    const hurt = [{ wound: { who: 'them', wounds: 1 } }]
    const { pit } = scene({}, medicWith({ on: 'failure', by: { side: 'rival' }, who: { is: 'me' }, do: hurt }))
    at(pit, { on: 'failure', by: fighterOf(pit, 'sniper-11'), who: fighterOf(pit, 'medic-02') })
    expect(woundsOf(fighterOf(pit, 'sniper-11').tokens)).toBe(1)
  })

  test('happens once in a span where it says so, and passing it is no use of it', () => {
    const { pit } = scene({}, medicWith({ on: 'wounded', once: 'round', may: true, do: gain }))
    const moment = { on: 'wounded', by: fighterOf(pit, 'medic-02') } as const
    at(pit, moment, { answers: ['no'] })
    at(pit, moment, { answers: ['yes'] })
    expect(at(pit, moment).asked).toEqual([])
    expect(pit.luck[0]).toBe(3)
    expect(pit.counts).toEqual({ 'Chief medic-02 wounded once round': 1 })
  })

  test('of the same card and moment as another is counted by itself', () => {
    const { pit } = scene(
      {},
      medicWith({ on: 'wounded', once: 'round', do: gain }, { on: 'wounded', once: 'round', do: gain }),
    )
    at(pit, { on: 'wounded', by: fighterOf(pit, 'medic-02') })
    expect(pit.luck[0]).toBe(4)
    expect(pit.counts).toEqual({ 'Chief medic-02 wounded once round': 1, 'Chief medic-02 wounded 2 once round': 1 })
  })

  test('is offered to nobody where it begins with a pick that nobody fits, and is not used up by that', () => {
    const mend = [{ pick: { who: { side: 'friendly', wounded: true } } }, { heal: { who: 'them', wounds: 1 } }]
    const { pit } = scene({}, medicWith({ on: 'crit', once: 'round', may: true, do: mend }))
    const moment = { on: 'crit', by: fighterOf(pit, 'medic-02') } as const
    expect([at(pit, moment).asked, pit.counts]).toEqual([[], {}])
    const hurt = scene({ 'brute-00': 'g+ Y+' }, medicWith({ on: 'crit', once: 'round', may: true, do: mend }))
    at(hurt.pit, { on: 'crit', by: fighterOf(hurt.pit, 'medic-02') }, { answers: ['yes'] })
    expect(hurt.row('brute-00')).toBe('G+ Y+')
  })

  test('is offered to nobody where all it does is for a target and there is none', () => {
    const { pit } = scene({}, medicWith({ on: 'success', may: true, do: [{ wound: { who: 'them', wounds: 1 } }] }))
    const by = fighterOf(pit, 'medic-02')
    expect(at(pit, { on: 'success', by }).asked).toEqual([])
    const who = fighterOf(pit, 'sniper-11')
    expect(at(pit, { on: 'success', by, who }, { answers: ['no'] }).asked).toHaveLength(1)
  })

  test('is offered to nobody where all it does is for a case that is not there, unless it does something else then', () => {
    const ifHurt = { who: { is: 'me', wounded: true }, do: gain }
    const asked = (deed: object, row = 'R+') => {
      const { pit } = scene({ 'medic-02': row }, medicWith({ on: 'crit', may: true, do: [deed] }))
      return at(pit, { on: 'crit', by: fighterOf(pit, 'medic-02') }, { answers: deed === fails ? ['no'] : [] }).asked
        .length
    }
    const fails = { if: { ...ifHurt, else: [{ luck: { add: -1 } }] } }
    expect([asked({ if: ifHurt }), asked(fails)]).toEqual([0, 1])
  })

  test('once in a span is not used up where there is nobody it could do anything to', () => {
    const counts = (deeds: readonly object[], who?: string) => {
      const { pit } = scene({}, medicWith({ on: 'hit', once: 'round', do: deeds }))
      at(pit, { on: 'hit', by: fighterOf(pit, 'medic-02'), who: who ? fighterOf(pit, who) : undefined })
      return Object.values(pit.counts)
    }
    const hurt = { wound: { who: 'them', wounds: 1 } }
    expect([counts([hurt]), counts([hurt], 'sniper-11')]).toEqual([[], [1]])
    const pick = { pick: { who: { card: 'ghost' } } }
    expect([counts([pick, hurt]), counts([pick, ...gain])]).toEqual([[], [1]])
  })

  test('may be left to the player, and passed', () => {
    const { pit } = scene({}, medicWith({ on: 'wounded', may: true, do: gain }))
    const by = fighterOf(pit, 'medic-02')
    const { asked } = at(pit, { on: 'wounded', by }, { answers: ['no'] })
    expect([pit.luck[0], asked[0]?.seat, asked[0]?.pass]).toEqual([2, 0, 'no'])
    at(pit, { on: 'wounded', by }, { answers: ['yes'] })
    expect(pit.luck[0]).toBe(3)
  })

  test('that needs several counts them', () => {
    const { pit } = scene({}, medicWith({ on: 'takes-out', times: 2, do: gain }))
    const by = fighterOf(pit, 'medic-02')
    const left = [1, 2, 3, 4].map(() => {
      at(pit, { on: 'takes-out', by })
      return pit.luck[0]
    })
    expect(left).toEqual([2, 3, 3, 4])
  })

  test('of a fighter that is out is not in force', () => {
    const { pit, perform } = scene({}, medicWith({ on: 'bell', by: { side: 'any' }, do: gain }))
    const by = fighterOf(pit, 'brute-00')
    at(pit, { on: 'bell', by })
    expect(pit.luck[0]).toBe(3)
    perform({}, [{ wound: { who: { card: 'medic' }, wounds: 1 } }])
    at(pit, { on: 'bell', by })
    expect(pit.luck[0]).toBe(3)
  })
})
