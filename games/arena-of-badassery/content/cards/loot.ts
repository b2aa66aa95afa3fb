import { z } from 'zod'

/** AB-R-8: the kinds of Loot tokens; Legendary ones never enter the bag. */
const lootKinds = ['health', 'cash', 'ammo', 'guns', 'mods', 'bounty', 'legendary'] as const
export type LootKind = (typeof lootKinds)[number]

/** AB-R-33: tokens of one kind and one back, and how many of them each bag holds. */
export const lootToken = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z0-9]+)?$/, 'the kind, and what is on the back where that differs: health-draw'),
  kind: z.enum(lootKinds),
  value: z.int().min(0).max(500).multipleOf(50).default(0).describe('in dollars at the Vending Machines'),
  draw: z.boolean().default(false).describe('AB-LOOT-19: has the card draw icon'),
  count: z.strictObject({
    standard: z.int().min(0).max(30),
    generous: z.int().min(0).max(30),
    scarce: z.int().min(0).max(30),
  }),
})
export type LootToken = z.infer<typeof lootToken>
