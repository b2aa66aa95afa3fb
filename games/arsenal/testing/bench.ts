import { hexAt } from '@muster/space'
import { type GameEvent, invariant, makePile, type Seat } from '@muster/table'
import { Study } from '@muster/table/testing'
import { contentWith } from '../content/index.ts'
import { boardFor, labelOf } from '../rules/arena.ts'
import { type Config, config, type PublicConfig, publicConfig } from '../rules/config.ts'
import { statOf } from '../rules/effects/standing.ts'
import { arsenal } from '../rules/game.ts'
import { permanentOf, playerOf } from '../rules/lookup.ts'
import type { Lasting, Permanent, Phase, Player, State } from '../rules/state.ts'
import { BLANK, packOf, type TestCard, type TestMech } from './pack.ts'

type Axial = readonly [q: number, r: number]

export type PermanentSetup = {
  readonly card: string
  readonly id?: string
  /** Where an Autonomous Object stands. */
  readonly at?: Axial
  readonly owner?: Seat
  readonly damage?: number
  readonly marked?: boolean
  readonly locks?: readonly string[]
}

export type PlayerSetup = {
  readonly mech?: TestMech
  /** A Mech of the box instead of a test Mech. */
  readonly pilots?: string
  readonly at?: Axial
  readonly hand?: readonly string[]
  /** The top cards of the Reserve, top first, over blanks; `only` has no blanks under them. */
  readonly reserve?: readonly string[]
  readonly only?: readonly string[]
  /** The Scrapheap, top last. */
  readonly scrapheap?: readonly string[]
  /** Ready, marked, burned. */
  readonly energy?: readonly [number, number, number]
  readonly pools?: Partial<Player['pools']>
  readonly damage?: number
  readonly moves?: number
  readonly marked?: boolean
  readonly inPlay?: readonly (string | PermanentSetup)[]
}

export type BenchSetup = {
  readonly cards?: Readonly<Record<string, TestCard>>
  readonly players: readonly PlayerSetup[]
  readonly phase?: Phase
  readonly turn?: Seat
  readonly lasting?: readonly Lasting[]
  readonly options?: Partial<PublicConfig['options']>
  readonly config?: Partial<Config>
}

const RESERVE = 32

/** A table in the middle of a turn where every die and every answer is the test's. Seats A, B, C are 0, 1, 2. */
export class Bench extends Study<State> {
  constructor(setup: BenchSetup) {
    const pack = packOf(
      setup.cards ?? {},
      setup.players.map(({ mech = {} }) => mech),
    )
    const seats = setup.players.length
    const settings = publicConfig.parse({ ...setup.config, options: { ...setup.config?.options, ...setup.options } })
    const content = contentWith([pack])
    const state = Object.assign(stateOf(setup, settings), { content })
    for (const [seat, { pools }] of setup.players.entries()) fillPools(state, seat, pools)
    super(arsenal, { seats, packs: [pack], config: config.parse(settings), seed: 'test' }, withoutContent(state))
  }

  player(seat: Seat): Player {
    return playerOf(this.state, seat)
  }

  /** Ready/marked/burned. */
  energy(seat: Seat): string {
    const { ready, marked, burned } = this.player(seat).energy
    return `${ready}/${marked}/${burned}`
  }

  pools(seat: Seat): string {
    const { attack, evasion, armor } = this.player(seat).pools
    return `${attack}/${evasion}/${armor}`
  }

  damage(seat: Seat): number {
    return this.player(seat).damage
  }

  hand(seat: Seat): readonly string[] {
    return this.player(seat).hand.cards
  }

  scrapheap(seat: Seat): readonly string[] {
    return this.player(seat).scrapheap.cards
  }

  /** The cards a player has in play. */
  inPlay(seat: Seat): string[] {
    return this.state.inPlay.filter(({ controller }) => controller === seat).map(({ card }) => card)
  }

  card(id: string): Permanent {
    const found = permanentOf(this.state, id)
    invariant(found, `${id} is not in play`)
    return found
  }

  /** The id of the card in play a player has of this name. */
  idOf(seat: Seat, card: string): string {
    const found = this.state.inPlay.find((one) => one.controller === seat && one.card === card)
    invariant(found, `seat ${seat} has no ${card} in play`)
    return found.id
  }

  /** Where a Mech stands. */
  at(seat: Seat): Axial {
    return boardFor(this.state.config).hexes[this.player(seat).hex] as Axial
  }

