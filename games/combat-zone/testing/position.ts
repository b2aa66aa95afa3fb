import { parseRow, printedColourOf } from '@muster/reaction'
import { attachContent, type GameEvent } from '@muster/table'
import { Study } from '@muster/table/testing'
import type { Skill } from '../content/grammar/vocabulary.ts'
import { contentWith } from '../content/index.ts'
import { type Config, config as configSchema } from '../rules/config.ts'
import { freshCardState } from '../rules/effects/state.ts'
import { combatZone } from '../rules/game.ts'
import { modelOf } from '../rules/lookup.ts'
import { looseOn } from '../rules/start.ts'
import type { Battle, Model } from '../rules/state.ts'

/** A model a test wants: whose it is, where it stands in inches, what it has. Its card is made for it, under its name, where none of the box is named. */
export type ModelSetup = {
  readonly seat: number
  readonly card?: string
  readonly at: readonly [x: number, y: number, z?: number]
  /** As `G+ y-`; none for a Gonk. */
  readonly tokens?: string
  readonly gonk?: 'green' | 'yellow' | 'red'
  readonly base?: 25 | 27 | 32 | 40 | 50
  readonly skills?: Readonly<Partial<Record<Skill, number>>>
  readonly actions?: readonly unknown[]
  /** What the card of a Gonk makes happen. */
  readonly triggers?: readonly unknown[]
  readonly gear?: Model['gear']
  readonly loot?: Model['loot']
  /** Gear printed on its card, by id. */
  readonly printed?: readonly string[]
  readonly hacked?: number
  readonly armor?: number
  readonly marks?: Model['marks']
  /** It is a Netrunner and has these installed, Loaded. */
  readonly programs?: readonly string[]
  /** It is the drone of a program, whose id its name is; of that Netrunner. */
  readonly droneOf?: string
  readonly where?: Model['where']
}

export type PositionSetup = {
  readonly models: Readonly<Record<string, ModelSetup>>
  /** Scenery as maps have it: `{ kind: 'fence', at: [11, 15] }`. */
  readonly pieces?: readonly unknown[]
  /** What can be dragged: `{ kind: 'crate', at: [11, 15] }`. */
  readonly loose?: readonly unknown[]
  readonly size?: readonly [width: number, depth: number]
  /** Gear cards by id, each with what it does. */
  readonly gear?: Readonly<Record<string, object>>
  readonly active?: string
  readonly control?: number
  /** The Luck of each player; as many as there are players. */
  readonly luck?: readonly number[]
  readonly pairs?: boolean
  /** Who are Leaders, by name. */
  readonly leaders?: readonly string[]
  /** The zone of the fight where Reserves come in: "south" or "north". */
  readonly enters?: string
  /** What the scenario of the fight makes happen. */
  readonly triggers?: readonly object[]
  readonly options?: Partial<Config['options']>
  readonly state?: Partial<Battle>
}

const FLAVOUR = 'Made for a test.'

function packOf({
  models,
  pieces = [],
  loose = [],
  size = [22, 30],
  gear = {},
  luck = [0, 0],
  pairs,
  leaders = [],
  enters,
  triggers = [],
}: PositionSetup) {
  const named = Object.entries(models)
  const characters = named.flatMap(
    ([
      id,
      { card, gonk, programs, droneOf, tokens = 'G+ Y+', skills = {}, actions = [], base = 27, armor, printed },
    ]) => {
      const row = parseRow(tokens).map(printedColourOf)
      const versions = [
        { tokens: row, skills, actions, ...(armor && { armor }), ...(printed && { gear: printed }) },
        {},
      ]
      const keywords = [...(leaders.includes(id) ? ['leader'] : []), ...(programs ? ['netrunner'] : [])]
      return card || gonk || droneOf
        ? []
        : [{ id, name: nameOf(id), keywords, cost: 10, base, flavour: FLAVOUR, versions }]
    },
  )
  const gonks = named.flatMap(([id, { card, gonk, skills = {}, actions = [], triggers = [], base = 27, armor }]) =>
    gonk && !card
      ? [
          {
            id,
            name: nameOf(id),
            cost: 5,
            colour: gonk,
            base,
            skills,
            actions,
            triggers,
            ...(armor ? { armor } : {}),
            flavour: FLAVOUR,
          },
        ]
      : [],
  )
  const printed = Object.entries(gear).map(([id, more]) => ({ id, name: nameOf(id), flavour: FLAVOUR, ...more }))
  const faction = { id: 'stock', name: 'Stock', plays: 'As tests want it.', flavour: FLAVOUR }
  const [width, depth] = size
  return {
    factions: [{ ...faction, characters, gonks, printed }],
    scenarios: [{ ...fight(luck.length, pairs, enters), triggers }],
    battlespaces: [{ id: 'test-field', name: 'Test Field', width, depth, pieces, loose, text: FLAVOUR }],
  }
}

