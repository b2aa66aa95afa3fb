import { colours } from '@muster/reaction'
import { z } from 'zod'
import { keyword } from '../grammar/deeds.ts'
import { order } from '../grammar/order.ts'
import { deeds, rules } from '../grammar/schemas.ts'
import { enemyTypes, id } from '../grammar/words.ts'
import { flavour, name } from './common.ts'

const keywords = z.array(keyword).default([])

/** AB-TARGET-14..16, AB-R-55: a special action. An attack says how it is made; what is done besides is done to its target. */
const special = z
  .strictObject({
    name,
    attack: z
      .strictObject({
        kind: z.enum(['melee', 'ranged']),
        range: z.int().min(1).max(6).optional().describe('left out: 1 for melee, the Range of the card for ranged'),
        strength: z.int().min(-3).max(3).default(0).describe('added to the Strength of the card'),
        with: keywords,
      })
      .optional(),
    hits: deeds.optional().describe('done for each hunter the attack hit, who is `them`'),
    does: deeds.optional().describe('done after the attack, or instead of one'),
  })
  .refine(({ attack, does }) => attack !== undefined || does !== undefined, {
    message: 'a special action that does nothing; expected "attack" or "does"',
  })
export type Special = z.infer<typeof special>

/** AB-ENEMY-1..5, AB-TYPES-1..5, AB-BOSS-1..10: an enemy card. */
export const enemyCard = z.strictObject({
  id,
  name,
  type: z.enum(enemyTypes),
  keywords: z.array(id).default([]),
  move: z.int().min(0).max(4),
  strength: z.int().min(2).max(9),
  range: z.int().min(0).max(6).describe('0 is the dash: no ranged attacks'),
  defense: z.int().min(2).max(9),
  hitPoints: z.int().min(1).max(30),
  tough: z.boolean().default(false),
  shields: z.array(z.enum(colours)).max(3).default([]),
  base: z.enum(['small', 'large']).default('small'),
  model: id.optional().describe('AB-R-100: the card whose model it borrows, told apart by the ring'),
  ring: z.enum(['blue', 'yellow', 'red', 'green', 'purple']).optional(),
  models: z.int().min(1).max(12),
  melee: keywords.describe('keywords of its melee attacks'),
  ranged: keywords.describe('keywords of its ranged attacks'),
  attackFumble: deeds.optional().describe('AB-ENEMY-4: `them` is the hunter who fumbled'),
  defenseFumble: deeds.optional().describe('AB-ENEMY-5: `them` is the hunter who fumbled'),
  specials: z.array(special).default([]),
  extraLoot: z.boolean().default(false).describe('AB-R-79: drops 1D4 Loot tokens more'),
  action: z.array(order).min(1).optional().describe('AB-BOSS-3: the orders on the Boss Action card'),
  ...rules,
  flavour,
})
export type EnemyCard = z.infer<typeof enemyCard>
