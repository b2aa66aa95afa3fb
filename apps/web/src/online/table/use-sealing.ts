import { contributionHash } from '@muster/table'
import type { SeatLine } from '@muster/wire'
import { useEffect } from 'react'
import type { OnlineTable } from '../online-table.ts'
import type { TableLine } from '../table-line.ts'
import { renewedContribution, shownContribution, witness } from '../witnessed.ts'

/**
 * One's part in the dice: what was published of them is noted, the hash of a contribution goes out with the seat, and the
 * contribution itself when everybody has sent theirs.
 */
export function useSealing(table: OnlineTable, line: TableLine | undefined, own: SeatLine | undefined): void {
  const isOpen = line?.state === 'open'
  const seat = isOpen ? own?.seat : undefined
  const isCommitted = own?.committed ?? false
  const isReady =
    line?.seats.every(({ kind, committed }) => kind === 'bot' || (kind === 'person' && committed)) ?? false
  const isRevealed = own?.revealed ?? false
  const about = line?.about
  const { match } = table
  useEffect(() => {
    if (about) witness(match, about)
  }, [match, about])
  useEffect(() => {
    if (seat === undefined || isCommitted) return
    const hash = contributionHash(renewedContribution(match, seat))
    void table.request({ say: 'sit', match, seat, hash }).catch(() => undefined)
  }, [table, match, seat, isCommitted])
  useEffect(() => {
    if (seat === undefined || !isReady || isRevealed) return
    const contribution = shownContribution(match, seat)
    void table.request({ say: 'reveal', match, seat, contribution }).catch(() => undefined)
  }, [table, match, seat, isReady, isRevealed])
}
