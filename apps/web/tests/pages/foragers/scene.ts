import type { Seat } from '@muster/table'
import type { CellBoard, Mark, PieceDrawing, PlaneBoard, Scene } from '@muster/ui'
import { joinedOutline } from '@muster/ui/shape'
import { MEADOW, NESTS, RUNNER, SCENERY } from '../../../../../packages/table/testing/foragers/field.ts'
import { isInside } from '../../../../../packages/table/testing/foragers/plane.ts'
import type { Foragers } from '../../../../../packages/table/testing/foragers/state.ts'
import { ZONES } from '../../../../../packages/table/testing/foragers/wood.ts'

import { EDGE } from './edge.ts'

const middleOf = ([q, r]: readonly [number, number]) => ({ x: 1.5 * q, y: Math.sqrt(3) * (r + q / 2) })
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

const bare = { hurt: 0, wounds: 0, badges: [], spent: false, active: false } as const
const FACES = ['wolf-head', 'robot-golem'] as const

function woodOf({ foragers, berries }: Foragers): CellBoard {
  return {
    shape: 'hex-flat',
    edge: EDGE,
    margin: 1.2,
    cells: ZONES.map(({ id, hexes }) => {
      const middles = hexes.map(middleOf)
      const outline = hexes.length > 1 ? { outline: joinedOutline('hex-flat', middles) } : {}
      const [x, y] = [mean(middles.map((one) => one.x)), mean(middles.map((one) => one.y))]
      return { id, x, y, name: `${berries[id]} berries`, look: [], ...outline }
    }),
    marks: ZONES.map(
      ({ id }): Mark => ({ id: `berries ${id}`, at: { cell: id }, look: 'berries', name: `${berries[id]}` }),
    ),
    pieces: foragers.map(
      ({ id, seat, zone }): PieceDrawing => ({
        ...bare,
        id,
        name: id,
        icon: FACES[seat as 0 | 1],
        seat,
        at: { cell: zone },
      }),
    ),
    turned: false,
    turns: true,
  }
}

function meadowOf({ runners, flags, active }: Foragers): PlaneBoard {
  const isUp = (runner: Foragers['runners'][number]) =>
    SCENERY.find(({ kind, outline }) => kind === 'platform' && isInside(outline, runner))
  return {
    shape: 'plane',
    ...MEADOW,
    scenery: SCENERY,
    measure: { sign: '″', units: 100 },
    marks: [
      ...NESTS.map((nest): Mark => ({ id: nest.id, at: { disc: nest, radius: 200 }, look: 'nest', name: nest.id })),
      ...flags.map(
        (flag, index): Mark => ({
          id: `flag ${index}`,
          at: { x: flag.x, y: flag.y },
          look: 'flag',
          name: 'a flag',
          seat: flag.seat,
        }),
      ),
    ],
    pieces: runners.map((runner): PieceDrawing => {
      const { id, seat, x, y, ran } = runner
      const at = { x, y, radius: RUNNER, level: isUp(runner)?.height ?? 0 }
      return { ...bare, id, name: id, icon: FACES[seat as 0 | 1], seat, at, active: active?.runner === id, spent: ran }
    }),
    turned: false,
    turns: true,
  }
}

export function sceneOf(state: Foragers, _: Seat | undefined): Scene {
  return {
    place: [{ name: state.ground === 'wood' ? 'The wood' : 'The meadow', text: 'Berries first, nests after.' }],
    round: `Round ${state.round} of ${state.rounds}`,
    track: ['wood', 'meadow'].map((name) => ({ name, now: state.ground === name })),
    board: state.ground === 'wood' ? woodOf(state) : meadowOf(state),
    seats: [0, 1].map((seat) => ({
      seat,
      name: seat === 0 ? 'Hearth' : 'Hill',
      title: seat === 0 ? 'the Hearth' : 'the Hill',
      icon: FACES[seat as 0 | 1],
      score: state.scores[seat],
      cards: [],
    })),
    zones: [],
    extra: undefined,
  }
}
