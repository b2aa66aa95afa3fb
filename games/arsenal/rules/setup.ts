import { attachContent, Fault, makePile, type Pile, pickOne, type Seat, shufflePile, type Words } from '@muster/table'
import { readDeck } from '../content/deck.ts'
import type { Content } from '../content/load.ts'
import { randomDeck } from '../content/random-deck.ts'
import type { DeckList } from '../content/validate.ts'
import { boardFor, hexOfAxial, layoutFor, startHexes } from './arena.ts'
import type { Config, PublicConfig } from './config.ts'
import { ENERGY_CARDS } from './energy.ts'
import { clockwise, playerOf, tableOptions } from './lookup.ts'
import { seatName } from './names.ts'
import { drawCard } from './reserve.ts'
import type { Player, State } from './state.ts'
import type { Table } from './table.ts'

const HAND = 8
const RANDOM = 'random'

/** AR-COMPONENTS-1 to AR-COMPONENTS-3, AR-SETUP-1, AR-SETUP-5: a table before the first decision. */
export function start(content: Content, { decks = [], ...config }: Config, seats: number): State {
  layoutFor(seats, config.teams)
  if (config.first !== undefined && config.first >= seats)
    throw new Fault(
      'bad-config',
      `config.first: there is no seat ${config.first}; seats are 0 to ${seats - 1}`,
      'AR-SETUP-3',
    )
  if (decks.length > seats) throw new Fault('bad-config', `config.decks: ${decks.length} decks for ${seats} seats`)
  const board = boardFor(config)
  const players = startHexes(config, seats).map((hex, seat) => newPlayer(config, seat, hexOfAxial(board, hex)))
  const state = {
    phase: 'decks',
    config,
    turn: config.first ?? 0,
    turns: 0,
    players,
    inPlay: [],
    lasting: [],
    stack: [],
    due: [],
    triggered: [],
    queue: [],
    made: 0,
    lost: [],
  }
  decks.forEach((choice, seat) => {
    if (choice === null) return
    if (choice === RANDOM) (state.queue as Seat[]).push(seat)
    else takeDeck(playerOf(state as unknown as State, seat), readDeck(content, choice, `config.decks[${seat}]`))
  })
  return attachContent(state, content) as unknown as State
}

/** AR-TEAM-2: seats alternate between the teams. */
function newPlayer({ teams, options }: PublicConfig, seat: Seat, hex: number): Player {
  const allies = teams !== undefined && options.allyHands === 'shared' ? alliesOf(seat, teams) : [seat]
  const make = `cards of seat ${seat}`
  return {
    mech: '',
    team: teams === undefined ? seat : seat % teams,
    out: false,
    hex,
    damage: 0,
    marked: false,
    energy: { ready: ENERGY_CARDS, marked: 0, burned: 0 },
    pools: { attack: 0, evasion: 0, armor: 0 },
    hand: makePile<string>(make, allies),
    reserve: makePile<string>(make, 'none'),
    scrapheap: makePile<string>(make, 'all'),
    moves: 0,
    attacks: 0,
  }
}

const alliesOf = (seat: Seat, teams: number): Seat[] =>
  [0, 1, 2, 3, 4, 5].filter((other) => other % teams === seat % teams)

function takeDeck(player: Player, { mech, cards }: DeckList): void {
  player.mech = mech
  player.reserve.cards = [...cards]
}

const deckWords: Words<string, State> = {
  ask: 'deck',
  doing: 'chooses a Mech and deck',
  rule: 'AR-DECK-13',
  prompt: () => 'Choose your Mech and its deck',
  key: (id) => id,
  text: (id, { content }) => {
    const deck = content.decks[id]
    return deck ? `${content.mechs[deck.mech]?.name}: ${deck.name} (${deck.style})` : 'A random deck'
  },
  label: (id, { content }) => content.decks[id]?.name ?? 'A random deck',
  detail: (id, { content }) => content.decks[id]?.style ?? '',
  refs: (id, { content }) => [content.decks[id]?.mech ?? []].flat(),
}

/** AR-DECK-13: whoever has no deck yet picks one, all at once. What the decks hold stays hidden. */
export function chooseDecks(table: Table, state: State): void {
  const open = [...state.players.keys()].filter((seat) => playerOf(state, seat).mech === '')
  const options = [...Object.keys(state.content.decks), RANDOM]
  const asked = open.filter((seat) => !state.queue.includes(seat))
  const answers = table.askAll(asked.map((seat) => ({ seat, question: pickOne(deckWords, options, state) })))
  for (const seat of open) {
    const answer = answers[asked.indexOf(seat)] ?? RANDOM
    takeDeck(
      playerOf(state, seat),
      answer === RANDOM ? randomDeck(table, state.content) : readDeck(state.content, answer, 'deck'),
    )
  }
  state.queue = []
  for (const [seat, { mech }] of state.players.entries()) table.tell({ event: 'mech', rule: 'AR-MECH-4', seat, mech })
  state.phase = 'shuffle'
}

/** AR-RESERVE-1, AR-SETUP-3: every Reserve is shuffled once, and the starting player drawn. */
export function shuffleUp(table: Table, state: State): void {
  for (const { reserve } of state.players) shufflePile(table, reserve, 'a Reserve')
  state.turn = state.config.first ?? table.chance(state.players.length, 'the starting player')
  table.tell({ event: 'first', rule: 'AR-SETUP-3', seat: state.turn })
  state.phase = tableOptions(state).mulligan === 'one' ? 'mulligan' : 'recharge'
}

const MULLIGAN_ANSWERS = ['keep', 'exchange'] as const

const mulliganWords: Words<(typeof MULLIGAN_ANSWERS)[number], State> = {
  ask: 'mulligan',
  doing: 'looks at the first hand',
  rule: 'AR-R-12',
  prompt: () => 'Keep this hand, or shuffle it back and draw another? You can do this once',
  key: (answer) => answer,
  text: (answer) => (answer === 'keep' ? 'Keep it' : 'Exchange it'),
  kind: (answer) => `${answer}-hand`,
}

/** AR-R-12: with the option, hands are drawn before the first turn and may be exchanged once. */
export function mulligan(table: Table, state: State): void {
  const order = clockwise(state, state.turn)
  for (const seat of order) for (let i = 0; i < HAND; i++) drawCard(table, state, seat)
  for (const seat of order) {
    if (table.ask(seat, pickOne(mulliganWords, MULLIGAN_ANSWERS, state, 'keep')) === 'keep') continue
    const { hand, reserve } = playerOf(state, seat)
    const cards: Pile['cards'] = hand.cards.splice(0)
    reserve.cards.push(...cards)
    shufflePile(table, reserve, `the Reserve of ${seatName(state, seat)}`)
    table.tell({ event: 'mulligan', rule: 'AR-R-12', seat })
    for (let i = 0; i < HAND; i++) drawCard(table, state, seat)
  }
  state.phase = 'recharge'
}
