import type { Mind } from '@muster/bots'
import { seededRandom } from '@muster/table'
import { expect, test } from 'vitest'
import { client, type Reply } from './testing/client.ts'
import { duel } from './testing/duel.ts'

const opened = (rounds = 4) => {
  const ask = client()
  ask({ do: 'new', game: 'duel', seats: 2, config: { rounds }, seed: 's' })
  return ask
}
/** Past the setup: the next question is seat 0's first move. */
const begun = (rounds = 4) => {
  const ask = opened(rounds)
  ask({ do: 'answer', table: 't1', seat: 1, choice: ['cloak'] })
  ask({ do: 'answer', table: 't1', seat: 0, choice: ['sword', 'shield'] })
  ask({ do: 'answer', table: 't1', seat: 0, choice: ['low', 'mid', 'high'] })
  ask({ do: 'answer', table: 't1', seat: 1, choice: ['high', 'mid', 'low'] })
  return ask
}
const answer = (ask: ReturnType<typeof client>, seat: number, choice: unknown): Reply =>
  ask({ do: 'answer', table: 't1', seat, choice })

test('games lists each game with its seats and the JSON Schema of its config', () => {
  expect(client()({ do: 'games' })).toEqual({
    games: [
      {
        id: 'duel',
        title: 'Duel',
        seats: { min: 2, max: 2 },
        options: expect.objectContaining({
          type: 'object',
          additionalProperties: false,
          properties: { rounds: expect.objectContaining({ type: 'integer', description: 'rounds to play' }) },
        }),
      },
    ],
  })
})

test('new opens a table and asks the first questions, of several seats at once', () => {
  const reply = client()({ do: 'new', game: 'duel', seats: 2, config: {}, seed: 's', id: 7 })
  expect(Object.keys(reply)).toEqual(['id', 'table', 'events', 'questions', 'result', 'step'])
  expect(reply).toMatchObject({ id: 7, table: 't1', events: [], result: null, step: 0 })
  expect(reply.questions.map((asked: Reply) => [asked.seat, asked.ask, asked.form, asked.min, asked.max])).toEqual([
    [0, 'gear', 'some', 1, 2],
    [1, 'gear', 'some', 1, 2],
  ])
  expect(reply.questions[0].options[0]).toEqual({ key: 'sword', text: 'take sword', refs: ['sword'] })
})

test('packs become part of what is played, and a bad one is refused', () => {
  const reply = client()({ do: 'new', game: 'duel', seats: 2, packs: [{ gear: ['net'] }], seed: 's' })
  expect(reply.questions[0].options.map(({ key }: Reply) => key)).toEqual(['sword', 'shield', 'cloak', 'net'])
  expect(client()({ do: 'new', game: 'duel', packs: [{ weapons: [] }] }).error.code).toBe('bad-content')
})

test('events come once, each with its words; ask repeats the questions and nothing else', () => {
  const ask = begun()
  const reply = answer(ask, 0, 'strike')
  expect(reply.events.map(({ event }: Reply) => event)).toEqual(['dice', 'hurt'])
  expect(reply.events[0]).toMatchObject({
    seat: 0,
    die: 'd6',
    why: 'to strike',
    rule: 'DU-STRIKE-1',
    text: 'dice by seat 0',
  })
  expect(reply.events[0].faces).toHaveLength(2)
  expect(ask({ do: 'ask', table: 't1' })).toEqual({ ...reply, events: [] })
})

test('an event that not everyone may know says who may', () => {
  expect(answer(begun(), 0, 'draw').events).toEqual([
    { event: 'draw', seat: 0, card: expect.any(String), text: 'draw by seat 0', only: [0] },
  ])
})

