import type { LootCard } from '../content/loot.ts'
import { lootOf } from '../rules/lookup.ts'
import type { Hunter, State } from '../rules/state.ts'

/** What a card is worth in a slot of a hunter, or used by one. */
export function cardValue(card: LootCard, hunter: Hunter): number {
  switch (card.kind) {
    case 'gun':
      return (card.damage + 1) * (1 + 0.6 * (card.bullets - 1)) * (1 + 0.12 * card.range) * 4 + (card.splash ? 3 : 0)
    case 'shield':
      return 1.5 * card.health + 2.5 * card.recovery
    case 'upgrade': {
      if (card.only !== undefined && card.only !== hunter.card) return 0.5
      const { damage = 0, range = 0, movement = 0, health = 0 } = card.stats
      return 10 * damage + 2 * range + 2 * movement + 1.5 * health + (card.ability ? 3 : 0)
    }
    case 'permanent':
      return 4
    default:
      return 3
  }
}

/** Equipped guns count by the better one first; what lies in the hand counts little. */
export function lootValue(state: State, hunter: Hunter): number {
  const worth = (id: string) => cardValue(lootOf(state, id), hunter)
  let [better, other] = [0, 0]
  for (const id of hunter.guns) {
    const gun = worth(id)
    if (gun > better) [better, other] = [gun, better]
    else other = Math.max(other, gun)
  }
  let sum = better + (hunter.card === 'salvador' ? 0.8 : 0.4) * other
  for (const id of hunter.shields) sum += worth(id)
  for (const id of hunter.upgrades) sum += worth(id)
  for (const id of hunter.perks) sum += 1.5 * worth(id)
  for (const id of hunter.hand) sum += 0.5 * worth(id) + 0.5
  return sum
}
