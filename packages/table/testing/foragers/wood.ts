import { pickOne, type Words } from '../../question.ts'
import type { Table } from '../../table.ts'
import { ok, refuse, type Verdict } from '../../verdict.ts'
import type { Forager, Foragers, Turn } from './state.ts'

/** The wood: zones of one hex or several, by axial coordinates. */
export const ZONES = [
  { id: 'glade', hexes: [[-1, 0]] },
  { id: 'brook', hexes: [[0, -1]] },
  {
    id: 'hollow',
    hexes: [
      [0, 0],
      [1, 0],
      [0, 1],
    ],
  },
  { id: 'ridge', hexes: [[2, -1]] },
  { id: 'fern', hexes: [[1, -1]] },
  { id: 'spring', hexes: [[-1, 1]] },
  {
    id: 'bramble',
    hexes: [
      [1, 1],
      [2, 0],
    ],
  },
] as const satisfies readonly { id: string; hexes: readonly (readonly [number, number])[] }[]

export type ZoneId = (typeof ZONES)[number]['id']

/** How many a zone of one hex holds. */
const HOLDS = 6

const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
]

const zoneOf = (id: string) => ZONES.find((zone) => zone.id === id) as (typeof ZONES)[number]

export function isBeside(one: string, other: string): boolean {
  const far: readonly (readonly [number, number])[] = zoneOf(other).hexes
  return (
    one !== other &&
    zoneOf(one).hexes.some(([q, r]) => STEPS.some(([dq, dr]) => far.some(([fq, fr]) => fq === q + dq && fr === r + dr)))
  )
}

interface Walk {
  readonly forager: string
  readonly to: ZoneId
}

const TOO_FAR = refuse('FO-WALK-1', 'a forager walks to a zone beside its own')
const FULL = refuse('FO-WALK-2', `a zone holds ${HOLDS} foragers a hex`)

function walks({ state, seat }: Turn): Walk[] {
  const own = state.foragers.filter((forager) => forager.seat === seat)
  return own.flatMap(({ id, zone }) => ZONES.flatMap(({ id: to }) => (to === zone ? [] : [{ forager: id, to }])))
}

function walkVerdict({ forager, to }: Walk, { state }: Turn): Verdict {
  if (!isBeside(foragerOf(state, forager).zone, to)) return TOO_FAR
  const many = state.foragers.filter(({ zone }) => zone === to).length
  return many < HOLDS * zoneOf(to).hexes.length ? ok : FULL
}

const walkWords: Words<Walk, Turn> = {
  ask: 'walk',
  rule: 'FO-WALK-1',
  prompt: () => 'Who walks where?',
  key: ({ forager, to }) => `walk ${forager} ${to}`,
  text: ({ forager, to }) => `${forager} walks to the ${to}`,
  refs: ({ forager, to }) => [forager, to],
  candidates: walks,
  verdict: walkVerdict,
}

const foragerOf = ({ foragers }: Foragers, id: string): Forager => foragers.find((one) => one.id === id) as Forager

/** A turn in the wood: one walks, and picks a berry where there is one. */
export function playWood(table: Table, turn: Turn): void {
  const { state, seat } = turn
  const options = walks(turn).filter((walk) => walkVerdict(walk, turn) === ok)
  const { forager, to } = table.ask(seat, pickOne(walkWords, options, turn))
  foragerOf(state, forager).zone = to
  table.tell({ event: 'walks', rule: 'FO-WALK-1', seat, forager, zone: to })
  if ((state.berries[to] ?? 0) === 0) return
  state.berries[to] = (state.berries[to] ?? 0) - 1
  state.scores[seat] = (state.scores[seat] ?? 0) + 1
  table.tell({ event: 'picks', rule: 'FO-WALK-3', seat, forager, zone: to })
}
