import type { Study } from '@muster/table/testing'
import { expect, test } from 'vitest'
import {
  battleLike,
  battleOf,
  DUEL,
  deployed,
  faultOf,
  named,
  type Scene,
  SEAT_0_LEADS,
  studyAt,
  waitOut,
  whereIs,
} from '../testing/skirmish.ts'
import type { State } from './state.ts'

const NEAR_EDGE = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1', 'i1', 'j1', 'k1']
const FAR_EDGE = NEAR_EDGE.map((hex) => hex.replace('1', '9'))

const SEAT_1_LEADS = [...SEAT_0_LEADS.slice(6), ...SEAT_0_LEADS.slice(0, 6)]

const inReserve = (t: Study<State>, seat: 0 | 1) =>
  battleOf(t)
    .fighters.filter((fighter) => fighter.seat === seat && fighter.where === 'reserve')
    .map(({ id }) => id)

const hexesFor = (t: Study<State>, fighter: string) => t.offer(`place ${fighter}`).map((key) => key.split(' ')[2])

/** A card whose reserves arrive in the reserve phase on their player's own long edge. */
const onOwnEdge = battleLike({ reserves: { timing: 'reserve-phase', count: 1, place: 'board-edge' } })

/** The last turn of a round, before dice for the next one are set. */
const roundsEnd: Scene = {
  round: 1,
  turnsLeft: [1, 0],
  field: { theddra: 'f2', khagra: 'f8' },
  reserve: ['jagathra', 'ollo', 'razek'],
}

test.each(['drawn-and-quartered', 'heart-of-the-spoil', 'the-closing-storm'])(
  'BB-RESERVE-1 nobody arrives in the first round of %s',
  (battle) => {
    const t = deployed({ battle })
    expect([inReserve(t, 0), inReserve(t, 1)]).toEqual([['jagathra', 'ollo'], ['razek']])
    t.dice(...SEAT_0_LEADS)
    while (battleOf(t).round === 1) {
      expect(t.question().ask).not.toBe('arrive')
      expect([inReserve(t, 0), inReserve(t, 1)]).toEqual([['jagathra', 'ollo'], ['razek']])
      t.answer(t.offer().includes('wait') ? 'wait' : t.offer()[0])
    }
    expect(named(t.events, 'phase').filter(({ phase, round }) => phase === 'reserve' && round === 1)).toEqual([])
  },
)

test('BB-RESERVE-2 BB-RESERVE-3 BB-R-20 a card of the reserve phase is followed: one each, initiative first, where it says', () => {
  const t = studyAt({ ...roundsEnd, packs: [onOwnEdge], battle: 'test-battle' })
  t.dice(...SEAT_1_LEADS).play('activate theddra', 'wait')
  expect(t.question()).toMatchObject({ seat: 1, ask: 'arrive', rule: 'BB-RESERVE-2' })
  expect(t.offer().map((key) => key.split(' ')[1])).toEqual(Array(11).fill('razek'))
  expect(hexesFor(t, 'razek').sort()).toEqual(FAR_EDGE)
  expect(t.whyNot('place razek f7')).toBe('BB-BATTLE-7')
  t.answer('place razek k9')
  expect(t.question()).toMatchObject({ seat: 0, ask: 'arrive' })
  expect(hexesFor(t, 'ollo').sort()).toEqual(NEAR_EDGE)
  expect(hexesFor(t, 'jagathra').sort()).toEqual(NEAR_EDGE)
  t.answer('place ollo a1')
  expect(t.question()).toMatchObject({ seat: 1, ask: 'first' })
  expect(inReserve(t, 0)).toEqual(['jagathra'])
  const order = named(t.events, 'phase', 'arrive').map(({ event, phase }) => phase ?? event)
  expect(order).toEqual(['end', 'hero', 'reserve', 'arrive', 'arrive', 'combat'])
})

test('BB-R-20 a card that says two brings in two a round, or all that are left', () => {
  const t = studyAt({ ...roundsEnd, battle: 'the-night-raid' })
  t.dice(...SEAT_0_LEADS).play('activate theddra', 'wait')
  for (const [seat, fighter] of [
    [0, 'ollo'],
    [0, 'jagathra'],
    [1, 'razek'],
  ] as const) {
    expect(t.question()).toMatchObject({ seat, ask: 'arrive' })
    t.answer(t.offer(`place ${fighter}`)[0])
  }
  expect([inReserve(t, 0), inReserve(t, 1)]).toEqual([[], []])
  expect(t.question().ask).toBe('first')
})

test('BB-RESERVE-2 a player without reserves is not asked', () => {
  const t = studyAt({ ...roundsEnd, reserve: ['jagathra', 'ollo'], packs: [onOwnEdge], battle: 'test-battle' })
  t.dice(...SEAT_1_LEADS).play('activate theddra', 'wait')
  expect(t.question()).toMatchObject({ seat: 0, ask: 'arrive' })
  t.answer('place ollo a1')
  expect(t.question()).toMatchObject({ seat: 1, ask: 'first' })
})