test('answers of every form are taken: a point, a path, a number', () => {
  const ask = begun()
  expect(answer(ask, 0, 'step').questions).toMatchObject([
    {
      form: 'point',
      suggestions: [
        { x: 1, y: 0 },
        { x: 0, y: -2 },
      ],
    },
  ])
  expect(answer(ask, 0, { x: 5, y: 0 }).error).toMatchObject({ code: 'bad-choice', rule: 'DU-STEP-1' })
  answer(ask, 0, { x: 1, y: 1 })
  answer(ask, 1, 'walk')
  answer(ask, 1, [
    { x: 3, y: 1 },
    { x: 3, y: 2 },
  ])
  expect(ask({ do: 'view', table: 't1', seat: 'all' }).view.at).toEqual([
    { x: 1, y: 1 },
    { x: 3, y: 2 },
  ])
  expect(answer(ask, 0, 'gamble').questions).toMatchObject([{ form: 'number', min: 1, max: 3 }])
  expect(answer(ask, 0, 4).error.message).toContain('expected a whole number from 1 to 3, got 4')
  expect(answer(ask, 0, 2).events).toHaveLength(1)
})

test('a seat gives up without being asked, or is told the rule why it may not', () => {
  const ask = begun()
  const { error } = opened()({ do: 'act', table: 't1', seat: 1, act: 'agree-draw' })
  expect(error).toMatchObject({ code: 'bad-act', rule: 'DU-END-2' })
  const reply = ask({ do: 'act', table: 't1', seat: 1, act: 'resign' })
  expect(reply.events).toMatchObject([{ event: 'resign', seat: 1 }])
  expect([reply.questions, reply.result]).toEqual([[], { winners: [0], hp: [6, 0] }])
  const { record } = ask({ do: 'record', table: 't1' })
  expect(record.answers.at(-1)).toEqual({ seat: 1, act: 'resign' })
  expect(ask({ do: 'replay', record }).result).toEqual(reply.result)
})

/** A reply as it would be in another epoch: questions asked anew are other questions. */
const inNewEpoch = (reply: Reply, epoch: number) => ({
  ...reply,
  questions: reply.questions.map((asked: Reply) => ({ ...asked, id: { ...asked.id, epoch } })),
})

test('an answer that names its question is taken once, and late it is stale', () => {
  const ask = begun()
  const [{ id: question }] = ask({ do: 'ask', table: 't1' }).questions
  const given = { do: 'answer', table: 't1', seat: 0, choice: 'wait', question }
  const first = ask(given)
  expect(first.questions[0].seat).toBe(1)
  expect(ask(given)).toEqual(first)
  expect(ask({ ...given, choice: 'strike' }).error.code).toBe('stale')
  answer(ask, 1, 'wait')
  expect(ask({ ...given, question: { epoch: 0, asked: 99 } }).error.code).toBe('stale')
})

test('acts of the table are noted and change nothing else', () => {
  const ask = begun()
  const before = ask({ do: 'ask', table: 't1' })
  expect(inNewEpoch(ask({ do: 'act', table: 't1', seat: 1, act: 'bot', level: 'novice' }), 0)).toEqual(before)
  expect(ask({ do: 'act', table: 't1', seat: 1, act: 'bot' }).error.code).toBe('bad-request')
  expect(ask({ do: 'act', table: 't1', seat: 1, act: 'sulk' }).error.code).toBe('bad-request')
  expect(ask({ do: 'act', table: 't1', seat: 0, act: 'abort' }).result).toEqual({ winners: [], aborted: true })
})

test('taking back leads to the question before, and the record keeps it', () => {
  const ask = begun()
  const before = ask({ do: 'ask', table: 't1' })
  const { answers } = ask({ do: 'record', table: 't1' }).record
  answer(ask, 0, 'strike')
  expect(inNewEpoch(ask({ do: 'back', table: 't1', seat: 0, to: answers.length }), 0)).toEqual(before)
  expect(ask({ do: 'record', table: 't1' }).record.answers.slice(answers.length)).toEqual([
    { seat: 0, choice: 'strike' },
    { back: answers.length, by: 0 },
  ])
  expect(ask({ do: 'back', table: 't1', seat: 0, to: 99 }).error.code).toBe('nothing-to-undo')
})

test('a view shows a seat its own hand, a spectator none, and "all" everything', () => {
  const ask = begun()
  answer(ask, 0, 'draw')
  const hand = (seat: unknown) => ask({ do: 'view', table: 't1', seat }).view.hands[0].cards
  expect(hand(0)).toEqual(hand('all'))
  expect(hand(0)[0]).toEqual(expect.any(String))
  expect(hand(1)).toEqual([null])
  expect(hand(null)).toEqual([null])
})

