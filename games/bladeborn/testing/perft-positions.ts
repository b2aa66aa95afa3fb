import { hexLabelled } from '@muster/space'
import { Match } from '@muster/table'
import { contentWith } from '../content/index.ts'
import { bladeborn } from '../rules/game.ts'
import type { State } from '../rules/state.ts'

/** A published position: how to reach it with three requests, and how many answer sequences lead on from it. */
export type PerftPosition = {
  readonly name: string
  readonly config: { readonly warbands: readonly [string, string]; readonly battle: string; readonly twist: string }
  readonly patch: readonly object[]
  /** Answer sequences of length 1, 2 and 3. */
  readonly leaves: readonly [number, number, number]
}

type Placement = { readonly at: string; readonly damage?: number; readonly activated?: true }
type Group = { readonly dice: 2 | 3; readonly value: number }

type Scene = {
  readonly config: PerftPosition['config']
  readonly round: number
  readonly groups: readonly [readonly Group[], readonly Group[]]
  /** Who stands where; whoever is not here waits in reserve, or apart. */
  readonly field: Readonly<Record<string, Placement>>
}

/** The edit that makes a new table of this battle stand in the combat phase, seat 0 about to activate a fighter. */
function patchOf({ config, round, groups, field }: Scene): object[] {
  const content = contentWith([])
  const { board } = content.maps[config.battle]!
  const replace = (path: string, value: unknown) => ({ op: 'replace', path: `/battle/${path}`, value })
  const add = (path: string, value: unknown) => ({ op: 'add', path: `/battle/${path}`, value })
  const fighters = config.warbands.flatMap((id) => content.warbands[id]!.fighters)
  const placed = fighters.flatMap(({ id, apart }, index) => {
    const { at, damage = 0, activated = false } = field[id] ?? {}
    if (at === undefined) return apart ? [] : [replace(`fighters/${index}/where`, 'reserve')]
    return [
      replace(`fighters/${index}/where`, 'field'),
      replace(`fighters/${index}/hex`, hexLabelled(board, at)),
      ...(damage > 0 ? [replace(`fighters/${index}/damage`, damage)] : []),
      ...(activated ? [replace(`fighters/${index}/activated`, true)] : []),
    ]
  })
  return [
    replace('phase', 'turn'),
    replace('round', round),
    ...['winner', 'initiative', 'turn'].map((who) => add(who, 0)),
    add('twist', config.twist),
    ...[0, 1].flatMap((seat) => [
      add(`sides/${seat}/player`, seat),
      replace(`sides/${seat}/arrived`, 1),
      replace(`sides/${seat}/groups`, groups[seat]),
    ]),
    ...placed,
  ]
}

const opening: Scene = {
  config: { warbands: ['garreks-reavers', 'eyes-of-the-nine'], battle: 'drawn-and-quartered', twist: 'blood-moon' },
  round: 1,
  groups: [[{ dice: 2, value: 4 }], [{ dice: 2, value: 2 }]],
  field: {
    garrek: { at: 'f2' },
    saek: { at: 'd1' },
    karsus: { at: 'g1' },
    targor: { at: 'h2' },
    vortemis: { at: 'f8' },
    narvia: { at: 'd9' },
    turosh: { at: 'h9' },
    'blue-horror': { at: 'e8' },
  },
}

/** Everybody is next to somebody: few moves, many attacks, disengaging past corners, abilities of both costs. */
const press: Scene = {
  config: { warbands: ['garreks-reavers', 'khagras-ravagers'], battle: 'drawn-and-quartered', twist: 'scent-of-blood' },
  round: 2,
  groups: [
    [
      { dice: 3, value: 5 },
      { dice: 2, value: 3 },
    ],
    [{ dice: 2, value: 6 }],
  ],
  field: {
    garrek: { at: 'c4', damage: 6 },
    saek: { at: 'd4' },
    karsus: { at: 'h4', damage: 2 },
    arnulf: { at: 'e5', activated: true },
    khagra: { at: 'c6', damage: 3 },
    zarshia: { at: 'b4', damage: 4 },
    cragan: { at: 'e4' },
    razek: { at: 'g5', damage: 1 },
  },
}

const positionOf = (name: string, scene: Scene, leaves: PerftPosition['leaves']): PerftPosition => ({
  name,
  config: scene.config,
  patch: patchOf(scene),
  leaves,
})

export const perftPositions: readonly PerftPosition[] = [
  positionOf('The opening', opening, [4, 185, 8984]),
  positionOf('The press', press, [3, 72, 2480]),
]

const SEED = 'perft'

export function openPosition({ config, patch }: PerftPosition): Match<State> {
  const match = Match.open(bladeborn, { seats: 2, config, seed: SEED })
  match.edit(patch)
  return match
}

/** The requests that reproduce a position's numbers at the referee, a line each. */
export function perftRequests({ config, patch, leaves }: PerftPosition, table: string): object[] {
  return [
    { do: 'new', game: 'bladeborn', config, seed: SEED },
    { do: 'edit', table, patch },
    ...leaves.map((_, index) => ({ do: 'perft', table, depth: index + 1 })),
  ]
}

/** The board in letters: seat 0's fighters large, seat 1's small, # blocked, * an objective. */
export function drawPosition({ battle, content }: State): string {
  const { board, objectiveHexes } = content.maps[battle!.card]!
  const rows = new Map<number, string[]>()
  board.hexes.forEach(([, r], hex) => {
    const fighter = battle!.fighters.find((one) => one.hex === hex)
    const letter = fighter?.id.slice(0, 1)
    const token = board.blocked[hex] ? '#' : objectiveHexes.includes(hex) ? '*' : '.'
    const row = rows.get(r) ?? []
    row.push(letter === undefined ? token : fighter?.seat === 0 ? letter.toUpperCase() : letter)
    rows.set(r, row)
  })
  const lines = [...rows.values()].map((row, index) => {
    const number = `${rows.size - index}`.padStart(2)
    return `${number}  ${row.length % 2 === 0 ? ' ' : ''}${row.join(' ')}`
  })
  return [...lines, `    ${'abcdefghijk'.split('').join(' ')}`].join('\n')
}
