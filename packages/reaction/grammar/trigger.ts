import { z } from 'zod'
import { type Deed, deedSchema } from './deed.ts'
import { type Standing, standingSchema } from './standing.ts'
import { type ActionFilter, actionFilterSchema, type CardSchemas, type CardWords, type Span, spans } from './words.ts'

/**
 * What a card makes happen by itself at a moment. `by` is whose moment it is (who acts, or who is wounded or taken out); left
 * out, the bearer's. `who` is on the other side of it. `may` leaves it to the card's player, and to
 * nobody where it begins with a pick that nobody fits or is all for a target or a case that is not there. With `times` only every
 * so many-th such moment counts. With `once` it happens once in such a span at most; a use that was declined, or had
 * nobody to do anything to, is none.
 */
export interface Trigger<Words extends CardWords> {
  readonly on: Words['moment']
  readonly by?: Words['who'] | undefined
  readonly who?: Words['who'] | undefined
  readonly for?: ActionFilter<Words> | undefined
  readonly in?: 'reaction' | undefined
  readonly times: number
  readonly once?: Span | undefined
  readonly may: boolean
  readonly do: readonly Deed<Words>[]
}

function triggerSchema<Words extends CardWords>(schemas: CardSchemas<Words>): z.ZodType<Trigger<Words>> {
  const { who, moment } = schemas
  return z.strictObject({
    on: moment,
    by: who.optional(),
    who: who.optional(),
    for: actionFilterSchema(schemas).optional(),
    in: z.literal('reaction').optional(),
    times: z.int().min(1).max(9).default(1),
    once: z.enum(spans).optional(),
    may: z.boolean().default(false),
    do: z.array(deedSchema(schemas)).min(1),
  }) as unknown as z.ZodType<Trigger<Words>>
}

/** The rules a card adds while it is in force. */
export interface CardRules<Words extends CardWords> {
  readonly standing: readonly Standing<Words>[]
  readonly triggers: readonly Trigger<Words>[]
}

export function cardRulesShape<Words extends CardWords>(schemas: CardSchemas<Words>) {
  return {
    standing: z.array(standingSchema(schemas)).default([]),
    triggers: z.array(triggerSchema(schemas)).default([]),
  }
}
