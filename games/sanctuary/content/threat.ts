import type { EnemyCard } from './grammar.ts'

/** What a card threatens: the health to be shot away and, for each of its enemies, the damage times how far it reaches. */
export const threatOf = ({ units }: Pick<EnemyCard, 'units'>): number =>
  units.reduce((sum, { count, health, damage, range }) => sum + count * (health + damage * range), 0)

const rankOf = ({ stars, boss }: Pick<EnemyCard, 'stars' | 'boss'>): number => stars + (boss ? 1 : 0)

/** Cards of a higher rank, by stars and then by being a boss, that threaten no more than one of a lower rank. */
export function threatProblems(cards: readonly EnemyCard[]): string[] {
  return cards.flatMap((high) =>
    cards
      .filter((low) => rankOf(low) < rankOf(high) && threatOf(low) >= threatOf(high))
      .map(
        (low) =>
          `enemy card ${high.id}: threatens ${threatOf(high)}; expected more than the ${threatOf(low)} of ${low.id}, which ranks below it`,
      ),
  )
}
