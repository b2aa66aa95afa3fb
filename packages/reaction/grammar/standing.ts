import { z } from 'zod'
import type { Keyword } from '../keyword.ts'
import { type ActionFilter, actionFilterSchema, type CardSchemas, type CardWords } from './words.ts'

/** What holds as long as a card is in force. `who` left out is whoever bears the card; where nobody does, everyone. */
export type Standing<Words extends CardWords> =
  | (About<Words> & { readonly change: Words['number']; readonly add: number })
  | (About<Words> & { readonly allow: Words['liberty'] })
  | (About<Words> & { readonly forbid: Words['liberty'] })
  | (About<Words> & { readonly keyword: Keyword })

interface About<Words extends CardWords> {
  readonly who?: Words['who'] | undefined
  /** Only against these. */
  readonly against?: Words['who'] | undefined
  /** Only in these actions. */
  readonly for?: ActionFilter<Words> | undefined
}

export function standingSchema<Words extends CardWords>(schemas: CardSchemas<Words>): z.ZodType<Standing<Words>> {
  const { who, number, liberty, keyword } = schemas
  const about = { who: who.optional(), against: who.optional(), for: actionFilterSchema(schemas).optional() }
  return z.union([
    z.strictObject({ change: number, add: z.int().min(-20).max(20), ...about }),
    z.strictObject({ allow: liberty, ...about }),
    z.strictObject({ forbid: liberty, ...about }),
    z.strictObject({ keyword, ...about }),
  ]) as unknown as z.ZodType<Standing<Words>>
}
