import { z } from 'zod'
import { chestCard, deckSize, enemyCard, hunterCard, layout, piece } from './grammar.ts'
import { lootCard } from './loot.ts'

/** A content document: what one YAML file or pack holds. Every part may be left out. */
export const contentDocument = z.strictObject({
  name: z.string().max(80).optional(),
  hunters: z.array(hunterCard).default([]),
  pieces: z.array(piece).default([]),
  layouts: z.array(layout).default([]),
  enemies: z.array(enemyCard).default([]),
  chests: z.array(chestCard).default([]),
  decks: z.array(deckSize).default([]),
  loot: z.array(lootCard).default([]),
})
export type ContentDocument = z.infer<typeof contentDocument>
