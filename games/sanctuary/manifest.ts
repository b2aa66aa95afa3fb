import type { Manifest } from '@muster/table'

/** SN-DIFFICULTY-1 to SN-DIFFICULTY-4, by the lives of the city. */
const difficulties: Readonly<Record<number, string>> = { 7: 'easy', 6: 'medium', 5: 'hard', 4: 'hardest' }

export const manifest: Manifest = {
  id: 'sanctuary',
  title: 'Sanctuary',
  seats: { min: 1, max: 4 },
  together: true,
  difficulty: (config) => {
    const { options } = config as { options?: { lives?: number } }
    return difficulties[options?.lives ?? 6] ?? 'medium'
  },
  line: 'Hold the last lit city on the frontier, together, against waves that come by the card.',
  minutes: [20, 60],
  prefix: 'SN',
  firstGame: {
    seats: 2,
    config: { hunters: ['axton', 'maya'], options: { lives: 7, terrainLayout: 'crossfire', terrainPieces: 4 } },
  },
  bench: { seats: 2, config: {} },
  kilobytes: 160,
}
