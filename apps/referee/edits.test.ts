import { expect, test } from 'vitest'
import { makeReferee } from './handle.ts'
import { shelf } from './shelf.ts'
import type { Reply } from './testing/client.ts'

/** Edits of Bladeborn, one place at a time: each is refused, or leads to a table that plays on. */

const IDS = ['grawl', 'garrek', 'godsworn-hunt', 'dread-pageant', 'blood-moon', 'marrow-draught', 'nobody', '']
const SEATS = [-1, 0, 1, 2]
const GROUPS = [[], [{ dice: 2, value: 3 }], [{ dice: 3, value: 6 }], [{ dice: 4, value: 1 }]]
const PHASES = ['rolloff', 'reserves', 'placing', 'twist', 'hero', 'reserve', 'first', 'turn', 'end', 'over']
const OUTCOMES = [{ winner: 0, by: 'points' }, { by: 'draw' }, {}]

/** Places that once led to tables nobody could play, with what was put there. */
const PLACES: readonly (readonly [path: string, values: readonly unknown[]])[] = [
  ['/stage', ['warbands', 'rewards', 'choose', 'battle', 'spoils', 'over']],
  ['/warbands/0', IDS],
  ['/config/options', [{}]],
  ['/config/players', [['Anna', 'Anna']]],
  ['/rewards', [[{ seat: 0, reward: 'champion-of-carnage' }], [{ seat: 1, reward: 'nobody' }]]],
  ['/battle', [{}]],
  ['/battle/card', ['drawn-and-quartered', 'heart-of-the-spoil', 'the-blood-tithe', 'nobody']],
  ['/battle/phase', PHASES],
  ['/battle/round', [0, 1, 2, 3, 9]],
  ['/battle/turn', SEATS],
  ['/battle/initiative', SEATS],
  ['/battle/winner', SEATS],
  ['/battle/options', [{}]],
  ['/battle/options/movePaths', ['step-by-step', 'teleport']],
  ['/battle/outcome', OUTCOMES],
  ['/battle/twist', IDS],
  ['/battle/chosenTwist', IDS],
  ['/battle/convergence', [{ step: 'final', aspirant: 0 }, { step: 'last' }]],
  [
    '/battle/active',
    [
      { fighter: 'garrek', actions: 1, used: false },
      { fighter: 'nobody', actions: 1, used: false },
    ],
  ],
  ['/battle/control', [[], [0, 1, 0, 1], [5, 5, 5, 5]]],
  ['/battle/desecrated', [[3], [95], [1, 2, 3, 4]]],
  ['/battle/fighters', [[]]],
  ...['sides/0', 'sides/1'].flatMap((side): [string, unknown[]][] => [
    [`/battle/${side}/player`, SEATS],
    [`/battle/${side}/warband`, IDS],
    [`/battle/${side}/turnsLeft`, [0, 4, 5]],
    [`/battle/${side}/rolled`, [[], [1, 2, 3, 4, 5, 6], [1]]],
    [`/battle/${side}/groups`, GROUPS],
    [`/battle/${side}/lesser/cards`, [['marrow-draught'], ['nobody']]],
    [`/battle/${side}/used`, [['marrow-draught'], ['nobody']]],
  ]),
  ...[0, 1, 5, 8].flatMap((index): [string, unknown[]][] => [
    [`/battle/fighters/${index}/id`, IDS],
    [`/battle/fighters/${index}/card`, IDS],
    [`/battle/fighters/${index}/seat`, SEATS],
    [`/battle/fighters/${index}/where`, ['unplaced', 'reserve', 'field', 'down', 'apart']],
    [`/battle/fighters/${index}/hex`, [-1, 0, 40, 47, 94, 95]],
    [`/battle/fighters/${index}/damage`, [0, 1, 5, 60]],
    [`/battle/fighters/${index}/activated`, [true, false]],
    [`/battle/fighters/${index}/bears`, [['brazen-torc'], ['champion-of-carnage'], ['nobody']]],
    [`/battle/fighters/${index}/lasting`, [[{ source: 'x', standing: { allow: 'cannot-move' }, until: 'battle' }]]],
    [`/battle/fighters/${index}/marked`, [['marrow-draught'], ['nobody']]],
  ]),
  ['/campaign/aspirant', SEATS],
  ['/campaign/champion', SEATS],
  ['/campaign/fought', [[]]],
  ['/campaign/powers/0', [[{ card: 'brazen-torc', bearer: 'garrek' }], [{ card: 'brazen-torc', bearer: 'nobody' }]]],
  ['/campaign/pile/cards', [[], ['marrow-draught', 'marrow-draught']]],
  ['/campaign/lesser/0/cards', [['marrow-draught'], ['nobody']]],
]

const EDITS = PLACES.flatMap(([path, values]) => [
  [{ op: 'remove', path }],
  ...values.map((value) => [{ op: 'add', path, value }]),
])

