import { describe, expect, test } from 'vitest'
import { droppedFrom } from '../../testing/dropped.ts'
import { duel } from '../../testing/duel.ts'
import { netrun } from '../../testing/netrun.ts'
import { position } from '../../testing/position.ts'

type Wish = NonNullable<Parameters<typeof duel>[0]>
const card = { gear: [{ card: 'charm', down: false }] }
const gain = [{ luck: { add: 1 } }]
/** Whoever bears the card gains a Luck at its moment. */
const hears = (on: string, wish: Wish, bearer: 'ana' | 'bob' = 'ana', more: object = {}) =>
  duel({ ...wish, [bearer]: { ...wish[bearer], ...card }, gear: { charm: { triggers: [{ on, do: gain, ...more }] } } })
const luckOf = (t: ReturnType<typeof duel>) => t.told('luck').map(({ seat }) => seat)

test('rolled: once the die of an action stands, and not where nothing is rolled', () => {
  const t = hears('rolled', { ana: { tokens: 'G+ Y+' }, bob: { tokens: 'Y-' } })
  expect(luckOf(t.dice(2, 7).answer('shoot bob-1 on G+'))).toEqual([0])
  const easy = { name: 'Rest', who: { is: 'me' }, with: ['refresh 1'] }
  expect(luckOf(hears('rolled', { ana: { actions: [easy] } }).answer('ana-1 ana-1 on G+'))).toEqual([])
})

test.each([
  ['crit', 8, [0]],
  ['crit', 7, []],
  ['fumble', 1, [0]],
  ['fumble', 2, []],
  ['failure', 2, [0]],
  ['failure', 7, []],
])('CZ-MOVE-6 %s: in the roll of a move too, with %i', (on, face, heard) => {
  const t = hears(on, { ana: { tokens: 'Y+' }, bob: { at: [20, 28] }, pieces: [{ kind: 'fence', at: [5, 8] }] })
  t.answer('move on Y+').dice(face, 5).walk([5, 11])
  expect(luckOf(t)).toEqual(heard)
})

test('CZ-BRAWL-8 failure: in an escape and in a drag too', () => {
  const near = { ana: { tokens: 'Y+' }, bob: { at: [5, 6.5] as const, tokens: 'Y-' } }
  expect(luckOf(hears('failure', near).answer('move on Y+').dice(2, 5).walk([5, 2]))).toEqual([0])
  expect(luckOf(hears('failure', near).dice(2, 5).answer('drag bob-1 on Y+'))).toEqual([0])
})

test('reaction: before a [RE]action is taken, and not when it is passed', () => {
  const struck = () =>
    hears('reaction', { bob: { tokens: 'Y+ Y+' } }, 'bob')
      .dice(9, 2)
      .answer('shoot bob-1 on G+')
  const t = struck().answer('move on Y+')
  expect([luckOf(t), t.events.findIndex(({ event }) => event === 'luck')]).toEqual([
    [1],
    t.events.findIndex(({ event }) => event === 'reacts') + 1,
  ])
  expect(luckOf(struck().answer('end'))).toEqual([])
})

test('CZ-WOUND-2 hit: after the wound of the attack, so that what a card adds finds the token that opposed it RED', () => {
  const t = duel({ ana: { loot: ['hot-round'] }, bob: { tokens: 'G+ Y+ Y-' } })
  t.dice(7, 3).play('shoot bob-1 on Y+', 'G+', 'yes')
  expect([t.tokens('bob'), t.question().ask]).toEqual(['g+ Y+ Y-', 'which token to wound'])
  expect(t.answer('Y-').tokens('bob')).toBe('g+ Y+ y-')
})

test('takes-out: once, also where a card and not the attack it came with takes the model out', () => {
  const shot = (tokens: string, loot: string[], ...answers: string[]) =>
    hears('takes-out', { ana: { loot }, bob: { tokens }, more: { cal: { seat: 1, at: [20, 28] } } })
      .dice(7, 3)
      .play('shoot bob-1 on Y+', ...answers)
  expect(luckOf(shot('Y+', ['hot-round'], 'yes'))).toEqual([0])
  expect(luckOf(shot('R+', []))).toEqual([0])
  expect(luckOf(shot('Y+', []))).toEqual([])
})

