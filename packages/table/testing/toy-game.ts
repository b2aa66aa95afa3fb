import { z } from 'zod'
import type { AfterAct, GameAct } from '../act.ts'
import { d6, type Matters } from '../dice.ts'
import { Fault } from '../fault.ts'
import type { Game, PlayedState, Result } from '../game.ts'
import { issueText } from '../issue-text.ts'
import { type PlaceOffer, pickPath, pickPoint } from '../offer.ts'
import { makePile, type Pile, pileSchema, putOnTop, putUnder, shufflePile, takeCard, takeTop } from '../pile.ts'
import { type Point, pickNumber, pickOne, pickSome, putInOrder, type Seat, type Words } from '../question.ts'
import { attachContent } from '../state.ts'
import type { Table } from '../table.ts'
import { ok, refuse, type Verdict } from '../verdict.ts'

/**
 * Smugglers, a game made for the tests of the table: it asks, rolls, shuffles, deals and keeps secrets in every way there
 * is. Each round the captains bid for the first turn; on its turn each draws or peeks, then sails, cruises, raids or
 * rests, then keeps what its hold can carry; a storm ends the round. Most coins and cargo after the last round wins.
 */
export interface Smugglers extends PlayedState<Cargo> {
  rounds: number
  round: number
  /** Who still has a turn this round, next first; nobody before the bidding. */
  turns: Seat[]
  ships: Ship[]
  deck: Pile
  holds: Pile[]
  sunk: Pile
  /** Captains who gave up. */
  gone?: Seat[]
}

interface Ship {
  coins: number
  at: Point
}

/** Kinds of cargo and what one is worth. */
export type Cargo = Readonly<Record<string, number>>

const COPIES = 3
const HOLD = 3
const SEA = 5

/** One constant a kind of roll; `hits` counts in classes, `loot` in total, `storm` by face. */
const HITS: Matters = [0, 0, 0, 1, 1, 2]
const hits = { why: 'to raid', rule: 'TOY-RAID-1' }
const again = { why: 'to raid again', rule: 'TOY-RAID-2' }
const loot = { why: 'for loot', rule: 'TOY-RAID-3', set: 'bone' }
const storm = { why: 'for the storm', rule: 'TOY-STORM-1' }

const NO_ROOM = refuse('TOY-DRAW-1', 'the hold is full')
const NO_DECK = refuse('TOY-DRAW-2', 'nothing is left to draw')
const OFF_SEA = refuse('TOY-SAIL-1', 'that is not on the sea')
const TOO_FAR = refuse('TOY-SAIL-2', 'that is further than two')
const NO_LEG = refuse('TOY-CRUISE-1', 'a cruise is one to three legs of one')
const NO_COINS = refuse('TOY-RAID-4', 'that ship carries no coins')
const SUNK = refuse('TOY-END-1', 'the captain has left the sea')
const SAME_SHIP = refuse('TOY-RAID-5', 'a captain cannot raid its own ship')

interface Turn {
  readonly state: Smugglers
  readonly seat: Seat
}

const bidWords: Words<number, Turn> = {
  ask: 'bid',
  rule: 'TOY-BID-1',
  prompt: () => 'What do you pay for the first turn?',
  key: String,
  text: (coins) => `${coins} coins`,
}

const supplyWords: Words<string, Turn> = {
  ask: 'supply',
  prompt: () => 'Draw a card or peek at it?',
  key: (option) => option,
  text: (option) => `${option} the top card`,
  candidates: () => ['draw', 'peek', 'neither'],
  verdict: supplyVerdict,
}

const actWords: Words<Act, Turn> = {
  ask: 'act',
  rule: 'TOY-TURN-1',
  prompt: ({ seat }) => `What does ship ${seat} do?`,
  key: (act) => (act.raid === undefined ? act.do : `raid ${act.raid}`),
  text: (act) => (act.raid === undefined ? act.do : `raid ship ${act.raid}`),
  refs: (act) => (act.raid === undefined ? [] : [`ship ${act.raid}`]),
  candidates: acts,
  verdict: actVerdict,
}

const againWords: Words<string, Turn> = {
  ask: 'again',
  prompt: () => 'Roll one die again?',
  key: (option) => option,
  text: (option) => option,
}

const sailWords: Words<Point, Turn> = {
  ask: 'sail',
  prompt: () => 'Where to?',
  key: (point) => `${point.x},${point.y}`,
  text: (point) => `to ${point.x},${point.y}`,
}

