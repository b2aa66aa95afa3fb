import { squareLabelled } from '@muster/space'
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
import { contentWith } from '../content/index.ts'
import { board, labelOf, NOWHERE } from '../rules/board.ts'
import { healthOf } from '../rules/character.ts'
import { config as configSchema, type TableOptions } from '../rules/config.ts'
import { sanctuary } from '../rules/game.ts'
import type { Enemy, Hunter, Laid, State, Turn } from '../rules/state.ts'
import { newTurn } from '../rules/turn.ts'
import { type CardSetup, FILLERS, type LootSetup, packOf, type UnitSetup } from './pack.ts'

export { gun, oneUse, shield, upgrade } from './pack.ts'

type Cards = 'guns' | 'shields' | 'upgrades' | 'hand' | 'perks'
export type HunterSetup = Readonly<Partial<Omit<Hunter, Cards | 'square' | 'wounds' | 'seat'>>> & {
  readonly [List in Cards]?: readonly string[]
} & {
  /** A label, or 'off'. */
  readonly at?: string
  readonly health?: number
}
export type EnemySetup = string | ({ readonly at: string; readonly left?: number } & UnitSetup)

/** What a test wants different from a plain position. Squares are labels; decks are written top card first. */
export type PositionSetup = {
  readonly hunters: readonly HunterSetup[]
  /** Enemies by id, 'a.1' being the first of card a. */
  readonly enemies?: Readonly<Record<string, EnemySetup>>
  readonly cards?: Readonly<Record<string, CardSetup>>
  readonly loot?: Readonly<Record<string, LootSetup>>
  readonly cover?: readonly string[]
  readonly terrain?: readonly string[]
  readonly chests?: readonly string[]
  readonly tokens?: readonly { readonly at: string; readonly loot: number }[]
  readonly deck?: readonly string[]
  readonly bosses?: readonly string[]
  readonly lootDeck?: readonly string[]
  readonly lootDiscard?: readonly string[]
  readonly rare?: readonly string[]
  readonly stage?: State['stage']
  readonly active?: Seat
  readonly first?: Seat
  readonly round?: number
  readonly escaped?: number
  readonly turn?: Partial<Turn>
  readonly phaselock?: State['phaselock']
  readonly turret?: { readonly seat: Seat; readonly at: string; readonly wall: readonly string[] }
  readonly mark?: State['mark']
  readonly march?: State['march']
  /** Who decides for each hunter, where somebody gave up. */
  readonly players?: State['players']
  readonly options?: Partial<TableOptions>
}

const squareOf = (label: string): number => {
  const square = squareLabelled(board, label)
  invariant(square >= 0, `there is no square ${label}`)
  return square
}

const CHARACTERS = ['maya', 'salvador', 'axton', 'mordecai']

/** A game in the middle of a turn, where every die and every answer is the test's. */
export class Position extends Study<State> {
  constructor(setup: PositionSetup) {
    const pack = packOf(cardsOf(setup), setup.loot ?? {})
    const seats = setup.hunters.length
    const settings = configSchema.parse({ options: { firstPlayer: 'chosen', terrainPieces: 0, ...setup.options } })
    const state = stateOf(setup, settings)
    const content = contentWith([pack])
    const problems = sanctuary.broken(attachContent(clone(state), content) as State)
    invariant(problems.length === 0, `the position breaks a law: ${problems.join('; ')}`)
    super(sanctuary, { seats, packs: [pack], config: settings, seed: 'test' }, state)
  }

  hunter(seat: Seat): Hunter {
    return this.state.hunters[seat] as Hunter
  }

  health(seat: Seat): number {
    return healthOf(this.state, this.hunter(seat))
  }

  /** The label of the square a hunter stands on, 'off' the board. */
  at(seat: Seat): string {
    const { square } = this.hunter(seat)
    return square === NOWHERE ? 'off' : labelOf(square)
  }

