import type { Entry, TakenBack } from './record.ts'

/**
 * An entry in force, or the byte the random stream goes on at after a take-back: dice that were seen once do not fall
 * again.
 */
export type InForce = Exclude<Entry, TakenBack> | { readonly skip: number }

/** What is in force of a record: the entries, and each one's place in the record. */
export interface Line {
  readonly entries: InForce[]
  readonly places: number[]
}

/**
 * What is in force after the first `count` entries. Taking back to n leaves in force what was so after the first n;
 * `skips` has the byte to go on at, by the place of each take-back.
 */
export function lineOf(record: readonly Entry[], count: number, skips: ReadonlyMap<number, number>): Line {
  const entries: InForce[] = []
  const places: number[] = []
  for (let place = count - 1; place >= 0; place--) {
    const entry = record[place] as Entry
    places.push(place)
    if ('back' in entry) {
      entries.push({ skip: skips.get(place) ?? 0 })
      place = entry.back
    } else entries.push(entry)
  }
  return { entries: entries.reverse(), places: places.reverse() }
}

/** How many entries two lines begin with alike. */
export function sharedLength({ places: a }: Line, { places: b }: Line): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}
