import { Match } from '@muster/table'
import { expect, test } from 'vitest'
import { contentWith } from '../content/index.ts'
import { mech } from '../content/schema.ts'
import { bench } from '../testing/bench.ts'
import { attack, BLANK, testMech } from '../testing/pack.ts'
import { arsenal } from './game.ts'

test('AR-MECH-1 a Mech card carries a name, ATK, EVA, ARM, SPD, HP and three aspects', () => {
  const whole = testMech({}, 0)
  expect(mech.safeParse(whole).success).toBe(true)
  for (const field of ['name', 'atk', 'eva', 'arm', 'spd', 'hp', 'weight', 'body', 'profile'] as const) {
    const { [field]: _, ...rest } = whole
    expect([field, mech.safeParse(rest).success]).toEqual([field, false])
  }
  expect(mech.safeParse({ ...whole, spd: [2] }).success).toBe(false)
})

test('AR-MECH-2 the function of a Mech is marked for, once a turn, and can be reacted to', () => {
  const functions = [{ cost: { mark: true as const }, do: [{ dice: { roll: 'evasion' as const, add: 1 } }] }]
  const t = bench({ players: [{ mech: { functions } }, { hand: [BLANK] }] })
  expect(t.offer('use')).toEqual(['use mech-0'])
  t.answer('use mech-0')
  expect(t.asked).toBe('1 act')
  expect(t.player(0).marked).toBe(true)
  expect(t.state.lasting).toEqual([])
  t.answer('pass')
  expect(t.state.lasting).toMatchObject([{ kind: 'dice', seat: 0, roll: 'evasion', add: 1 }])
  expect(t.offer('use')).toEqual([])
  expect(t.whyNot('use mech-0')).toBe('AR-MARK-3')
})

test('AR-MECH-2 what the function of a Mech adds to a roll is told under the name of the Mech', () => {
  const functions = [{ cost: { mark: true as const }, do: [{ dice: { roll: 'attack' as const, add: 2 } }] }]
  const t = bench({
    cards: { zap: attack({ accuracy: 1 }) },
    players: [{ at: [0, 0], mech: { functions }, hand: ['zap'] }, { at: [0, 0] }],
  })
  t.does('use mech-0').dice(3, 3, 3).does('play zap at mech-1')
  expect(t.told('marked')).toMatchObject([{ event: 'marked', rule: 'AR-MARK-2', seat: 0, id: 'mech-0' }])
  expect(t.told('attack-roll')[0]?.because).toEqual([
    { source: 'The zap', add: 1, rule: 'AR-ROLL-1' },
    { source: 'Test Mech 0', add: 2, rule: 'AR-ROLL-13' },
  ])
})

test('AR-MECH-3 flavor text changes nothing', () => {
  const log = (flavor: string) => {
    const t = bench({ cards: { zap: attack() }, players: [{ hand: ['zap'], mech: { flavor } }, { hand: [BLANK] }] })
    return t.answer('play zap at mech-1').dice(1, 2, 6, 3).answer('pass').events
  }
  expect(log('Cheered by thousands.')).toEqual(log('Nobody has heard of it.'))
})

test('AR-MECH-4 everybody sees every Mech from the start', () => {
  const match = Match.open(arsenal, { seats: 3, config: { decks: ['random', 'random', 'random'] }, seed: 'mechs' })
  const seen = match.view(2).players.map(({ mech: id }) => match.content && contentWith([]).mechs[id])
  expect(seen).toHaveLength(3)
  for (const one of seen)
    expect(one).toMatchObject({ name: expect.any(String), atk: expect.any(Number), weight: expect.any(String) })
})

test('AR-MECH-5 a Mech at a playable range is a possible target', () => {
  const t = bench({
    cards: { zap: attack({ ranges: ['short'] }) },
    players: [{ at: [0, 0], hand: ['zap'] }, { at: [1, 0] }, { at: [2, 0] }],
  })
  expect(t.offer('play zap at')).toEqual(['play zap at mech-1'])
})
