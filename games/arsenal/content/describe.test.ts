import { expect, test } from 'vitest'
import { describeCard } from './describe.ts'
import { type Deed, deed } from './grammar.ts'
import { baseContent } from './index.ts'
import texts from './texts.yaml'

const everything = [...Object.values(baseContent.mechs), ...Object.values(baseContent.cards)]

test('the printed text of every Mech and card says what its data say', () => {
  const written = texts as Record<string, string>
  expect(Object.keys(written)).toEqual(everything.map(({ id }) => id))
  for (const card of everything) expect(`${card.id}: ${describeCard(card)}`).toBe(`${card.id}: ${written[card.id]}`)
})

test('no text is unreadable', () => {
  for (const card of everything) expect(describeCard(card)).not.toMatch(/undefined|\[object|NaN| {2}|\.\./)
})

test('every verb of the vocabulary has words of its own', () => {
  const used = new Set<string>()
  const note = (list: readonly Deed[]) => {
    for (const one of list) for (const name in one) used.add(name)
  }
  for (const card of everything) {
    if ('do' in card) note(card.do)
    if ('hit' in card) note(card.hit)
    if ('functions' in card) for (const one of card.functions) note(one.do)
  }
  const names = deed.options.map((option) => Object.keys(option.shape)[0] as string)
  const unused = names.filter((name) => !used.has(name))
  expect(unused).toEqual(['mark', 'unmark', 'return'])
})
