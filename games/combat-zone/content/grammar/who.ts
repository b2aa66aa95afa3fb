import { type SharedWho, whoSchema } from '@muster/reaction'
import { z } from 'zod'
import { id } from './vocabulary.ts'

/** Which models, in the words only this game has. */
const own = {
  reach: z.enum(['me', 'them']).optional().describe('within reach of that model (1 inch)'),
  beyond: z.enum(['red', 'yellow', 'green']).optional().describe('farther from me than that'),
  brawling: z.boolean().optional(),
  hacked: z.boolean().optional(),
  elevated: z.boolean().optional().describe('stands more than 3 inches above the ground'),
  moved: z.boolean().optional().describe('has moved since its activation began'),
  alone: z.boolean().optional().describe('has no friend within YELLOW'),
  laden: z.boolean().optional().describe('has a Loot card'),
  near: id.optional().describe('within reach of a marker of that kind'),
  unclaimed: id.optional().describe('within reach of a marker of that kind that its side has not claimed'),
  carries: id.optional().describe('carries a marker of that kind'),
  burdened: z.boolean().optional().describe('carries a marker of any kind'),
  in: id.optional().describe('wholly in that zone of the scenario'),
}

export const who = whoSchema(own)
export type Who = SharedWho & z.infer<z.ZodObject<typeof own>>
