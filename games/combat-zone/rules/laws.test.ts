import { Match } from '@muster/table'
import { expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'
import { combatZone } from './game.ts'

/** What an edit may not make of a position. */
const edited = (path: string, value: unknown) => {
  const roof = { kind: 'rooftop', at: [5, 15], size: [6, 6], height: 4 }
  const t = duel({ bob: { at: [20, 28] }, pieces: [roof], loose: [{ kind: 'crate', at: [15, 15] }] })
  t.match.edit([{ op: 'add', path, value }])
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
  expect(() => edited('/models/0/tokens', ['G+', 'G+'])).toThrow(
    'ana-1 has the tokens G+ G+; expected green, yellow, as printed',
  )
  expect(() => edited('/models/0/tokens', ['g-', 'Y+'])).not.toThrow()
})

test('CZ-DRAG-1 CZ-R-143 what can be dragged lies where there is room, under a name that says what it is', () => {
  const crate = (x: number, y: number, id = 'loose-crate-1') =>
    edited('/loose/0', { id, kind: 'crate', at: { x, y, z: 0 } })
  const one = (x: number, y: number, id = 'loose-crate-1') =>
    edited('/loose', [{ id, kind: 'crate', at: { x, y, z: 0 } }])
  expect(() => one(500, 560)).toThrow('loose-crate-1 lies at 500,560,0, where there is no room')
  expect(() => one(500, 1500)).toThrow('no room')
  expect(() => one(1000, 500, 'crate')).toThrow('the loose crate crate is not named after what it is')
  expect(() => crate(1000, 500)).toThrow('two loose things have one name')
  expect(() => one(500, 620)).not.toThrow()
})

/** A move under way, and a Battlespace with some pieces. */
const MOVE = {
  ...{ id: 'ana-1', token: 'G-', left: 1000, paid: [], held: [], rest: [], near: [] },
  from: { x: 500, y: 500, z: 0 },
}
const laidWith = (pieces: object[]) => ({
  ...{ id: 'mine', name: 'Mine', width: 22, depth: 30, loose: [], text: 'For a test.' },
  pieces: pieces.map((piece) => ({ turn: 0, openings: [], ladders: [], ...piece })),
})

test.each([
  ['/models/1/id', 'ana-1', 'two models are ana-1'],
  ['/models/1/seat', 2, 'bob-1 is of seat 2, where nobody plays'],
  ['/models/1/card', 'nobody', 'bob-1 has the card nobody, and there is no such character'],
  ['/models/1/gear', [{ card: 'nothing', down: false }], 'bob-1 has the Gear nothing, which there is not'],
  ['/models/1/loot', ['nothing'], 'bob-1 has the Loot nothing, which there is not'],
  ['/battlespace', 'nowhere', 'there is no Battlespace nowhere'],
  ['/scenario', 'nothing', 'there is no scenario nothing'],
  ['/active', { id: 'zed-1', acts: 0 }, 'active names zed-1'],
  ['/batch', { by: 'bob-1', waiting: [{ id: 'zed-1' }] }, 'batch names zed-1'],
  ['/commanded', 'zed-1', 'commanded names zed-1'],
  ['/programs', [{ of: 'ana-1', card: 'nothing', running: false }], 'ana-1 has no program nothing'],
  ['/scores', [1], 'there are 1 scores for 2 players'],
  ['/lootDeck/cards', ['nothing'], 'the Loot deck has nothing, which there is not'],
  ['/tasks', [{ id: 'zed-1', done: 0 }], 'tasks names zed-1'],
  ['/ground', laidWith([{ kind: 'cloud', at: [5, 5] }]), 'ground.pieces[0].kind: there is no cloud; expected one of'],
  ['/moving', { ...MOVE, drags: 'loose-crate-9' }, 'moving drags loose-crate-9, and there is no such model or thing'],
])('CZ-SETUP-3 %s cannot become %j: %s', (path, value, message) => {
  expect(() => edited(path, value)).toThrow(message)
})

