import type { CardDrawing } from './drawing.ts'

/** A card that is nothing on the board: nobody's, in no state, without wounds. Games draw what is printed upon it. */
export const looseCard = {
  seat: undefined,
  tags: [],
  status: '',
  dimmed: false,
  active: false,
  hurt: 0,
  wounds: 0,
  stats: [],
  lines: [],
} as const satisfies Partial<CardDrawing>
