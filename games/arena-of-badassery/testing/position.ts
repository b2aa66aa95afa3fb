import { parseRow } from '@muster/reaction'
import type { Hex } from '@muster/space'
import {
  attachContent,
  clone,
  type GameEvent,
  invariant,
  makePile,
  type Script,
  ScriptTable,
  type Seat,
} from '@muster/table'
import { Study } from '@muster/table/testing'
import type { Order } from '../content/grammar/order.ts'
import { baseContent, contentWith } from '../content/index.ts'
import { config as configSchema, type TableOptions } from '../rules/config.ts'
import { arena } from '../rules/game.ts'
import { gearAsEquipped } from '../rules/gear.ts'
import { labelOf, STATION } from '../rules/lookup.ts'
import type { Enemy, GearDeck, Held, Hunter, State, Status, Tree } from '../rules/state.ts'
import { CLEAR } from '../rules/status.ts'
import { type Cards, HUNTERS, packOf } from './pack.ts'

type Id = (typeof HUNTERS)[number]

/** Where somebody is: a letter of the map, or 'out' of the Vault. Left out, a hunter waits on a bench far from everything. */
interface Placed {
  readonly at?: string
}

export interface HunterSetup extends Placed {
  /** "G+ y- R+"; left out, as printed and Ready. */
  readonly tokens?: string
  readonly gear?: readonly (string | Held)[]
  readonly inventory?: readonly (string | Held)[]
  readonly loot?: readonly string[]
  readonly trees?: readonly Tree[]
  readonly status?: Partial<Status>
  readonly fan?: string
  readonly activated?: boolean
}

export interface EnemySetup extends Placed {
  readonly wounds?: number
  readonly shields?: Enemy['shields']
  readonly status?: Partial<Status>
}

/** What a test wants different from a plain position. */
export interface PositionSetup {
  /** Rows as content draws them; letters other than those of the grammar name zones. A single row is a corridor. */
  readonly map: readonly string[]
  readonly hunters?: { readonly [Name in Id]?: HunterSetup | string }
  /** By id, `thug-2` being the second thug; a letter alone says where. */
  readonly enemies?: Readonly<Record<string, EnemySetup | string>>
  readonly cards?: Cards
  readonly scenario?: Readonly<Record<string, unknown>>
  /** The orders of the cards in the queue, first to come first, or a card of the box; and in the deck, top card first. */
  readonly queue?: readonly (readonly Order[] | string)[]
  readonly deck?: readonly (readonly Order[])[]
  readonly events?: readonly string[]
  readonly bag?: readonly string[]
  /** The vending decks, top card first. */
  readonly decks?: { readonly [Deck in GearDeck]?: readonly string[] }
  readonly ground?: readonly { readonly at: string; readonly token: string }[]
  /** Elements by kind: where they stand. */
  readonly elements?: readonly { readonly kind: string; readonly at: string }[]
  /** A campaign under way: its Announcements between games, and how the last game went. */
  readonly campaign?: {
    readonly deck?: readonly string[]
    readonly stock?: readonly string[]
    readonly mods?: number
    readonly won?: boolean
    /** The Bounty deck, top card first; and the hunt that is on, in the Vault of the test. */
    readonly bounties?: readonly string[]
    readonly hunt?: { readonly card: string; readonly by?: 'token' | 'note' }
  }
  readonly active?: Id | undefined
  readonly stage?: State['stage']
  readonly spotlight?: Id | 'nobody'
  readonly red?: boolean
  readonly luck?: number
  readonly round?: number
  readonly seats?: number
  readonly controllers?: readonly Seat[]
  readonly options?: Partial<TableOptions>
  /** AB-TYPES-3: who stands in for whom. */
  readonly swaps?: Readonly<Record<string, string>>
}

const GRAMMAR = /[ .HUu123]/
/** A Clean Up Roll of which nothing comes. */
const QUIET = 2
/** Two zones, so that whoever waits there has something to do and room; where all start if the map does not say where. */
const BENCH = ['@', '%'] as const
/** Rows without zones between the map and the bench: too far for every band but Long, and out of sight. */
const GAP = 8

/** The map as content draws it, with the bench, and what the test's letters mean. */
function readLetters(map: readonly string[]): { rows: string[]; letters: string[] } {
  const first = map.findIndex((row) => row.trim() !== '')
  const shift = ((map[first] as string).search(/\S/) + first + map.length + GAP) % 2
  const drawn = [...map, ...Array.from({ length: GAP }, () => ' '), `${' '.repeat(shift)}${BENCH.join(' ')}`]
  const letters = drawn.flatMap((row) => [...row].filter((letter) => letter !== ' '))
  const plain = letters.filter((letter) => letter === 'H').length < BENCH.length ? 'H' : '.'
  const zoneFor = (letter: string) => (BENCH.some((one) => one === letter) ? plain : '.')
  const rows = drawn.map((row) => [...row].map((letter) => (GRAMMAR.test(letter) ? letter : zoneFor(letter))).join(''))
  return { rows, letters }
}

