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

test('of several shapes, the one that was meant', () => {
  const deed = z.union([
    z.strictObject({ move: z.strictObject({ hexes: z.union([z.int().min(1), z.enum(['all'])]) }) }),
    z.strictObject({ wait: z.literal(true) }),
  ])
  const textOf = (data: unknown) => issueText(z.array(deed).safeParse(data).error as z.ZodError)
  expect(textOf([{ move: { hexes: 0 } }])).toMatch(/^\[0\]\.move\.hexes: Too small/)
  expect(textOf([{ move: { hexes: 'some' } }])).toMatch(/^\[0\]\.move\.hexes: .*expected number.*, or .*"all"/)
  expect(textOf([{ fly: {} }])).toBe('[0]: Unrecognized key: "fly"; expected one of move, wait')
  expect(textOf([{}])).toBe('[0]: No known key; expected one of move, wait')
  expect(textOf([{ wait: true, move: { hexes: 1 } }])).toBe('[0]: Unrecognized key: "wait"')
})

test('words of a schema’s own are kept', () =>
  expect(issueText(z.union([z.string(), z.int()], 'expected a key').safeParse({}).error as z.ZodError)).toBe(
    'the whole: expected a key',
  ))

test('what is not there is missing', () =>
  expect(issueText(errorOf({}))).toBe('players: Invalid input: expected array, and it is missing'))
