import { expect, test } from 'vitest'
import { BANDS, bands, bodies, damageTypes, placements, profiles, weights } from './grammar.ts'
import { baseContent, contentWith } from './index.ts'
import type { Card } from './schema.ts'
import { deckHints, isLegalFor, validateDeck } from './validate.ts'
import { worthProblems } from './worth.ts'

const cards = Object.values(baseContent.cards)
const mechs = Object.values(baseContent.mechs)
const typeOf = (card: Card): string => (card.type === 'object' ? card.kind : card.type)
const count = (list: readonly Card[]) => {
  const counts: Record<string, number> = {}
  for (const card of list) counts[typeOf(card)] = (counts[typeOf(card)] ?? 0) + 1
  return counts
}
const withAspect = (aspect: string) => cards.filter((card) => card.aspects.join() === aspect)

test('there are 18 Mechs: every weight class with every body type once, every profile once a weight class', () => {
  expect(mechs).toHaveLength(18)
  expect(new Set(mechs.map(({ weight, body }) => `${weight} ${body}`)).size).toBe(weights.length * bodies.length)
  expect(new Set(mechs.map(({ weight, profile }) => `${weight} ${profile}`)).size).toBe(
    weights.length * profiles.length,
  )
})

test('the numbers of the Mechs lie in the ranges of their weight class', () => {
  const ranges = {
    light: { hp: [16, 20], eva: [4, 6], arm: [1, 2], spd: '3,2' },
    medium: { hp: [21, 25], eva: [3, 4], arm: [2, 4], spd: '2,2' },
    heavy: { hp: [26, 32], eva: [1, 2], arm: [4, 5], spd: '1,2' },
  }
  for (const { id, weight, hp, eva, arm, atk, spd } of mechs) {
    const range = ranges[weight]
    for (const [name, value] of [
      ['hp', hp],
      ['eva', eva],
      ['arm', arm],
    ] as const) {
      const [least, most] = range[name] as [number, number]
      expect([id, name, value >= least && value <= most]).toEqual([id, name, true])
    }
    expect([id, atk >= 4 && atk <= 7, String(spd)]).toEqual([id, true, range.spd])
  }
})

test('the figures the book gives are used as given', () => {
  expect(baseContent.mechs['eagle-eye']).toMatchObject({ name: 'Eagle Eye', atk: 6 })
  expect(baseContent.mechs['stone-helix']).toMatchObject({ name: 'Stone Helix', eva: 2, arm: 4 })
  expect(baseContent.cards['heavy-beam']).toMatchObject({
    name: 'Heavy Beam',
    type: 'attack',
    accuracy: 6,
    damage: 5,
    ranges: { long: 3 },
  })
  expect(baseContent.cards['range-advantage']).toMatchObject({
    name: 'Range Advantage',
    instant: true,
    do: [{ range: { times: 2, who: 'me' } }],
  })
  for (const [card, mech] of [
    ['heavy-beam', 'eagle-eye'],
    ['range-advantage', 'stone-helix'],
  ] as const)
    expect(isLegalFor(baseContent.cards[card] as Card, baseContent.mechs[mech] as never)).toBe(true)
})

test('there are 192 cards to the stated split', () => {
  expect(cards).toHaveLength(192)
  expect(count(cards)).toEqual({ attack: 59, action: 58, 'lock-on': 12, personal: 27, autonomous: 15, protocol: 21 })
  expect(count(withAspect(''))).toEqual({
    attack: 20,
    action: 16,
    'lock-on': 6,
    personal: 6,
    autonomous: 6,
    protocol: 6,
  })
  for (const weight of weights)
    expect(count(withAspect(weight))).toEqual({ attack: 3, action: 2, personal: 1, autonomous: 1, protocol: 1 })
  for (const body of bodies) expect(count(withAspect(body))).toEqual({ attack: 1, action: 3, personal: 1, protocol: 1 })
  for (const profile of profiles)
    expect(count(withAspect(profile))).toEqual({
      attack: 4,
      action: 3,
      'lock-on': 1,
      personal: 2,
      autonomous: 1,
      protocol: 1,
    })
})

