import { refuse, type Seat } from '@muster/table'
import type { LuckOf } from '../luck.ts'

/** A state of nothing but Luck, by seat. */
export interface Purse {
  luck: number[]
}

export const purseLuck: LuckOf<Purse> = {
  left: ({ luck }, seat: Seat) => luck[seat] ?? 0,
  change: ({ luck }, seat, by) => {
    luck[seat] = (luck[seat] ?? 0) + by
  },
  rules: { ask: 'T-LUCK-1', luck: 'T-LUCK-2', accurate: 'T-LUCK-3', streak: 'T-LUCK-4' },
  refusals: {
    once: refuse('T-LUCK-5', 'this die has been rolled again already'),
    none: refuse('T-LUCK-6', 'no Luck is left'),
  },
}
