import type { InForce, Seat, Told } from '@muster/table'
import type { Undo } from './seen.ts'
import type { Undoing } from './undo.ts'

/** By seat, its last decision in force as something to take back; kept as the game goes, so that nothing is looked up. */
export type Marks = readonly (Undo | undefined)[]

/** The marks after one entry more, which stands at a place of the record and has so many in force before it. */
export function markedAfter(
  marks: Marks,
  entry: InForce,
  at: { readonly place: number; readonly decisions: number },
): Marks {
  if (!('seat' in entry)) return marks
  const since = marks.map((mark) =>
    mark && !mark.since.includes(entry.seat) ? { ...mark, since: [...mark.since, entry.seat] } : mark,
  )
  if ('choice' in entry)
    since[entry.seat] = { seat: entry.seat, to: at.place, left: at.decisions, seen: false, since: [] }
  return since
}

/** The marks once something was told: dice and cards that were seen are not unseen. */
export function seenBy(marks: Marks, told: readonly Told[], { reveals }: Undoing): Marks {
  if (!told.some(({ event, to }) => to !== undefined || reveals.includes(event.event))) return marks
  return marks.map((mark) => mark && { ...mark, seen: true })
}

export function undoFrom(marks: Marks, seats: readonly Seat[]): Undo[] {
  const undo: Undo[] = []
  for (const seat of seats) {
    const mark = marks[seat]
    if (mark) undo.push(mark)
  }
  return undo.length > 1 ? undo.sort((a, b) => b.to - a.to) : undo
}
