import { expect, test } from 'vitest'
import { z } from 'zod'
import { openBox, readDocument, readPacks } from './content-document.ts'

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

test('a box holds the content of its files, and another with packs', () => {
  const cardsOf = (documents: readonly { document: { cards: number[] } }[]) =>
    documents.flatMap(({ document }) => document.cards)
  const box = openBox(schema, [['a.yaml', { cards: [1] }]], cardsOf)
  expect(box.content).toEqual([1])
  expect(box.withPacks([])).toBe(box.content)
  expect(box.withPacks([{ cards: [2] }])).toEqual([1, 2])
  expect(() => openBox(schema, [['a.yaml', {}]], cardsOf)).toThrow(/^a\.yaml: cards/)
})

test('a word that means nothing is refused in a pack, by its name and place', () => {
  const sumOf = (documents: readonly { document: { cards: number[] } }[]) =>
    documents.flatMap(({ document }) => document.cards)
  const zeroes = ({ cards }: { cards: number[] }) =>
    cards.flatMap((card, index) => (card === 0 ? [`cards[${index}]: 0 does nothing; expected more`] : []))
  const box = openBox(schema, [['a.yaml', { cards: [0] }]], sumOf, zeroes)
  expect(box.files.map(({ where }) => where)).toEqual(['a.yaml'])
  expect(box.withPacks([{ name: 'Mine', cards: [2] }])).toEqual([0, 2])
  expect(() => box.withPacks([{ cards: [2] }, { name: 'Mine', cards: [1, 0] }])).toThrow(
    'pack 2 "Mine": cards[1]: 0 does nothing; expected more',
  )
})
