import { expect, test } from 'vitest'
import { badContent, byId, foundIn } from './found-cards.ts'

const placed = [
  { where: 'box.yaml', document: { cards: [{ id: 'axe' }, { id: 'constructor' }] } },
  { where: 'pack 1 "Mine"', document: { cards: [{ id: 'bow' }] } },
]

test('cards are found with their places, and by id whatever the id', () => {
  const found = foundIn(placed, 'cards')
  expect(found.map(({ place }) => place)).toEqual([
    'box.yaml: cards[0]',
    'box.yaml: cards[1]',
    'pack 1 "Mine": cards[0]',
  ])
  expect(byId(found)).toMatchObject({ axe: { id: 'axe' }, bow: { id: 'bow' } })
  expect(byId(foundIn([], 'cards' as never)).constructor).toBeUndefined()
})

test('an id that is taken is a fault that names both places', () => {
  const twice = [...placed, { where: 'pack 2', document: { cards: [{ id: 'axe' }] } }]
  expect(() => byId(foundIn(twice, 'cards'))).toThrow(
    'pack 2: cards[0].id: axe is the id of box.yaml: cards[0] already; expected one of its own',
  )
})

test('a fault says where, what and by which rule', () => {
  expect(badContent('pack 1: cards[0]', 'too much; expected less', 'X-1')).toMatchObject({
    code: 'bad-content',
    message: 'pack 1: cards[0]: too much; expected less',
    rule: 'X-1',
  })
})
