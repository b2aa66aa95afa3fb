import { z } from 'zod'
import { type Bands, bands, bandsOf } from '../band.ts'
import type { Keyword } from '../keyword.ts'
import { type Deed, deedSchema } from './deed.ts'
import type { CardSchemas, CardWords } from './words.ts'

/** AB-ACTION-7..9, CZ-ACTION-4, CZ-ACTION-6, CZ-ACTION-28: an action of a card. Without a Skill it is Easy. */
export interface Action<Words extends CardWords> {
  readonly name?: string | undefined
  readonly skill?: Words['skill'] | undefined
  readonly bands: Bands
  readonly attack: boolean
  readonly who?: Words['who'] | undefined
  /** Those of `with`, and those of `crits` with "crits" said of them. */
  readonly keywords: readonly Keyword[]
  readonly does: readonly Deed<Words>[]
  readonly fails: readonly Deed<Words>[]
}

export function actionSchema<Words extends CardWords>(schemas: CardSchemas<Words>): z.ZodType<Action<Words>> {
  const { who, skill, keyword } = schemas
  const deeds = z.array(deedSchema(schemas)).default([])
  return z
    .strictObject({
      name: z.string().min(1).optional(),
      skill: skill.optional(),
      bands: z.array(z.enum(bands)).default([]),
      attack: z.boolean().default(false),
      who: who.optional(),
      with: z.array(keyword).default([]),
      crits: z.array(keyword).default([]),
      does: deeds,
      fails: deeds,
    })
    .refine(({ attack, does, with: keywords }) => attack || does.length > 0 || keywords.length > 0, {
      message: 'an action without a result; expected "attack", "does" or a keyword in "with"',
    })
    .transform(({ bands: named, with: always, crits, ...action }) => ({
      ...action,
      bands: bandsOf(named),
      keywords: [...always, ...crits.map((one) => ({ ...one, crits: true }))],
    })) as unknown as z.ZodType<Action<Words>>
}