const orderCards = (lists: readonly (readonly Order[] | string)[], name: string) =>
  Object.fromEntries(
    lists.flatMap((orders, at) => (typeof orders === 'string' ? [] : [[`${name}-${at + 1}`, { tier: 1, orders }]])),
  )

const cardNameOf = (id: string): string => id.slice(0, id.lastIndexOf('-'))

/** The cards of enemies that a test gives shields print them, where it says nothing else of them. */
function withShields({ cards, enemies = {} }: PositionSetup): NonNullable<Cards['enemies']> {
  const printed: Record<string, Record<string, unknown>> = { ...cards?.enemies }
  for (const [id, setup] of Object.entries(enemies))
    if (typeof setup !== 'string' && setup.shields && setup.shields.length > 0) {
      const card = cardNameOf(id)
      if (card in baseContent.enemies) continue
      printed[card] = { shields: setup.shields, ...printed[card] }
    }
  return printed
}

/** Content and state of a setup, from its own words. */
function built(setup: PositionSetup) {
  const { queue = [['melee'], ['melee'], ['melee']], deck = [['melee'], ['melee']] } = setup
  const { rows, letters } = readLetters(setup.map)
  const announcements = { ...orderCards(queue, 'queue'), ...orderCards(deck, 'deck'), ...setup.cards?.announcements }
  const cards = { ...setup.cards, enemies: withShields(setup), announcements }
  const pack = packOf(cards, { map: { rows }, ...setup.scenario })
  const { seats = 1, controllers = HUNTERS.map((_, at) => at % seats), options = {}, swaps = {} } = setup
  const config = configSchema.parse({ scenario: 'test', hunters: [...HUNTERS], controllers, options, swaps })
  const content = contentWith([pack])
  const zoneOf = (letter: string | undefined): Hex => {
    if (letter === undefined || letter === 'out') return -1
    const zone = letters.indexOf(letter)
    invariant(zone >= 0, `the map has no zone ${letter}`)
    return zone
  }
  const state = attachContent(arena.start(content, config, seats), content) as State
  fill(state, setup, zoneOf)
  return { pack, config, state, zoneOf, seats }
}

const asSetup = <Setup extends Placed>(setup: Setup | string | undefined): Setup =>
  (typeof setup === 'string' ? { at: setup } : (setup ?? {})) as Setup

function fill(state: State, setup: PositionSetup, zoneOf: (letter: string | undefined) => Hex): void {
  const { stage = 'act', active = 'ann', spotlight = 'ann' } = setup
  state.round = setup.round ?? 2
  state.stage = stage
  state.luck = setup.luck ?? 0
  state.red = setup.red ?? false
  state.hunters.forEach((hunter, at) => {
    fillHunter(state, hunter, asSetup(setup.hunters?.[HUNTERS[at] as Id]), zoneOf)
  })
  state.enemies = Object.entries(setup.enemies ?? {}).map(([id, given]) => enemyOf(state, id, asSetup(given), zoneOf))
  const { stations } = state.content.maps.test as NonNullable<(typeof state.content.maps)[string]>
  state.elements = [
    ...stations.map(({ zone, active: on }) => ({ kind: STATION, zone, on })),
    ...(setup.elements ?? []).map(({ kind, at }) => ({ kind, zone: zoneOf(at), on: true })),
  ]
  state.ground = (setup.ground ?? []).map(({ at, token }) => ({ zone: zoneOf(at), token }))
  state.spotlight = spotlight === 'nobody' ? -1 : HUNTERS.indexOf(spotlight)
  const ids = (name: 'queue' | 'deck', count: number) => Array.from({ length: count }, (_, at) => `${name}-${at + 1}`)
  state.queue.cards = ids('queue', setup.queue?.length ?? 3).map((id, at) => {
    const given = setup.queue?.[at]
    return typeof given === 'string' ? given : id
  })
  state.deck.cards = ids('deck', setup.deck?.length ?? 2).reverse()
  state.events = makePile('event', 'none', [...(setup.events ?? [])].reverse())
  state.bag = makePile('loot', 'none', [...(setup.bag ?? [])].reverse())
  for (const deck of ['guns', 'meds', 'ammo', 'legendary'] as const)
    state[deck].cards = [...(setup.decks?.[deck] ?? [])].reverse()
  if (setup.campaign) {
    const { deck = [], stock = [], mods = 0, won, bounties = [], hunt } = setup.campaign
    const piles = { deck: makePile('announcement', 'none', deck), stock: makePile('announcement', 'none', stock) }
    const deckOfBounties = makePile('bounty', 'none', [...bounties].reverse())
    state.campaign = {
      card: 'torgue-tournament',
      ...piles,
      mods,
      bounties: deckOfBounties,
      hunts: [],
      ...(won === undefined ? {} : { won }),
    }
    if (hunt) state.campaign.hunt = { by: 'token', map: 'test', ...hunt }
  }
  if (stage === 'act') state.active = { hunter: HUNTERS.indexOf(active) }
}

