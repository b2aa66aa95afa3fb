import { determinize, isPile, mayKnow, type Pile, type Seat, seededRandom } from '@muster/table'

const hidesFrom = (pile: Pile<unknown>, seat: Seat): boolean =>
  pile.cards.some((_, index) => !mayKnow(pile, index, seat))

/** Whether a state holds anything a seat may not know. */
export function hasSecrets(value: unknown, seat: Seat): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (isPile(value)) return hidesFrom(value, seat)
  return Object.values(value).some((part) => hasSecrets(part, seat))
}

type Path = readonly string[]

/** Where the piles lie that hold something a seat may not know. */
function hidingPlaces(value: unknown, seat: Seat, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  if (isPile(value)) return hidesFrom(value, seat) ? [path] : []
  return Object.entries(value).flatMap(([key, part]) => hidingPlaces(part, seat, [...path, key]))
}

function pileAt(state: object, path: Path): Pile<unknown> {
  let part: unknown = state
  for (const key of path) part = (part as Record<string, unknown>)[key]
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