test('BB-RESERVE-3 two reserves arrive one a round: one is left after round 2, none after round 3', () => {
  const t = studyAt({ ...roundsEnd, packs: [onOwnEdge], battle: 'test-battle' })
  t.dice(...SEAT_0_LEADS).play('activate theddra', 'wait', 'place ollo a1', 'place razek k9')
  expect([inReserve(t, 0), inReserve(t, 1)]).toEqual([['jagathra'], []])
  waitOut(t, ...SEAT_0_LEADS)
  t.answer('place jagathra b1')
  expect([inReserve(t, 0), inReserve(t, 1)]).toEqual([[], []])
  expect(t.question().ask).toBe('first')
})

test('BB-R-19 with reserveTiming battle-card the first-turn card has an empty reserve phase', () => {
  const t = studyAt(roundsEnd)
  t.dice(...SEAT_0_LEADS).play('activate theddra', 'wait')
  expect(t.question()).toMatchObject({ seat: 0, ask: 'first' })
  t.answer('seat 1')
  expect(t.question()).toMatchObject({ seat: 1, ask: 'arrive' })
  t.play('place razek k9', 'activate razek', 'wait')
  // Seat 0 places only now, having seen the first player's placement and first activation.
  expect(t.question()).toMatchObject({ seat: 0, ask: 'arrive' })
  expect(t.match.view(0).battle?.fighters.find(({ id }) => id === 'razek')).toMatchObject({
    where: 'field',
    activated: true,
  })
})

test('BB-R-19 with reserveTiming reserve-phase every card places in the reserve phase, the initiative first', () => {
  const t = studyAt({ ...roundsEnd, config: { options: { reserveTiming: 'reserve-phase' } } })
  t.dice(...SEAT_0_LEADS).play('activate theddra', 'wait')
  expect(t.question()).toMatchObject({ seat: 0, ask: 'arrive' })
  expect(hexesFor(t, 'ollo').sort()).toEqual(['a1', 'a2', 'b1', 'j1', 'j2', 'k1'])
  t.answer('place ollo a1')
  expect(t.question()).toMatchObject({ seat: 1, ask: 'arrive' })
  t.answer('place razek a9')
  expect(t.question()).toMatchObject({ seat: 0, ask: 'first' })
  t.answer('seat 0')
  expect(t.question().ask).toBe('activate')
})

test('BB-R-21 arriving is compulsory: nothing but placements is offered', () => {
  const t = studyAt({ field: DUEL, reserve: ['ollo'] })
  expect(t.question().ask).toBe('arrive')
  expect(t.offer()).toEqual(t.offer('place ollo'))
  for (const refused of ['pass', 'keep', 'activate theddra'])
    expect(faultOf(() => t.answer(refused)).code).toBe('bad-choice')
})

/** All six hexes on and next to A's reserve hexes taken by whoever stands there. */
const shut = { theddra: 'a1', grundann: 'b1', khagra: 'a2', zarshia: 'j1', cragan: 'k1', shond: 'j2' }

test('BB-R-21 where no hex is free the fighter stays in reserve and tries again next round, still one a round', () => {
  const t = studyAt({ field: shut, reserve: ['ollo', 'jagathra'] })
  expect(t.question()).toMatchObject({ seat: 0, ask: 'activate' })
  expect(inReserve(t, 0)).toEqual(['jagathra', 'ollo'])
  t.play('activate shond', 'disengage j3', 'wait').dice(...SEAT_0_LEADS)
  while (battleOf(t).round === 2) t.answer(t.offer().includes('wait') ? 'wait' : t.offer()[0])
  t.answer('seat 0')
  expect(t.question()).toMatchObject({ seat: 0, ask: 'arrive' })
  expect(t.offer()).toEqual(['place jagathra j2', 'place ollo j2'])
  t.answer('place ollo j2')
  expect(t.question()).toMatchObject({ seat: 0, ask: 'activate' })
  expect(inReserve(t, 0)).toEqual(['jagathra'])
})

test('BB-R-21 the limits of set-up apply: no occupied hex and no blocked one', () => {
  const t = studyAt({ field: { ...DUEL, theddra: 'a1' }, reserve: ['ollo'] })
  expect(t.whyNot('place ollo a1')).toBe('BB-SETUP-15')
  expect(t.whyNot('place ollo d3')).toBe('BB-SETUP-16')
  expect(t.whyNot('place ollo c1')).toBe('BB-BATTLE-7')
})

test('BB-R-22 a reserve fighter may be placed next to an enemy and is then engaged at once', () => {
  const t = studyAt({ field: { theddra: 'f1', khagra: 'b2' }, reserve: ['ollo'] })
  expect(hexesFor(t, 'ollo')).toContain('b1')
  t.play('place ollo b1', 'activate ollo')
  expect(whereIs(t, 'ollo')).toBe('b1')
  expect(t.offer('move')).toEqual([])
  expect(t.whyNot('move c1')).toBe('BB-MOVE-5')
  expect(t.offer('attack')).toContain('attack khagra with fist')
})
