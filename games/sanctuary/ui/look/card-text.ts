import type { ShownOption } from '@muster/table'
import type { Scene } from '@muster/ui'
import type { SanctuaryExtra } from '../scene/extra.ts'

/** Kinds of option that are about a card, the first thing they refer to. */
const WITH_CARD = new Set(['equip', 'remove', 'use', 'give', 'take'])

/** What the card or ability says that an option would use; of a hunter to choose, what the ability does. */
export function cardText({ kind = '', refs: [card = ''] }: ShownOption, { extra, zones }: Scene): string | undefined {
  const { abilities, hunters } = extra as SanctuaryExtra
  if (kind === 'hunter') return hunters[card]
  if (WITH_CARD.has(kind))
    return zones
      .flatMap(({ cards }) => cards)
      .find(({ id }) => id === card)
      ?.text?.join(' ')
  return abilities.find((ability) => ability?.does === kind)?.text
}
