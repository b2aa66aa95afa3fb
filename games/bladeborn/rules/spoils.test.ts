import { heardBy, view } from '@muster/table'
import { expect, test } from 'vitest'
import { contentWith } from '../content/index.ts'
import {
  battleOf,
  campaignAt,
  DUEL,
  drawBattle,
  endBattle,
  faultOf,
  fight,
  isSettled,
  LAST_TURN,
  named,
  type Scene,
  SEAT_0_LEADS,
  stateAt,
  stepsUntil,
  studyAt,
  unshuffled,
  WAIT_IT_OUT,
} from '../testing/skirmish.ts'
import { toughnessOf } from './characteristics.ts'
import { fighterOf } from './lookup.ts'
import type { Battle } from './state.ts'

const cards = Object.keys(contentWith([]).lesserArtefacts)

/** One card a moment, with the simplest of effects. */
const packs = [
  {
    lesserArtefacts: [
      { id: 'test-salve', name: 'Test Salve', when: 'activation', do: [{ heal: { to: 'me', amount: 2 } }] },
      {
        id: 'test-charm',
        name: 'Test Charm',
        when: 'round-start',
        do: [
          { pick: { who: { side: 'friendly' } } },
          { change: { who: 'them', what: 'toughness', add: 1, until: 'battle' } },
        ],
      },
    ],
  },
]

const held = (scene: Scene = {}): Scene => ({ packs, field: DUEL, campaign: {}, damage: { theddra: 5 }, ...scene })

test('BB-SPOILS-1 the winner of a campaign battle gains one lesser artefact, the loser none', () => {
  const state = campaignAt()
  const counts = () => state.campaign?.lesser.map((pile) => pile.cards.length)
  expect(named(fight(state, 1), 'spoils')).toMatchObject([{ seat: 1, rule: 'BB-SPOILS-1' }])
  expect(counts()).toEqual([0, 1])
  fight(state, 0)
  expect(counts()).toEqual([1, 1])
  fight(state, 0, ['theddra'])
  expect(counts()).toEqual([2, 1])
})

test('BB-SPOILS-2 it is drawn from the shuffled cards that neither player holds', () => {
  const lesser = [cards.slice(0, 2), cards.slice(2, 3)] as const
  const state = stateAt({ ...LAST_TURN, lesser, campaign: {} })
  const order = [1, 2, 3, 4, 5, 6, 0]
  if (state.battle) state.battle.phase = 'end'
  if (state.battle) state.battle.sides[0].points = 1
  stepsUntil(state, isSettled, { chances: [order] })
  // The top card is the last of the shuffled pile: here the first of the seven left over.
  expect(state.campaign?.lesser[0].cards).toEqual([...lesser[0], cards[3]])
  expect(state.campaign?.lesser[1].cards).toEqual(lesser[1])
  expect(state.campaign?.pile.cards).toHaveLength(6)
})

test('BB-SPOILS-2 over many seeds each of the other seven is drawn and none of those held', () => {
  const lesser = [cards.slice(0, 2), cards.slice(2, 3)] as const
  const drawn = new Set<string>()
  for (let seed = 0; seed < 80; seed++) {
    const t = studyAt({ ...LAST_TURN, points: [1, 0], lesser, campaign: {} }, `${seed}`)
    t.dice(5, 2).play(...WAIT_IT_OUT)
    drawn.add(named(t.events, 'spoils')[0]?.card as string)
  }
  expect([...drawn].sort()).toEqual(cards.slice(3).sort())
})

test.each([
  { order: [0, 1], gained: cards[8] },
  { order: [1, 0], gained: cards[9] },
])(
  'BB-SPOILS-3 used cards return before the draw, so one just used can be drawn at once: $gained',
  ({ order, gained }) => {
    const state = stateAt({
      ...LAST_TURN,
      phase: 'end',
      points: [1, 0],
      lesser: [cards.slice(0, 5), cards.slice(5, 8)],
      used: [[cards[8] as string], []],
      campaign: {},
    })
    expect(state.campaign?.pile.cards).toEqual([cards[9]])
    stepsUntil(state, isSettled, { chances: [order] })
    expect(state.campaign?.lesser[0].cards).toEqual([...cards.slice(0, 5), gained])
    expect(state.campaign?.pile.cards).toHaveLength(1)
  },
)

