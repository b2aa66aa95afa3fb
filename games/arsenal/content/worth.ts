import type { Card } from './schema.ts'

/** What a card is called and who may have it: the rest is what it is worth. */
const OUTSIDE: ReadonlySet<string> = new Set(['id', 'name', 'aspects', 'flavor', 'set', 'damageType', 'placement'])

/** Where less is more. */
const CHEAPER: ReadonlySet<string> = new Set(['cost', 'energy'])

/** What a card may only do so, and could do in any way without. */
const LIMITS: ReadonlySet<string> = new Set(['guided', 'within', 'type', 'only', 'against', 'nth', 'locked'])

type Rest = Readonly<Record<string, unknown>>
const isRest = (value: unknown): value is Rest => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether one value is as good as the other in every number, and says all that the other says. */
function isAsGood(one: unknown, other: unknown, word = ''): boolean {
  if (other === undefined || other === false) return true
  if (typeof one === 'number' && typeof other === 'number') return CHEAPER.has(word) ? one <= other : one >= other
  if (Array.isArray(one) && Array.isArray(other))
    return other.every((needed) => one.some((given) => isAsGood(given, needed, word)))
  if (isRest(one) && isRest(other))
    return (
      Object.keys(other).every((key) => OUTSIDE.has(key) || isAsGood(one[key], other[key], key)) &&
      Object.keys(one).every((key) => !LIMITS.has(key) || other[key] !== undefined)
    )
  return one === other
}

/** Whether what a card asks for besides its cost, such as a nearer target, is no more than the other asks for. */
const demands = (card: Card): string => JSON.stringify('target' in card ? card.target : undefined) ?? ''

/**
 * AR-DECK-8: a card that only some Mechs may have must offer something for it. Cards that anybody may have and that are as good in
 * every way make it worthless.
 */
export function worthProblems(cards: readonly Card[]): string[] {
  const free = cards.filter(({ aspects }) => aspects.length === 0)
  return cards
    .filter(({ aspects }) => aspects.length > 0)
    .flatMap((card) =>
      free
        .filter((other) => other.type === card.type && demands(other) === demands(card) && isAsGood(other, card))
        .map((other) => `${card.id} is no better than ${other.id}, which every Mech may have; expected something more`),
    )
}
