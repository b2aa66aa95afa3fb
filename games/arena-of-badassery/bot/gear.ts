import { inSlot, slotsOf } from '../rules/gear.ts'
import type { Swap } from '../rules/inventory.ts'
import { gearCardOf, hunterOf } from '../rules/lookup.ts'
import type { Held, Hunter, State } from '../rules/state.ts'

/** What Gear is worth to whoever has it equipped and face up; by its price, starting guns like the cheapest. */
export function gearValue(state: State, held: Held): number {
  const { cost, deck } = gearCardOf(state, held)
  const printed = deck === undefined ? 1.2 : 1 + cost / 250
  const tokens = held.shield?.reduce((sum, token) => sum + (token === 'G+' ? 2.5 : token === 'Y+' ? 2 : 1), 0) ?? 0
  return (held.down ? 0.4 : 1) * printed + tokens
}

/** What a Loot token on a card is worth: what it buys, or what it may yet do. */
export function lootValue({ content }: State, id: string): number {
  const token = content.lootTokens[id]
  if (!token) return 0
  if (token.kind === 'cash') return 0.3 + token.value / 500
  return token.kind === 'bounty' ? 1 : token.kind === 'legendary' ? 3 : 1.5
}

const namedGear = ({ gear, inventory }: Hunter, card: string): Held | undefined =>
  [...gear, ...inventory].find((held) => held.card === card)

/** What a hunter gains by a swap: the card that comes for the one that goes. */
function gainOf(state: State, hunter: Hunter, { card, out }: Swap): number {
  const worth = (name: string): number => {
    const held = name === '' ? undefined : namedGear(hunter, name)
    return held ? gearValue(state, { ...held, down: false }) : 0
  }
  return worth(card) - worth(out)
}

/** The swap that gains most; undefined where none gains anything, so that nothing is swapped back and forth. */
export function bestSwap<Option extends Swap & { readonly to?: string }>(
  state: State,
  id: string,
  swaps: readonly Option[],
): Option | undefined {
  const hunter = hunterOf(state, id)
  let best: Option | undefined
  let most = 0
  for (const one of swaps) {
    const gain = one.card === '' || one.to !== undefined ? 0 : gainOf(state, hunter, one)
    if (gain <= most) continue
    most = gain
    best = one
  }
  return best
}

/** AB-REST-1: the card a hunter has most of, better than the least it has equipped of its kind; money is of no use later. */
export function bestBuy(state: State, id: string, cards: readonly string[]): string | undefined {
  const hunter = hunterOf(state, id)
  const gain = (card: string): number => {
    const held = { card, down: false }
    const { slot } = gearCardOf(state, held)
    const worths = [
      ...inSlot(state, hunter, slot),
      ...hunter.inventory.filter((one) => gearCardOf(state, one).slot === slot),
    ]
      .map((one) => gearValue(state, { ...one, down: false }))
      .toSorted((a, b) => b - a)
    return gearValue(state, held) - (worths[slotsOf(state, hunter, slot) - 1] ?? 0)
  }
  const [best] = cards.toSorted((a, b) => gain(b) - gain(a))
  return best !== undefined && gain(best) > 0 ? best : undefined
}
