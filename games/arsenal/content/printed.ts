import { describeCard } from './describe.ts'
import { baseContent } from './index.ts'
import type { Card, Mech } from './schema.ts'
import texts from './texts.yaml'

const written = texts as Readonly<Record<string, string>>

/** The text printed on a card or Mech: as written by hand for ours, as its data say for those of a pack. */
export function printedText(card: Card | Mech): string {
  const own: Card | Mech | undefined = baseContent.cards[card.id] ?? baseContent.mechs[card.id]
  return own?.name === card.name ? (written[card.id] ?? describeCard(card)) : describeCard(card)
}
