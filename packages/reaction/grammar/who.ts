import { z } from 'zod'
import { bands } from '../band.ts'

const word = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a word of small letters, digits and single hyphens')

/** Which models, in the words both games have. All that is said must hold; friendly and rival are seen from the card's side. */
const sharedWords = {
  side: z.enum(['friendly', 'rival', 'any']).optional(),
  is: z.enum(['me', 'not-me', 'them']).optional().describe('me bears the card or acts, them was picked or aimed at'),
  kind: word.optional(),
  card: word.optional(),
  keyword: word.optional(),
  wounded: z.boolean().optional(),
  'red-lined': z.boolean().optional(),
  ready: z.boolean().optional().describe('has a Ready token'),
  within: z.strictObject({ band: z.enum(bands), of: z.enum(['me', 'them']) }).optional(),
  visible: z.literal(true).optional().describe('in sight of me'),
}

/** The words for models of a game: those both have, and its own. */
export function whoSchema<Own extends z.ZodRawShape>(own: Own) {
  return z.strictObject({ ...sharedWords, ...own })
}

export type SharedWho = z.infer<ReturnType<typeof whoSchema<Record<never, never>>>>
