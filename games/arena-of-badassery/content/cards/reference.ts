import { z } from 'zod'
import { id } from '../grammar/words.ts'
import { name } from './common.ts'

/** A word of the game as it is explained to players. */
export const reference = z.strictObject({
  word: id,
  name,
  of: z.enum(['keyword', 'order', 'type', 'skill', 'die']),
  text: z.string().min(1).max(400),
  rules: z.array(z.string().regex(/^AB-[A-Z]+-\d+$/, 'a rule id')).min(1),
})
export type Reference = z.infer<typeof reference>
