import { type AnyQuestion, attachContent, determinize, playout, randomAnswer, seededRandom } from '@muster/table'
import { expect, test } from 'vitest'
import { type Bench, bench } from '../testing/bench.ts'
import { action, attack, BLANK, instant, personal } from '../testing/pack.ts'
import { STOP } from './discard.ts'
import { arsenal } from './game.ts'
import {
  firstOrders,
  isTargeted,
  isTurnEnd,
  isWindow,
  type Orders,
  orderedAnswer,
  releaseAt,
  WINDOW_PACE,
} from './orders.ts'
import type { State } from './state.ts'
import { declaration } from './window.ts'

/** Many games: more time than a test has by default, for a busy machine. */
const LONG = 180_000

const cards = { zap: attack({ accuracy: 0 }), nop: action(), dodge: instant() }
const first = firstOrders({ passPrompts: 'ask-always' })
const orders = (fields: Partial<Orders>): Orders => ({ ...first, ...fields })

/** A window of seat 1 on the turn of seat 0. */
const windowOf = (hand: readonly string[], play: string): Bench =>
  bench({
    cards,
    players: [
      { at: [0, 0], hand: ['zap', 'nop'] },
      { at: [0, 0], hand },
    ],
  }).answer(play)
const saysOf = (t: Bench, order: Orders) => {
  const { seat, question } = t.match.pending[0] as { seat: number; question: AnyQuestion }
  const said = orderedAnswer(t.state, seat, question, order)?.answer
  return said === undefined ? 'stop' : said === STOP ? 'keeps the hand' : said.do
}

test('AR-R-5 a seat passes while it has nothing to play, and stops when it has', () => {
  expect(saysOf(windowOf([BLANK], 'play nop'), first)).toBe('pass')
  expect(saysOf(windowOf(['dodge'], 'play nop'), first)).toBe('stop')
  expect(saysOf(windowOf([BLANK], 'play nop'), orders({ pass: 'never' }))).toBe('stop')
})

test('AR-R-5 orders to pass until your own turn stop where they are told to', () => {
  const until = orders({ pass: 'until-my-turn' })
  expect(saysOf(windowOf(['dodge'], 'play nop'), until)).toBe('pass')
  expect(saysOf(windowOf(['dodge'], 'play zap at mech-1'), until)).toBe('pass')
  expect(
    saysOf(windowOf(['dodge'], 'play zap at mech-1'), orders({ pass: 'until-my-turn', stopWhenTargeted: true })),
  ).toBe('stop')
  expect(saysOf(windowOf(['dodge'], 'play nop'), orders({ pass: 'until-my-turn', stopWhenTargeted: true }))).toBe(
    'pass',
  )
  expect(saysOf(windowOf(['dodge'], 'end'), orders({ pass: 'until-my-turn', stopAtTurnEnd: true }))).toBe('stop')
  expect(saysOf(windowOf(['dodge'], 'end'), until)).toBe('pass')
})

test('AR-R-5 orders answer windows only, never your own turn', () => {
  const t = bench({ cards, players: [{}, {}] })
  expect(t.offer()).toEqual(['move', 'end'])
  for (const pass of ['nothing-playable', 'until-my-turn', 'never'] as const)
    expect(saysOf(t, orders({ pass }))).toBe('stop')
})

const readying = {
  zap: attack({ accuracy: 0 }),
  boom: attack({ accuracy: 0, explosive: 1 }),
  nop: action(),
  focus: instant({ do: [{ dice: { roll: 'attack', add: 1, who: 'me' } }] }),
  brace: instant({ do: [{ dice: { roll: 'armor', add: 3, who: 'me' } }] }),
  shove: instant({ do: [{ halt: { who: 'rivals' } }] }),
  step: instant({ do: [{ move: { hexes: 1, what: 'me' } }] }),
  plate: personal({ standing: [{ dice: 'armor', add: 1 }] }),
  fog: personal({ radius: 1, standing: [{ dice: 'evasion', add: -1, who: 'rivals-inside' }] }),
  blast: action({ do: [{ blast: { amount: 1, what: 'mechs', side: 'rival', from: 'me', radius: 1 } }] }),
}
const idleAt = (hand: readonly string[], play: string) =>
  saysOf(
    bench({
      cards: readying,
      players: [
        { at: [0, 0], hand: ['zap', 'nop', 'shove', 'step', 'plate', 'fog', 'blast', 'boom'] },
        { at: [0, 0], hand },
        { at: [0, 0], hand: ['focus'] },
      ],
    }).answer(play),
    orders({ pass: 'when-idle' }),
  )

