import type { Seat } from '@muster/table'
import type { Deed } from '@muster/ui'

export interface DeedRow extends Required<Omit<Deed, 'by'>> {
  readonly id: string
  readonly name: string
  readonly seat: Seat
}

const NOTHING = { actions: 0, dealt: 0, taken: 0, felled: 0 }

/** What each of some pieces did, added up; who did nothing and was not hurt is left out. */
export function sumDeeds(
  deeds: readonly Deed[],
  pieces: readonly { readonly id: string; readonly name: string; readonly seat: Seat }[],
): DeedRow[] {
  const sums = new Map<string, typeof NOTHING>()
  for (const { by, ...part } of deeds) {
    const sum = sums.get(by) ?? { ...NOTHING }
    for (const [what, amount] of Object.entries(part)) sum[what as keyof typeof NOTHING] += amount
    sums.set(by, sum)
  }
  return pieces.flatMap((piece) => {
    const sum = sums.get(piece.id)
    return sum ? [{ ...piece, ...sum }] : []
  })
}
