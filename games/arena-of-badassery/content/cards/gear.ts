import { colours } from '@muster/reaction'
import { z } from 'zod'
import { action, rules } from '../grammar/schemas.ts'
import { decks, gearKeywords, id, weaponClasses } from '../grammar/words.ts'
import { flavour, name } from './common.ts'

/** AB-GEAR-1..6. */
const gearSlots = ['gun', 'shield', 'grenade', 'misc'] as const
export type GearSlot = (typeof gearSlots)[number]

/** AB-GEAR-1: a piece of Gear. Without a deck it is a starting gun (AB-R-29), which costs nothing and is never resold. */
export const gearCard = z.strictObject({
  id,
  name,
  deck: z.enum(decks).optional(),
  slot: z.enum(gearSlots),
  cost: z.int().min(0).max(2500).multipleOf(50).default(0),
  resale: z.int().min(0).max(1500).multipleOf(10).default(0),
  keywords: z.array(z.enum([...new Set([...gearKeywords, ...weaponClasses])])).default([]),
  shield: z.array(z.enum(colours)).max(4).default([]).describe('the Shield tokens it shows'),
  actions: z.array(action).default([]),
  ...rules,
  flavour,
})
export type GearCard = z.infer<typeof gearCard>