/** The scenario of a plain fight: no points, and whoever is left has won. */
function fight(players: number, pairs = false, enters?: string) {
  const zones = { south: { edge: 'south', depth: 5 }, north: { edge: 'north', depth: 5 } }
  const many = pairs ? 2 : players
  const sides = Array.from({ length: many }, (_, at) => ({
    zone: at % 2 === 0 ? 'south' : 'north',
    ...(enters && { enters }),
  }))
  const rules = { deploy: 'in-turn', first: 'first-side', end: { controls: 20 }, tie: 'more-standing' }
  const words = { name: 'Test Fight', story: FLAVOUR, goal: 'Be the last one standing.' }
  return {
    id: 'test-fight',
    ...words,
    players: [many],
    teams: pairs,
    zones,
    sides,
    ...rules,
    spoils: { winner: {}, loser: {} },
  }
}

const nameOf = (id: string): string => `${id.charAt(0).toUpperCase()}${id.slice(1)}`

const hundredths = (inches: number): number => Math.floor(inches * 100 + 0.5)

/** A battle as a test wants it, with every die and answer to be given. Models are known by their names. */
export function position(setup: PositionSetup): Position {
  const { models, active, control = 0, luck = [0, 0], pairs = false, options = {} } = setup
  const pack = packOf(setup)
  const content = contentWith([pack])
  const config = configSchema.parse({ battlespace: 'test-field', controls: 50, pairs, options })
  const state = attachContent(
    {
      config,
      stage: active ? ('active' as const) : ('control' as const),
      battlespace: 'test-field',
      scenario: 'test-fight',
      control: active ? (models[active]?.seat ?? 0) : control,
      sides: luck.map((left) => ({ faction: 'stock', team: 'stock', luck: left, cred: 0, controls: 1, left: false })),
      models: Object.entries(models).map(([id, one]) => modelFor(id, one)),
      ...(active ? { active: { id: `${active}-1`, acts: 0 } } : {}),
      inspired: [],
      laterBatches: [],
      fallen: [],
      bodies: [],
      loose: looseOn(content.battlespaces['test-field'] ?? { loose: [] }),
      markers: [],
      ...freshCardState(content, luck.length, installedIn(models)),
      ...setup.state,
    },
    content,
  ) as Battle
  return new Position(
    combatZone,
    { seats: luck.length, seed: 'test', config: { battlespace: 'test-field' }, packs: [pack] },
    state,
  )
}

const installedIn = (models: PositionSetup['models']) =>
  Object.entries(models).flatMap(([id, { programs = [] }]) => programs.map((card) => ({ of: `${id}-1`, card })))

function modelFor(id: string, one: ModelSetup): Model {
  const { seat, at, tokens = 'G+ Y+', gonk, droneOf, gear = [], hacked = 0, where = 'table' } = one
  const [x, y, z = 0] = at
  return {
    id: `${id}-1`,
    seat,
    card: one.card ?? id,
    kind: droneOf ? 'drone' : gonk ? 'gonk' : 'character',
    where,
    at: { x: hundredths(x), y: hundredths(y), z: hundredths(z) },
    tokens: gonk || droneOf ? [] : parseRow(tokens),
    gear: [...gear],
    loot: [...(one.loot ?? [])],
    hacked,
    marks: one.marks ?? [],
    ...(droneOf ? { runner: `${droneOf}-1` } : {}),
  }
}

export class Position extends Study<Battle> {
  model(name: string): Model {
    return modelOf(this.state, `${name}-1`)
  }

  tokens(name: string): string {
    return this.model(name).tokens.join(' ')
  }

  /** Where a model stands, in hundredths of an inch. */
  at(name: string): readonly [number, number] {
    const { x, y } = this.model(name).at
    return [x, y]
  }

  told(event: string): GameEvent[] {
    return this.events.filter((one) => one.event === event)
  }

  /** The rule that refuses a path drawn in inches; a path that is walked is an error of the test. */
  refusedPath(...path: (readonly [number, number])[]): string | undefined {
    try {
      this.match.answer(this.question().seat, pathOf(path))
    } catch (error) {
      return (error as { rule?: string }).rule
    }
    throw new Error('the path was walked')
  }

  walk(...path: (readonly [number, number])[]): this {
    return this.answer(pathOf(path))
  }
}

const pathOf = (path: readonly (readonly [number, number])[]) =>
  path.map(([x, y]) => ({ x: hundredths(x), y: hundredths(y) }))
