import { expect, test } from 'vitest'
import { z } from 'zod'
import { readDocument, readPacks } from './content-document.ts'

const schema = z.strictObject({ name: z.string().optional(), cards: z.array(z.number()) })

test('a document is read with the place it comes from', () => {
  expect(readDocument(schema, { cards: [1] }, 'cards.yaml')).toEqual({ where: 'cards.yaml', document: { cards: [1] } })
})

test('a fault says where and what was expected', () => {
  expect(() => readDocument(schema, { cards: ['x'] }, 'cards.yaml')).toThrow(
    /^cards\.yaml: cards\[0\]: .*expected number/,
  )
})

test('packs are named by their number and their name, however long', () => {
  const places = readPacks(schema, [{ cards: [] }, { name: 'Mine', cards: [] }, { name: 'x'.repeat(200), cards: [] }])
  expect(places.map(({ where }) => where)).toEqual(['pack 1', 'pack 2 "Mine"', `pack 3 "${'x'.repeat(80)}"`])
})

test.each([null, 7, 'text', [], { name: 'Bad', cards: 1 }])('a pack that is %j is refused by its number', (pack) => {
  expect(() => readPacks(schema, [pack])).toThrow(/^pack 1/)
})
