/** A share of games and the interval it lies in with 95 % certainty. */
export type Share95 = { readonly rate: number; readonly low: number; readonly high: number }

const Z = 1.959964

/** Wilson's interval: right for few games and for shares near 0 and 1. Draws are given as half a win. */
export function share95(wins: number, games: number): Share95 {
  if (games === 0) return { rate: 0.5, low: 0, high: 1 }
  const rate = wins / games
  const z2 = Z * Z
  const middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
  const half = (Z * Math.sqrt((rate * (1 - rate)) / games + z2 / (4 * games * games))) / (1 + z2 / games)
  return { rate, low: middle - half, high: middle + half }
}

export function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
