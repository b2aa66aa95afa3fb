import type { Seat } from '@muster/table'
import { parseRow } from '../row.ts'
import type { Bearer } from '../which.ts'

/** Somebody with a row of tokens as it is written: `bearer('G+ y-')`. */
export function bearer(row: string, seat: Seat = 0, id = 'ripper'): Bearer {
  return { id, seat, tokens: parseRow(row) }
}
