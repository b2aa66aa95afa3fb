import { type Hex, hexAt, hexLabelled } from '@muster/space'
import { attachContent, invariant, makePile, type Seat } from '@muster/table'
import { Study } from '@muster/table/testing'
import { contentWith } from '../content/index.ts'
import type { BattleMap } from '../content/maps.ts'
import { config } from '../rules/config.ts'
import { bladeborn } from '../rules/game.ts'
import type { Battle, Fighter, Group, State } from '../rules/state.ts'
import { makeDrawing, parseDrawing } from './drawing.ts'
import { BATTLE, idOf, labelsOf, type PackSetup, packOf, seatOf, TWIST } from './pack.ts'

export { drawing } from './drawing.ts'

/** What a test wants different from a plain position; letters name fighters, upper case seat 0's, lower case seat 1's. */
export type PositionSetup = PackSetup & {
  readonly convergence?: { readonly step?: 'first' | 'second' | 'final' }
  readonly lesser?: readonly [readonly string[], readonly string[]]
  readonly groups?: readonly [readonly Group[], readonly Group[]]
  readonly rolled?: readonly [readonly number[], readonly number[]]
  readonly turn?: Seat
  /** 'none' before the first round's initiative is settled. */
  readonly initiative?: Seat | 'none'
  readonly round?: number
  readonly phase?: Battle['phase']
  readonly turnsLeft?: readonly [number, number]
  readonly points?: readonly [number, number]
  /** Who controls each objective in reading order, -1 nobody. */
  readonly control?: readonly number[]
  /** Labels of hexes with a Desecration token. */
  readonly desecrated?: readonly string[]
  readonly options?: Partial<State['config']['options']>
}

/** A battle in the middle of the combat phase, drawn, where every die and every answer is the test's. */
export class Position extends Study<State> {
  readonly rows: readonly (readonly string[])[]
  readonly #labels: readonly (readonly string[])[]

  constructor(rows: readonly (readonly string[])[], setup: PositionSetup) {
    const pack = packOf(rows, setup)
    const content = contentWith([pack])
    const settings = config.parse({ battle: BATTLE, warbands: ['sun', 'moon'], options: setup.options ?? {} })
    const state = stateOf(rows, setup, settings, content.maps[BATTLE] as BattleMap)
    const problems = bladeborn.broken?.(attachContent(structuredClone(state), content) as State) ?? []
    invariant(problems.length === 0, `the position breaks a law: ${problems.join('; ')}`)
    super(bladeborn, { seats: 2, packs: [pack], config: settings, seed: 'test' }, state)
    this.rows = rows
    this.#labels = labelsOf(rows)
  }

  get battle(): Battle {
    const { battle } = this.state
    invariant(battle, 'there is no battle')
    return battle.content ? battle : (attachContent(battle, this.state.content) as unknown as Battle)
  }

  /** A fighter by its letter. */
  fighter(letter: string): Fighter {
    const fighter = this.battle.fighters.find(({ id }) => id === idOf(letter))
    invariant(fighter, `there is no fighter ${letter}`)
    return fighter
  }

  /** The label of the hex a fighter stands in now. */
  hex(letter: string): string {
    const { hex } = this.fighter(letter)
    invariant(hex >= 0, `${letter} is not on the battlefield`)
    return this.board.labels[hex] as string
  }

  /** The label of the hex at axial [q, r] from where a fighter stands. */
  near(letter: string, q: number, r: number): string {
    const [fromQ, fromR] = this.board.hexes[this.fighter(letter).hex] as readonly [number, number]
    const label = this.board.labels[hexAt(this.board, fromQ + q, fromR + r)]
    invariant(label, `there is no hex at [${q},${r}] from ${letter}`)
    return label
  }

  get board(): BattleMap['board'] {
    return (this.battle.content.maps[BATTLE] as BattleMap).board
  }

  activate(letter: string): this {
    return this.answer(`activate ${idOf(letter)}`)
  }

  /** The hexes offered to a fighter by options that begin with a word; activates it where nobody is active yet. */
  offered(letter: string, word: string): string[] {
    if (this.question().ask === 'activate') this.activate(letter)
    return this.labels(word)
  }

  /** The hexes offered by options that begin with a word. */
  labels(word: string): string[] {
    return this.offer(word).map((key) => key.split(' ').at(-1) as string)
  }

