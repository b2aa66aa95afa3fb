import { Match } from '@muster/table'
import { expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'
import { combatZone } from './game.ts'

/** What an edit may not make of a position. */
const edited = (path: string, value: unknown) => {
  const t = duel({ bob: { at: [20, 28] }, pieces: [{ kind: 'rooftop', at: [5, 15], size: [6, 6], height: 4 }] })
  t.match.edit([{ op: 'replace', path, value }])
  return t.model('ana')
}
const ana = (x: number, y: number, z = 0) => edited('/models/0/at', { x, y, z })

test('CZ-BARRIER-2 CZ-MOVE-4 nobody is put into a wall, into the air or onto somebody', () => {
  expect(() => ana(500, 1220)).toThrow('ana-1 stands at 500,1220,0, where there is no room or no floor')
  expect(() => ana(500, 500, 400)).toThrow('no floor')
  expect(() => ana(2010, 2800)).toThrow('stand on each other')
  expect(() => ana(20, 500)).toThrow('has left the Battlespace')
  expect(ana(500, 1220, 400).at).toEqual({ x: 500, y: 1220, z: 400 })
})

test('CZ-WOUND-4 tokens are those printed on the card, hurt or not', () => {
  expect(() => edited('/models/0/tokens', ['G+', 'G+'])).toThrow('ana-1 has the tokens')
  expect(() => edited('/models/0/tokens', ['g-', 'Y+'])).not.toThrow()
})

test.each<[string, unknown, string]>([
  ['/models/0/gear/-', { card: 'nope', down: false }, 'models[0].gear[0].card: there is no Gear "nope"'],
  ['/models/0/gear/-', { card: 'dog-tags', down: false }, 'models[0].gear[0].card: there is no Gear "dog-tags"'],
  ['/models/0/loot/-', 'katana', 'models[0].loot[0]: there is no Loot card "katana"'],
  ['/models/0/card', 'nope', 'models[0].card: there is no character "nope"'],
  ['/models/0/kind', 'drone', 'models[0].card: there is no drone "'],
  ['/models/0/seat', 3, 'models[0].seat: there is no seat "3"'],
  ['/models/0/id', 'bob-1', 'models[1].id: models[0] is bob-1 already; expected an id of its own'],
  ['/programs/-', { of: 'ana-1', card: 'nope', running: true }, 'programs[0].card: there is no program "nope"'],
  ['/programs/-', { of: 'eve-1', card: 'adware', running: true }, 'programs[0].of: there is no model "eve-1"'],
  ['/scenario', 'nope', 'scenario: there is no scenario "nope"'],
  ['/battlespace', 'nope', 'battlespace: there is no Battlespace "nope"'],
  ['/scores', [1], 'scores: there are 1; expected one for each of 2 seats'],
  ['/lootDeck/cards/-', 'nope', 'lootDeck.cards[0]: there is no Loot card "nope"'],
  ['/inspired/-', 'eve-1', 'inspired[0]: there is no model "eve-1"'],
  [
    '/markers/-',
    { kind: 'x', at: { x: 9, y: 9, z: 0 }, carrier: 'eve-1' },
    'markers[0].carrier: there is no model "eve-1"',
  ],
])('an edit is refused that names what is not there: %s as %j', (path, value, message) => {
  const t = duel({ bob: { at: [20, 28] } })
  expect(() => t.match.edit([{ op: 'add', path, value }])).toThrow(message)
})

test.each<[string, unknown, string]>([
  ['players/0/characters/-', 'nope', 'campaign.players[0].characters[7]: there is no character "nope"'],
  ['players/0/gear/-', 'adware', ': there is no Gear "adware"'],
  ['players/1/programs/-', 'katana', ': there is no program "katana"'],
  ['players/0/kept/-', { of: 'warlord', copy: 1, card: 'x' }, 'kept[0].card: there is no Loot card "x"'],
  ['players/0/objectives/-', 'tc-unseen', 'expected each Objective of maelstrom once'],
  ['game/scenario', 'nope', 'campaign.game.scenario: there is no scenario "nope"'],
  ['proven/-', 2, 'campaign.proven[0]: there is no seat "2"'],
])('CZ-HQ-1 nor may a campaign name what is not there: %s as %j', (path, value, message) => {
  const setup = { play: 'campaign', factions: ['maelstrom', 'tyger-claws'], scenario: 'turf-war' }
  const match = Match.open(combatZone, { seats: 2, seed: 'names', config: setup })
  for (const seat of [0, 1]) match.answer(seat, [])
  expect(() => match.edit([{ op: 'add', path: `/campaign/${path}`, value }])).toThrow(message)
})
