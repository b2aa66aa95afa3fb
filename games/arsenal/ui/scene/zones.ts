import type { Seat } from '@muster/table'
import type { ZoneDrawing } from '@muster/ui'
import { isAutonomous, playerOf } from '../../rules/lookup.ts'
import type { State } from '../../rules/state.ts'
import { cardByName, cardInHand, cardInPlay } from './cards.ts'

/** Cards a viewer may not know are null in a view. */
type Seen = readonly (string | null)[]

const named = (cards: Seen): string[] => cards.filter((card) => card !== null)

/** A seat's cards: the hand, what is in play, the Reserve face down and the Scrapheap face up. `seen` is what a viewer may know. */
export function zonesOf(seen: State, seat: Seat): ZoneDrawing[] {
  const { hand, reserve, scrapheap } = playerOf(seen, seat)
  const zone = (kind: ZoneDrawing['kind'], name: string, cards: ZoneDrawing['cards'], hidden = 0): ZoneDrawing => ({
    id: `${name.toLowerCase().replaceAll(' ', '-')}-${seat}`,
    name,
    kind,
    seat,
    cards,
    hidden,
  })
  const own = named(hand.cards as Seen)
  const inPlay = seen.inPlay.filter(({ controller }) => controller === seat)
  const order = [...inPlay.filter((one) => !isAutonomous(one)), ...inPlay.filter(isAutonomous)]
  return [
    zone(
      'hand',
      'Hand',
      own.map((card, place) => cardInHand(seen, seat, card, place)),
      hand.cards.length - own.length,
    ),
    zone(
      'row',
      'In play',
      order.map((permanent) => cardInPlay(seen, permanent)),
    ),
    zone('pile', 'Reserve', [], reserve.cards.length),
    zone(
      'pile',
      'Scrapheap',
      scrapheap.cards.map((card, place) => cardByName(seen, card, `scrap-${seat}-${place}`)).reverse(),
    ),
  ]
}
