import { expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'
import { faultOf } from '../testing/skirmish.ts'

const FIELD = `A . # . b
                C . * . .
               . . . . d`

const set = (path: string, value: unknown) => ({ op: 'replace', path, value })
const drop = (path: string) => ({ op: 'remove', path })
const fighter = (index: number, field: string) => `/battle/fighters/${index}/${field}`
const away = (index: number, where: string) => [set(fighter(index, 'where'), where), set(fighter(index, 'hex'), -1)]
const nowhere = [0, 1, 2, 3].flatMap((index) => away(index, 'unplaced'))

test('a sound position can be edited', () => {
  const t = position(FIELD)
  t.match.edit([set(fighter(0, 'damage'), 3), set('/battle/round', 2)])
  expect([t.fighter('A').damage, t.battle.round]).toEqual([3, 2])
})

test.each<[sentence: string, patch: unknown[], setup?: PositionSetup]>([
  ['a battle is fought, yet there is none', [drop('/battle')]],
  ['a warband is missing', [set('/warbands/1', '')]],
  ['a side leads another warband than its seat', [set('/warbands/1', 'sun')]],
  ['spoils are for a campaign battle that is over', [set('/stage', 'spoils')]],
  ['the setting state.config.options.movePaths is gone', [drop('/config/options/movePaths')]],
  ['there is no card nobody among the fighters', [set(fighter(0, 'card'), 'nobody')]],
  ['there is no card nobody among the warbands', [set('/warbands/0', 'nobody')]],
  ['there is no card none among the twists', [{ op: 'add', path: '/battle/twist', value: 'none' }]],
  ['nobody has won the set-up roll-off', [drop('/battle/winner')]],
  ['it is nobody’s turn', [drop('/battle/turn')]],
  ['the players’ sides of the map are not settled', [drop('/battle/sides/0/player')]],
  ['both players are the same player of the map', [set('/battle/sides/1/player', 0)]],
  ['nobody has the initiative', [drop('/battle/initiative')]],
  ['round 0 does not go with the turn phase', [set('/battle/round', 0)]],
  ['round 1 does not go with the twist phase', [set('/battle/phase', 'twist')]],
  [
    'a fighter is down before the battle began',
    [set('/battle/phase', 'placing'), set('/battle/round', 0), ...away(0, 'down')],
  ],
  ['fighters are placed before the reserves are chosen', [set('/battle/phase', 'reserves'), set('/battle/round', 0)]],
  [
    'a side has no fighter left to place beside its reserves',
    [
      set('/battle/phase', 'reserves'),
      set('/battle/round', 0),
      ...nowhere,
      ...away(0, 'reserve'),
      ...away(1, 'reserve'),
    ],
  ],
  ['a fighter is not placed yet', away(0, 'unplaced')],
  ['nobody has a turn left', [set('/battle/sides/0/turnsLeft', 0), set('/battle/sides/1/turnsLeft', 0)]],
  ['the player whose turn it is has no turn left', [set('/battle/sides/0/turnsLeft', 0)]],
  ['the player whose turn it is has no turn left', [set('/battle/sides/1/turnsLeft', 0)], { turn: 1 }],
  ['the battle is over without an outcome', [set('/battle/phase', 'over')]],
  [
    'the active fighter is not one of the player whose turn it is',
    [{ op: 'add', path: '/battle/active', value: { fighter: 'moon-b', actions: 1, used: false } }],
  ],
  ['two fighters are called sun-a', [set(fighter(1, 'id'), 'sun-a')]],
  ['sun-a does not belong to the warband of its side', [set(fighter(0, 'card'), 'moon-b')]],
  ['sun-a stands in a hex exactly while on the battlefield', [set(fighter(0, 'where'), 'reserve')]],
  ['sun-a is hurt before it has fought', [...away(0, 'reserve'), set(fighter(0, 'damage'), 1)]],
  ['sun-a stands off the board', [set(fighter(0, 'hex'), 15)]],
  ['sun-a has as much damage as Wounds and still stands', [set(fighter(0, 'damage'), 10)]],
  ['every objective has exactly one controller or none', [set('/battle/control', [-1, -1])]],
  ['there are only 3 Desecration tokens', [set('/battle/desecrated', [0, 1, 2, 3])]],
  ['a Desecration token lies off the board', [set('/battle/desecrated', [15])]],
  ['a Desecration token lies off the board', [set('/battle/desecrated', [-1])]],
  ['seat 1 rolled 5 ability dice', [set('/battle/sides/1/rolled', [1, 2, 3, 4, 5])]],
])('no such position: %s', (sentence, patch, setup = {}) => {
  const { code, message } = faultOf(() => position(FIELD, setup).match.edit(patch))
  expect(code).toBe('bad-edit')
  expect(message).toContain(sentence)
})

test('two fighters neither share a hex nor stand in a blocked one', () => {
  const t = position(FIELD)
  const refusal = (hex: number) => faultOf(() => position(FIELD).match.edit([set(fighter(0, 'hex'), hex)])).message
  expect(refusal(t.fighter('b').hex)).toContain('moon-b shares a hex with another fighter')
  expect(refusal(t.board.blocked.indexOf(1))).toContain('sun-a stands in a blocked hex')
})

test('fighters that are away take no hex, whatever else they are', () => {
  const t = position(FIELD)
  t.match.edit([...away(1, 'down'), set(fighter(1, 'damage'), 12), ...away(3, 'reserve')])
  expect([t.fighter('C').where, t.fighter('d').where]).toEqual(['down', 'reserve'])
})