  /**
   * The drawing as it stands, with an x on every free hex offered by options that begin with a word. An offered hex that is
   * blocked or holds a fighter is drawn as "!"; only the own hex of whoever acts keeps its letter.
   */
  draw(word = ''): string {
    const offered = new Set(word === '' ? [] : this.labels(word))
    const acting = new Set(
      this.events.filter(({ event }) => event === 'activate' || event === 'pick').map((event) => event.fighter),
    )
    const letters = new Map<string, Fighter>()
    for (const fighter of this.battle.fighters)
      if (fighter.hex >= 0) letters.set(this.board.labels[fighter.hex] as string, fighter)
    return makeDrawing(
      this.rows.map((row, y) =>
        row.map((token, x) => {
          const label = this.#labels[y]?.[x] as string
          const fighter = letters.get(label)
          if (!offered.has(label)) return fighter ? letterOf(fighter) : /[A-Za-z]/.test(token) ? '.' : token
          if (fighter) return acting.has(fighter.id) ? letterOf(fighter) : '!'
          return token === '#' ? '!' : 'x'
        }),
      ),
    )
  }

  /** The details of the last event of a kind. */
  last(event: string): Record<string, unknown> | undefined {
    return this.events.filter((told) => told.event === event).at(-1)
  }
}

function letterOf({ id, seat }: Fighter): string {
  const letter = id.slice(-1)
  return seat === 0 ? letter.toUpperCase() : letter
}

/** A position as drawn: "." open, "#" blocked, "*" an objective, A to Z seat 0's fighters, a to z seat 1's. */
export function position(text: string, setup: PositionSetup = {}): Position {
  return new Position(parseDrawing(text), setup)
}

function stateOf(
  rows: readonly (readonly string[])[],
  setup: PositionSetup,
  settings: State['config'],
  { board, objectives }: BattleMap,
): State {
  const { turn = 0, round = 1, phase = 'turn', control = objectives.map(() => -1), initiative = 0 } = setup
  const hexOf = (label: string): Hex => {
    const hex = hexLabelled(board, label)
    invariant(hex >= 0, `there is no hex ${label}`)
    return hex
  }
  const side = (seat: 0 | 1) => ({
    warband: seat === 0 ? 'sun' : 'moon',
    player: seat,
    points: setup.points?.[seat] ?? 0,
    turnsLeft: setup.turnsLeft?.[seat] ?? 4,
    rolled: [...(setup.rolled?.[seat] ?? [])],
    groups: (setup.groups?.[seat] ?? []).map((group) => ({ ...group })),
    arrived: 0,
    lesser: makePile(
      'lesser-artefact',
      settings.options.lesserArtefacts === 'hidden' ? [seat] : 'all',
      setup.lesser?.[seat],
    ),
    used: [],
  })
  const { convergence } = setup
  const battle = {
    card: BATTLE,
    phase,
    round,
    winner: 0,
    ...(initiative === 'none' ? {} : { initiative }),
    turn,
    sides: [side(0), side(1)],
    fighters: fightersOf(rows, setup, hexOf),
    control: [...control],
    desecrated: (setup.desecrated ?? []).map(hexOf),
    options: settings.options,
    ...(setup.twist ? { twist: TWIST } : {}),
    ...(convergence ? { convergence: { step: convergence.step ?? 'first', aspirant: convergence.aspirant ?? 0 } } : {}),
  }
  const state = { stage: 'battle', config: settings, warbands: ['sun', 'moon'], rewards: [], battle }
  const checked = bladeborn.schema?.safeParse(structuredClone(state))
  invariant(checked === undefined || checked.success, `no state: ${JSON.stringify(checked?.error?.issues)}`)
  return state as unknown as State
}

function fightersOf(
  rows: readonly (readonly string[])[],
  setup: PositionSetup,
  hexOf: (label: string) => Hex,
): Fighter[] {
  const labels = labelsOf(rows)
  const drawn = new Map<string, string>()
  rows.forEach((row, y) => {
    row.forEach((token, x) => {
      if (/[A-Za-z]/.test(token)) drawn.set(token, labels[y]?.[x] as string)
    })
  })
  const { fighters = {}, reserves = {} } = setup
  const letters = [...new Set([...drawn.keys(), ...Object.keys(fighters), ...Object.keys(reserves)])]
  return letters.sort().map((letter) => {
    const {
      damage = 0,
      activated = false,
      bears = [],
      lasting = [],
      where,
    } = fighters[letter] ?? reserves[letter] ?? {}
    const label = drawn.get(letter)
    invariant(
      label !== undefined || where !== undefined || reserves[letter],
      `${letter} is neither drawn nor elsewhere`,
    )
    return {
      id: idOf(letter),
      card: idOf(letter),
      seat: seatOf(letter),
      where: where ?? (label === undefined ? 'reserve' : 'field'),
      hex: label === undefined ? -1 : hexOf(label),
      damage,
      activated,
      bears: [...bears],
      lasting: lasting.map((one) => ({ source: 'a test', until: 'battle', ...one })),
      marked: [],
    }
  })
}