  /** The label of the hex at axial coordinates. */
  hex(q: number, r: number): string {
    return labelOf(this.state, hexAt(boardFor(this.state.config), q, r))
  }

  /** The axial coordinates of the hexes on offer. */
  hexesOffered(): string[] {
    const board = boardFor(this.state.config)
    return this.offer().map((label) => String(board.hexes[board.labels.indexOf(label)]))
  }

  /** Whom is asked what. */
  get asked(): string {
    const [question] = this.match.questions
    return question ? `${question.seat} ${question.ask}` : 'nobody'
  }

  /** The events of some kinds, in order. */
  told(...kinds: string[]): GameEvent[] {
    return this.events.filter(({ event }) => kinds.includes(event))
  }

  /** The kinds of the events, in order, only those named. */
  kinds(...kinds: string[]): string[] {
    return this.told(...kinds).map(({ event }) => event)
  }

  /** Passes until somebody has something else to decide than to react. */
  passAll(): this {
    while (this.match.questions[0]?.pass === 'pass') this.answer('pass')
    return this
  }

  /** Declares something and lets everybody pass. */
  does(choice: string): this {
    return this.answer(choice).passAll()
  }

  /** Ends the turn with everybody passing and scrapping nothing. */
  endTurn(): this {
    this.does('end')
    while (this.match.questions[0]?.ask === 'scrap') this.answer('stop')
    return this
  }
}

/** The state is handed over without its content: the match attaches its own. */
function withoutContent(state: State): State {
  const bare: Record<string, unknown> = { ...state }
  delete bare.content
  return bare as unknown as State
}

function fillPools(state: State, seat: Seat, pools: Partial<Player['pools']> = {}): void {
  const full = {
    attack: statOf(state, seat, 'atk'),
    evasion: statOf(state, seat, 'eva'),
    armor: statOf(state, seat, 'arm'),
  }
  playerOf(state, seat).pools = { ...full, ...pools }
}

function stateOf(setup: BenchSetup, settings: PublicConfig): State {
  const board = boardFor(settings)
  const hexOf = ([q, r]: Axial) => {
    const hex = hexAt(board, q, r)
    invariant(hex >= 0, `there is no hex (${q},${r})`)
    return hex
  }
  const { teams } = settings
  const players = setup.players.map((player, seat): Player => {
    const make = `cards of seat ${seat}`
    const [ready, marked, burned] = player.energy ?? [8, 0, 0]
    const top = player.only ?? player.reserve ?? []
    const blanks = player.only ? 0 : RESERVE - top.length
    return {
      mech: player.pilots ?? `test-mech-${seat}`,
      team: teams === undefined ? seat : seat % teams,
      out: false,
      hex: hexOf(player.at ?? [seat, 0]),
      damage: player.damage ?? 0,
      marked: player.marked ?? false,
      energy: { ready, marked, burned },
      pools: { attack: 0, evasion: 0, armor: 0 },
      hand: makePile(make, [seat], player.hand ?? []),
      reserve: makePile(make, 'none', [...Array<string>(blanks).fill(BLANK), ...[...top].reverse()]),
      scrapheap: makePile(make, 'all', player.scrapheap ?? []),
      moves: player.moves ?? 0,
      attacks: 0,
    }
  })
  return {
    phase: setup.phase ?? 'action',
    config: settings,
    turn: setup.turn ?? 0,
    turns: 1,
    players,
    inPlay: setup.players.flatMap(({ inPlay = [] }, seat) => inPlay.map((one) => permanent(one, seat, hexOf))),
    lasting: [...(setup.lasting ?? [])],
    stack: [],
    due: [],
    triggered: [],
    queue: [],
    made: 100,
    lost: [],
  } as unknown as State
}

function permanent(one: string | PermanentSetup, seat: Seat, hexOf: (at: Axial) => number): Permanent {
  const given: PermanentSetup = typeof one === 'string' ? { card: one } : one
  return {
    id: given.id ?? given.card,
    card: given.card,
    owner: given.owner ?? seat,
    controller: seat,
    marked: given.marked ?? false,
    damage: given.damage ?? 0,
    hex: given.at ? hexOf(given.at) : -1,
    locks: [...(given.locks ?? [])],
  }
}

export const bench = (setup: BenchSetup): Bench => new Bench(setup)
