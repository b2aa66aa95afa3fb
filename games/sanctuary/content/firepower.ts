import type { Gun, LootCard } from './loot.ts'

/** The base values every hunter adds to a gun's (SN-CHARACTER-3, SN-CHARACTER-4). */
const BASE = { damage: 1, range: 3 }

/** What a gun can do in one attack, the damage of all its bullets, times how far away it can do so. */
export const firepowerOf = ({ damage, range, bullets }: Gun): number =>
  bullets * (BASE.damage + damage) * (BASE.range + range)

const isGun = (card: LootCard): card is Gun => card.kind === 'gun'

/** Rare guns that are no better than some gun of the loot deck (SN-RARE-1: Rare Loot is worth walking for). */
export function firepowerProblems(cards: readonly LootCard[]): string[] {
  const guns = cards.filter(isGun)
  const most = Math.max(0, ...guns.filter(({ rare }) => !rare).map(firepowerOf))
  return guns
    .filter((gun) => gun.rare && firepowerOf(gun) <= most)
    .map((gun) => `loot card ${gun.id}: firepower ${firepowerOf(gun)}; expected more than the ${most} of the loot deck`)
}
