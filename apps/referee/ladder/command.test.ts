import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { readPlan } from './plan.ts'

const root = join(import.meta.dirname, '../../..')
const hook = pathToFileURL(join(root, 'packages/yaml-loader/node-hook.ts')).href
const folder = mkdtempSync(join(tmpdir(), 'muster-ladder-'))

function run(command: 'ladder' | 'balance', ...args: string[]) {
  const main = join(root, `apps/referee/${command}/main.ts`)
  const flags = ['--disable-warning=ExperimentalWarning', '--import', hook]
  return spawnSync(process.execPath, [...flags, main, ...args], { cwd: folder, encoding: 'utf8' })
}

test.each([
  [['--game', 'chess'], 'there is no game "chess" to measure; there is bladeborn'],
  [[], 'which game? --game bladeborn'],
  [['--game', 'bladeborn', '--bots', 'zorro,greedy'], 'there is no bot "zorro"'],
  [['--game', 'bladeborn', '--bots', 'zorro+idle,greedy'], 'there is no bot "zorro"'],
  [['--game', 'bladeborn', '--bots', 'search@-5ms,greedy'], 'a budget of -5 ms: expected a number above 0'],
  [['--game', 'bladeborn', '--bots', 'greedy'], 'expected two bots or more'],
  [['--game', 'bladeborn', '--games', '0'], '--games 0: expected a whole number from 1 on'],
  [['--game', 'bladeborn', '--threads', 'many'], '--threads many: expected a whole number from 1 on'],
  [['--game', 'bladeborn', '--tables', 'easy'], '--tables: bladeborn is not played against the table'],
  [['--game', 'sanctuary', '--tables', 'lost'], 'there is no table "lost"; there are 1 player, easy'],
  [['--fast'], "Unknown option '--fast'; expected npm run ladder"],
])('ladder %j is a clear error', (args, message) => {
  expect(() => readPlan(args)).toThrow(message)
})

test('an error is one sentence on standard error and a failing exit code', { timeout: 60_000 }, () => {
  const { status, stderr, stdout } = run('ladder', '--game', 'bladeborn', '--bots', 'zorro,greedy')
  expect(stderr).toMatch(/^there is no bot "zorro"; there are [^\n]*\n$/)
  expect([status, stdout]).toEqual([2, ''])
})

test('what bots are measured at is planned from the game alone: pairs of entrants, or tables to defend', () => {
  expect(readPlan(['--game', 'arsenal', '--bots', 'greedy,legend', '--games', '6']).jobs).toHaveLength(6)
  const shared = readPlan(['--game', 'sanctuary', '--bots', 'greedy', '--tables', '2 players, hard', '--games', '3'])
  expect(shared.jobs.map(({ bots, plays }) => [bots, plays])).toEqual(
    Array(3).fill([['greedy', 'greedy'], '2 players, hard']),
  )
})

test('a ladder goes on where it stopped, and says the same again', { timeout: 120_000 }, () => {
  const args = ['--game', 'bladeborn', '--bots', 'random,novice', '--threads', '1', '--json']
  const first = run('ladder', ...args, '--games', '2')
  expect(JSON.parse(first.stdout)).toMatchObject({ game: 'bladeborn', games: 2 })
  const more = run('ladder', ...args, '--games', '4')
  expect(JSON.parse(more.stdout)).toMatchObject({ games: 4, meetings: [{ games: 4 }] })
  const lines = readFileSync(join(folder, 'reports/ladder/bladeborn.jsonl'), 'utf8').trim().split('\n')
  expect(lines).toHaveLength(4)
  expect(run('ladder', ...args, '--games', '4').stdout).toBe(more.stdout)
})

test('a report tells of all games so far, at the tables it is asked for', { timeout: 120_000 }, () => {
  const args = ['--game', 'sanctuary', '--bots', 'random', '--threads', '1', '--json']
  run('ladder', ...args, '--tables', '1 player, hard/2 players, hard', '--games', '3')
  expect(JSON.parse(run('ladder', ...args, '--report').stdout)).toMatchObject({ games: 6 })
  const report = JSON.parse(run('ladder', ...args, '--tables', '2 players, hard', '--report').stdout)
  expect(report).toMatchObject({ games: 3, meetings: [{ one: 'random', two: '2 players, hard', games: 3 }] })
})

test.each([
  [['--variant', 'duel'], 'there is no variant "duel"; there is drawn-and-quartered,'],
  [['--bot', 'zorro'], 'there is no bot "zorro"'],
])('balance %j is a clear error', { timeout: 60_000 }, (args, message) => {
  const { status, stderr } = run('balance', '--game', 'bladeborn', ...args)
  expect(stderr.startsWith(message)).toBe(true)
  expect(status).toBe(2)
})

test('a balance run of one pair, one variant and another bot plays just that', { timeout: 120_000 }, () => {
  const pair = ['--only', 'dread-pageant/godsworn-hunt', '--variant', 'final', '--bot', 'novice']
  const { stdout } = run('balance', '--game', 'bladeborn', ...pair, '--games', '4', '--threads', '1', '--json')
  const report = JSON.parse(stdout)
  expect(report).toMatchObject({ games: 4, draws: 0, variants: [{ variant: 'final', games: 4 }] })
  expect(report.pairs.filter(({ games }: { games: number }) => games > 0)).toMatchObject([
    { one: 'dread-pageant', two: 'godsworn-hunt', games: 4 },
  ])
})

test('a balance run writes its report and a chart', { timeout: 120_000 }, () => {
  const { stdout } = run('balance', '--game', 'bladeborn', '--games', '1', '--threads', '1', '--json')
  expect(JSON.parse(stdout)).toMatchObject({ game: 'bladeborn', games: 15 })
  expect(readFileSync(join(folder, 'reports/balance-bladeborn.svg'), 'utf8')).toContain('<svg')
  expect(JSON.parse(readFileSync(join(folder, 'reports/balance-bladeborn.json'), 'utf8'))).toEqual(JSON.parse(stdout))
})