const cruiseWords: Words<readonly Point[], Turn> = {
  ask: 'cruise',
  prompt: () => 'Along which way?',
  key: (path) => path.map(({ x, y }) => `${x},${y}`).join(' '),
  text: (path) => `${path.length} legs`,
}

/** A card in hand by its place: two of a kind are two options. */
const keepWords: Words<number, Turn> = {
  ask: 'keep',
  rule: 'TOY-HOLD-1',
  prompt: () => 'Which cargo stays aboard?',
  key: (index) => `card ${index}`,
  text: (index, { state, seat }) => `keep ${state.holds[seat]?.cards[index]}`,
}

const underWords: Words<number, Turn> = { ...keepWords, ask: 'under', prompt: () => 'In which order do they go under?' }

interface Act {
  readonly do: 'sail' | 'cruise' | 'raid' | 'rest'
  readonly raid?: Seat
}

const rest: Act = { do: 'rest' }

function acts({ state }: Turn): readonly Act[] {
  return [{ do: 'sail' }, { do: 'cruise' }, ...state.ships.map((_, raid): Act => ({ do: 'raid', raid })), rest]
}

function actVerdict({ raid }: Act, { state, seat }: Turn): Verdict {
  if (raid === undefined) return ok
  if (raid === seat) return SAME_SHIP
  if (hasLeft(state, raid)) return SUNK
  return shipOf(state, raid).coins > 0 ? ok : NO_COINS
}

function supplyVerdict(option: string, { state, seat }: Turn): Verdict {
  if (option === 'neither') return ok
  if (state.deck.cards.length === 0) return NO_DECK
  return option === 'draw' && holdOf(state, seat).cards.length > HOLD ? NO_ROOM : ok
}

const onSea = ({ x, y }: Point) => x >= 0 && y >= 0 && x < SEA && y < SEA
const legs = (a: Point, b: Point) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))
const hasLeft = (state: Smugglers, seat: Seat) => state.gone?.includes(seat) ?? false
const shipOf = (state: Smugglers, seat: Seat) => state.ships[seat] as Ship
const holdOf = (state: Smugglers, seat: Seat) => state.holds[seat] as Pile

function step(table: Table, state: Smugglers): void {
  const seat = state.turns[0]
  if (state.round === 0) deal(table, state)
  else if (seat === undefined) bid(table, state)
  else sailOut(table, state, seat)
}

function sailOut(table: Table, state: Smugglers, seat: Seat): void {
  supply(table, { state, seat })
  act(table, { state, seat })
  keep(table, { state, seat })
  if (state.turns[0] === seat) state.turns.shift()
  if (state.turns.length === 0) blow(table, state)
}

function deal(table: Table, state: Smugglers): void {
  shufflePile(table, state.deck, 'the cargo')
  state.holds.forEach((hold, seat) => {
    for (let i = 0; i < HOLD; i++) putOnTop(hold, takeTop(state.deck) as string)
    table.tell({ event: 'dealt', rule: 'TOY-DEAL-1', seat, cards: hold.cards }, [seat], { event: 'dealt', seat })
  })
  state.round = 1
}

function bid(table: Table, state: Smugglers): void {
  const seats = [...state.ships.keys()].filter((seat) => !hasLeft(state, seat))
  const bids = table.askAll(
    seats.map((seat) => ({ seat, question: pickNumber(bidWords, 0, shipOf(state, seat).coins, { state, seat }) })),
  )
  const staying = seats.filter((seat) => !hasLeft(state, seat))
  const bidOf = (seat: Seat) => bids[seats.indexOf(seat)] as number
  const best = Math.max(...staying.map(bidOf))
  const tied = staying.filter((seat) => bidOf(seat) === best)
  const first = tied.length > 1 ? (tied[table.chance(tied.length, 'the tie')] as Seat) : (tied[0] as Seat)
  shipOf(state, first).coins -= best
  table.tell({ event: 'bids', rule: 'TOY-BID-1', bids, first })
  const from = staying.indexOf(first)
  state.turns = [...staying.slice(from), ...staying.slice(0, from)]
}

function supply(table: Table, turn: Turn): void {
  const { state, seat } = turn
  const options = ['draw', 'peek', 'neither'].filter((option) => supplyVerdict(option, turn) === ok)
  const option = table.ask(seat, pickOne(supplyWords, options, turn))
  if (option === 'neither') return
  const card = takeTop(state.deck) as string
  if (option === 'peek') putOnTop(state.deck, card, [seat])
  else putOnTop(holdOf(state, seat), card)
  table.tell({ event: option, seat, card }, [seat], { event: option, seat })
}

