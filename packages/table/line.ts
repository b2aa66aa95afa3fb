import type { Entry, TakenBack } from './record.ts'

/** An entry that is in force: anything but a take-back. */
export type InForce = Exclude<Entry, TakenBack>

/**
 * What is in force of a record: the entries, and each one's place in the record. `skips` has, by how many entries come before,
 * the byte the random stream goes on at after a take-back: dice that were seen once do not fall again.
 */
export interface Line {
  readonly entries: readonly InForce[]
  readonly places: readonly number[]
  readonly skips: ReadonlyMap<number, number>
}

/** A line of one's own, to be added to. */
export interface OwnLine extends Line {
  readonly entries: InForce[]
  readonly places: number[]
  readonly skips: Map<number, number>
}

/**
 * What is in force after the first `count` entries. Taking back to n leaves in force what was so after the first n;
 * `bytes` has the byte to go on at, by the place of each take-back.
 */
export function lineOf(record: readonly Entry[], count: number, bytes: ReadonlyMap<number, number>): OwnLine {
  const entries: InForce[] = []
  const places: number[] = []
  const backs: { readonly left: number; readonly place: number }[] = []
  for (let place = count - 1; place >= 0; place--) {
    const entry = record[place] as Entry
    if ('back' in entry) {
      backs.push({ left: entries.length, place })
      place = entry.back
    } else {
      entries.push(entry)
      places.push(place)
    }
  }
  const skips = new Map<number, number>()
  for (const { left, place } of backs.reverse()) skips.set(entries.length - left, bytes.get(place) ?? 0)
  return { entries: entries.reverse(), places: places.reverse(), skips }
}

/** How many entries two lines begin with alike. */
export function sharedLength({ places: a }: Line, { places: b }: Line): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}
