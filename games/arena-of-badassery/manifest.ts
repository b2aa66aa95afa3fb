import type { Manifest } from '@muster/table'

export const manifest: Manifest = {
  id: 'arena-of-badassery',
  title: 'Arena of Badassery',
  seats: { min: 1, max: 4 },
  together: true,
  difficulty: (config) => {
    const {
      play,
      campaign = 'campaign',
      scenario = 'make-me-a-sandwich',
    } = config as Record<string, string | undefined>
    return play === 'campaign' ? campaign : scenario
  },
  line: 'Four Vault Hunters, an arena that fights back, and loot that explodes.',
  minutes: [60, 90],
  prefix: 'AB',
  firstGame: {
    seats: 4,
    config: {
      scenario: 'make-me-a-sandwich',
      hunters: ['mordecai', 'salvador', 'maya', 'brick'],
      trees: [
        ['last-round', 'bird-handler', 'five-finger-discount'],
        ['double-trouble', 'short-fuse', 'loud-mouth'],
        ['harmony', 'stasis', 'cataclysm'],
        ['bare-hands', 'meat-shield', 'rampage'],
      ],
    },
  },
  bench: { seats: 4, config: {} },
  kilobytes: 200,
}
