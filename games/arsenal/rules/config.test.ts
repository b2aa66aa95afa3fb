import { Match } from '@muster/table'
import { expect, test } from 'vitest'
import { baseContent } from '../content/index.ts'
import { makeShareCode } from '../content/share-code.ts'
import { arsenal } from './game.ts'

const open = (seats: number, config: Record<string, unknown>, seed = 'config') =>
  Match.open(arsenal, { seats, config, seed })
const cards = Object.fromEntries((baseContent.decks['eagle-eye-signature']?.cards ?? []).map((id) => [id, 2]))

test('a deck is given by name, by code, as a list, at random, or is asked for', () => {
  const ready = baseContent.decks['eagle-eye-signature'] ?? { mech: '', cards: [] }
  const named = open(2, { decks: ['eagle-eye-signature', 'random'] }, 'one').state.players[0]
  const coded = open(2, { decks: [makeShareCode(ready), 'random'] }, 'one').state.players[0]
  const listed = open(2, { decks: [{ mech: 'eagle-eye', cards }, 'random'] }, 'one').state.players[0]
  const all = (player: typeof named) => [...(player?.hand.cards ?? []), ...(player?.reserve.cards ?? [])].sort()
  expect(all(coded)).toEqual(all(named))
  expect(all(listed)).toEqual(all(named))
  const asking = open(2, { decks: ['eagle-eye-signature', null] })
  expect(asking.questions.map(({ seat, ask, options }) => [seat, ask, options.length])).toEqual([[1, 'deck', 19]])
  asking.answer(1, 'stone-helix-signature')
  expect(asking.state.players.map(({ mech }) => mech)).toEqual(['eagle-eye', 'stone-helix'])
})

test('bad decks, codes, cards and seat counts are refused with card and rule', () => {
  const refused = (config: Record<string, unknown>, seats = 2) => {
    try {
      open(seats, config)
      return 'accepted'
    } catch (error) {
      return (error as Error).message
    }
  }
  expect(refused({ decks: ['no-such-deck'] })).toBe(
    'config.decks[0]: there is no ready-made deck "no-such-deck" and it is no share code',
  )
  expect(refused({ decks: ['AR1-zzzz'] })).toContain('is not complete')
  expect(refused({ decks: [{ mech: 'eagle-eye', cards: { 'heavy-beam': 3, 'slab-armor': 2, nonsense: 1 } }] })).toBe(
    'config.decks[0]: the deck has 6 cards, not 40 (AR-DECK-1): add 34; Heavy Beam is in the deck 3 times; 2 copies are allowed (AR-DECK-2): take 1 of Heavy Beam out; ' +
      'Slab Armor needs the aspect heavy, which Eagle Eye does not have (AR-DECK-8): replace Slab Armor by a card without that aspect, or choose another Mech; there is no card "nonsense" (AR-GLOSSARY-7): take nonsense out',
  )
  expect(refused({ decks: [{ mech: 'nobody', cards }] })).toContain('there is no Mech "nobody"')
  expect(refused({ decks: ['random', 'random', 'random'] })).toBe('config.decks: 3 decks for 2 seats')
  expect(refused({ first: 4 })).toContain('there is no seat 4')
  expect(refused({ players: ['Ann', 'Ben', 'Cleo'] })).toBe('config.players: 3 players for 2 seats')
  const hexes = [
    [0, 0],
    [1, 0],
    [1, 0],
  ]
  expect(refused({ arena: { hexes, starts: { '2': hexes.slice(0, 2) } } })).toBe(
    'config.arena.hexes: expected no hex twice',
  )
  expect(refused({ teams: 2 }, 5)).toContain('5 players cannot form 2 teams')
  expect(refused({}, 7)).toContain('is for 2 to 6 seats')
  expect(refused({ options: { arenaRadius: 9 } })).toContain('config.options.arenaRadius')
})
