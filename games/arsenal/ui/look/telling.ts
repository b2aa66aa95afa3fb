import type { RefusedOption } from '@muster/table'

/** True of most things for most cards: said only where there is nothing better to say. */
const COMMON = new Set(['AR-ATTACK-2', 'AR-ATTACK-3', 'AR-R-17', 'AR-R-65'])

/** A card, or a card in play with its face, and nothing they are aimed at. */
const isUnaimed = ({ kind, refs }: RefusedOption): boolean => refs.length === (kind === 'use' ? 2 : 1)

/** The refusals worth telling: what keeps a card from a target it is made for, else that there is no target at all. */
export function telling(refused: readonly RefusedOption[]): readonly RefusedOption[] {
  const particular = refused.filter(({ rule }) => !COMMON.has(rule))
  if (particular.length > 0) return particular
  const bare = refused.filter(isUnaimed)
  return bare.length > 0 ? bare : refused
}
