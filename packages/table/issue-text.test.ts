import { expect, test } from 'vitest'
import { z } from 'zod'
import { issueText } from './issue-text.ts'

const schema = z.strictObject({ players: z.array(z.strictObject({ name: z.string() })) })
const errorOf = (data: unknown) => schema.safeParse(data).error as z.ZodError

test('says where and what was expected', () => {
  expect(issueText(errorOf({ players: [{ name: 1 }] }), 'config')).toMatch(
    /^config\.players\[0\]\.name: .*expected string/,
  )
  expect(issueText(errorOf(5))).toMatch(/^the whole: .*expected object/)
})

test('says the first three and how many more', () => {
  expect(issueText(errorOf({ players: [1, 2, 3, 4, 5] }))).toMatch(/^players\[0\].*players\[2\].*; and 2 more$/)
})