test('BB-SPOILS-4 unused lesser artefacts are kept from battle to battle, without limit', () => {
  const state = campaignAt()
  fight(state, 0)
  fight(state, 0, ['theddra'])
  fight(state, 0)
  expect(state.campaign?.lesser[0].cards).toHaveLength(3)
  drawBattle(state)
  expect(state.battle?.sides[0].lesser.cards).toHaveLength(3)
  for (let number = 0; number < 4; number++) {
    // The convergences are lost in turn, so that the campaign goes on.
    endBattle(state, 1 - (state.battle?.convergence?.aspirant as number))
    drawBattle(state)
  }
  expect(state.battle?.sides.map(({ lesser }) => lesser.cards.length)).toEqual([5, 2])
})

test("BB-SPOILS-5 a card for an activation is offered in the owner's own activations and only then", () => {
  const t = studyAt(held({ lesser: [['test-salve'], []] }))
  expect(t.question().ask).toBe('activate')
  expect(t.offer('use')).toEqual([])
  t.answer('activate theddra')
  expect(t.offer('use')).toEqual(['use test-salve'])
  t.answer('wait')
  expect(battleOf(t).sides[0].lesser.cards).toEqual(['test-salve'])
  t.answer('activate khagra')
  expect(t.question().seat).toBe(1)
  expect(t.offer('use')).toEqual([])
})

test('BB-SPOILS-5 a card for the start of a round is offered then, and may be kept', () => {
  const t = studyAt(held({ round: 1, turnsLeft: [1, 0], lesser: [['test-charm'], []] }))
  t.answer('activate theddra')
  expect(t.offer('use')).toEqual([])
  t.dice(...SEAT_0_LEADS).answer('wait')
  expect(t.question()).toMatchObject({ seat: 0, ask: 'artefact', rule: 'BB-SPOILS-5' })
  expect(t.offer()).toEqual(['use test-charm', 'keep'])
  t.answer('keep')
  expect(t.question().ask).toBe('first')
  expect(battleOf(t).sides[0].lesser.cards).toEqual(['test-charm'])
})

test('BB-SPOILS-6 after its use a card is not offered again in this battle, and it has worked', () => {
  const t = studyAt(held({ lesser: [['test-salve'], []] }))
  t.play('activate theddra', 'use test-salve')
  expect(named(t.events, 'artefact')).toMatchObject([{ card: 'test-salve', seat: 0, rule: 'BB-SPOILS-6' }])
  expect(fighterOf(battleOf(t), 'theddra').damage).toBe(3)
  expect(t.offer('use')).toEqual([])
  expect(faultOf(() => t.answer('use test-salve')).code).toBe('bad-choice')
  t.play('wait', 'activate khagra', 'wait', 'activate theddra')
  expect(t.offer('use')).toEqual([])
  expect(battleOf(t).sides[0]).toMatchObject({ lesser: { cards: [] }, used: ['test-salve'] })
})

test('BB-SPOILS-6 nor in a later battle, unless it is drawn anew', () => {
  const state = stateAt({ ...held(LAST_TURN), phase: 'end', points: [0, 1], used: [['test-salve'], []] })
  stepsUntil(state, isSettled, { chances: [unshuffled(12).reverse()] })
  expect(state.campaign?.lesser[0].cards).toEqual([])
  expect(state.campaign?.pile.cards).toContain('test-salve')
  drawBattle(state)
  expect(state.battle?.sides[0]).toMatchObject({ lesser: { cards: [] }, used: [] })
})

test('BB-SPOILS-7 what lasts for the battle stays with its fighter as a marker and ends with the battle', () => {
  const t = studyAt(held({ round: 1, turnsLeft: [1, 0], points: [9, 0], lesser: [['test-charm'], []] }))
  const printed = toughnessOf(battleOf(t), fighterOf(battleOf(t), 'theddra'))
  t.answer('activate theddra')
    .dice(...SEAT_0_LEADS)
    .play('wait', 'use test-charm', 'pick theddra')
  const shows = () => {
    const theddra = fighterOf(battleOf(t), 'theddra')
    return [theddra.marked, toughnessOf(battleOf(t), theddra)]
  }
  expect(shows()).toEqual([['test-charm'], printed + 1])
  t.dice(...SEAT_0_LEADS)
  while (battleOf(t).round === 2) t.answer(t.offer().includes('wait') ? 'wait' : t.offer()[0])
  expect(shows()).toEqual([['test-charm'], printed + 1])
  t.dice(5, 2)
  while (t.state.campaign?.fought.length === 0) t.answer(t.offer().includes('wait') ? 'wait' : t.offer()[0])
  expect(shows()).toEqual([[], printed])
})

