/** What a test says about cards of its own; everything left out is plain. */
export type UnitSetup = {
  readonly health?: number
  readonly damage?: number
  readonly range?: number
  readonly count?: number
}
export type CardSetup = { readonly stars?: number; readonly boss?: boolean; readonly units?: readonly UnitSetup[] }
export type LootSetup = Readonly<Record<string, unknown>> & { readonly kind: string }

/** Cards that fill the enemy deck where a test does not care which they are. */
export const FILLERS = 12

const unit = (name: string, { health = 1, damage = 1, range = 1, count = 1 }: UnitSetup) => ({
  name,
  count,
  health,
  damage,
  range,
})

/** The pack a position is played with: the test's enemy cards, loot and layouts beside our own. */
export function packOf(
  cards: Readonly<Record<string, CardSetup>>,
  loot: Readonly<Record<string, LootSetup>>,
  layouts: readonly unknown[] = [],
) {
  return {
    name: 'a test',
    layouts,
    enemies: [
      ...Object.entries(cards).map(([id, { stars = 1, boss = false, units = [{}] }]) => ({
        id,
        name: `Card ${id}`,
        stars,
        boss,
        units: units.map((one, index) => unit(`${id}${index + 1}`, one)),
      })),
      { id: 'filler', name: 'Filler', copies: FILLERS, stars: 1, units: [unit('Filler', {})] },
    ],
    loot: Object.entries(loot).map(([id, card]) => ({ id, name: `Loot ${id}`, ...card })),
  }
}

/** Stock loot, so that a test sets up only what matters. */
export const gun = (damage = 0, range = 0, more: Record<string, unknown> = {}): LootSetup => ({
  kind: 'gun',
  type: 'pistol',
  damage,
  range,
  ...more,
})
export const shield = (health = 0, recovery = 0): LootSetup => ({ kind: 'shield', health, recovery })
export const upgrade = (
  type: string,
  stats: Record<string, number> = {},
  more: Record<string, unknown> = {},
): LootSetup => ({
  kind: 'upgrade',
  type,
  stats,
  ...more,
})
export const oneUse = (deed: Record<string, unknown>): LootSetup => ({ kind: 'one-use', deed })
