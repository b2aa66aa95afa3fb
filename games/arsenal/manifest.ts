import type { Manifest } from '@muster/table'

/** The book's own example. */
const starters = ['eagle-eye-signature', 'stone-helix-signature']

export const manifest: Manifest = {
  id: 'arsenal',
  title: 'Arsenal: Arena Combat',
  seats: { min: 2, max: 6 },
  together: false,
  sides: (config, seats) => {
    const { teams = seats } = config as { teams?: number }
    return Array.from({ length: seats }, (_, seat) => seat % teams)
  },
  line: 'Mechs in a televised arena, forty cards each, and every play can be answered.',
  minutes: [45, 90],
  prefix: 'AR',
  firstGame: { seats: 2, config: { decks: starters } },
  bench: { seats: 2, config: { decks: starters } },
  kilobytes: 160,
}