function act(table: Table, turn: Turn): void {
  const { state, seat } = turn
  const options = acts(turn).filter((option) => actVerdict(option, turn) === ok)
  const { do: chosen, raid: target } = table.ask(seat, pickOne(actWords, options, turn, options.at(-1)))
  if (chosen === 'raid' && target !== undefined) raid(table, turn, target)
  if (chosen === 'sail') shipOf(state, seat).at = table.ask(seat, pickPoint(sailWords, places, turn))
  if (chosen === 'cruise') shipOf(state, seat).at = table.ask(seat, pickPath(cruiseWords, ways, turn)).at(-1) as Point
  table.tell({ event: 'acts', rule: 'TOY-TURN-1', seat, did: chosen, at: shipOf(state, seat).at })
}

const fromOf = ({ state, seat }: Turn) => shipOf(state, seat).at

const places: PlaceOffer<Point, Turn> = {
  verdict: (to, turn) => (!onSea(to) ? OFF_SEA : legs(fromOf(turn), to) > 2 ? TOO_FAR : ok),
  candidates: (turn) => {
    const { x, y } = fromOf(turn)
    const near = [fromOf(turn), { x: x + 1, y }, { x, y: y - 2 }, { x: x - 2, y: y + 1 }]
    return near.filter((to) => places.verdict(to, turn) === ok)
  },
  /** Any place within two, not only those suggested. */
  sample: (turn, random) => {
    const { x, y } = fromOf(turn)
    const near = (at: number) => Math.max(0, at - 2) + random.below(Math.min(SEA - 1, at + 2) - Math.max(0, at - 2) + 1)
    return { x: near(x), y: near(y) }
  },
}

const ways: PlaceOffer<readonly Point[], Turn> = {
  verdict: (path, turn) => {
    if (!path.every(onSea)) return OFF_SEA
    const isWay = path.every((to, index) => legs(path[index - 1] ?? fromOf(turn), to) === 1)
    return isWay && path.length > 0 && path.length <= 3 ? ok : NO_LEG
  },
  candidates: (turn) => {
    const { x, y } = fromOf(turn)
    const east = [1, 2].map((step) => ({ x: x + step, y }))
    return [east, [{ x: x - 1, y }]].filter((path) => ways.verdict(path, turn) === ok)
  },
}

/** Two dice: each 4 or 5 hits once, a 6 twice. One may be rolled again. A hit or more takes a loot die's worth of coins. */
function raid(table: Table, turn: Turn, target: Seat): void {
  const { state, seat } = turn
  const score = (face: number) => (HITS as readonly number[])[face - 1] as number
  const faces = table.roll(seat, 2, d6, hits, HITS)
  faces.sort((a, b) => a - b)
  if (table.ask(seat, pickOne(againWords, ['yes', 'no'], turn, 'no')) === 'yes')
    faces[0] = table.roll(seat, 1, d6, again, HITS)[0] as number
  const scored = faces.reduce((sum, face) => sum + score(face), 0)
  if (scored === 0) return
  const total = table.roll(seat, scored, d6, loot, 'total').reduce((sum, face) => sum + face, 0)
  const taken = Math.min(shipOf(state, target).coins, Math.floor(total / 3))
  shipOf(state, target).coins -= taken
  shipOf(state, seat).coins += taken
}

function keep(table: Table, turn: Turn): void {
  const { state, seat } = turn
  const hold = holdOf(state, seat)
  if (hold.cards.length <= HOLD) return
  const places = [...hold.cards.keys()]
  const kept = table.ask(seat, pickSome(keepWords, places, 1, HOLD, turn))
  const gone = table.ask(
    seat,
    putInOrder(
      underWords,
      places.filter((place) => !kept.includes(place)),
      turn,
    ),
  )
  const cards = gone.map((place) => hold.cards[place] as string)
  for (const card of cards) {
    putUnder(state.deck, takeCard(hold, card), [seat])
    table.tell({ event: 'under', seat, card }, [seat], { event: 'under', seat })
  }
}

/** On a 6 one ship by chance loses its top cargo; on a 1 the sunk cargo is fished out and shuffled in. */
function blow(table: Table, state: Smugglers): void {
  const [face] = table.roll(0, 1, d6, storm)
  if (face === 6) {
    const seat = table.chance(state.ships.length, 'whom the storm hits')
    const card = takeTop(holdOf(state, seat))
    if (card !== undefined) putOnTop(state.sunk, card)
    table.tell({ event: 'storm', rule: 'TOY-STORM-1', seat, card: card ?? 'nothing' })
  }
  if (face === 1 && state.sunk.cards.length > 0) {
    state.deck.cards.push(...state.sunk.cards.splice(0))
    shufflePile(table, state.deck, 'the sunk cargo')
  }
  state.round++
}

