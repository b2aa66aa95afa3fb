import { determinize, isPile, mayKnow, type Pile, type Seat, seededRandom } from '@muster/table'

function hidesFrom(pile: Pile<unknown>, seat: Seat): boolean {
  for (let index = 0; index < pile.cards.length; index++) if (!mayKnow(pile, index, seat)) return true
  return false
}

/** Whether a state holds anything a seat may not know. Asked for every answer a bot looks at, so it makes no lists. */
export function hasSecrets(value: unknown, seat: Seat): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) {
    for (const part of value) if (hasSecrets(part, seat)) return true
    return false
  }
  if (isPile(value)) return hidesFrom(value, seat)
  for (const key in value) if (hasSecrets((value as Record<string, unknown>)[key], seat)) return true
  return false
}

type Path = readonly (string | number)[]

/** Where the piles lie that hold something a seat may not know. */
function hidingPlaces(state: object, seat: Seat): Path[] {
  const places: Path[] = []
  addHidingPlaces(places, state, seat, [])
  return places
}

/** `path` leads to the value; it is the same list again afterwards. */
function addHidingPlaces(places: Path[], value: unknown, seat: Seat, path: (string | number)[]): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value))
    for (let index = 0; index < value.length; index++) {
      path.push(index)
      addHidingPlaces(places, value[index], seat, path)
      path.pop()
    }
  else if (isPile(value)) {
    if (hidesFrom(value, seat)) places.push(path.slice())
  } else
    for (const key in value) {
      path.push(key)
      addHidingPlaces(places, (value as Record<string, unknown>)[key], seat, path)
      path.pop()
    }
}

function pileAt(state: object, path: Path): Pile<unknown> {
  let part: unknown = state
  for (const key of path) part = (part as Record<string | number, unknown>)[key]
  return part as Pile<unknown>
}

/**
 * Deals anew what a seat cannot know, as `determinize` does, and the same way each time. Every state it is given must be one
 * and the same position, so that the deal is worked out only once.
 */
export function sameDeal(seat: Seat): (state: object) => void {
  let dealt: { readonly path: Path; readonly cards: readonly unknown[] }[] | undefined
  return (state) => {
    if (dealt) for (const { path, cards } of dealt) pileAt(state, path).cards = cards.slice()
    else {
      determinize(state, seat, seededRandom('what may be hidden'))
      dealt = hidingPlaces(state, seat).map((path) => ({ path, cards: pileAt(state, path).cards.slice() }))
    }
  }
}
