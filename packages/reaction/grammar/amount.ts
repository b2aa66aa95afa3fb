import { z } from 'zod'

/** How much: a number, or so much for each model (or each wound of a model) of some kind. */
export type Amount<Who> =
  | number
  | {
      readonly count: 'models' | 'wounds'
      readonly who: Who
      readonly times: number
      readonly most?: number | undefined
    }

export function amountSchema<Who>(who: z.ZodType<Who>): z.ZodType<Amount<Who>> {
  return z.union([
    z.int().min(0).max(20),
    z.strictObject({
      count: z.enum(['models', 'wounds']),
      who,
      times: z.int().min(1).max(10).default(1),
      most: z.int().min(1).max(20).optional(),
    }),
  ])
}
