import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emitSchema } from '../schemas/emit.ts'
import { schemaRefusals } from './schemas.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'muster-schemas-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(join(root, 'games/bladeborn/content'), { recursive: true })
  writeFileSync(join(root, 'games/bladeborn/content', file), text)
}

const SCHEMA = "export const contentDocument = { toJSONSchema: () => ({ $schema: 'draft', type: 'object' }) }"

test('a schema as npm run schemas writes it and a game without content are accepted', async () => {
  write('schema.ts', SCHEMA)
  write('schema.json', (await emitSchema(root, 'bladeborn')).text)
  mkdirSync(join(root, 'games/arsenal'))
  expect(await schemaRefusals(root)).toEqual([])
})

test('a schema that is missing or of other sources is refused', async () => {
  write('schema.ts', SCHEMA)
  expect(await schemaRefusals(root)).toEqual([
    'games/bladeborn/content/schema.json: not there; expected what npm run schemas writes',
  ])
  write('schema.json', (await emitSchema(root, 'bladeborn')).text.replace('object', 'array'))
  expect(await schemaRefusals(root)).toEqual([
    'games/bladeborn/content/schema.json: not what games/bladeborn/content/schema.ts says; expected what npm run schemas writes',
  ])
})

test('content that says nowhere what a document looks like is refused', async () => {
  write('cards.yaml', '- {}')
  expect(await schemaRefusals(root)).toEqual([
    'games/bladeborn/content/schema.ts: not there; expected what a content document looks like',
  ])
  write('schema.ts', 'export const other = 1')
  expect(await schemaRefusals(root)).toEqual([
    'games/bladeborn/content/schema.ts: no contentDocument; expected an exported schema of that name',
  ])
})