const warbands = ['garreks-reavers', 'eyes-of-the-nine']
const POINTS = [
  ['choosing warbands', {}, 0],
  ['choosing reserves', { warbands, battle: 'drawn-and-quartered' }, 0],
  ['placing', { warbands, battle: 'heart-of-the-spoil' }, 5],
  ['the combat phase', { warbands, battle: 'drawn-and-quartered', twist: 'blood-moon' }, 25],
  ['a later round', { warbands, battle: 'heart-of-the-spoil' }, 70],
  ['a campaign', { warbands, play: 'campaign' }, 130],
] as const
const MOST_ANSWERS = 60

test.each(POINTS)(`${EDITS.length} edits while at: %s`, { timeout: 120_000 }, (_, config, answers) => {
  const bugs: unknown[] = []
  const referee = makeReferee(shelf, { onBug: (bug) => bugs.push(bug) })
  const ask = (request: object): Reply => JSON.parse(referee(JSON.stringify(request)))
  const sound = (request: object): Reply => {
    const reply = ask(request)
    if (reply.error) throw new Error(`${JSON.stringify(request)}: ${reply.error.message}`)
    return reply
  }
  /** Random bots play so many answers on, or to the end. */
  const playOn = (table: string, most: number) => {
    let { questions, result } = sound({ do: 'ask', table })
    for (let count = 0; count < most && questions.length > 0; count++) {
      const [{ seat }] = questions
      if (count === 0) for (const look of ['explain', 'view']) sound({ do: look, table, seat })
      const { choice } = sound({ do: 'bot', table, seat, level: 'random' })
      ;({ questions, result } = sound({ do: 'answer', table, seat, choice }))
    }
    if (questions.length === 0) expect(result).not.toBeNull()
  }
  const { table: origin } = sound({ do: 'new', game: 'bladeborn', config, seed: 'edits' })
  playOn(origin, answers)
  const { record } = sound({ do: 'record', table: origin })
  const counts = { refused: 0, played: 0 }
  let { table } = sound({ do: 'replay', record })
  for (const patch of EDITS) {
    const { error } = ask({ do: 'edit', table, patch })
    if (error) {
      expect(error.code, JSON.stringify(patch)).toBe('bad-edit')
      counts.refused++
      continue
    }
    counts.played++
    expect(() => playOn(table, MOST_ANSWERS), JSON.stringify(patch)).not.toThrow()
    sound({ do: 'close', table })
    ;({ table } = sound({ do: 'replay', record }))
  }
  expect(bugs).toEqual([])
  expect(sound({ do: 'record', table })).toEqual({ record })
  expect(Math.min(counts.refused, counts.played), JSON.stringify(counts)).toBeGreaterThan(2)
})

test.each([
  ['/battle/turn', undefined, 'it is nobody’s turn'],
  ['/battle/initiative', undefined, 'nobody has the initiative'],
  ['/battle/options', undefined, 'state.battle.options'],
  ['/battle/options/movePaths', undefined, 'the setting state.battle.options.movePaths is gone'],
  ['/config/players', undefined, 'the setting state.config.players is gone'],
  ['/battle/sides/0/player', undefined, 'the players’ sides of the map are not settled'],
  ['/battle/sides/0/warband', 'dread-pageant', 'a side leads another warband than its seat'],
  ['/battle/sides/0/lesser/cards', ['nobody'], 'there is no card nobody among the lesserArtefacts'],
  ['/battle/phase', 'placing', 'round 1 does not go with the placing phase'],
  ['/battle/fighters/0/card', 'nobody', 'there is no card nobody among the fighters'],
  ['/battle/fighters/0/card', 'grawl', 'does not belong to the warband of its side'],
])('%s cannot become %j: %s', (path, value, message) => {
  const referee = makeReferee(shelf)
  const ask = (request: object): Reply => JSON.parse(referee(JSON.stringify(request)))
  const config = { warbands, battle: 'drawn-and-quartered', twist: 'blood-moon' }
  let { questions } = ask({ do: 'new', game: 'bladeborn', config, seed: 'edits' })
  while (questions[0].ask !== 'activate') {
    const { seat } = questions[0]
    const { choice } = ask({ do: 'bot', table: 't1', seat, level: 'random' })
    ;({ questions } = ask({ do: 'answer', table: 't1', seat, choice }))
  }
  const patch = [value === undefined ? { op: 'remove', path } : { op: 'replace', path, value }]
  const { error } = ask({ do: 'edit', table: 't1', patch })
  expect(error).toMatchObject({ code: 'bad-edit', message: expect.stringContaining(message) })
  expect(ask({ do: 'ask', table: 't1' }).questions).toEqual(questions)
})

test('a fighter that is not placed yet cannot be hurt', () => {
  const referee = makeReferee(shelf)
  const ask = (request: object): Reply => JSON.parse(referee(JSON.stringify(request)))
  ask({ do: 'new', game: 'bladeborn', config: { warbands, battle: 'drawn-and-quartered' }, seed: 'edits' })
  const patch = [{ op: 'replace', path: '/battle/fighters/0/damage', value: 3 }]
  expect(ask({ do: 'edit', table: 't1', patch }).error).toMatchObject({
    code: 'bad-edit',
    message: expect.stringContaining('garrek is hurt before it has fought'),
  })
})
