import { type Delta, type Json, setOwn } from './delta.ts'

/** A delta that does not fit the value it is applied to: whoever holds that value stands elsewhere. */
export class Misfit extends Error {
  constructor(what: string) {
    super(`the change does not fit: ${what}`)
    this.name = 'Misfit'
  }
}

/** What a delta makes of a value, which itself stays as it is; parts that did not change are shared. */
export function apply(before: Json | undefined, change: Delta | undefined): Json {
  if (change === undefined) {
    if (before === undefined) throw new Misfit('there is nothing to change')
    return before
  }
  if ('set' in change) return change.set
  if ('at' in change || 'cut' in change || 'add' in change) {
    if (!Array.isArray(before)) throw new Misfit('expected a list')
    return applyToList(before, change)
  }
  if (typeof before !== 'object' || before === null || Array.isArray(before)) throw new Misfit('expected an object')
  return applyToObject(before as Record<string, Json>, change as ObjectChange)
}

type ObjectChange = { readonly in?: Readonly<Record<string, Delta>>; readonly out?: readonly string[] }
type ListChange = {
  readonly at?: Readonly<Record<string, Delta>>
  readonly cut?: number
  readonly add?: readonly Json[]
}

function applyToObject(before: Readonly<Record<string, Json>>, change: ObjectChange): Json {
  const after: Record<string, Json> = {}
  const gone = new Set(change.out)
  for (const key of Object.keys(before)) if (!gone.has(key)) setOwn(after, key, before[key] as Json)
  for (const [key, part] of Object.entries(change.in ?? {}))
    setOwn(after, key, apply(Object.hasOwn(before, key) ? before[key] : undefined, part))
  return after
}

function applyToList(before: readonly Json[], { at, cut, add }: ListChange): Json {
  const after = before.slice(0, cut ?? before.length)
  for (const [index, part] of Object.entries(at ?? {})) {
    const place = Number(index)
    if (!Number.isInteger(place) || place < 0 || place >= after.length) throw new Misfit(`there is no place ${index}`)
    after[place] = apply(after[place], part)
  }
  return [...after, ...(add ?? [])]
}
