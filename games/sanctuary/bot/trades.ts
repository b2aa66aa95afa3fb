import type { Seat } from '@muster/table'
import { ownedOf } from '../rules/equip.ts'
import { hunterOf, lootOf, NOTHING } from '../rules/lookup.ts'
import type { Hunter, State } from '../rules/state.ts'
import { tradeable } from '../rules/trade.ts'
import { cardValue } from './cards.ts'

/** What cards are worth to a hunter who equips the best of them; what finds no slot is worth little. */
function bestValue(state: State, hunter: Hunter, cards: readonly string[]): number {
  const slots = new Map<string, number[]>()
  for (const id of cards) {
    const card = lootOf(state, id)
    const slot = card.kind === 'upgrade' ? card.type : card.kind
    slots.set(slot, [...(slots.get(slot) ?? []), cardValue(card, hunter)])
  }
  let sum = 0
  for (const [slot, worths] of slots) {
    worths.sort((a, b) => b - a)
    worths.forEach((worth, place) => {
      sum += worth * shareOf(slot, place)
    })
  }
  return sum
}

/** How much of its worth the next best card for a slot has. */
function shareOf(slot: string, place: number): number {
  if (place === 0 || slot === 'one-use' || slot === 'permanent' || slot === 'when-hit') return 1
  return slot === 'gun' && place === 1 ? 0.4 : 0.1
}

/** One piece of loot each way; `NOTHING` where none goes. */
export type Swap = { readonly seat: Seat; readonly ally: Seat; readonly give: string; readonly take: string }

/** What both hunters together gain by a trade. */
export function gainOf(state: State, { seat, ally, give, take }: Swap): number {
  const after = (hunter: Hunter, out: string, into: string) => {
    const cards = ownedOf(hunter)
    const rest = cards.filter((card) => card !== out)
    return bestValue(state, hunter, into === NOTHING ? rest : [...rest, into]) - bestValue(state, hunter, cards)
  }
  return after(hunterOf(state, seat), give, take) + after(hunterOf(state, ally), take, give)
}

/** The trade by which both gain most, of those that give one of some cards. */
export function bestSwap(state: State, seat: Seat, ally: Seat, gives: readonly string[]): Swap | undefined {
  let best: Swap | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const give of gives)
    for (const take of tradeable(state, ally)) {
      const gain = gainOf(state, { seat, ally, give, take })
      if (gain <= most) continue
      most = gain
      best = { seat, ally, give, take }
    }
  return best
}
