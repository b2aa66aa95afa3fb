import { expect, test } from 'vitest'
import { describeCard } from './describe.ts'
import { type Deed, damageTypes, deed } from './grammar.ts'
import { baseContent, contentWith } from './index.ts'
import { printedText } from './printed.ts'
import texts from './texts.yaml'

const everything = [...Object.values(baseContent.mechs), ...Object.values(baseContent.cards)]

/** What two texts of one card must have in common, each as a word both use or neither. */
const TERMS: readonly (readonly [term: string, pattern: RegExp])[] = [
  ...[
    'Guided',
    'Explosive',
    'Rapid-Fire',
    'Swarm',
    'Radius',
    'Energy',
    'Reserve',
    'Scrapheap',
    'ATK',
    'EVA',
    'ARM',
  ].map((word): [string, RegExp] => [word, new RegExp(`\\b${word}\\b`)]),
  ...damageTypes.map((type): [string, RegExp] => [`${type} Attacks`, new RegExp(`\\b${type} Attack`)]),
  ...['attack', 'evasion', 'armor'].flatMap((roll): [string, RegExp][] => [
    [`${roll} roll`, new RegExp(`\\b${roll} roll`)],
    [`${roll} pool`, new RegExp(`\\b${roll} pool`)],
  ]),
  ['at the cost of', /→/],
  ['mark', /\bmarks?\b/i],
  ['burn', /\bburns?\b/i],
  ['refresh', /\brefresh/i],
  ['scrap', /\bscraps?\b/i],
  ['lock', /\block/i],
  ['prevent', /\bprevent/i],
  ['damage', /\bdamage/i],
  ['draw', /\bdraws? \d/i],
  ['hand', /\bhand\b/],
  ['standard move', /\bstandard move/],
  ['move', /\bmoves? (your|the target|\d|up to)/i],
  ['advance', /\badvance/i],
  ['retreat', /\bretreat/i],
  ['disrupt', /\bdisrupt/i],
  ['control', /\bcontrol\b/],
  ['range bonus', /\brange bonus\b/],
  ['extended range', /\bextended range\b/],
  ['this turn', /\bthis turn\b/],
  ['your turn only', /\byour turn only\b/i],
  ['start of', /\bthe start of\b/],
  ['end of', /\bthe end of\b/],
  ['on a hit', /\bon a hit\b/i],
  ['evade', /\bevade\b/],
  ['target', /\btarget|\battacker\b/i],
]

/** The facts of a text: every number in it, and the terms it uses. */
const factsOf = (text: string) => ({
  numbers: (text.match(/\d+|\bX\b/g) ?? []).sort(),
  terms: TERMS.filter(([, pattern]) => pattern.test(text)).map(([term]) => term),
})

test('every Mech and card has a text of its own, in the order of the box', () => {
  expect(Object.keys(texts as Record<string, string>)).toEqual(everything.map(({ id }) => id))
})

test('side by side, the written text of every Mech and card has the facts of the one made from its data', () => {
  const sideBySide = everything.map((card) => ({
    card: card.id,
    written: printedText(card),
    made: describeCard(card),
    facts: factsOf(printedText(card)),
  }))
  expect(sideBySide).toEqual(sideBySide.map((row) => ({ ...row, facts: factsOf(row.made) })))
})

test('a wrong number, cost, keyword or damage type in a written text is found', () => {
  const made = '+1 die on your attack rolls in melee Attacks. 1, mark → Deal 2 damage to the target.'
  const facts = factsOf(made)
  expect(
    factsOf('1, mark → The target takes 2 damage. Attack rolls of your melee Attacks: +1 die, on each attack roll.'),
  ).toEqual(facts)
  for (const wrong of [
    made.replace('2 damage', '3 damage'),
    made.replace('1, mark', 'mark'),
    made.replace('mark', 'scrap'),
    made.replace('melee', 'laser'),
    made.replace('attack rolls', 'armor rolls'),
    `Guided. ${made}`,
  ])
    expect(factsOf(wrong)).not.toEqual(facts)
})

test('written texts are no copies of the made ones', () => {
  const worded = everything.filter((card) => describeCard(card).includes(' '))
  const same = worded.filter((card) => printedText(card) === describeCard(card))
  expect(same.map(({ id }) => id)).toEqual([])
})

test('a card of a pack is printed as its data say', () => {
  const pack = {
    cards: [
      {
        id: 'long-nap',
        name: 'Long Nap',
        type: 'action',
        cost: 1,
        instant: true,
        do: [{ charge: { refresh: 2 } }],
      },
    ],
  }
  const nap = contentWith([pack]).cards['long-nap']
  expect(nap && printedText(nap)).toBe('You refresh 2 Energy.')
})

test('no text is unreadable', () => {
  for (const card of everything)
    for (const text of [describeCard(card), printedText(card)])
      expect(text).not.toMatch(/undefined|\[object|NaN| {2}|\.\.|[a-z]\d/)
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
