import { z } from 'zod'
import { type CardDie, cardDice } from '../dice.ts'
import { type Amount, amountSchema } from './amount.ts'
import { type Standing, standingSchema } from './standing.ts'
import { type CardSchemas, type CardWords, type Until, untilSchema } from './words.ts'

/** Whom a deed concerns: the bearer, the one picked or aimed at, or everyone who fits. */
export type Whom<Words extends CardWords> = 'me' | 'them' | Words['who']

/** What the package can do by itself: tokens, Luck, and rules that last a while. Its arguments by the name of the verb. */
export interface SharedDeeds<Words extends CardWords> {
  readonly wound: { readonly who: Whom<Words>; readonly wounds: Amount<Words['who']> }
  readonly heal: { readonly who: Whom<Words>; readonly wounds: Amount<Words['who']> }
  readonly ready: { readonly who: Whom<Words>; readonly tokens: Amount<Words['who']> }
  readonly stun: { readonly who: Whom<Words>; readonly tokens: Amount<Words['who']> }
  readonly luck: { readonly add: number }
  readonly last: { readonly who: Whom<Words>; readonly until: Until; readonly standing: Standing<Words> }
}

/** The words that say which deeds are done, and to whom. */
export interface ControlDeeds<Words extends CardWords> {
  readonly pick: { readonly who: Words['who']; readonly optional?: boolean | undefined }
  readonly all: { readonly who: Words['who']; readonly do: readonly Deed<Words>[] }
  readonly choose: readonly { readonly name: string; readonly do: readonly Deed<Words>[] }[]
  readonly chance: Fork<Words> & { readonly die: CardDie; readonly need: number }
  readonly if: Fork<Words> & { readonly who: Words['who'] }
}

interface Fork<Words extends CardWords> {
  readonly do: readonly Deed<Words>[]
  readonly else?: readonly Deed<Words>[] | undefined
}

type OneOf<Deeds> = { readonly [Name in keyof Deeds]: { readonly [Only in Name]: Deeds[Name] } }[keyof Deeds]

/** One thing a card does: an object with one key, the verb. Deeds are done in order; what cannot be done is skipped. */
export type Deed<Words extends CardWords> = OneOf<SharedDeeds<Words>> | OneOf<ControlDeeds<Words>> | Words['deed']

export function deedSchema<Words extends CardWords>(schemas: CardSchemas<Words>): z.ZodType<Deed<Words>> {
  const { who } = schemas
  const whom = z.union([z.enum(['me', 'them']), who])
  const amount = amountSchema(who)
  const deeds = z.array(z.lazy((): z.ZodType => deed)).min(1)
  const fork = { do: deeds, else: deeds.optional() }
  const deed: z.ZodType = z.union([
    z.strictObject({ wound: z.strictObject({ who: whom, wounds: amount }) }),
    z.strictObject({ heal: z.strictObject({ who: whom, wounds: amount }) }),
    z.strictObject({ ready: z.strictObject({ who: whom, tokens: amount }) }),
    z.strictObject({ stun: z.strictObject({ who: whom, tokens: amount }) }),
    z.strictObject({ luck: z.strictObject({ add: z.int().min(-3).max(3) }) }),
    z.strictObject({ last: z.strictObject({ who: whom, until: untilSchema, standing: standingSchema(schemas) }) }),
    z.strictObject({ pick: z.strictObject({ who, optional: z.boolean().optional() }) }),
    z.strictObject({ all: z.strictObject({ who, do: deeds }) }),
    z.strictObject({ choose: z.array(z.strictObject({ name: z.string().min(1), do: deeds })).min(2) }),
    z.strictObject({ chance: z.strictObject({ die: z.enum(cardDice), need: z.int().min(2).max(12), ...fork }) }),
    z.strictObject({ if: z.strictObject({ who, ...fork }) }),
    ...schemas.deeds,
  ])
  return deed as z.ZodType<Deed<Words>>
}
