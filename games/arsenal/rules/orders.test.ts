import { type AnyQuestion, attachContent, playout, randomAnswer, seededRandom } from '@muster/table'
import { expect, test } from 'vitest'
import { type Bench, bench } from '../testing/bench.ts'
import { action, attack, BLANK, instant } from '../testing/pack.ts'
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

/** Many games: more time than a test has by default, for a busy machine. */
const LONG = 180_000

const cards = { zap: attack({ accuracy: 0 }), nop: action(), dodge: instant() }
const first = firstOrders({ pass_prompts: 'ask_always' })
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
  return orderedAnswer(t.state, seat, question, order)?.answer.do ?? 'stop'
}

test('AR-R-5 a seat passes while it has nothing to play, and stops when it has', () => {
  expect(saysOf(windowOf([BLANK], 'play nop'), first)).toBe('pass')
  expect(saysOf(windowOf(['dodge'], 'play nop'), first)).toBe('stop')
  expect(saysOf(windowOf([BLANK], 'play nop'), orders({ pass: 'never' }))).toBe('stop')
})

test('AR-R-5 orders to pass until the own turn stop where they are told to', () => {
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

test('AR-R-5 orders answer windows only, never the own turn', () => {
  const t = bench({ cards, players: [{}, {}] })
  expect(t.offer()).toEqual(['move', 'end'])
  for (const pass of ['nothing-playable', 'until-my-turn', 'never'] as const)
    expect(saysOf(t, orders({ pass }))).toBe('stop')
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
  const quick = firstOrders({ pass_prompts: 'ask_when_possible' })
  expect(observed([BLANK], 400, quick)).not.toEqual(observed(['dodge'], 400, quick))
})

const GAMES = 2000

test(
  `AR-R-5 in ${GAMES} games no window is skipped in which a seat could respond while its orders said stop`,
  () => {
    const content = arsenal.content([])
    const setup = arsenal.config.parse({ decks: ['eagle-eye-guided', 'null-bastille-machine'] })
    let skipped = 0
    let stopped = 0
    for (let game = 0; game < GAMES; game++) {
      const state = attachContent(arsenal.start(content, setup, 2), content) as State
      const dealt = seededRandom(`orders ${game}`)
      const own = [0, 1].map(
        (): Orders => ({
          pass: (['nothing-playable', 'until-my-turn', 'never'] as const)[dealt.below(3)] ?? 'never',
          stopWhenTargeted: dealt.below(2) === 1,
          stopAtTurnEnd: dealt.below(2) === 1,
          secret: true,
        }),
      )
      playout(arsenal, state, seededRandom(`game ${game}`), (seat, question, _, random) => {
        const order = own[seat] as Orders
        const said = orderedAnswer(state, seat, question, order)
        if (!isWindow(question)) expect(said).toBeUndefined()
        else if (question.form === 'one') {
          const playable = question.options.length > 1
          const mustStop =
            order.pass === 'never' ||
            (order.pass === 'nothing-playable' && playable) ||
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
