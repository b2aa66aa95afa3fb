import { actionFilterSchema } from '@muster/reaction'
import { z } from 'zod'
import { action, rulesShape, schemas } from '../grammar/index.ts'
import { id } from '../grammar/vocabulary.ts'
import { flavour, name } from './character.ts'

const { who, moment } = schemas

/** So many models who fit, no fewer and no more. */
const tally = z.strictObject({
  who,
  least: z.int().min(1).max(12).optional(),
  most: z.int().min(0).max(12).optional(),
})
export type Tally = z.infer<typeof tally>

/**
 * CZ-OBJECTIVE-5: what completes an Objective: a moment, as triggers have it, of one of the player's own models unless `by` says
 * otherwise; so many times within a game, an activation or a Control; and what must hold when it comes.
 */
const goal = z.strictObject({
  on: moment,
  by: who.optional(),
  who: who.optional(),
  for: actionFilterSchema(schemas).optional(),
  in: z.literal('reaction').optional(),
  times: z.int().min(1).max(9).default(1),
  within: z.enum(['game', 'activation', 'control']).default('game'),
  if: z.array(tally).default([]),
  quarters: z.int().min(1).max(4).optional().describe('controls at least so many quarters'),
  won: z.literal(true).optional().describe('and has won the game'),
})
export type Goal = z.infer<typeof goal>

/** CZ-OBJECTIVE-9: the Cybergear an Objective becomes. */
const cybergear = z.strictObject({
  armor: z.int().min(1).max(4).optional(),
  only: id.optional().describe('the character, by id, that alone may have it'),
  actions: z.array(action).default([]),
  ...rulesShape,
})

/** CZ-OBJECTIVE-5..10, CZ-OBJECTIVE-12. */
export const objective = z
  .strictObject({
    id,
    name,
    goal,
    kind: z.enum(['ongoing', 'recycles', 'cybergear']),
    star: z.boolean().default(false),
    ...rulesShape,
    hq: z.array(id).default([]).describe('cards that go from the Supply to the HQ'),
    cybergear: cybergear.optional(),
    flavour: flavour.optional(),
  })
  .refine(({ kind, cybergear: worn }) => (kind === 'cybergear') === (worn !== undefined), {
    message: 'a Cybergear Objective says what it becomes in "cybergear", and no other does',
  })
  .refine(
    ({ kind, star, triggers, standing, hq }) =>
      kind === 'cybergear' || star || triggers.length + standing.length + hq.length > 0,
    {
      message: 'an Objective without a reward; expected "star", "standing", "triggers" or "hq"',
    },
  )
export type ObjectiveDocument = z.infer<typeof objective>
