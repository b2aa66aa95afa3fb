import type { Point } from '@muster/table'
import type { EngineUi, Overlay } from '@muster/ui'
import { foragers } from '../../../../../packages/table/testing/foragers/game.ts'
import { runLength, runnerOf, wayTo } from '../../../../../packages/table/testing/foragers/meadow.ts'
import type { Foragers } from '../../../../../packages/table/testing/foragers/state.ts'
import { sceneOf } from './scene.ts'

const paces = (units: number): string => `${(units / 100).toFixed(1)}″`

/** Bands around where the way ends, told apart by their edges, and a strip from there to each rival within the far one. */
function bandsAt({ runners, active }: Foragers, drawn: readonly Point[]): Overlay[] {
  const end = drawn.at(-1)
  const seat = runners.find(({ id }) => id === active?.runner)?.seat
  if (!end) return []
  const rivals = runners.filter((one) => one.seat !== seat && Math.hypot(one.x - end.x, one.y - end.y) <= 1000)
  const strips = rivals.map(({ id, x, y }) => ({ strip: [end, { x, y }] as const, width: 100, word: id }))
  return [
    { kind: 'lane', name: 'in sight', places: strips, fill: 'hatched' },
    {
      kind: 'range',
      name: 'near 2″',
      places: [{ disc: end, radius: 200 }],
      tone: '#ff6b6b',
      edge: 'solid',
      fill: 'none',
    },
    {
      kind: 'range',
      name: 'far 4″',
      places: [{ disc: end, radius: 400 }],
      tone: '#ffd21f',
      edge: 'dashed',
      fill: 'none',
    },
  ]
}

const engineUi: EngineUi<Foragers> = {
  game: foragers,
  mind: {
    value: ({ scores }, seat) => (scores[seat] ?? 0) - (scores[1 - seat] ?? 0),
    looksInto: () => false,
    looksBeyond: () => false,
  },
  box: () => ({ sides: [], scenarios: [], twists: [] }),
  scene: sceneOf,
  scores: ({ scores }) => scores,
  luck: () => [],
  reveals: [],
  overlays: (state, _, subject) => ('drawn' in subject ? bandsAt(state, subject.drawn) : []),
  plan: (state, _, question, drawn) => {
    const runner = runnerOf(state, state.active?.runner)
    const last = drawn.at(-1)
    if (question.form !== 'path' || !runner || !last) return { points: drawn, words: '' }
    const points = [...drawn.slice(0, -1), ...wayTo(drawn.at(-2) ?? runner, last)]
    return { points, words: `${paces(runLength(runner, points))} of ${paces(600)}` }
  },
}

/** The games of a client that has no other. */
export async function engineOf(game: string): Promise<EngineUi> {
  if (game !== 'foragers') throw new Error(`${game} is not here: this client has only Foragers`)
  return engineUi as unknown as EngineUi
}