test('falls: who fell, before it is hurt', () => {
  const t = hears('falls', {
    ana: { at: [6, 10, 5], tokens: 'Y+ Y+' },
    bob: { at: [20, 28] },
    pieces: [
      { kind: 'rooftop', at: [5, 10], size: [6, 6], height: 5 },
      { kind: 'rooftop', at: [13, 10], size: [6, 6], height: 5 },
    ],
  })
  t.answer('move on Y+').dice(3, 6).walk([11, 10])
  const order = t.events.map(({ event }) => event).filter((event) => ['falls', 'luck', 'wound'].includes(event))
  expect(order).toEqual(['falls', 'luck', 'wound'])
  expect(luckOf(droppedFrom(5).answer('G+'))).toEqual([])
})

test('looted: who took a card off a Body', () => {
  const bodies = [{ no: 1, of: 'bob-1', at: { x: 620, y: 500, z: 0 } }]
  const t = hears('looted', { bob: { at: [20, 28] }, state: { bodies } })
  expect(luckOf(t.answer('loot-goods body-1 on G+'))).toEqual([0])
})

test('what happens once in an activation happens again in the next', () => {
  const t = hears('moved', { ana: { tokens: 'G+ Y+ Y+' }, bob: { at: [20, 28] } }, 'ana', { once: 'activation' })
  t.answer('move on G+').walk([5, 6]).answer('move on Y+').walk([5, 7])
  expect(luckOf(t)).toEqual([0])
  t.play('end', 'end', 'activate ana-1', 'move on Y+').walk([5, 8])
  expect(luckOf(t)).toEqual([0, 0])
})

describe('CZ-SETUP-4 a rule of the scenario is counted for each player', () => {
  const gained = (more: object) => {
    const models = { ana: { seat: 0, at: [5, 5] }, bob: { seat: 1, at: [20, 28] } } as const
    return luckOf(
      position({ models, triggers: [{ on: 'control', do: gain, ...more }] }).play('end', 'end', 'end', 'end'),
    )
  }

  test('what happens once in a game happens once to each', () => {
    expect(gained({ once: 'game' })).toEqual([1, 0])
  })

  test('what happens every second time happens to each on his second', () => {
    expect(gained({ times: 2 })).toEqual([1, 0])
  })
})

describe('takes-out', () => {
  const gus = { seat: 1, at: [5, 7], gonk: 'yellow' } as const
  const burst = (who: object) => [{ name: 'burst', does: [{ wound: { who, wounds: 1 } }] }]
  const heard = (who: object) =>
    luckOf(hears('takes-out', { ana: { tokens: 'R+', actions: burst(who) }, more: { gus } }).answer('ana-1 on R+'))

  test('whoever falls to what a card does was taken out by its bearer, but nobody takes itself out', () => {
    expect([heard({ kind: 'gonk' }), heard({ is: 'me' })]).toEqual([[0], []])
  })

  test('CZ-SCENARIO-4 CZ-DRONE-2 a rival that falls to a drone is scored like any other', () => {
    const t = netrun([], {
      bob: { at: [20, 28] },
      more: { gus: { ...gus, at: [5, 9] }, matchstick: { seat: 0, at: [5, 7.8], droneOf: 'ana' } },
      state: { scenario: 'dead-or-alive', programs: [{ of: 'ana-1', card: 'matchstick', running: true }] },
    })
    t.answer('end').walk()
    expect([t.model('gus').where, t.state.scores]).toEqual(['out', [1, 0]])
  })
})

