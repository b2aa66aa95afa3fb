import type { Manifest } from '@muster/table'

export const manifest: Manifest = {
  id: 'stones',
  title: 'Stones',
  seats: { min: 2, max: 2 },
  together: false,
  line: 'Three heaps of stones. Take from one; whoever takes the last stone wins.',
  minutes: [1, 5],
  prefix: 'ST',
  firstGame: { seats: 2, config: {} },
  bench: { seats: 2, config: {} },
  kilobytes: 100,
}
