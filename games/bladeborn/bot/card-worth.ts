import type { FighterCard, Weapon } from '../content/cards.ts'
import { toHit } from '../rules/attack.ts'

/** A fighter's worth by its card: how long it lasts and how hard it hits. */
export const worthOf = remembered(
  ({ wounds, toughness, weapons }: FighterCard) =>
    wounds * (2 + toughness) * 0.5 + 6 * Math.max(...weapons.map((weapon) => punchOf(weapon, 4))),
)

/** How far a fighter's longest weapon reaches. */
export const reachOf = remembered(({ weapons }: FighterCard) => Math.max(...weapons.map(({ range }) => range)))

/** Damage a fighter's best weapon deals on average, by the target's Toughness. */
export const punches = remembered(({ weapons }: FighterCard) =>
  Array.from({ length: 10 }, (_, toughness) => Math.max(...weapons.map((weapon) => punchOf(weapon, toughness)))),
)

function punchOf({ attacks, strength, damage: [hit, critical] }: Weapon, toughness: number): number {
  return (attacks * ((6 - toHit(strength, toughness)) * hit + critical)) / 6
}

/** Works something out about a card once. */
function remembered<Found>(work: (card: FighterCard) => Found): (card: FighterCard) => Found {
  const known = new WeakMap<FighterCard, Found>()
  return (card) => {
    const found = known.get(card) ?? work(card)
    known.set(card, found)
    return found
  }
}