  enemy(id: string): Enemy | undefined {
    return this.state.enemies.find((enemy) => enemy.id === id)
  }

  /** Where each enemy stands. */
  get enemies(): Record<string, string> {
    return Object.fromEntries(this.state.enemies.map(({ id, square }) => [id, labelOf(square)]))
  }

  /** The health each enemy has left. */
  get left(): Record<string, number> {
    return Object.fromEntries(this.state.enemies.map(({ id, health }) => [id, health]))
  }

  get turn(): Turn {
    invariant(this.state.turn, 'nobody has the turn')
    return this.state.turn
  }

  /** The squares offered by options that begin with a word, detours left out. */
  squares(word: string): string[] {
    return this.offer(word)
      .map((key) => key.slice(word.length + 1))
      .filter((label) => !label.includes(' '))
  }

  /** The kinds of option offered, by the first word of their keys. */
  kinds(): string[] {
    return [...new Set(this.offer().map((key) => key.split(' ')[0] as string))]
  }

  /** Ends the Action Phase and lets drawn enemies appear on the first squares offered, up to the next other question. */
  end(...dice: number[]): this {
    if (dice.length > 0) this.dice(...dice)
    this.answer('end')
    return this.spawn()
  }

  spawn(): this {
    while (!this.result && this.match.pending.length > 0 && this.question().ask === 'spawn')
      this.answer(this.question().options[0]?.key)
    return this
  }

  told(event: string): GameEvent[] {
    return this.events.filter((told) => told.event === event)
  }
}

export const position = (setup: PositionSetup): Position => new Position(setup)

/** Plays one step of a position with everything scripted, chances too; the state afterwards and what was told. */
export function scripted(setup: PositionSetup, script: Script): { state: State; events: readonly GameEvent[] } {
  const pack = packOf(cardsOf(setup), setup.loot ?? {})
  const settings = configSchema.parse({ options: { firstPlayer: 'chosen', terrainPieces: 0, ...setup.options } })
  const state = attachContent(stateOf(setup, settings), contentWith([pack]))
  const table = new ScriptTable(script)
  sanctuary.step(table, state)
  table.done()
  return { state, events: table.events }
}

/** A table from its very start. */
export function fresh(
  seats: number,
  options: Partial<TableOptions> = {},
  more: Record<string, unknown> = {},
): Study<State> {
  const config = { ...more, options: { firstPlayer: 'chosen', ...options } }
  return new Study(sanctuary, { seats, config, seed: 'test' })
}

/** The cards of the test: those it describes, and those its enemies belong to. */
function cardsOf({ cards = {}, enemies = {}, deck = [], bosses = [] }: PositionSetup): Record<string, CardSetup> {
  const found: Record<string, CardSetup> = { ...cards }
  for (const id of [...deck, ...bosses]) if (!/^(filler|chest)-/.test(id)) found[id] ??= {}
  for (const [id, enemy] of Object.entries(enemies)) {
    const [card = '', member = '1'] = id.split('.')
    if (card.startsWith('loot-goblin')) continue
    const known = found[card] ?? {}
    const units = [...(cards[card]?.units ?? known.units ?? [])]
    const { health, damage, range } = typeof enemy === 'string' ? ({} as UnitSetup) : enemy
    while (units.length < Number(member)) units.push({})
    if (!cards[card]?.units)
      units[Number(member) - 1] = {
        ...(health === undefined ? {} : { health }),
        ...(damage === undefined ? {} : { damage }),
        ...(range === undefined ? {} : { range }),
      }
    found[card] = { ...known, units }
  }
  return found
}

function enemiesOf(setup: PositionSetup): Enemy[] {
  return Object.entries(setup.enemies ?? {}).map(([id, enemy]) => {
    const [card = '', member = '1'] = id.split('.')
    const { at, health, left } = typeof enemy === 'string' ? { at: enemy, health: undefined, left: undefined } : enemy
    const printed = setup.cards?.[card]?.units?.[Number(member) - 1]?.health ?? 1
    const whole = card.startsWith('loot-goblin') ? 10 : printed
    return { id, card, member: Number(member) - 1, square: squareOf(at), health: left ?? health ?? whole }
  })
}

