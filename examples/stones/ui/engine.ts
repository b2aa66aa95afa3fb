import type { EngineUi, Scene } from '@muster/ui'
import { mind } from '../bot.ts'
import { stones } from '../rules/game.ts'
import type { State } from '../rules/state.ts'

function sceneOf({ heaps, turn, winner }: State): Scene {
  const cells = heaps.map((stones, heap) => ({
    id: `${heap + 1}`,
    name: `heap ${heap + 1}, ${stones} stones`,
    look: [],
    x: heap * 1.2,
    y: 0,
  }))
  return {
    place: [],
    round: winner < 0 ? `Player ${turn + 1} takes` : '',
    track: [],
    board: {
      shape: 'square',
      cells,
      marks: heaps.map((stones, heap) => ({
        id: `stones-${heap + 1}`,
        at: { cell: `${heap + 1}` },
        look: 'stones',
        name: `${stones} stones`,
      })),
      pieces: [],
      turned: false,
    },
    seats: [0, 1].map((seat) => ({
      seat,
      name: `Player ${seat + 1}`,
      title: '',
      icon: 'meeple',
      score: undefined,
      cards: [],
    })),
    zones: [],
    extra: undefined,
  }
}

export const engineUi: EngineUi<State> = {
  game: stones,
  mind,
  box: () => ({ sides: [], scenarios: [], twists: [] }),
  scene: sceneOf,
  scores: ({ heaps }) => [heaps.reduce((sum, heap) => sum + heap, 0)],
  luck: () => [],
  reveals: [],
}