function fillHunter(
  state: State,
  hunter: Hunter,
  setup: HunterSetup,
  zoneOf: (letter: string | undefined) => Hex,
): void {
  const card = state.content.hunters[hunter.id]
  const asHeld = (one: string | Held): Held => (typeof one === 'string' ? gearAsEquipped(state, one) : one)
  const printed = { green: 'G+', yellow: 'Y+', red: 'R+' } as const
  hunter.zone = zoneOf(setup.at ?? (hunter.id === 'dee' ? BENCH[1] : BENCH[0]))
  hunter.tokens = setup.tokens ? parseRow(setup.tokens) : (card?.tokens ?? []).map((colour) => printed[colour])
  hunter.gear = (setup.gear ?? [`${hunter.id}-gun`]).map(asHeld)
  hunter.inventory = (setup.inventory ?? []).map(asHeld)
  hunter.loot = [...(setup.loot ?? [])]
  hunter.trees = [...(setup.trees ?? [])]
  hunter.status = { ...CLEAR, ...setup.status }
  hunter.fan = setup.fan ?? ''
  hunter.activated = setup.activated ?? true
}

function enemyOf(
  state: State,
  id: string,
  { at, wounds = 0, shields, status }: EnemySetup,
  zoneOf: (letter: string | undefined) => Hex,
): Enemy {
  const card = cardNameOf(id)
  const printed = state.content.enemies[card]?.shields ?? []
  return { id, card, zone: zoneOf(at), wounds, shields: [...(shields ?? printed)], status: { ...CLEAR, ...status } }
}

/** A game in the middle of a round, where every die and every answer is the test's. */
export class Position extends Study<State> {
  readonly #zoneOf: (letter: string | undefined) => Hex

  constructor(setup: PositionSetup) {
    const { pack, config, state, zoneOf, seats } = built(setup)
    const problems = arena.broken(clone(state))
    invariant(problems.length === 0, `the position breaks a law: ${problems.join('; ')}`)
    super(arena, { seats, packs: [pack], config, seed: 'test' }, state)
    this.#zoneOf = zoneOf
  }

  hunter(id: Id): Hunter {
    return this.state.hunters[HUNTERS.indexOf(id)] as Hunter
  }

  tokens(id: Id): string {
    return this.hunter(id).tokens.join(' ')
  }

  enemy(id: string): Enemy | undefined {
    return this.state.enemies.find((enemy) => enemy.id === id)
  }

  /** The label of a zone by its letter of the map. */
  at(letter: string): string {
    return labelOf(this.state, this.#zoneOf(letter))
  }

  /** Where somebody stands, by label; 'out' of the Vault. */
  where(id: string): string {
    const zone = [...this.state.hunters, ...this.state.enemies].find((model) => model.id === id)?.zone ?? -1
    return zone < 0 ? 'out' : labelOf(this.state, zone)
  }

  /** The zones offered for a move with a token, by label, in order. */
  moves(token: string): string[] {
    const ends = this.offer('move').filter((key) => key.endsWith(` on ${token}`))
    return ends.map((key) => key.split(' ')[1] as string).toSorted()
  }

  /** What an action may be aimed at, whatever the token. */
  aims(source: string): string[] {
    return [...new Set(this.offer(source).map((key) => key.slice(source.length + 1).replace(/ on ..$/, '')))]
  }

  /** Ends the activation: the enemies' turn, with its dice, up to the next question; the Clean Up Roll brings nothing. */
  end(...dice: number[]): this {
    return this.dice(...dice, QUIET).answer('end')
  }

  /** Answers so many questions with what means no, or with the first option. */
  pass(times = 1): this {
    for (let done = 0; done < times; done++) {
      const { form, pass, options } = this.question()
      this.answer(form === 'some' ? [] : (pass ?? options[0]?.key))
    }
    return this
  }

  told(event: string): GameEvent[] {
    return this.events.filter((told) => told.event === event)
  }

  /** The kinds of what was told, in order. */
  story(...kinds: string[]): string[] {
    return this.events.map(({ event }) => event).filter((event) => kinds.length === 0 || kinds.includes(event))
  }
}

export const position = (setup: PositionSetup): Position => new Position(setup)

/** Plays one step of a position with everything scripted, chances too; the state afterwards and what was told. */
export function scripted(setup: PositionSetup, script: Script): { state: State; events: readonly GameEvent[] } {
  const { state } = built(setup)
  const table = new ScriptTable(script)
  arena.step(table, state)
  table.done()
  return { state, events: table.events }
}
