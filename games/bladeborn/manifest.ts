import type { Manifest } from '@muster/table'

const duel = { warbands: ['godsworn-hunt', 'khagras-ravagers'], battle: 'drawn-and-quartered' }

export const manifest: Manifest = {
  id: 'bladeborn',
  title: 'Bladeborn',
  seats: { min: 2, max: 2 },
  together: false,
  line: 'Two warbands, one torn map: move, strike, and spend your doubles and triples when it hurts most.',
  minutes: [20, 40],
  prefix: 'BB',
  firstGame: { seats: 2, config: duel },
  bench: { seats: 2, config: duel },
  kilobytes: 160,
}
