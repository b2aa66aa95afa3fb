import { z } from 'zod'
import type { GameEvent } from '../../event.ts'
import type { Game, Result } from '../../game.ts'
import { attachContent } from '../../state.ts'
import type { Table } from '../../table.ts'
import { ok, refuse } from '../../verdict.ts'
import { MEADOW, RUNNER } from './field.ts'
import { countNests, playMeadow } from './meadow.ts'
import { type Foragers, foragersSchema } from './state.ts'
import { playWood, ZONES } from './wood.ts'

const NO_DRAW = refuse('FO-END-2', 'foragers do not agree on draws')

/**
 * Foragers, a game made to try out boards: in a wood of zones that many share, foragers pick berries; then runners race over a
 * meadow that has no cells, by ways their players draw, and plant flags wherever they like.
 */
export const foragers: Game<Foragers, { ground: 'both' | 'wood' | 'meadow'; rounds: number }> = {
  id: 'foragers',
  title: 'Foragers',
  version: '1',
  seats: { min: 2, max: 2 },
  config: z.strictObject({
    ground: z.literal(['both', 'wood', 'meadow']).default('both'),
    rounds: z.int().positive().default(2),
  }),
  content: () => ({}),
  start: (content, { ground, rounds }) => attachContent(startOf(ground, rounds), content),
  step,
  mayAct: (_state, _seat, act) => (act === 'agree-draw' ? NO_DRAW : ok),
  act: (table, state, seat) => {
    state.left = seat
    table.tell({ event: 'left', rule: 'FO-END-1', seat })
    return 'goes-on'
  },
  result,
  schema: foragersSchema,
  broken,
  describe,
  summary: (before, after) => ({ scores: after.scores.map((score, seat) => score - (before.scores[seat] ?? 0)) }),
}

function startOf(ground: 'both' | 'wood' | 'meadow', rounds: number): Omit<Foragers, 'content'> {
  const start = [
    [200, 300],
    [200, 900],
    [1650, 560],
    [1600, 1050],
  ] as const
  return {
    ground: ground === 'meadow' ? 'meadow' : 'wood',
    rounds: ground === 'both' ? 2 * rounds : rounds,
    inWood: ground === 'meadow' ? 0 : rounds,
    round: 1,
    turns: [0, 1, 0, 1],
    scores: [0, 0],
    foragers: ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Gorse', 'Hazel'].map((id, index) => ({
      id,
      seat: index % 2,
      zone: index % 2 === 0 ? 'hollow' : index < 6 ? 'bramble' : 'hollow',
    })),
    berries: Object.fromEntries(ZONES.map(({ id }) => [id, id === 'hollow' ? 4 : 2])),
    runners: ['Lark', 'Merle', 'Swift', 'Wren'].map((id, index) => {
      const [x, y] = start[index] as readonly [number, number]
      return { id, seat: index < 2 ? 0 : 1, ran: false, x, y }
    }),
    flags: [],
    active: undefined,
  }
}

function step(table: Table, state: Foragers): void {
  const seat = state.turns[0] ?? 0
  if (state.ground === 'wood') playWood(table, { state, seat })
  else playMeadow(table, { state, seat })
  if (state.active) return
  state.turns.shift()
  if (state.turns.length === 0) endRound(table, state)
}

function endRound(table: Table, state: Foragers): void {
  if (state.ground === 'meadow') countNests(table, state)
  state.round++
  state.turns = [0, 1, 0, 1]
  for (const runner of state.runners) runner.ran = false
  if (state.round > state.inWood) state.ground = 'meadow'
}

function result({ round, rounds, scores, left }: Foragers): Result | undefined {
  if (left !== undefined) return { winners: [1 - left], scores }
  if (round <= rounds) return undefined
  const best = Math.max(...scores)
  return { winners: [0, 1].filter((seat) => scores[seat] === best), scores }
}

function broken({ runners, foragers: all }: Foragers): string[] {
  const { width, depth } = MEADOW
  const off = runners.filter(({ x, y }) => x < RUNNER || y < RUNNER || x > width - RUNNER || y > depth - RUNNER)
  const lost = all.filter(({ zone }) => !ZONES.some(({ id }) => id === zone))
  return [...off.map(({ id }) => `${id} left the meadow`), ...lost.map(({ id }) => `${id} is in no zone`)]
}

function describe(event: GameEvent): string {
  switch (event.event) {
    case 'walks':
      return `${event.forager} walks to the ${event.zone}`
    case 'picks':
      return `${event.forager} picks a berry in the ${event.zone}`
    case 'runs':
      return `${event.runner} runs`
    case 'plants':
      return `${event.runner} plants a flag`
    case 'left':
      return `seat ${Number(event.seat) + 1} gives up`
    case 'nest':
      return `a runner of seat ${Number(event.seat) + 1} is at the ${event.nest}`
    default:
      return String(event.event)
  }
}
