import { z } from 'zod'
import { actionFilter } from '../grammar/filter.ts'
import { order } from '../grammar/order.ts'
import { deeds, rules } from '../grammar/schemas.ts'
import { arenaWho } from '../grammar/who.ts'
import { id, moments } from '../grammar/words.ts'
import { flavour, name } from './common.ts'

/** AB-SPOT-1..8: what its hunter must do to gain the Spotlight; `times` counts within one such span. */
export const fanCard = z.strictObject({
  id,
  name,
  on: z.enum(moments).describe("the hunter's own moment"),
  who: arenaWho.optional().describe('on the other side of it'),
  for: actionFilter.optional(),
  in: z.enum(['activation', 'reaction', 'enemy-turn', 'round']).optional().describe('left out: at any time'),
  times: z.int().min(1).max(9).default(1),
  when: z.enum(['at-once', 'activation-end']).default('at-once'),
  flavour,
})
export type FanCard = z.infer<typeof fanCard>

/** AB-ORDERS-1..9: the standing rules and triggers hold until the end of this enemy turn. */
export const announcementCard = z.strictObject({
  id,
  name,
  tier: z.int().min(1).max(3),
  boss: id.optional().describe('AB-BOSS-9: only in campaigns of this Boss'),
  orders: z.array(order).min(1).max(6),
  ...rules,
  flavour,
})
export type AnnouncementCard = z.infer<typeof announcementCard>

/** AB-EVENT-1..4, AB-BOSS-8: first what it does, then its orders. */
export const eventCard = z
  .strictObject({
    id,
    name,
    boss: id.optional(),
    helps: z.boolean().default(false).describe('on the whole good for the hunters'),
    do: deeds.optional(),
    orders: z.array(order).default([]),
    flavour,
  })
  .refine((card) => card.do !== undefined || card.orders.length > 0, {
    message: 'an Event without an effect; expected "do" or "orders"',
  })
export type EventCard = z.infer<typeof eventCard>
