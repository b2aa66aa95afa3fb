import { colours } from '@muster/reaction'
import { z } from 'zod'
import { action, rules } from '../grammar/schemas.ts'
import { id, skillValues } from '../grammar/words.ts'
import { flavour, name } from './common.ts'

/** AB-HUNTER-1..6, AB-R-29: a Vault Hunter card. */
export const hunterCard = z.strictObject({
  id,
  name,
  title: z.string().min(1).max(40),
  keywords: z.array(id).default([]),
  tokens: z.array(z.enum(colours)).min(3).max(5),
  skills: skillValues,
  gun: id.describe('the starting gun'),
  actions: z.array(action).default([]),
  ...rules,
  flavour,
})
export type HunterCard = z.infer<typeof hunterCard>

/** AB-TREE-7: what a Mod in this place gives at once and for good. */
const treeSlot = z.strictObject({ name, actions: z.array(action).default([]), ...rules })
export type TreeSlot = z.infer<typeof treeSlot>

/** AB-TREE-1..8: a Skill Tree, tier 1 first. */
export const treeCard = z.strictObject({
  id,
  hunter: id,
  name,
  tiers: z.array(z.array(treeSlot).min(1).max(3)).length(4),
  flavour,
})
export type TreeCard = z.infer<typeof treeCard>
