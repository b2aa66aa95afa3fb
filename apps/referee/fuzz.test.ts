import { expect, test } from 'vitest'
import { makeReferee } from './handle.ts'
import { type Shelf, shelf } from './shelf.ts'
import { duel } from './testing/duel.ts'
import { Fuzzer } from './testing/fuzz.ts'
import { run } from './testing/run.ts'

const LINES = 100_000
const MOST_TABLES = 5
const games: Shelf = [...shelf, { game: duel }]
const warbands = ['dread-pageant', 'eyes-of-the-nine']
const setups = [
  { game: 'bladeborn', seats: 2 },
  {
    game: 'bladeborn',
    seats: 2,
    config: { warbands, battle: 'drawn-and-quartered', options: { lesserArtefacts: 'hidden' } },
  },
  { game: 'bladeborn', seats: 2, config: { play: 'campaign', warbands } },
  { game: 'duel', seats: 2, config: { rounds: 12 } },
  { game: 'duel', seats: 2, packs: [{ gear: ['net'] }] },
]
const CODES =
  /^(bad-(request|config|content|record|edit|dice|seat|choice)|unknown-(game|table)|game-over|not-supported|too-large)$/

test(`${LINES} fuzzed lines get one reply each, and errors leave every table as it was`, { timeout: 300_000 }, () => {
  const bugs: unknown[] = []
  const referee = makeReferee(games, { onBug: (bug) => bugs.push(bug) })
  const fuzzer = new Fuzzer('a hundred thousand', setups)
  const full = (table: string) => referee(JSON.stringify({ do: 'view', table, seat: 'all' }))
  const record = (table: string) => referee(JSON.stringify({ do: 'record', table }))
  const seen = new Map<string, string>()
  const counts: Record<string, number> = {}
  for (let number = 0; number < LINES; number++) {
    const line = fuzzer.next()
    const thorough = number % 100 === 0
    const records = thorough ? fuzzer.tables.map(record) : []
    const text = referee(line)
    if (text.includes('\n')) throw new Error(`more than a line for ${line}`)
    const reply = JSON.parse(text)
    const outcome = reply.error?.code ?? 'done'
    counts[outcome] = (counts[outcome] ?? 0) + 1
    if (reply.error) {
      if (!CODES.test(outcome)) throw new Error(`${outcome} for ${line}: ${reply.error.message}`)
      const { table } = reply.error.code === 'bad-request' ? { table: undefined } : JSON.parse(line)
      for (const name of thorough ? fuzzer.tables : fuzzer.tables.filter((known) => known === table))
        if (full(name) !== seen.get(name)) throw new Error(`an error changed ${name}: ${line}`)
      if (thorough) expect(fuzzer.tables.map(record)).toEqual(records)
      continue
    }
    fuzzer.heard(line, reply)
    const table = reply.table ?? JSON.parse(line).table
    if (JSON.parse(line).do === 'close') fuzzer.closed(table)
    if (fuzzer.tables.length > MOST_TABLES) {
      referee(JSON.stringify({ do: 'close', table: fuzzer.tables[0] }))
      fuzzer.closed(fuzzer.tables[0] as string)
    }
    if (reply.questions) seen.set(table, full(table))
  }
  expect(bugs).toEqual([])
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  // The mix is worth something only if it reaches deep: plenty of requests done, and every kind of error.
  expect(counts.done).toBeGreaterThan(LINES / 5)
  // Whether `not-supported` comes up depends on the bots there are.
  const outcomes = Object.keys(counts).filter((code) => code !== 'not-supported')
  expect(outcomes.sort()).toEqual([
    'bad-choice',
    'bad-config',
    'bad-content',
    'bad-dice',
    'bad-edit',
    'bad-record',
    'bad-request',
    'bad-seat',
    'done',
    'game-over',
    'unknown-game',
    'unknown-table',
  ])
})

test('the process answers every fuzzed line, raw bytes included, and ends when its input ends', async () => {
  const fuzzer = new Fuzzer('process', setups)
  fuzzer.heard('{}', {
    table: 't1',
    questions: [{ seat: 0, form: 'some', min: 1, max: 2, options: [{ key: 'sword' }] }],
  })
  const lines = [Buffer.from(JSON.stringify({ do: 'new', ...setups[0], seed: 's' }))]
  for (let number = 0; number < 3000; number++)
    // Every tenth line is written byte for byte, which makes most of them no UTF-8.
    lines.push(Buffer.from(fuzzer.next(), number % 10 ? 'utf8' : 'latin1'))
  const input = Buffer.concat(lines.flatMap((line) => [line, Buffer.from('\n')]))
  const newlines = input.filter((byte) => byte === 10).length
  const { stdout, status } = await run('main.ts', input)
  const replies = stdout.split('\n')
  expect({ status, replies: replies.length - 1 }).toEqual({ status: 0, replies: newlines })
  for (const reply of replies.slice(0, -1)) JSON.parse(reply)
})