test('dice show the values set, in order, then are random again; an impossible one is refused at the roll', () => {
  const ask = begun()
  expect(ask({ do: 'dice', table: 't1', values: [6, 1] }).events).toEqual([])
  expect(answer(ask, 0, 'strike').events[0].faces).toEqual([6, 1])
  ask({ do: 'dice', table: 't1', values: [7] })
  const before = ask({ do: 'view', table: 't1', seat: 'all' })
  expect(answer(ask, 1, 'strike').error).toMatchObject({
    code: 'bad-dice',
    message: expect.stringContaining('set to 7'),
  })
  expect(ask({ do: 'view', table: 't1', seat: 'all' })).toEqual(before)
  ask({ do: 'dice', table: 't1', values: [] })
  expect(answer(ask, 1, 'strike').error).toBeUndefined()
})

test('an edit applies to the last checkpoint, drops answers since, and tells what is new', () => {
  const ask = begun()
  answer(ask, 0, 'gamble')
  const reply = ask({ do: 'edit', table: 't1', patch: [{ op: 'replace', path: '/hp/1', value: 1 }] })
  expect(reply.events).toEqual([{ event: 'edit', text: 'The position was edited.' }])
  expect(reply.questions).toMatchObject([{ seat: 0, ask: 'move' }])
  ask({ do: 'dice', table: 't1', values: [6, 6] })
  const end = answer(ask, 0, 'strike')
  expect(end).toMatchObject({ questions: [], result: { winners: [0], hp: [6, 0] } })
  expect(end.events.map(({ event }: Reply) => event)).toEqual(['dice', 'hurt'])
})

test('an edit that the schema or the laws of the game refuse changes nothing', () => {
  const ask = begun()
  const before = ask({ do: 'view', table: 't1', seat: 'all' })
  const edit = (...patch: object[]) => ask({ do: 'edit', table: 't1', patch }).error
  expect(edit({ op: 'replace', path: '/hp/1', value: -1 })).toMatchObject({
    code: 'bad-edit',
    message: expect.stringContaining('state.hp[1]'),
  })
  expect(edit({ op: 'replace', path: '/hp/1', value: 9 })).toEqual({
    code: 'bad-edit',
    message: 'no such position: nobody has more than 6 hit points',
  })
  expect(edit({ op: 'replace', path: '/nowhere/1', value: 9 })).toMatchObject({
    code: 'bad-edit',
    message: expect.stringContaining('operation 0'),
  })
  expect(edit({ op: 'add', path: '/extra', value: 9 })).toMatchObject({ code: 'bad-edit' })
  expect(edit({ op: 'sub', path: '/hp' })).toMatchObject({
    code: 'bad-request',
    message: expect.stringContaining('request.patch[0]'),
  })
  expect(edit({ op: 'add', path: '/hp' })).toMatchObject({
    code: 'bad-request',
    message: 'request.patch[0].value: expected a value',
  })
  expect(ask({ do: 'view', table: 't1', seat: 'all' })).toEqual(before)
})

test('content is not part of the state: no edit, given or recorded, reaches it', () => {
  const ask = begun()
  for (const path of ['/content', '/content/gear/0']) {
    const patch = [{ op: 'replace', path, value: 'bomb' }]
    expect(ask({ do: 'edit', table: 't1', patch }).error.code).toBe('bad-edit')
    const { record } = ask({ do: 'record', table: 't1' })
    expect(ask({ do: 'replay', record: { ...record, answers: [{ edit: patch }] } }).error.code).toBe('bad-record')
  }
  const patch = [{ op: 'copy', from: '/content/gear', path: '/gear/0' }]
  expect(ask({ do: 'edit', table: 't1', patch }).error.code).toBe('bad-edit')
  expect(ask({ do: 'new', game: 'duel' }).questions[0].options[0].key).toBe('sword')
})

test('explain names the rule that refuses, and so does answering with a refused key', () => {
  const ask = begun()
  expect(ask({ do: 'explain', table: 't1', seat: 0 })).toEqual({
    refused: [{ key: 'rest', rule: 'DU-REST-1', text: 'an unhurt fighter does not rest', refs: [] }],
  })
  expect(answer(ask, 0, 'rest').error).toEqual({
    code: 'bad-choice',
    message: '"rest" is refused: an unhurt fighter does not rest',
    rule: 'DU-REST-1',
  })
})

