import type { Manifest } from '@muster/table'

/** The scenario to begin with, for two plain teams among containers, which give cover to both alike. */
const first = {
  teams: ['tyger-claws-100', 'maelstrom-100'],
  scenario: 'turf-war',
  battlespace: 'container-yard',
  firstSide: 0,
  deployment: 'lined-up',
}

export const manifest: Manifest = {
  id: 'combat-zone',
  title: 'Combat Zone',
  seats: { min: 2, max: 4 },
  together: false,
  line: 'Gangs on wet asphalt, measured in inches, settled in seconds.',
  minutes: [60, 90],
  prefix: 'CZ',
  firstGame: { seats: 2, config: first },
  bench: { seats: 2, config: first },
  kilobytes: 240,
}