/** A captain who gives up loses coins and turn; the cargo stays on the sea floor. */
function give(table: Table, state: Smugglers, seat: Seat, act: GameAct): AfterAct {
  if (act === 'agree-draw') {
    state.round = state.rounds + 1
    for (const ship of state.ships) ship.coins = 0
    for (const hold of state.holds) state.sunk.cards.push(...hold.cards.splice(0))
    table.tell({ event: 'drawn', rule: 'TOY-END-2' })
    return 'goes-on'
  }
  state.gone = [...(state.gone ?? []), seat]
  shipOf(state, seat).coins = 0
  state.sunk.cards.push(...holdOf(state, seat).cards.splice(0))
  state.turns = state.turns.filter((other) => other !== seat)
  table.tell({ event: 'gone', rule: 'TOY-END-1', seat })
  return 'goes-on'
}

function result(state: Smugglers): Result | undefined {
  const staying = [...state.ships.keys()].filter((seat) => !hasLeft(state, seat))
  if (staying.length === 1) return { winners: staying, scores: [] }
  if (state.round <= state.rounds) return undefined
  const scores = state.ships.map(
    ({ coins }, seat) => coins + holdOf(state, seat).cards.reduce((sum, card) => sum + (state.content[card] ?? 0), 0),
  )
  const best = Math.max(...scores)
  return { winners: [...scores.keys()].filter((seat) => scores[seat] === best), scores }
}

const pile = pileSchema(3)

const cargoPack = z.strictObject({ cargo: z.record(z.string(), z.int()) })

export const smugglers: Game<Smugglers, { rounds: number }, Cargo> = {
  id: 'smugglers',
  title: 'Smugglers',
  version: '1',
  seats: { min: 2, max: 3 },
  config: z.strictObject({ rounds: z.int().positive().default(3) }),
  content(packs) {
    const cargo = { rum: 1, silk: 2, spice: 3, pearls: 4 }
    for (const [index, pack] of packs.entries()) {
      const parsed = cargoPack.safeParse(pack)
      if (!parsed.success) throw new Fault('bad-content', issueText(parsed.error, `packs[${index}]`))
      Object.assign(cargo, parsed.data.cargo)
    }
    return cargo
  },
  start(content, { rounds }, seats) {
    const cards = Object.keys(content).flatMap((card) => Array<string>(COPIES).fill(card))
    const state: Omit<Smugglers, 'content'> = {
      rounds,
      round: 0,
      turns: [],
      ships: Array.from({ length: seats }, (_, seat) => ({ coins: 5, at: { x: 2 * seat, y: 2 } })),
      deck: makePile('cargo', 'none', cards),
      holds: Array.from({ length: seats }, (_, seat) => makePile<string>('cargo', [seat])),
      sunk: makePile<string>('cargo', 'all'),
    }
    return attachContent(state, content)
  },
  step,
  mayAct: (state, seat) => (hasLeft(state, seat) ? SUNK : ok),
  act: give,
  result,
  schema: z.strictObject({
    rounds: z.int().positive(),
    round: z.int().nonnegative(),
    turns: z.array(z.int().nonnegative()),
    ships: z.array(z.strictObject({ coins: z.int(), at: z.strictObject({ x: z.int(), y: z.int() }) })),
    deck: pile,
    holds: z.array(pile),
    sunk: pile,
    gone: z.array(z.int()).optional(),
  }),
  broken({ ships, deck, holds, sunk, content }) {
    const broken: string[] = []
    const cards = [deck, ...holds, sunk].flatMap((cargo) => cargo.cards).sort()
    const expected = Object.keys(content).flatMap((card) => Array<string>(COPIES).fill(card))
    if (cards.join() !== expected.sort().join()) broken.push('cargo was lost or made')
    ships.forEach(({ coins, at }, seat) => {
      if (coins < 0) broken.push(`ship ${seat} has ${coins} coins`)
      if (!onSea(at)) broken.push(`ship ${seat} is not on the sea`)
    })
    return broken
  },
  describe: (event) => `${event.event}: ${JSON.stringify(event)}`,
  summary: (before, after) => ({
    coins: after.ships.map(({ coins }, seat) => coins - shipOf(before, seat).coins),
    aboard: after.holds.map((hold) => hold.cards),
  }),
}