test('odds are exact', () => {
  expect(begun()({ do: 'odds', table: 't1', seat: 0, choice: 'strike' })).toEqual({
    outcomes: [
      { chance: '1/2', p: 0.5, summary: { lost: [0, 1] } },
      { chance: '1/4', p: 0.25, summary: { lost: [0, 0] } },
      { chance: '1/4', p: 0.25, summary: { lost: [0, 2] } },
    ],
  })
})

test('bots answer with a legal choice, the same one each time it is asked', () => {
  const ask = begun(2)
  const choose = (level: string, seat: number) => ask({ do: 'bot', table: 't1', seat, level })
  expect(choose('random', 0)).toEqual(choose('random', 0))
  const { choice: sought, why } = ask({ do: 'bot', table: 't1', seat: 0, level: 'search', ms: 40 })
  expect(why.choices[0].key).toBe(sought)
  expect(why.line[0]).toBe(sought)
  for (let turn = 0; turn < 100; turn++) {
    const [asked] = ask({ do: 'ask', table: 't1' }).questions
    if (!asked) break
    const { choice } = choose(turn % 2 ? 'greedy' : 'random', asked.seat)
    expect(answer(ask, asked.seat, choice).error).toBeUndefined()
  }
  expect(ask({ do: 'ask', table: 't1' }).result).not.toBeNull()
})

test('a random bot plays otherwise at tables of other seeds', () => {
  const choices = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
    const ask = client()
    ask({ do: 'new', game: 'duel', seats: 2, seed })
    return JSON.stringify(ask({ do: 'bot', table: 't1', seat: 0, level: 'random' }).choice)
  })
  expect(new Set(choices).size).toBeGreaterThan(1)
})

test('the greedy bot takes the win it sees, and aims at the value a game gives', () => {
  const ask = begun()
  ask({ do: 'edit', table: 't1', patch: [{ op: 'replace', path: '/hp/1', value: 1 }] })
  expect(ask({ do: 'bot', table: 't1', seat: 0, level: 'greedy' })).toEqual({ choice: 'strike' })
  const mind = {
    value: ({ hp }: { hp: number[] }, seat: number) => hp[seat] ?? 0,
    looksInto: () => false,
    looksBeyond: () => false,
  }
  const careful = client([{ game: duel, mind: mind as unknown as Mind }])
  careful({ do: 'new', game: 'duel', seats: 2 })
  careful({ do: 'answer', table: 't1', seat: 0, choice: ['sword'] })
  careful({ do: 'answer', table: 't1', seat: 1, choice: ['sword'] })
  for (const seat of [0, 1]) careful({ do: 'answer', table: 't1', seat, choice: ['low', 'mid', 'high'] })
  careful({ do: 'edit', table: 't1', patch: [{ op: 'replace', path: '/hp/0', value: 3 }] })
  expect(careful({ do: 'bot', table: 't1', seat: 0, level: 'greedy' })).toEqual({ choice: 'rest' })
})

test('a record leads to the same table, dice set and edits included', () => {
  const ask = begun()
  ask({ do: 'dice', table: 't1', values: [4, 4] })
  answer(ask, 0, 'strike')
  ask({ do: 'edit', table: 't1', patch: [{ op: 'replace', path: '/hp/0', value: 5 }] })
  answer(ask, 1, 'strike')
  const { record } = ask({ do: 'record', table: 't1' })
  const replayed = ask({ do: 'replay', record })
  expect(replayed.table).toBe('t2')
  expect(replayed.questions).toEqual(ask({ do: 'ask', table: 't1' }).questions)
  expect(ask({ do: 'view', table: 't2', seat: 'all' })).toEqual(ask({ do: 'view', table: 't1', seat: 'all' }))
  expect(ask({ do: 'record', table: 't2' })).toEqual({ record })
})

