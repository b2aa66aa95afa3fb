import { expect, test } from 'vitest'
import written from './schema.json' with { type: 'json' }
import { contentDocument } from './schema.ts'

test('the schema by which editors check cards and packs is the one that loads them (npm run schemas)', () => {
  const { title: _, ...schema } = written
  expect(contentDocument.toJSONSchema({ io: 'input', reused: 'ref' })).toEqual(schema)
})
