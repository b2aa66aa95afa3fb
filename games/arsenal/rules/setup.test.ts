import { attachContent, PlayoutTable, playout, randomAnswer, randomPolicy, seededRandom } from '@muster/table'
import { expect, test } from 'vitest'
import { PLACES } from '../content/grammar.ts'
import { bench } from '../testing/bench.ts'
import { BLANK } from '../testing/pack.ts'
import { open } from '../testing/stock.ts'
import { boardFor } from './arena.ts'
import { LAYOUTS } from './config.ts'
import { arsenal } from './game.ts'
import type { State } from './state.ts'

/** Many games: more time than a test has by default, for a busy machine. */
const LONG = 180_000

const placesOf = ({ state }: { state: State }) => state.players.map(({ hex }) => boardFor(state.config).hexes[hex])

test('AR-SETUP-1 Mechs start in the hexes of the layout, and nobody is asked', () => {
  const match = open(2)
  expect(placesOf(match)).toEqual([
    [4, 0],
    [-4, 0],
  ])
  expect(match.entries).toEqual([])
  expect(match.questions[0]?.ask).toBe('act')
})

test('AR-SETUP-2 there are eight layouts', () => {
  expect(LAYOUTS).toEqual(['2', '3', '4', '4 in 2 teams', '5', '6', '6 in 2 teams', '6 in 3 teams'])
})

test.each([
  [2, undefined, '4,0 -4,0'],
  [3, undefined, '4,0 -4,4 0,-4'],
  [4, undefined, '4,0 -2,4 -4,0 2,-4'],
  [4, 2, '4,0 -4,0 4,-4 -4,4'],
  [5, undefined, '4,0 -1,4 -4,2 -2,-2 3,-4'],
  [6, undefined, '4,0 0,4 -4,4 -4,0 0,-4 4,-4'],
  [6, 2, '4,-4 -4,4 4,-2 -4,2 4,0 -4,0'],
  [6, 3, '4,-1 -3,4 -1,-3 4,-3 -1,4 -3,-1'],
])('AR-SETUP-1 AR-R-14 %i players (teams: %s) start at %s', (seats, teams, hexes) => {
  const match = open(seats, teams === undefined ? {} : { teams })
  expect(placesOf(match).join(' ')).toBe(hexes)
  expect(match.state.players.map(({ team }) => team)).toEqual(
    [...Array(seats).keys()].map((seat) => seat % (teams ?? seats)),
  )
})

test.each([
  [3, 4, undefined, '3,0 -2,3 -3,0 2,-3'],
  [3, 2, undefined, '3,0 -3,0'],
  [5, 3, undefined, '5,0 -5,5 0,-5'],
  [6, 6, 3, '6,-1 -5,6 -1,-5 6,-4 -2,6 -4,-2'],
])(
  'AR-R-14 on radius %i, %i players (teams: %s) start at the same share of the rim: %s',
  (radius, seats, teams, hexes) => {
    const options = { arenaRadius: radius }
    expect(placesOf(open(seats, teams === undefined ? { options } : { teams, options })).join(' ')).toBe(hexes)
  },
)

test(
  'AR-SETUP-3 the starting player is drawn at random and fixed by the seed',
  () => {
    const counts = [0, 0, 0]
    const content = arsenal.content([])
    const config = arsenal.config.parse({
      decks: ['eagle-eye-signature', 'stone-helix-signature', 'longwatch-signature'],
    })
    const random = seededRandom('starters')
    for (let game = 0; game < 6000; game++) {
      const state = attachContent(arsenal.start(content, config, 3), content) as State
      const table = new PlayoutTable(random, randomPolicy, state)
      while (state.phase === 'decks' || state.phase === 'shuffle') arsenal.step(table, state)
      counts[state.turn] = (counts[state.turn] ?? 0) + 1
    }
    for (const count of counts) expect([count >= 1850, count <= 2150]).toEqual([true, true])
    expect(open(3, {}, 'same').state.turn).toBe(open(3, {}, 'same').state.turn)
  },
  LONG,
)

test('AR-SETUP-4 turns go to the left', () => {
  const hand = Array<string>(8).fill(BLANK)
  const t = bench({ players: [{ hand }, { hand }, { hand }], turn: 1 })
  const order = [t.state.turn]
  for (let turn = 0; turn < 3; turn++) order.push(t.endTurn().state.turn)
  expect(order).toEqual([1, 2, 0, 1])
})

test('AR-SETUP-5 AR-ENERGY-1 at the start nobody has cards in play, counters or a Scrapheap', () => {
  const { state } = open(4)
  expect(state.inPlay).toEqual([])
  for (const { damage, scrapheap, energy } of state.players)
    expect([damage, scrapheap.cards, energy]).toEqual([0, [], { ready: 8, marked: 0, burned: 0 }])
})

test(
  'AR-INIT-3 at most one player has initiative, over a thousand random games',
  () => {
    const content = arsenal.content([])
    let windows = 0
    for (let game = 0; game < 1000; game++) {
      const state = attachContent(
        arsenal.start(content, arsenal.config.parse({ decks: ['random', 'random', 'random'] }), 3),
        content,
      ) as State
      playout(arsenal, state, seededRandom(`initiative ${game}`), (seat, question, _, random) => {
        if (question.words.ask === 'act') {
          windows++
          const top = state.stack.at(-1)
          const holder = question.context.free
            ? seat === state.turn && !top
            : top !== undefined && top.seat !== seat && !top.resolving
          if (!holder) throw new Error(`seat ${seat} is offered initiative it cannot have`)
        }
        return randomAnswer(question, random)
      })
      expect(state.phase).toBe('over')
    }
    expect(windows).toBeGreaterThan(100_000)
  },
  LONG,
)

test(
  'AR-LOCKON-2 AR-PROTOCOL-2 AR-OBJECT-9 AR-OBJECT-10 whatever is played, nobody keeps too many cards of a kind',
  () => {
    const content = arsenal.content([])
    const decks = ['null-bastille-signature', 'static-widow-signature']
    let most = 0
    for (let game = 0; game < 100; game++) {
      const state = attachContent(arsenal.start(content, arsenal.config.parse({ decks }), 2), content) as State
      playout(arsenal, state, seededRandom(`limits ${game}`), (_, question, __, random) => {
        if (question.words.ask === 'act')
          for (const seat of [0, 1]) {
            const own = state.inPlay
              .filter(({ controller }) => controller === seat)
              .map(({ card }) => content.cards[card])
            const count = (test: (card: (typeof own)[number]) => boolean) => own.filter(test).length
            most = Math.max(most, own.length)
            expect(count((card) => card?.type === 'lock-on')).toBeLessThanOrEqual(1)
            expect(count((card) => card?.type === 'protocol')).toBeLessThanOrEqual(1)
            for (const [place, limit] of Object.entries(PLACES))
              if (count((card) => card?.type === 'object' && card.placement === place) > limit)
                throw new Error(`too many on ${place}`)
          }
        return randomAnswer(question, random)
      })
    }
    expect(most).toBeGreaterThan(4)
  },
  LONG,
)