function hunterOf(setup: HunterSetup, seat: Seat): Hunter {
  const { at = 'off', health = 5, guns = [], shields = [], upgrades = [], hand = [], perks = [], ...more } = setup
  return {
    seat,
    card: CHARACTERS[seat] as string,
    square: at === 'off' ? NOWHERE : squareOf(at),
    wounds: 5 - health,
    timer: 3,
    guns: [...guns],
    shields: [...shields],
    upgrades: [...upgrades],
    hand: [...hand],
    perks: [...perks],
    collected: 0,
    returning: false,
    ...more,
  }
}

/** Guns for a loot deck nobody cares about: those that nobody has. */
function stock({ hunters }: PositionSetup): string[] {
  const owned = hunters.flatMap(({ guns = [], hand = [] }) => [...guns, ...hand])
  return ['repeater', 'peacemaker', 'anarchist', 'handbrake', 'buzzer', 'wasp'].filter((card) => !owned.includes(card))
}

const fillers = (): string[] => Array.from({ length: FILLERS }, (_, index) => `filler-${index + 1}`)

function stateOf(setup: PositionSetup, config: State['config']): State {
  const { active = 0, stage = 'act' } = setup
  const piece = (kind: Laid['kind']) => (label: string) => ({ kind, squares: [squareOf(label)] })
  const enemies = enemiesOf(setup)
  const down = (cards: readonly string[]) => [...cards].reverse()
  const { turret } = setup
  return {
    config,
    stage,
    centre: '10,10',
    first: setup.first ?? 0,
    pieces: [...(setup.cover ?? []).map(piece('cover')), ...(setup.terrain ?? []).map(piece('terrain'))],
    kit: [],
    hunters: setup.hunters.map(hunterOf),
    enemies,
    inPlay: [...new Set(enemies.map(({ card }) => card))].map((card) => ({ card, escaped: 0 })),
    tokens: [
      ...(setup.chests ?? []).map((at) => ({ square: squareOf(at), loot: 0 })),
      ...(setup.tokens ?? []).map(({ at, loot }) => ({ square: squareOf(at), loot })),
    ],
    enemyDeck: makePile('enemy', 'none', down(setup.deck ?? fillers())),
    bosses: makePile('boss', 'none', down(setup.bosses ?? [])),
    enemyDiscard: makePile('enemy', 'all'),
    lootDeck: makePile('loot', 'none', down(setup.lootDeck ?? stock(setup))),
    lootDiscard: makePile('loot', 'all', setup.lootDiscard ?? []),
    rare: makePile('rare', 'none', setup.rare ?? ['horizon', 'fortress', 'lion-relic']),
    gone: [],
    round: setup.round ?? 4,
    turnsTaken: 0,
    mixed: setup.bosses === undefined,
    escaped: setup.escaped ?? 0,
    turn: stage === 'march' ? undefined : { ...newTurn(active), ...setup.turn },
    ...(setup.march || stage === 'march'
      ? { march: setup.march ?? { order: enemies.map(({ id }) => id), rolls: {} } }
      : {}),
    ...(setup.phaselock ? { phaselock: setup.phaselock } : {}),
    ...(turret ? { turret: { seat: turret.seat, square: squareOf(turret.at), wall: turret.wall.map(squareOf) } } : {}),
    ...(setup.players ? playersOf(setup.players) : {}),
    ...(setup.mark ? { mark: setup.mark } : {}),
  } as unknown as State
}

/** SN-R-86: whoever decides for no hunter has left. */
function playersOf(players: readonly Seat[]): Pick<State, 'players' | 'left'> {
  return { players: [...players], left: [...players.keys()].filter((seat) => !players.includes(seat)) }
}
