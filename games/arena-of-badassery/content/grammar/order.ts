import { z } from 'zod'
import { type ArenaWho, arenaWho } from './who.ts'

/** AB-ORDERS-1, AB-R-6: the orders without Out of Ammo, which names hunters. */
export const plainOrders = ['move', 'melee', 'ranged', 'spawn', 'special', 'slaughterlight', 'event'] as const

/** AB-ORDERS-1..9; on a Boss Action card also orders that wait for something. */
export type Order =
  | (typeof plainOrders)[number]
  | { readonly empty: ArenaWho }
  | { readonly if: ArenaWho; readonly do: readonly Order[]; readonly else?: readonly Order[] | undefined }

export const order: z.ZodType<Order> = z.union([
  z.enum(plainOrders),
  z.strictObject({ empty: arenaWho.describe('AB-ORDERS-9: Out of Ammo, for these hunters') }),
  z.strictObject({
    if: arenaWho.describe('there is a model that fits'),
    do: z.array(z.lazy((): z.ZodType<Order> => order)).min(1),
    else: z
      .array(z.lazy((): z.ZodType<Order> => order))
      .min(1)
      .optional(),
  }),
])