test('AR-R-5 what only readies for one’s own rolls keeps until such a roll can come, and anything else does not', () => {
  expect(idleAt(['focus'], 'move')).toBe('pass')
  expect(idleAt(['brace'], 'move')).toBe('pass')
  expect(idleAt(['focus', 'brace'], 'end')).toBe('pass')
  expect(idleAt(['focus'], 'play nop')).toBe('pass')
  expect(idleAt(['brace'], 'play nop')).toBe('pass')
  for (const elsewhere of ['plate', 'step', 'zap at mech-2'])
    expect(idleAt(['brace'], `play ${elsewhere}`), elsewhere).toBe('pass')
  for (const loud of ['blast', 'shove', 'fog', 'boom at mech-2'])
    expect(idleAt(['brace'], `play ${loud}`), loud).toBe('stop')
  expect(idleAt(['brace'], 'play zap at mech-1')).toBe('stop')
  expect(idleAt(['focus'], 'play zap at mech-1')).toBe('stop')
  expect(idleAt(['shove'], 'move')).toBe('stop')
  expect(idleAt(['focus', 'shove'], 'end')).toBe('stop')
})

test('AR-R-5 AR-DISCHARGE-5 orders to pass until your own turn keep the hand at the others’ discharges, and not at yours', () => {
  const until = orders({ pass: 'until-my-turn' })
  const t = bench({ cards, players: [{ hand: ['nop'] }, { hand: ['nop'] }] }).answer('end')
  const asked: string[] = []
  while (t.state.turn === 0) {
    const { seat, question } = t.match.pending[0] as { seat: number; question: AnyQuestion }
    if (question.words.ask === 'scrap') {
      asked.push(`seat ${seat}: ${saysOf(t, until)}`)
      t.answer(STOP)
    } else t.answer('pass')
  }
  expect(asked).toEqual(['seat 0: stop', 'seat 1: keeps the hand'])
})

test('AR-R-5 a step keeps while rivals only help themselves, and no longer once anything moves, hurts, binds or ends', () => {
  for (const calm of ['play nop', 'play plate']) expect(idleAt(['step'], calm), calm).toBe('pass')
  for (const loud of [
    'move',
    'end',
    'play zap at mech-2',
    'play zap at mech-1',
    'play blast',
    'play shove',
    'play fog',
  ])
    expect(idleAt(['step'], loud), loud).toBe('stop')
})

test('AR-R-5 what keeps on a rival’s turn keeps on one’s own while rivals react, but for what an attack of one’s own awaits', () => {
  const own = (play: string) =>
    saysOf(
      bench({
        cards: readying,
        players: [{ hand: ['zap', 'nop', 'focus', 'brace'] }, { hand: ['brace', 'focus'] }],
      })
        .answer(play)
        .answer('play brace'),
      orders({ pass: 'when-idle' }),
    )
  expect(own('end')).toBe('pass')
  expect(own('play nop')).toBe('pass')
  expect(own('play zap at mech-1')).toBe('stop')
})

/** What a rival can observe: who is asked what, and when each answer becomes known. */
function observed(hand: readonly string[], person: number, order: Orders): unknown[] {
  const t = windowOf(hand, 'play zap at mech-1')
  const seen: unknown[] = []
  let clock = 0
  while (t.match.questions[0]?.pass === 'pass') {
    const { seat, question } = t.match.pending[0] as { seat: number; question: AnyQuestion }
    const ordered = orderedAnswer(t.state, seat, question, order)
    const release = releaseAt(clock, clock + (ordered ? 0 : person), ordered, order)
    seen.push([seat, question.words.ask, release])
    clock = release
    t.answer('pass')
  }
  return [...seen, t.kinds('offer', 'pass')]
}

