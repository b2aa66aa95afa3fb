import { invariant } from '../fault.ts'

/** A source of randomness: a whole number from 0 to `bound` - 1, each equally likely. */
export interface Random {
  below(bound: number): number
}

/** The most numbers a source can choose from. */
export const MOST_BELOW = 0x1_0000_0000

/** Nothing can be drawn from no numbers at all; looking for it would never end. */
export function needBound(bound: number): void {
  invariant(bound >= 1 && bound <= MOST_BELOW, `a random choice from ${bound} things`)
}

/** The items in random order (Fisher-Yates), leaving the given list alone. */
export function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  const order = items.slice()
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const held = order[i] as Item
    order[i] = order[j] as Item
    order[j] = held
  }
  return order
}