test('a record that does not fit is refused with what is wrong', () => {
  const ask = begun()
  const { record } = ask({ do: 'record', table: 't1' })
  const { end: _, ...open } = record
  const short = record.answers.slice(0, 1)
  expect(ask({ do: 'replay', record: { ...open, answers: short } })).toMatchObject({ result: null })
  expect(ask({ do: 'replay', record: { ...record, answers: short } }).error.message).toContain('does not end where')
  const refused = (change: object) => ask({ do: 'replay', record: { ...record, ...change } }).error
  expect(refused({ seed: 'other' })).toEqual({ code: 'bad-record', message: 'the seed does not match its commitment' })
  expect(refused({ answers: [{ seat: 0, choice: ['axe'] }] })).toMatchObject({
    code: 'bad-record',
    message: expect.stringContaining('"axe" is not one of its 3 options'),
  })
  expect(refused({ game: 'chess' }).code).toBe('unknown-game')
  expect(refused({ answers: 5 })).toMatchObject({ code: 'bad-record', message: expect.stringContaining('answers') })
  expect(ask({ do: 'replay' }).error).toMatchObject({
    code: 'bad-request',
    message: expect.stringMatching(/^request\.record: /),
  })
})

test('perft counts answer sequences', () => {
  const ask = begun()
  expect(ask({ do: 'perft', table: 't1', depth: 0 })).toEqual({ leaves: 1 })
  expect(ask({ do: 'perft', table: 't1', depth: 1 })).toEqual({ leaves: 6 })
  // draw, strike, wait: 6 moves each for the other seat; step: 2 places; walk: 1; gamble: 3 stakes.
  expect(ask({ do: 'perft', table: 't1', depth: 2 })).toEqual({ leaves: 24 })
})

test('playouts are repeatable and count every game', () => {
  const play = (games: number) =>
    client()({ do: 'playouts', game: 'duel', seats: 2, config: { rounds: 6 }, games, seed: 'p' })
  const { seconds, ...reply } = play(200)
  expect(seconds).toBeGreaterThanOrEqual(0)
  expect({ ...play(200), seconds: undefined }).toEqual({ ...reply, seconds: undefined })
  const { wins, draws, decisionsPerGame } = reply.results
  expect(wins[0] + wins[1] + draws).toBe(200)
  expect(decisionsPerGame).toBe(Math.round(reply.decisions / 2) / 100)
})

test('close forgets a table and its name', () => {
  const ask = opened()
  expect(ask({ do: 'close', table: 't1', id: null })).toEqual({ id: null })
  expect(ask({ do: 'ask', table: 't1' }).error).toEqual({
    code: 'unknown-table',
    message: 'there is no open table "t1"',
  })
  expect(ask({ do: 'new', game: 'duel' }).table).toBe('t2')
})

test('when a game is over nobody is asked and no dice are set', () => {
  const ask = begun(1)
  answer(ask, 0, 'wait')
  expect(answer(ask, 1, 'wait')).toMatchObject({ questions: [], result: { winners: [] } })
  expect(answer(ask, 0, 'wait').error.code).toBe('game-over')
  expect(ask({ do: 'dice', table: 't1', values: [1] }).error.code).toBe('game-over')
  const { record } = ask({ do: 'record', table: 't1' })
  expect(ask({ do: 'replay', record }).result).toEqual({ winners: [], hp: [6, 6] })
})

test('rules that fail while their words are made leave the table as it was', () => {
  let broken = false
  const flaky = {
    ...duel,
    describe: () => {
      if (broken) throw new TypeError('no words')
      return 'fine'
    },
  }
  const ask = client([{ game: flaky }])
  ask({ do: 'new', game: 'duel' })
  ask({ do: 'answer', table: 't1', seat: 0, choice: ['sword'] })
  ask({ do: 'answer', table: 't1', seat: 1, choice: ['sword'] })
  for (const seat of [0, 1]) ask({ do: 'answer', table: 't1', seat, choice: ['low', 'mid', 'high'] })
  const before = ask({ do: 'record', table: 't1' })
  broken = true
  expect(answer(ask, 0, 'strike').error).toEqual({ code: 'bug', message: 'no words' })
  expect(ask({ do: 'record', table: 't1' })).toEqual(before)
  broken = false
  expect(answer(ask, 0, 'strike').events).toHaveLength(2)
})

