/** AR-ROLL-3: a die succeeds on a one or a six. */
const P = 1 / 3

/** The chance of each number of successes of some dice, from none to all. */
export function successChances(dice: number): number[] {
  let chances = [1]
  for (let die = 0; die < dice; die++)
    chances = Array.from(
      { length: die + 2 },
      (_, count) => (chances[count] ?? 0) * (1 - P) + (chances[count - 1] ?? 0) * P,
    )
  return chances
}

/** AR-ROLL-7: the chance that an attack roll has more successes than the evasion roll. */
export function hitChance(attack: number, evasion: number): number {
  const evades = successChances(evasion)
  let hit = 0
  for (const [hits, p] of successChances(attack).entries())
    for (let evaded = 0; evaded < hits; evaded++) hit += p * (evades[evaded] ?? 0)
  return hit
}

/** The chance of at least so many successes. */
export const chanceOfAtLeast = (dice: number, successes: number): number =>
  successChances(dice)
    .slice(successes)
    .reduce((sum, p) => sum + p, 0)
