import { describe, expect, test } from 'vitest'
import { scene } from '../testing/pit/scene.ts'
import { fighterOf, pitGame } from '../testing/pit/state.ts'
import { scripted } from '../testing/scripted.ts'
import { amountOf } from './amount.ts'
import { makePerform } from './verbs.ts'
import { fits } from './who.ts'

describe('verbs of tokens', () => {
  test('wound and heal the ones meant, be it me, them or all who fit', () => {
    const at = scene({ 'brute-00': 'G+ Y+', 'medic-02': 'y+ R+', 'brute-10': 'G+ Y-' })
    at.perform({ answers: ['Y-'] }, [{ wound: { who: 'them', wounds: 1 } }], 'brute-10')
    expect(at.row('brute-10')).toBe('G+ y-')
    at.perform({}, [{ heal: { who: { side: 'friendly', kind: 'healer' }, wounds: 2 } }])
    expect(at.row('medic-02')).toBe('Y+ R+')
    expect(at.row('brute-00')).toBe('G+ Y+')
  })

  test('take out whoever has no token left to wound, and go on without', () => {
    const at = scene({ 'brute-10': 'g+ y-' })
    const { events } = at.perform(
      {},
      [{ wound: { who: 'them', wounds: 1 } }, { ready: { who: 'them', tokens: 1 } }],
      'brute-10',
    )
    expect(events.map(({ event }) => event)).toEqual(['out'])
    expect(at.pit.fighters.find(({ id }) => id === 'brute-10')?.out).toBe(true)
  })

  test('find and heal wounds where the game keeps them, if not on tokens', () => {
    const { pit } = scene()
    const use = { seat: 0, me: 'brute-00', them: 'sniper-11', source: 'Test card', rule: 'T-CARD-1' }
    const healed: string[] = []
    const game = {
      ...pitGame,
      woundsOn: () => 2,
      heal: (_: unknown, __: unknown, { id }: { id: string }, wounds: number) => void healed.push(`${id} ${wounds}`),
    }
    const sniper = fighterOf(pit, 'sniper-11')
    expect(fits(game, pit, sniper, { wounded: true }, use)).toBe(true)
    expect(fits(pitGame, pit, sniper, { wounded: true }, use)).toBe(false)
    expect(amountOf(game, pit, { count: 'wounds', who: { card: 'sniper' }, times: 1 }, use)).toBe(2)
    const perform = makePerform(game, { shove: () => undefined })
    scripted({}, (table) => perform(table, pit, [{ heal: { who: 'them', wounds: 3 } }], use))
    expect(healed).toEqual(['sniper-11 3'])
  })

  test('ready and stun; the owner of the tokens picks', () => {
    const at = scene({ 'brute-00': 'G- Y-', 'brute-10': 'G+ Y+' })
    const { asked } = at.perform(
      { answers: ['G-', 'Y+'] },
      [{ ready: { who: 'me', tokens: 1 } }, { stun: { who: 'them', tokens: 1 } }],
      'brute-10',
    )
    expect([at.row('brute-00'), at.row('brute-10')]).toEqual(['G+ Y-', 'G+ Y-'])
    expect(asked.map(({ seat }) => seat)).toEqual([0, 1])
  })

  test('count at the moment they are needed, up to the most', () => {
    const rivals = { count: 'models', who: { side: 'rival' } }
    const at = scene({ 'brute-00': 'G- Y- Y-', 'brute-10': 'g+ y+' })
    at.perform({ answers: ['Y-'] }, [{ ready: { who: 'me', tokens: { ...rivals, most: 1 } } }])
    expect(at.row('brute-00')).toBe('G- Y+ Y-')
    at.perform({}, [{ ready: { who: 'me', tokens: { count: 'wounds', who: { side: 'rival' } } } }])
    expect(at.row('brute-00')).toBe('G+ Y+ Y+')
  })
})

describe('Luck', () => {
  test('is gained, and lost as far as there is any', () => {
    const at = scene()
    const { events } = at.perform({}, [{ luck: { add: 1 } }, { luck: { add: -3 } }, { luck: { add: -3 } }])
    expect(at.pit.luck).toEqual([0, 2])
    expect(events.map(({ event, add }) => [event, add])).toEqual([
      ['luck', 1],
      ['luck', -3],
    ])
  })
})