test('there is a most number of tables', () => {
  const ask = client()
  for (let i = 0; i < 1000; i++) expect(ask({ do: 'new', game: 'duel' }).error).toBeUndefined()
  expect(ask({ do: 'new', game: 'duel' }).error.code).toBe('too-large')
  ask({ do: 'close', table: 't500' })
  expect(ask({ do: 'new', game: 'duel' }).table).toBe('t1001')
})

test.each<[string | object, string, RegExp]>([
  ['', 'bad-request', /^not a line of JSON/],
  ['{"do":"games"', 'bad-request', /^not a line of JSON/],
  ['[]', 'bad-request', /^expected a JSON object/],
  ['null', 'bad-request', /^expected a JSON object/],
  [{}, 'bad-request', /^request\.do: expected one of games, new, .*; got nothing$/],
  [{ do: 'constructor' }, 'bad-request', /got "constructor"$/],
  [{ do: 'games', table: 't1' }, 'bad-request', /^request: Unrecognized key: "table"$/],
  ['{"do":"games","__proto__":{"x":1}}', 'bad-request', /"__proto__" is not allowed/],
  [`{"do":"games","id":${'['.repeat(100)}${']'.repeat(100)}}`, 'bad-request', /nested too deeply/],
  [{ do: 'new', game: 'chess' }, 'unknown-game', /^there is no game "chess"; the games are duel$/],
  [{ do: 'new', game: 'duel', seats: 3 }, 'bad-config', /^Duel is for 2 seats, not 3$/],
  [{ do: 'new', game: 'duel', seats: '2' }, 'bad-request', /^request\.seats: .*expected number/],
  [{ do: 'new', game: 'duel', config: { rounds: 'many' } }, 'bad-config', /^config\.rounds: .*expected number/],
  [{ do: 'new', game: 'duel', config: null }, 'bad-config', /^config: .*expected object, received null$/],
  [{ do: 'new', game: 'duel', config: { size: 1 } }, 'bad-config', /^config: Unrecognized key: "size"$/],
  [{ do: 'new', game: 'duel', seed: 5 }, 'bad-request', /^request\.seed: .*expected string/],
  [{ do: 'answer', table: 't9', seat: 0, choice: 'x' }, 'unknown-table', /^there is no open table "t9"$/],
  [{ do: 'answer', table: 't1', seat: 0 }, 'bad-request', /^request\.choice: expected a key/],
  [{ do: 'answer', table: 't1', seat: 0, choice: true }, 'bad-request', /^request\.choice: expected a key/],
  [{ do: 'answer', table: 't1', seat: 1, choice: 'wait' }, 'bad-seat', /^seat 1 is not asked now; seat 0 is$/],
  [{ do: 'answer', table: 't1', seat: 2, choice: 'wait' }, 'bad-seat', /^there is no seat 2; seats are 0 to 1$/],
  [{ do: 'answer', table: 't1', seat: 0, choice: 'dance' }, 'bad-choice', /"dance" is not one of its 6 options$/],
  [{ do: 'view', table: 't1', seat: 'both' }, 'bad-request', /^request\.seat: expected a seat number, null or "all"$/],
  [{ do: 'dice', table: 't1', values: [1.5] }, 'bad-request', /^request\.values\[0\]: .*expected int/],
  [
    { do: 'bot', table: 't1', seat: 0, level: 'divine' },
    'bad-request',
    /^request\.level: .*"random"\|"greedy"\|"search"/,
  ],
  [{ do: 'perft', table: 't1', depth: 21 }, 'bad-request', /^request\.depth: .*<=20/],
  [{ do: 'playouts', game: 'duel', games: 1_000_001 }, 'bad-request', /^request\.games: .*<=1000000/],
])('%j is refused as %s', (request, code, message) => {
  const ask = begun()
  const before = ask({ do: 'record', table: 't1' })
  const { error } = ask(request)
  expect(error).toMatchObject({ code, message: expect.stringMatching(message) })
  expect(ask({ do: 'record', table: 't1' })).toEqual(before)
})

test('the id comes back with an error, whatever it is', () => {
  const random = seededRandom('ids')
  for (const id of ['a', 0, null, false, [1], { deep: [random.below(9)] }])
    expect(client()({ id, do: 'nothing' })).toMatchObject({ id, error: { code: 'bad-request' } })
})