describe('opposed-won and opposed-lost', () => {
  const daunt = { name: 'daunt', skill: 'influence', bands: ['yellow'], who: { side: 'rival' }, with: ['stun 1'] }
  const flame = { name: 'flame', skill: 'ranged', bands: ['yellow', 'green'], attack: true, with: ['torrent'] }
  const cal = { seat: 1, at: [5, 12], tokens: 'Y-', ...card } as const

  test('an Opposed Roll is lost to what is no attack too', () => {
    const daunted = (on: string, ...dice: number[]) =>
      luckOf(
        hears(on, { ana: { actions: [daunt] }, bob: { tokens: 'Y-' } }, 'bob')
          .dice(...dice)
          .answer('ana-1 bob-1 on Y+'),
      )
    expect([daunted('opposed-lost', 7, 3), daunted('opposed-lost', 3, 7)]).toEqual([[1], []])
    expect([daunted('opposed-won', 7, 3), daunted('opposed-won', 3, 7)]).toEqual([[], [1]])
  })

  test('CZ-MULTI-3 of several who oppose one roll each has won or lost its own', () => {
    const burnt = (on: string) =>
      hears(on, { ana: { actions: [flame] }, bob: { tokens: 'Y-' }, more: { cal } }, 'bob')
        .dice(6, 2, 7)
        .answer('ana-1 bob-1 on Y+')
    expect(burnt('opposed-won').told('luck')).toMatchObject([{ seat: 1, source: 'Charm' }])
    expect(burnt('opposed-lost').told('luck')).toHaveLength(1)
  })

  test('CZ-SHOOTBRAWL-6 so has each who stands in a Brawl that is shot into', () => {
    const near = { ...cal, at: [6.5, 10] as [number, number] }
    const fay = { seat: 0, at: [3.5, 10], tokens: 'Y-' } as const
    const t = hears('opposed-won', { ana: { at: [5, 3] }, bob: { tokens: 'Y-' }, more: { near, fay } }, 'bob')
    t.dice(6, 7, 8, 2).answer('shoot bob-1 on G+')
    expect([t.told('luck').length, t.tokens('fay')]).toEqual([2, 'y-'])
  })
})

describe('CZ-SETUP-4 what a card puts on a model lasts', () => {
  const better = (until: string) => ({
    on: 'action',
    for: { attack: true },
    do: [{ last: { who: 'me', until, standing: { change: 'acting', add: 3 } } }],
  })
  /** The totals of two shots of one Rapid action and of a shot of the next action. */
  const totals = (until: string, ...keywords: string[]) => {
    const gun = { name: 'gun', skill: 'ranged', bands: ['yellow'], attack: true, with: ['rapid 2', ...keywords] }
    const t = duel({
      ana: { tokens: 'G+ Y+', actions: [gun], ...card },
      bob: { tokens: 'Y- Y- Y- Y-' },
      gear: { charm: { triggers: [better(until)] } },
    })
    t.dice(3, 8).answer('ana-1 bob-1 on G+').dice(3, 8).answer('bob-1').dice(3, 8).answer('shoot bob-1 on Y+')
    return t.told('failure').map((event) => (event as unknown as { total: number }).total)
  }

  test('for a roll, an action or an activation', () => {
    expect(['roll', 'action', 'activation'].map((until) => totals(until))).toEqual([
      [6, 3, 6],
      [6, 6, 6],
      [6, 6, 9],
    ])
  })

  test('for the action that is a move, or a drag that fails', () => {
    const left = (of: 'move' | 'drag') => {
      const t = duel({
        ana: { tokens: 'G+ Y+', ...card },
        bob: { at: [20, 28] },
        more: { cal: { seat: 0, at: [6.5, 5] } },
        gear: { charm: { triggers: [{ ...better('action'), for: undefined }] } },
      })
      if (of === 'move') t.answer('move on G+').walk([5, 7])
      else t.dice(2, 9).answer('drag cal-1 on G+')
      return [t.told('lasting').length, t.state.lasting]
    }
    expect([left('move'), left('drag')]).toEqual([
      [1, []],
      [1, []],
    ])
  })
})

test('CZ-INSPIRE-2 CZ-GONK-3 the one action of a Gonk is an activation: cards hear it begin and end, and what lasts for it is over', () => {
  const quick = {
    on: 'moved',
    do: [{ last: { who: 'me', until: 'activation', standing: { change: 'melee', add: 1 } } }],
  }
  const heard = ['activation-start', 'activation-end'].map((on) => ({ on, do: gain }))
  const zealot = { seat: 0, gonk: 'yellow', triggers: [...heard, quick] } as const
  const t = position({
    models: {
      ana: { seat: 0, at: [5, 5], tokens: 'G- Y+' },
      gus: { ...zealot, at: [9, 5] },
      gia: { ...zealot, at: [12, 5] },
      bob: { seat: 1, at: [20, 28], tokens: 'Y+' },
    },
  })
  t.play('inspire', 'gus-1')
  expect(luckOf(t)).toEqual([0])
  t.answer('move on Y+').walk([9, 8])
  expect([luckOf(t), t.told('lasting').length, t.state.lasting, t.question().ask]).toEqual([[0, 0], 1, [], 'gonk'])
  t.play('gia-1', 'end')
  expect([luckOf(t), t.state.control]).toEqual([[0, 0, 0, 0], 1])
})
