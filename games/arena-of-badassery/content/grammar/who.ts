import { whoSchema } from '@muster/reaction'
import { z } from 'zod'
import { enemyTypes, id, place, statuses } from './words.ts'

/** What models are compared by when a card speaks of those with the most or the least of it. */
const measures = ['wounds', 'loot', 'ready'] as const

/**
 * Which models: hunters and enemies are told apart by `kind`, since a card of the arena has no side of its own. The last three
 * words compare: among all who fit the rest, those that come first; of several that tie, all.
 */
const own = {
  kind: z.enum(['hunter', 'enemy']).optional(),
  type: z.enum(enemyTypes).optional(),
  tough: z.boolean().optional(),
  base: z.enum(['small', 'large']).optional(),
  shielded: z.boolean().optional().describe('has a shield that still works'),
  status: z
    .enum([...statuses, 'any'])
    .optional()
    .describe('has at least one such token'),
  spotlight: z.boolean().optional().describe('holds the Spotlight'),
  hurt: z.int().min(1).max(15).optional().describe('has at least so many wounds'),
  zone: z.enum(['me', 'them']).optional().describe('in the same zone as'),
  in: place.optional().describe('in such a zone'),
  alone: z.boolean().optional().describe('no other model of its side in its zone or next to it'),
  carries: id.optional().describe('has a thing of the scenario on its card'),
  loot: z.boolean().optional().describe('has Loot tokens on its card'),
  most: z.enum(measures).optional(),
  least: z.enum(measures).optional(),
  closest: place.optional().describe('closest to it'),
}

/** Without `side`: `kind` says it, whoever the card belongs to. */
export const arenaWho = whoSchema(own).omit({ side: true })
export type ArenaWho = z.infer<typeof arenaWho>
