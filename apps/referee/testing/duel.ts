import {
  attachContent,
  d6,
  Fault,
  type Game,
  makePile,
  ok,
  type Pile,
  type PlaceOffer,
  type Point,
  pickNumber,
  pickOne,
  pickPath,
  pickPoint,
  pickSome,
  putInOrder,
  putOnTop,
  refuse,
  type Seat,
  shufflePile,
  type Table,
  takeTop,
  type Verdict,
  type Words,
} from '@muster/table'
import { z } from 'zod'

/** A game of no merit that asks every form of question, hides cards, rolls dice and refuses things: for tests. */
interface Duel {
  readonly content: Content
  readonly rounds: number
  round: number
  turn: Seat
  hp: number[]
  gear: string[][]
  order: string[][]
  at: Point[]
  deck: Pile
  hands: Pile[]
}
interface Content {
  readonly gear: readonly string[]
}
interface Config {
  readonly rounds: number
}
type Sitting = { readonly duel: Duel; readonly seat: Seat }

const config: z.ZodType<Config> = z.strictObject({
  rounds: z.int().min(1).max(20).default(4).describe('rounds to play'),
})
const point = z.strictObject({ x: z.int(), y: z.int() })
const pile = z.strictObject({
  pile: z.string(),
  sees: z.union([z.literal('all'), z.literal('none'), z.array(z.int())]),
  cards: z.array(z.string()),
  known: z.record(z.string(), z.array(z.int())).optional(),
})
const schema = z.strictObject({
  rounds: z.int(),
  round: z.int().nonnegative(),
  turn: z.int().min(0).max(1),
  hp: z.array(z.int().nonnegative()).length(2),
  gear: z.array(z.array(z.string())).length(2),
  order: z.array(z.array(z.string())).length(2),
  at: z.array(point).length(2),
  deck: pile,
  hands: z.array(pile).length(2),
})

const strike = { why: 'to strike', rule: 'DU-STRIKE-1' }
const tooEarly = refuse('DU-END-2', 'the duel has not begun')
const unhurt = refuse('DU-REST-1', 'an unhurt fighter does not rest')
const tooFar = refuse('DU-STEP-1', 'a step goes no further than 2 units')
const MOVES = ['strike', 'draw', 'rest', 'step', 'walk', 'gamble', 'wait'] as const
type Move = (typeof MOVES)[number]

const mayDo = (move: Move, { duel, seat }: Sitting): Verdict => (move === 'rest' && duel.hp[seat] === 6 ? unhurt : ok)
const near = (from: Point, to: Point): Verdict => (Math.abs(from.x - to.x) + Math.abs(from.y - to.y) <= 2 ? ok : tooFar)

const named = (ask: string, prompt: string): Words<string, unknown> => ({
  ask,
  prompt: () => prompt,
  key: (option) => option,
  text: (option) => `take ${option}`,
  refs: (option) => [option],
})
const place = { ask: 'place', prompt: () => 'Where to?', key: () => '', text: () => '' }
const places: Words<Point, unknown> = place
const ways: Words<readonly Point[], unknown> = place

const steps: PlaceOffer<Point, Point> = {
  candidates: ({ x, y }) => [
    { x: x + 1, y },
    { x, y: y - 2 },
  ],
  verdict: (to, from) => near(from, to),
}
const walks: PlaceOffer<readonly Point[], Point> = {
  candidates: ({ x, y }) => [[{ x, y: y + 1 }]],
  verdict: (path, from) => near(from, path.at(-1) ?? from),
}
const amount: Words<number, unknown> = { ask: 'stake', prompt: () => 'How much?', key: String, text: String }
const moves: Words<Move, Sitting> = {
  ask: 'move',
  rule: 'DU-MOVE-1',
  prompt: ({ seat }) => `Seat ${seat}, what do you do?`,
  key: (move) => move,
  text: (move) => `You ${move}`,
  candidates: () => MOVES,
  verdict: mayDo,
}

function setUp(table: Table, duel: Duel): void {
  shufflePile(table, duel.deck, 'before the first round')
  duel.gear = table.askAll(
    [0, 1].map((seat) => ({ seat, question: pickSome(named('gear', 'Your gear?'), duel.content.gear, 1, 2, duel) })),
  )
  for (const seat of [0, 1])
    duel.order[seat] = table.ask(seat, putInOrder(named('order', 'In which order?'), ['high', 'mid', 'low'], duel))
  duel.round = 1
}