describe('control words', () => {
  const hurt = { wound: { who: 'them', wounds: 1 } }

  test('pick one, who is them from there on', () => {
    const at = scene({ 'sniper-11': 'Y+ Y+' })
    const { asked } = at.perform({ answers: ['sniper-11'] }, [{ pick: { who: { side: 'rival' } } }, hurt])
    expect([asked[0]?.options.map(({ key }) => key), at.row('sniper-11')]).toEqual([['brute-10', 'sniper-11'], 'y+ Y+'])
  })

  test('pick the only one without asking, nobody where there is none, and nobody where one may decline', () => {
    const at = scene({ 'sniper-11': 'Y+ Y+' })
    at.perform({}, [{ pick: { who: { card: 'sniper' } } }, hurt])
    expect(at.row('sniper-11')).toBe('y+ Y+')
    at.perform({}, [{ pick: { who: { card: 'ghost' } } }, hurt], 'sniper-11')
    expect(at.row('sniper-11')).toBe('y+ Y+')
    const { asked } = at.perform({ answers: ['nobody'] }, [{ pick: { who: { card: 'sniper' }, optional: true } }, hurt])
    expect([asked[0]?.pass, at.row('sniper-11')]).toEqual(['nobody', 'y+ Y+'])
  })

  test('do nothing more where one may be picked and nobody is, or nobody fits', () => {
    const at = scene()
    const pick = (card: string, optional: boolean) => [{ pick: { who: { card }, optional } }, { luck: { add: 1 } }]
    const before = at.pit.luck[0] as number
    at.perform({ answers: ['nobody'] }, pick('sniper', true))
    at.perform({}, pick('ghost', true))
    expect(at.pit.luck[0]).toBe(before)
    at.perform({}, pick('ghost', false))
    expect(at.pit.luck[0]).toBe(before + 1)
  })

  test('do it to all, each settled before the first', () => {
    const at = scene({ 'brute-10': 'G+ G+', 'sniper-11': 'Y+ Y+' })
    at.perform({}, [{ all: { who: { side: 'rival', wounded: false }, do: [hurt] } }])
    expect([at.row('brute-10'), at.row('sniper-11')]).toEqual(['g+ G+', 'y+ Y+'])
  })

  test('choose by name', () => {
    const at = scene({ 'brute-00': 'G- Y+' })
    const choose = [
      { name: 'fortune', do: [{ luck: { add: 1 } }] },
      { name: 'breath', do: [{ ready: { who: 'me', tokens: 1 } }] },
    ]
    const { asked } = at.perform({ answers: ['breath'] }, [{ choose }])
    expect(asked[0]?.options.map(({ key }) => key)).toEqual(['fortune', 'breath'])
    expect([at.row('brute-00'), at.pit.luck[0]]).toEqual(['G+ Y+', 2])
  })

  test('leave it to a die, whose Crit and Fumble count', () => {
    const fate = { chance: { die: 'red', need: 4, do: [{ luck: { add: 1 } }], else: [{ luck: { add: -1 } }] } }
    const at = scene()
    for (const [face, left] of [
      [4, 3],
      [3, 2],
      [1, 1],
      [6, 2],
    ] as const) {
      at.perform({ dice: [face] }, [fate])
      expect(at.pit.luck[0]).toBe(left)
    }
  })

  test('do it if there is anybody who fits, else something else', () => {
    const at = scene({ 'brute-00': 'g+ y+' })
    const ifRed = {
      if: { who: { is: 'me', 'red-lined': true }, do: [{ luck: { add: 1 } }], else: [{ luck: { add: -1 } }] },
    }
    at.perform({}, [ifRed])
    expect(at.pit.luck[0]).toBe(3)
    at.perform({}, [ifRed], undefined, 1)
    expect(at.pit.luck[1]).toBe(1)
  })

  test('may be joined by a verb of the game, with the one picked', () => {
    const at = scene()
    at.perform({}, [{ pick: { who: { card: 'sniper' } } }, { shove: 'them' }])
    expect(at.pit.fighters.find(({ id }) => id === 'sniper-11')?.place).toBe(3)
  })
})
