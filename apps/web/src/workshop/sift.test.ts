import type { ListOffer } from '@muster/ui'
import { looseCard } from '@muster/ui/loose-card'
import { expect, test } from 'vitest'
import { everything, groupsOf, numbersOf, sifted, tagsOf } from './sift.ts'

const offer = (name: string, group: string, cost: number, tags: string[], aim: number, breaks = ''): ListOffer => ({
  card: {
    ...looseCard,
    id: name,
    name,
    icon: '',
    tags,
    stats: [{ name: 'Aim', short: 'A', value: aim }],
    cost: { name: 'EB', value: cost },
    text: [`${name} barks.`],
  },
  group,
  has: 0,
  more: { code: name },
  breaks,
})
const offers = [
  offer('Wolf', 'Beasts', 9, ['pack'], 1),
  offer('Adder', 'Beasts', 4, ['poison'], 3, 'too dear'),
  offer('Bow', 'Tools', 3, ['pack'], 2),
]
const names = (wanted: Partial<typeof everything>) =>
  sifted(offers, { ...everything, ...wanted }).map(({ card }) => card.name)

test('cards are filtered by sort, word, text and whether they fit', () => {
  expect(names({})).toEqual(['Wolf', 'Adder', 'Bow'])
  expect(names({ group: 'Beasts' })).toEqual(['Wolf', 'Adder'])
  expect(names({ tag: 'pack' })).toEqual(['Wolf', 'Bow'])
  expect(names({ words: ' BARKS  add' })).toEqual(['Adder'])
  expect(names({ fits: true })).toEqual(['Wolf', 'Bow'])
})

test('and sorted by name, cost, or a number of theirs', () => {
  expect(names({ by: 'name' })).toEqual(['Adder', 'Bow', 'Wolf'])
  expect(names({ by: 'cost' })).toEqual(['Bow', 'Adder', 'Wolf'])
  expect(names({ by: 'Aim' })).toEqual(['Adder', 'Bow', 'Wolf'])
  expect(names({ by: 'Aim', group: 'Beasts', words: 'wolf' })).toEqual(['Wolf'])
})

test('what there is to filter and sort by is read off the cards', () => {
  expect(groupsOf(offers)).toEqual(['Beasts', 'Tools'])
  expect(tagsOf(offers, 'Beasts')).toEqual(['pack', 'poison'])
  expect(numbersOf(offers, '')).toEqual([{ name: 'Aim', short: 'A' }])
})