test.each([
  { option: 'open' as const, seen: cards.slice(0, 2) },
  { option: 'hidden' as const, seen: [null, null] },
])('BB-R-11 with lesserArtefacts $option the opponent sees $seen', ({ option, seen }) => {
  const config = { options: { lesserArtefacts: option } }
  const t = studyAt({ ...LAST_TURN, points: [1, 0], config, lesser: [cards.slice(0, 2), []], campaign: {} })
  expect(t.match.view(0).battle?.sides[0].lesser.cards).toEqual(cards.slice(0, 2))
  expect(t.match.view(1).battle?.sides[0].lesser.cards).toEqual(seen)
  expect(t.match.view(undefined).battle?.sides[0].lesser.cards).toEqual(seen)
  t.dice(5, 2).play(...WAIT_IT_OUT)
  const told = t.match.told.find(({ event }) => event.event === 'spoils')
  if (!told) throw new Error('nobody was told of the spoils')
  expect(heardBy(told, 0)).toMatchObject({ seat: 0, card: expect.any(String) })
  expect('card' in (heardBy(told, 1) ?? {})).toBe(option === 'open')
})

test.each([
  { option: 'open' as const, isOpen: true },
  { option: 'hidden' as const, isOpen: false },
])(
  'BB-R-11 what a campaign with lesserArtefacts $option gives is so from its first battle on',
  ({ option, isOpen }) => {
    const state = campaignAt({ options: { lesserArtefacts: option } })
    fight(state, 0)
    const [held] = state.campaign?.lesser[0].cards ?? []
    expect(held).toBeDefined()
    expect(view(state, 0).campaign?.lesser[0].cards).toEqual([held])
    expect(view(state, 1).campaign?.lesser[0].cards).toEqual([isOpen ? held : null])
    drawBattle(state)
    expect(view(state, 1).battle?.sides[0].lesser.cards).toEqual([isOpen ? held : null])
  },
)

test.each([
  { option: 'open' as const, asked: 'first' },
  { option: 'hidden' as const, asked: 'artefact' },
])('BB-R-11 with lesserArtefacts $option whoever holds none to use now is asked "$asked"', ({ option, asked }) => {
  // Where they are hidden, not being asked would tell the opponent which cards are not held.
  const config = { options: { lesserArtefacts: option } }
  const t = studyAt(held({ config, round: 1, turnsLeft: [1, 0], lesser: [['test-salve'], []] }))
  t.dice(...SEAT_0_LEADS).play('activate theddra', 'wait')
  expect(t.question()).toMatchObject({ seat: 0, ask: asked })
  if (option === 'hidden') expect(t.offer()).toEqual(['keep'])
})

test.each([
  { option: 'open' as const, seat: 1, asked: 'activate' },
  { option: 'hidden' as const, seat: 0, asked: 'action' },
])(
  'BB-R-11 with lesserArtefacts $option, after the last action the holder of none to use is asked "$asked"',
  (given) => {
    const config = { options: { lesserArtefacts: given.option } }
    const t = studyAt(held({ config, lesser: [['test-charm'], []] }))
    t.play('activate theddra', 'move f1', 'move f1')
    expect(t.question()).toMatchObject({ seat: given.seat, ask: given.asked })
    if (given.option === 'hidden') expect(t.offer()).toEqual(['end'])
  },
)

test('BB-R-55 with all ten held the winner gains none', () => {
  const t = studyAt({ ...LAST_TURN, points: [1, 0], lesser: [cards.slice(0, 6), cards.slice(6)], campaign: {} })
  t.dice(5, 2).play(...WAIT_IT_OUT)
  expect(named(t.events, 'spoils')).toEqual([])
  expect(battleOf(t).sides.map(({ lesser }) => lesser.cards)).toEqual([cards.slice(0, 6), cards.slice(6)])
})

test.each([
  { dice: SEAT_0_LEADS, order: [0, 1] },
  { dice: [...SEAT_0_LEADS.slice(6), ...SEAT_0_LEADS.slice(0, 6)], order: [1, 0] },
])(
  'BB-R-64 where both may use one at the start of a round the initiative is asked first: $order',
  ({ dice, order }) => {
    const again = { ...packs[0]?.lesserArtefacts[1], id: 'test-brooch', name: 'Test Brooch' }
    const t = studyAt({
      ...held({ round: 1, turnsLeft: [1, 0], lesser: [['test-charm'], ['test-brooch']] }),
      packs: [...packs, { lesserArtefacts: [again] }],
    })
    t.dice(...dice).play('activate theddra', 'wait')
    const asked = [t.question().seat]
    t.answer('keep')
    asked.push(t.question().seat)
    expect(asked).toEqual(order)
    t.answer('keep')
    expect(t.question().ask).toBe('first')
  },
)

test('BB-SPOILS-4 a skirmish has no lesser artefacts at all', () => {
  const { battle } = stateAt({ field: DUEL })
  expect((battle as Battle).sides.map(({ lesser }) => lesser.cards)).toEqual([[], []])
})
