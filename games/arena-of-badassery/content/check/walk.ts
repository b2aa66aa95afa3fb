/** A value somewhere in a card: where, under which key, and in which object. */
interface Spot {
  readonly value: unknown
  readonly key: string
  readonly path: string
  readonly inside: Readonly<Record<string, unknown>>
}

/** Every value in a card that stands under a key, with its path from there: "triggers[0].do[1].spawn.enemy". */
export function* spotsIn(value: unknown, path = ''): Generator<Spot> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    const here = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`
    if (!Array.isArray(value)) yield { value: inner, key, path: here, inside: value as Record<string, unknown> }
    yield* spotsIn(inner, here)
  }
}

/** The strings that stand under a key anywhere in a card. */
export function namesUnder(card: unknown, key: string): string[] {
  return [...spotsIn(card)].flatMap((spot) => (spot.key === key && typeof spot.value === 'string' ? [spot.value] : []))
}
