// The reduced skirmish of the peer, as a game of ours: the same board, fighters, choices and dice, decided in the same order.
import { engineOf, type GameEngine } from '@muster/session'
import {
  attachContent,
  bearing,
  d6,
  type Game,
  type Offer,
  ok,
  type PlayedState,
  pickOneOf,
  type Table,
  type Words,
} from '@muster/table'
import { z } from 'zod'
import {
  board,
  choices,
  type Choice as Option,
  skirmish as peers,
  profileOf,
  type Skirmish,
  toHit,
  turnsOfABattle,
} from '../peers/boardgame-io/skirmish.ts'

const TURNS_OF_A_ROUND = 8
const MOVES_OF_A_TURN = 3
const TO_HIT = { why: 'to hit', rule: 'SK-1' }

interface State extends Skirmish, PlayedState<object> {
  /** Counted from 1, as the peer counts. */
  turn: number
  /** Moves made in this turn. */
  made: number
}

type Begun = Omit<State, 'content'>

const schema = z.strictObject({
  fighters: z.array(z.strictObject({ side: z.literal([0, 1]), hex: z.int(), wounds: z.int(), activated: z.boolean() })),
  active: z.int().nullable(),
  lastDice: z.array(z.int()),
  turn: z.int(),
  made: z.int(),
})

const seatOf = ({ turn }: Begun): number => (turn - 1) % 2
const keyOf = ({ move, args }: Option): string => (args.length === 0 ? move : `${move} ${args[0]}`)
const standing = ({ fighters }: Begun): number[] =>
  [0, 1].map((side) => fighters.filter((one) => one.side === side && one.wounds > 0).length)

const words: Words<Option, State> = {
  ask: 'choose',
  prompt: () => 'Choose',
  key: keyOf,
  text: keyOf,
}

const offer: Offer<Option, State> = {
  options: (state) => choices(state, { currentPlayer: String(seatOf(state)) } as never),
}

const choiceOf = (state: State) => pickOneOf(words, offer, state)

/** One decision. */
function step(table: Table, state: State): void {
  const seat = seatOf(state)
  const { move, args } = table.ask(seat, choiceOf(state))
  const [at = 0] = args
  const active = state.fighters[state.active ?? -1]
  state.made++
  if (move === 'activate') {
    state.active = at
    const chosen = state.fighters[at]
    if (chosen) chosen.activated = true
  }
  if (move === 'move' && active) active.hex = at
  if (move === 'attack') attack(table, state, at)
  table.tell({ event: move, seat, args })
  if (move === 'pass' || state.made >= MOVES_OF_A_TURN) endTurn(state)
}

function attack(table: Table, state: State, target: number): void {
  const { attacks, strength, hit, crit } = profileOf(state.active ?? 0)
  const need = toHit(strength, profileOf(target).toughness)
  const dice = table.roll(seatOf(state), attacks, d6, TO_HIT, 'faces')
  const enemy = state.fighters[target]
  const damage = dice.reduce((sum, score) => sum + (score === 6 ? crit : score >= need ? hit : 0), 0)
  if (enemy) enemy.wounds = Math.max(0, enemy.wounds - damage)
  state.lastDice = [...dice]
}

function endTurn(state: State): void {
  state.turn++
  state.made = 0
  state.active = null
  if ((state.turn - 1) % TURNS_OF_A_ROUND === 0) for (const fighter of state.fighters) fighter.activated = false
}

const game: Game<State, object, object> = {
  id: 'reduced-skirmish',
  title: 'Reduced skirmish',
  version: '1',
  seats: { min: 2, max: 2 },
  config: z.strictObject({}),
  content: () => ({ hexes: board.size }),
  start: (content) =>
    attachContent({ ...structuredClone(peers.setup?.({} as never)), turn: 1, made: 0 } as Begun, content),
  step,
  mayAct: () => ok,
  act: () => 'step-over',
  result: (state) =>
    state.turn > turnsOfABattle || standing(state).includes(0) ? { winners: [], standing: standing(state) } : undefined,
  schema,
  broken: () => [],
  describe: ({ event }) => event,
  summary: () => ({}),
  copy: (state) => {
    const copy = bearing(state.content) as State
    copy.fighters = state.fighters.map((fighter) => ({ ...fighter }))
    copy.active = state.active
    copy.lastDice = [...state.lastDice]
    copy.turn = state.turn
    copy.made = state.made
    return copy
  },
  foresee: (state) => ({ seat: seatOf(state), question: choiceOf(state) }),
}

const engine = engineOf(
  {
    game,
    mind: () => Promise.reject(new Error('the skirmish has no bots')),
    box: () => ({ sides: [], scenarios: [], twists: [] }),
    scene: () => ({}) as never,
    scores: () => [],
    luck: () => [],
    reveals: [],
  },
  { together: false },
)

/** What a measured server plays beside the games of the shelf. */
export const engines: ReadonlyMap<string, GameEngine> = new Map([[engine.game, engine]])
