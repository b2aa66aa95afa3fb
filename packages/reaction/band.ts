/** AB-RANGE-2..5, CZ-ACTION-7: the bands of a range, nearest first. */
export const bands = ['red', 'yellow', 'green', 'long'] as const
export type Band = (typeof bands)[number]

/** How far RED, YELLOW and GREEN reach, each the last distance that counts; Long is whatever lies beyond. */
export type BandLimits = readonly [red: number, yellow: number, green: number]

/** Some bands as a number: one bit a band. */
export type Bands = number

export function bandsOf(named: readonly Band[]): Bands {
  return named.reduce((mask, band) => mask | (1 << bands.indexOf(band)), 0)
}

export function bandNames(mask: Bands): Band[] {
  return bands.filter((_, at) => (mask & (1 << at)) !== 0)
}

/**
 * The band a distance falls in. Distances and limits are in one measure, whatever it is: zones, hundredths of an inch, or
 * squares of them.
 */
export function bandOf(distance: number, limits: BandLimits): Band {
  return bands[placeOf(distance, limits)] as Band
}

/** AB-RANGE-6, CZ-ACTION-7, CZ-ACTION-8: whether the band of a distance is one of those coloured in. */
export function reaches(mask: Bands, distance: number, limits: BandLimits): boolean {
  return (mask & (1 << placeOf(distance, limits))) !== 0
}

function placeOf(distance: number, [red, yellow, green]: BandLimits): number {
  if (distance <= red) return 0
  if (distance <= yellow) return 1
  return distance <= green ? 2 : 3
}
