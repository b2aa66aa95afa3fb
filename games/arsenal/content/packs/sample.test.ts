import { Match, parseRecord, seededRandom } from '@muster/table'
import { playRandomly } from '@muster/table/testing'
import { expect, test } from 'vitest'
import { arsenal } from '../../rules/game.ts'
import { contentWith } from '../index.ts'
import { deckHints } from '../validate.ts'
import sample from './sample.yaml'

/** The sample pack is what people copy, so everything in it must be sound, playable and really played. */

const packs = [sample]
const DECK = 'lamplighter-night-shift'

test('a Mech, a card of every type and a deck, beside our own', () => {
  const content = contentWith(packs)
  const { cards } = sample as { cards: { id: string; type: string }[] }
  expect(new Set(cards.map(({ type }) => type))).toEqual(new Set(['attack', 'action', 'lock-on', 'object', 'protocol']))
  const deck = content.decks[DECK]
  expect(deck && deckHints(content, deck)).toEqual([])
  for (const { id } of cards) expect(deck?.cards, id).toContain(id)
})

test('games with it are played to the end, play its cards, and their records carry it', () => {
  const config = { decks: [DECK, 'stone-helix-signature'] }
  const told = Array.from({ length: 8 }, (_, game) => {
    const match = Match.open(arsenal, { seats: 2, config, packs, seed: `night ${game}` })
    playRandomly(match, seededRandom(`night ${game}`))
    expect(match.result).toBeDefined()
    expect(arsenal.broken(match.state)).toEqual([])
    const record = parseRecord(JSON.parse(JSON.stringify(match.record())))
    expect(Match.replay(arsenal, record).state).toEqual(match.state)
    return match.told.map(({ event }) => event)
  }).flat()
  const named = JSON.stringify(told)
  for (const id of ['magnesium-round', 'lights-down', 'night-sight', 'lantern-pole', 'overtime'])
    expect(named, id).toContain(`"${id}"`)
})

const action = { id: 'x', name: 'X', type: 'action', cost: 1 }
const protocol = { id: 'x', name: 'X', type: 'protocol', cost: 1 }
const object = { id: 'x', name: 'X', type: 'object', cost: 1, kind: 'autonomous', hp: 2 }

test.each([
  [{ ...action, do: [{ halt: { who: 'target' } }] }, 'do[0].halt.who: nothing is aimed at; expected a target'],
  [{ ...action, do: [{ draw: { cards: 'X' } }] }, 'do[0].draw.cards: nothing costs X; expected a number'],
  [{ ...action, do: [{ dice: { roll: 'attack' } }] }, 'do[0].dice: nothing is said of how much; expected add or less'],
  [
    { ...action, do: [{ drain: { who: 'rivals' } }] },
    'do[0].drain: nothing is said of how much; expected mark or burn',
  ],
  [
    { ...protocol, standing: [{ dice: 'evasion', add: 1, who: 'allies-inside' }] },
    'standing[0].who: only an Object has a Radius; expected another word',
  ],
  [
    {
      ...protocol,
      functions: [
        { cost: { mark: true }, target: { what: 'mech', radius: true }, do: [{ damage: { amount: 1, to: 'target' } }] },
      ],
    },
    'functions[0].target.radius: only an Object has a Radius; expected another word',
  ],
  [
    { ...object, functions: [{ on: 'start-of-your-turn', do: [{ damage: { amount: 1, to: 'target' } }] }] },
    'functions[0].do[0].damage.to: nothing is aimed at; expected a target',
  ],
])('a word that means nothing is refused with the pack and its place: %j', (card, problem) => {
  expect(() => contentWith([{ name: 'Mine', cards: [card] }])).toThrow(`pack 1 "Mine": cards[0].${problem}`)
})

test('what another Mech has a part in may speak of the target without aiming', () => {
  const card = { ...object, functions: [{ on: 'evaded', do: [{ damage: { amount: 1, to: 'target' } }] }] }
  expect(contentWith([{ cards: [card] }]).cards.x).toBeDefined()
})