const gus = {
  seat: 1,
  at: [8, 20],
  gonk: 'yellow',
} as const
const peopled = (patch: readonly { op: 'add'; path: string; value: unknown }[]) =>
  duel({
    ana: { programs: ['adware'], skills: { tech: 2 } },
    more: { gus, zed: { seat: 1, at: [0, 0], where: 'out' } },
  }).match.edit(patch)
const body = (no: number, x = 900) => ({ no, of: 'zed-1', at: { x, y: 900, z: 0 } })
const crab = (runner: string, more: object = {}) => ({
  ...{ id: 'scrap-crab-1', seat: 0, card: 'scrap-crab', kind: 'drone', where: 'table', at: { x: 1500, y: 1500, z: 0 } },
  ...{ tokens: [], gear: [], loot: [], hacked: 0, marks: [], runner },
  ...more,
})

test.each([
  ['CZ-GONK-9', '/models/2/hacked', 1, 'gus-1 is Hacked, and a gonk cannot be'],
  ['CZ-GEAR-8', '/models/2/gear', [{ card: 'katana', down: false }], 'gus-1 has Gear, and a gonk cannot'],
  ['CZ-KEYWORD-23', '/models/1/marks', [{ what: 'stunned', stays: false }], 'bob-1 has the mark "stunned"'],
  ['CZ-DIFFICULT-4', '/models/1/marks', [{ what: 'tired', stays: false }], 'bob-1 has the mark "tired"; expected'],
  ['CZ-DRONE-4', '/models/-', crab('ana-1', { hacked: 1 }), 'scrap-crab-1 is Hacked, and a drone cannot be'],
  ['CZ-DRONE-2', '/models/-', crab('bob-1'), 'scrap-crab-1 is a drone, and nobody of its player runs it'],
  ['CZ-DRONE-2', '/models/1/runner', 'ana-1', 'bob-1 is no drone, and ana-1 runs it'],
  ['CZ-NET-1', '/programs/-', { of: 'bob-1', card: 'adware', running: false }, 'bob-1 has adware installed, and is no'],
  ['CZ-NET-6', '/programs/-', { of: 'ana-1', card: 'adware', running: false }, 'ana-1 has adware installed twice'],
  ['CZ-INSPIRE-1', '/inspired', ['gus-1'], 'gus-1 has acted in an Inspire, and cannot'],
  ['CZ-TAKENOUT-4', '/bodies', [body(1), body(2, 1200)], 'somebody has two Bodies'],
  ['CZ-TAKENOUT-2', '/bodies', [body(1, 90000)], 'Body 1 lies beside the Battlespace'],
  ['CZ-SCENARIO-5', '/firstSide', 2, 'seat 2 plays the first side, and nobody sits there'],
  ['CZ-CONTROL-14', '/stage', 'over', 'the game is over, and nobody has won or drawn it'],
])('%s %s cannot be %j', (_, path, value, message) => {
  expect(() => peopled([{ op: 'add', path, value }])).toThrow(message)
})

test.each([
  ['CZ-NET-29', '/models/1/hacked', 2],
  ['CZ-KEYWORD-23', '/models/2/marks', [{ what: 'stunned', stays: false }]],
  ['CZ-DRONE-2', '/models/-', crab('ana-1')],
  ['CZ-NET-1', '/programs/-', { of: 'ana-1', card: 'speedtrap', running: false }],
  ['CZ-TAKENOUT-4', '/bodies', [body(1)]],
])('%s but %s can be %j', (_, path, value) => {
  expect(() => peopled([{ op: 'add', path, value }])).not.toThrow()
})

test('CZ-INSPIRE-10 nor can a character be active while its team is inspired', () => {
  const t = duel({ bob: { at: [20, 28] } })
  const inspire = [{ op: 'replace', path: '/stage', value: 'inspire' } as const]
  expect(() => t.match.edit(inspire)).toThrow('ana-1 is active in an Inspire, and is no Gonk')
  expect(() => t.match.edit([...inspire, { op: 'remove', path: '/active' }])).not.toThrow()
})

test('CZ-CONTROL-5 nor can it be that nobody is active in an activation', () => {
  const t = duel({ bob: { at: [20, 28] } })
  expect(() => t.match.edit([{ op: 'remove', path: '/active' }])).toThrow('nobody is active')
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
