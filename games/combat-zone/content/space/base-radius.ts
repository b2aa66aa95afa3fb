import type { LooseKind } from './scenery.ts'

/** CZ-COMPONENTS-7, CZ-COMPONENTS-8: half of each base in hundredths of an inch, by its width in millimetres. */
export const baseRadius = { 25: 49, 27: 53, 32: 63, 40: 79, 50: 98 } as const

export type BaseSize = keyof typeof baseRadius

/** CZ-R-143: how wide loose things are, from the middle to the edge. */
export const looseRadius: Readonly<Record<LooseKind, number>> = { barrel: 45, crate: 55 }
