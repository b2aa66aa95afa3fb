import { z } from 'zod'
import { arenaWho } from './who.ts'
import { id } from './words.ts'

/** When a scenario or Bounty is won or lost, and what its rewards depend on. All that is said must hold. */
export const condition = z
  .strictObject({
    counter: z.strictObject({ of: id, least: z.int().min(1).max(30) }).optional(),
    none: arenaWho.optional().describe('nobody in the Vault fits'),
    every: z
      .strictObject({ who: arenaWho, fits: arenaWho })
      .optional()
      .describe('there is somebody in play like `who`, and all of them are also like `fits`'),
    some: arenaWho.optional().describe('somebody in the Vault fits'),
    rounds: z.int().min(1).max(20).optional().describe('so many rounds are over'),
    within: z.int().min(1).max(20).optional().describe('no more rounds than these have begun'),
  })
  .refine((said) => Object.keys(said).length > 0, {
    message: 'a condition that says nothing; expected one of its words',
  })
export type Condition = z.infer<typeof condition>
