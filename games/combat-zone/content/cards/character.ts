import { colours } from '@muster/reaction'
import { z } from 'zod'
import { action, rulesShape } from '../grammar/index.ts'
import { characterKeywords, id, skills } from '../grammar/vocabulary.ts'

export const name = z.string().min(1).max(40)
export const flavour = z.string().min(1).max(160)

/** CZ-COMPONENTS-7, CZ-COMPONENTS-8: how wide a base is, in millimetres. */
export const baseSizes = [25, 27, 32, 40, 50] as const
const base = z.literal([...baseSizes])

/** CZ-SKILLS-10: what is not named is 0. */
const skillValues = z.partialRecord(z.enum(skills), z.int().min(0).max(4))

const armor = z.int().min(1).max(4)

/**
 * CZ-TEAM-9, CZ-PROMOTE-2: one version of a character. Later ones keep what the earlier had: Skills named take their place, actions
 * of the same name too, and everything else is added.
 */
const version = z.strictObject({
  tokens: z.array(z.enum(colours)).min(1).max(4).optional(),
  skills: skillValues.default({}),
  armor: armor.optional(),
  actions: z.array(action).default([]),
  ...rulesShape,
  gear: z.array(id).default([]).describe('printed Gear, by id'),
})

/** CZ-CARDS-1..10. `cost` is that of every version; stars cost more in one-off games (CZ-TEAM-8). */
export const character = z
  .strictObject({
    id,
    name,
    keywords: z.array(z.enum(characterKeywords)).default([]),
    cost: z.int().min(1).max(60),
    base: base.default(27),
    flavour: flavour.optional(),
    versions: z.array(version).min(2).max(3),
  })
  .refine(({ versions }) => versions[0]?.tokens !== undefined, {
    message: 'the first version has no tokens; expected at least one',
  })
export type CharacterDocument = z.infer<typeof character>

/** CZ-CARDS-11, CZ-GONK-1..6. */
export const gonk = z.strictObject({
  id,
  name,
  cost: z.int().min(1).max(20),
  colour: z.enum(colours).default('yellow'),
  base: base.default(27),
  skills: skillValues,
  armor: armor.optional(),
  actions: z.array(action).default([]),
  ...rulesShape,
  flavour: flavour.optional(),
})
export type GonkDocument = z.infer<typeof gonk>
