import { issueText } from '@muster/table'
import type { z } from 'zod'
import { Refused } from './refused.ts'

/** What a request says, as a schema wants it; else it is refused with what is wrong, where, and what was expected. */
export function read<Schema extends z.ZodType>(schema: Schema, data: unknown, root = ''): z.infer<Schema> {
  const parsed = schema.safeParse(data)
  if (!parsed.success) throw new Refused(400, 'bad-request', issueText(parsed.error, root))
  return parsed.data
}