test('damage types, placements, keywords and bands are well used', () => {
  const attacks = cards.filter((card) => card.type === 'attack')
  for (const type of damageTypes)
    expect([type, attacks.filter(({ damageType }) => damageType === type).length >= 4]).toEqual([type, true])
  for (const placement of placements)
    expect([
      placement,
      cards.filter((card) => card.type === 'object' && card.placement === placement).length >= 3,
    ]).toEqual([placement, true])
  expect(cards.filter((card) => card.type === 'action' && card.instant).length).toBeGreaterThanOrEqual(30)
  const guided = attacks.filter((card) => card.guided)
  expect([guided.length >= 9, guided.filter(({ aspects }) => aspects.length === 0).length]).toEqual([true, 5])
  for (const keyword of ['explosive', 'rapidFire', 'swarm'] as const)
    expect([keyword, attacks.filter((card) => card[keyword]).length >= 5]).toEqual([keyword, true])
  for (const band of bands)
    expect([
      band,
      attacks.filter(({ aspects, ranges }) => aspects.length === 0 && ranges[band] !== undefined).length >= 4,
    ]).toEqual([band, true])
  for (const { ranges } of attacks)
    for (const band of bands) if (ranges[band] !== undefined) expect(ranges[band]).toBe(BANDS[band])
  expect(cards.filter(({ cost }) => cost === 'X').length).toBeGreaterThanOrEqual(3)
})

test('every Mech can choose from 86 cards', () => {
  for (const mech of mechs)
    expect(count(cards.filter((card) => isLegalFor(card, mech)))).toEqual({
      attack: 28,
      action: 24,
      'lock-on': 7,
      personal: 10,
      autonomous: 8,
      protocol: 9,
    })
})

test('every Mech has a ready-made deck of its own style with a plan, legal and with as many Attacks as advised', () => {
  const decks = Object.values(baseContent.decks)
  expect(new Set(decks.map(({ mech }) => mech))).toEqual(new Set(mechs.map(({ id }) => id)))
  expect(new Set(decks.map(({ style }) => style)).size).toBe(mechs.length)
  for (const deck of decks)
    expect([deck.id, validateDeck(baseContent, deck), deckHints(baseContent, deck)]).toEqual([deck.id, [], []])
  expect(decks.filter(({ plan }) => !plan)).toEqual([])
})

test('no two Mechs have the same function, and every Mech and card has a line of flavour', () => {
  expect(new Set(mechs.map(({ functions }) => JSON.stringify(functions))).size).toBe(mechs.length)
  expect([...mechs, ...cards].filter(({ flavor }) => !flavor)).toEqual([])
})

test('AR-DECK-8 a card for some Mechs only that is no better than one for all is found', () => {
  const find = (id: string) => baseContent.cards[id] as Card
  expect(worthProblems(cards)).toEqual([])
  const plain = { ...find('parry'), do: [{ dice: { roll: 'evasion', add: 2, who: 'me' } }] } as Card
  expect(worthProblems([plain, find('evasive-burn')])).toEqual([
    'parry is no better than evasive-burn, which every Mech may have; expected something more',
  ])
  const slow = { ...find('twin-pulse'), accuracy: 5 } as Card
  expect(worthProblems([slow, find('autocannon')])).toHaveLength(1)
  expect(worthProblems([find('battle-rifle'), find('seeker-missile')])).toEqual([])
})

test('a pack is read like our own cards, and a mistake is said with its place', () => {
  const card = { id: 'new-card', name: 'New Card', type: 'action', cost: 1, do: [{ draw: { cards: 1 } }] }
  expect(contentWith([{ name: 'mine', cards: [card] }]).cards['new-card']?.name).toBe('New Card')
  expect(() => contentWith([{ name: 'mine', cards: [{ ...card, cost: -1 }] }])).toThrow('pack 1 "mine": cards[0].cost')
  expect(() => contentWith([{ cards: [{ ...card, id: 'heavy-beam' }] }])).toThrow(
    'pack 1: cards[0].id: heavy-beam is the id of cards/base.yaml: cards[0] already; expected one of its own',
  )
  expect(() => contentWith([{ cards: [{ ...card, name: 'Heavy Beam' }] }])).toThrow(
    'pack 1: cards[0].name: Heavy Beam is the name of heavy-beam already; expected one of its own',
  )
  expect(() =>
    contentWith([
      { decks: [{ id: 'short', name: 'Short', style: 'none', mech: 'eagle-eye', cards: { 'heavy-beam': 2 } }] },
    ]),
  ).toThrow('the deck has 2 cards')
  const free = { id: 'loop', name: 'Loop', type: 'protocol', cost: 1, functions: [{ do: [{ draw: { cards: 1 } }] }] }
  expect(() => contentWith([{ cards: [free] }])).toThrow('needs a cost')
})
