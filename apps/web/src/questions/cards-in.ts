import type { Scene } from '@muster/ui'

/** Cards that lie in view and can be pointed at, by what options call them. */
export const cardsIn = ({ zones }: Scene): Set<string> =>
  new Set(zones.flatMap(({ kind, cards }) => (kind === 'pile' ? [] : cards.map(({ id, ref }) => ref ?? id))))
