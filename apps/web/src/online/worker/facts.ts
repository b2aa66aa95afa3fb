import type { Json } from '@muster/wire'

/** Something about a table that can be compared: where it stands in the view, and what it is now. */
export interface Fact {
  readonly path: readonly (string | number)[]
  readonly value: string | number | boolean
}

const DEEPEST = 3
const MOST = 80

/** The plain facts of a view, the shallow ones first; lists are followed as far as there are seats. */
export function factsOf(view: Json, seats: number): Fact[] {
  const found: Fact[] = []
  let level: { path: readonly (string | number)[]; value: Json }[] = [{ path: [], value: view }]
  for (let depth = 0; depth <= DEEPEST && found.length < MOST; depth++) {
    const next: typeof level = []
    for (const { path, value } of level) {
      if (typeof value !== 'object') found.push({ path, value })
      else if (Array.isArray(value))
        for (const [index, part] of value.slice(0, seats).entries())
          next.push({ path: [...path, index], value: part as Json })
      else if (value) for (const [key, part] of Object.entries(value)) next.push({ path: [...path, key], value: part })
    }
    level = next
  }
  return found.filter(({ path, value }) => path[0] !== 'config' && value !== '').slice(0, MOST)
}