const acts: Record<Move, (table: Table, duel: Duel, seat: Seat) => void> = {
  wait: () => {},
  rest: (_, duel, seat) => {
    duel.hp[seat] = Math.min(6, (duel.hp[seat] ?? 0) + 1)
  },
  strike: (table, duel, seat) => {
    const hits = table.roll(seat, 2, d6, strike, [0, 0, 0, 1, 1, 1]).filter((face) => face > 3).length
    const foe = 1 - seat
    duel.hp[foe] = Math.max(0, (duel.hp[foe] ?? 0) - hits)
    table.tell({ event: 'hurt', rule: 'DU-STRIKE-1', seat: foe, hits })
  },
  draw: (table, duel, seat) => {
    const card = takeTop(duel.deck)
    const hand = duel.hands[seat]
    if (card === undefined || !hand) return
    putOnTop(hand, card)
    table.tell({ event: 'draw', seat, card }, [seat], { event: 'draw', seat })
  },
  step: (table, duel, seat) => {
    const from = duel.at[seat] as Point
    duel.at[seat] = table.ask(seat, pickPoint(places, steps, from))
  },
  walk: (table, duel, seat) => {
    const from = duel.at[seat] as Point
    const path = table.ask(seat, pickPath(ways, walks, from))
    duel.at[seat] = path.at(-1) ?? from
  },
  gamble: (table, duel, seat) => {
    const stake = table.ask(seat, pickNumber(amount, 1, 3, duel))
    const [face] = table.roll(seat, 1, d6, strike, 'total')
    const loser = (face ?? 0) > 3 ? 1 - seat : seat
    duel.hp[loser] = Math.max(0, (duel.hp[loser] ?? 0) - stake)
  },
}

export const duel: Game<Duel, Config, Content> = {
  id: 'duel',
  title: 'Duel',
  version: '1',
  seats: { min: 2, max: 2 },
  config,
  schema,
  content(packs) {
    const parsed = z.array(z.strictObject({ gear: z.array(z.string()).max(4) })).safeParse(packs)
    if (!parsed.success) throw new Fault('bad-content', `packs: ${parsed.error.issues[0]?.message}`)
    return { gear: ['sword', 'shield', 'cloak', ...parsed.data.flatMap((pack) => pack.gear)] }
  },
  start: (content, { rounds }) => {
    const state: Omit<Duel, 'content'> = {
      rounds,
      round: 0,
      turn: 0,
      hp: [6, 6],
      gear: [[], []],
      order: [[], []],
      at: [
        { x: 0, y: 0 },
        { x: 3, y: 0 },
      ],
      deck: makePile('cards', 'none', ['ace', 'king', 'queen', 'knave']),
      hands: [makePile('cards', [0]), makePile('cards', [1])],
    }
    return attachContent(state, content) as Duel
  },
  step(table, state) {
    if (state.round === 0) return setUp(table, state)
    const seat = state.turn
    const context = { duel: state, seat }
    const options = MOVES.filter((move) => !mayDo(move, context))
    acts[table.ask(seat, pickOne(moves, options, context, 'wait'))](table, state, seat)
    state.turn = 1 - seat
    if (state.turn === 0) state.round++
  },
  mayAct: (state, _seat, act) => (act === 'agree-draw' && state.round === 0 ? tooEarly : ok),
  act(table, state, seat, act) {
    for (const one of act === 'resign' ? [seat] : [0, 1]) state.hp[one] = 0
    table.tell({ event: act, rule: 'DU-END-1', seat })
    return 'goes-on'
  },
  result(state) {
    const [a = 0, b = 0] = state.hp
    if (a > 0 && b > 0 && state.round <= state.rounds) return undefined
    return { winners: a > b ? [0] : b > a ? [1] : [], hp: [a, b] }
  },
  broken: (state) => (state.hp.some((hp) => hp > 6) ? ['nobody has more than 6 hit points'] : []),
  describe: (event) => `${event.event} by seat ${event.seat ?? 'nobody'}`,
  summary: (before, after) => ({ lost: before.hp.map((hp, seat) => hp - (after.hp[seat] ?? 0)) }),
}