test('AR-R-5 AR-GLOSSARY-3 neither the number nor the timing of questions tells a rival what a hand holds', () => {
  const empty = observed([BLANK], 400, first)
  const armed = observed(['dodge'], 400, first)
  expect(armed).toEqual(empty)
  expect(empty[0]).toEqual([1, 'act', WINDOW_PACE])
  const quick = firstOrders({ passPrompts: 'ask-when-possible' })
  expect(observed([BLANK], 400, quick)).not.toEqual(observed(['dodge'], 400, quick))
})

/** Every hand the others could imagine a seat to hold, a few times over: whether orders pass for it in a window. */
function saidForHands(order: Orders): Set<string>[] {
  const said: Set<string>[] = []
  const content = arsenal.content([])
  const setup = arsenal.config.parse({ decks: ['eagle-eye-signature', 'null-bastille-signature'] })
  const state = attachContent(arsenal.start(content, setup, 2), content) as State
  const random = seededRandom('hands')
  playout(arsenal, state, seededRandom('one game'), (seat, question, _, own) => {
    if (isWindow(question) && state.players[seat]?.hand.cards.length) {
      const hands = Array.from({ length: 6 }, () => {
        const dealt = determinize(attachContent(structuredClone(state), content), 1 - seat, random)
        return orderedAnswer(dealt, seat, declaration(dealt, seat, false), order) ? 'pass' : 'stop'
      })
      said.push(new Set(hands))
    }
    return randomAnswer(question, own)
  })
  return said
}

test('AR-R-5 orders that several people at one screen may give say the same whatever the hand, and those that look do not', () => {
  for (const pass of ['never', 'until-my-turn'] as const)
    for (const stop of [false, true]) {
      const order = orders({ pass, stopWhenTargeted: stop, stopAtTurnEnd: stop })
      const said = saidForHands(order)
      expect(said.length).toBeGreaterThan(20)
      for (const answers of said) expect(answers.size).toBe(1)
    }
  for (const pass of ['when-idle', 'nothing-playable'] as const)
    expect(saidForHands(orders({ pass })).some((answers) => answers.size > 1)).toBe(true)
})

const GAMES = 2000

test(
  `AR-R-5 in ${GAMES} games no window is skipped in which a seat could respond while its orders said stop`,
  () => {
    const content = arsenal.content([])
    const setup = arsenal.config.parse({ decks: ['eagle-eye-signature', 'null-bastille-signature'] })
    let skipped = 0
    let stopped = 0
    for (let game = 0; game < GAMES; game++) {
      const state = attachContent(arsenal.start(content, setup, 2), content) as State
      const dealt = seededRandom(`orders ${game}`)
      const own = [0, 1].map(
        (): Orders => ({
          pass: (['when-idle', 'nothing-playable', 'until-my-turn', 'never'] as const)[dealt.below(4)] ?? 'never',
          stopWhenTargeted: dealt.below(2) === 1,
          stopAtTurnEnd: dealt.below(2) === 1,
          secret: true,
        }),
      )
      playout(arsenal, state, seededRandom(`game ${game}`), (seat, question, _, random) => {
        const order = own[seat] as Orders
        const said = orderedAnswer(state, seat, question, order)
        if (!isWindow(question)) expect(said?.answer ?? STOP).toBe(STOP)
        else if (question.form === 'one') {
          const playable = question.options.length > 1
          const mustStop =
            order.pass === 'never' ||
            (order.pass === 'nothing-playable' && playable) ||
            (order.pass === 'when-idle' && playable && isTargeted(state, seat)) ||
            (order.stopWhenTargeted && isTargeted(state, seat)) ||
            (order.stopAtTurnEnd && isTurnEnd(state))
          if (said && playable && mustStop) throw new Error(`game ${game}: a window of seat ${seat} was skipped`)
          if (said) skipped++
          else stopped++
        }
        return said?.answer ?? randomAnswer(question, random)
      })
    }
    expect([skipped > GAMES, stopped > GAMES]).toEqual([true, true])
  },
  LONG,
)
