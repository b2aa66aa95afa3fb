import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseArguments } from './play/arguments.ts'
import { shelf } from './shelf.ts'
import { run } from './testing/run.ts'

let folder = ''
let config = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-play-'))
  config = join(folder, 'config.json')
  const warbands = ['garreks-reavers', 'eyes-of-the-nine']
  writeFileSync(config, JSON.stringify({ warbands, battle: 'drawn-and-quartered' }))
})
afterAll(() => rmSync(folder, { recursive: true }))

const play = (lines: readonly string[], ...args: string[]) =>
  run('play.ts', lines.map((line) => `${line}\n`).join(''), ...args)
const begin = (...lines: string[]) =>
  play(lines, 'bladeborn', '--config', config, '--seed', 'p', '--seats', 'me,greedy')

test('a person who lets bots decide plays a whole battle against a bot', async () => {
  const { stdout, stderr, status } = await play(
    Array(500).fill('bot random'),
    'bladeborn',
    '--config',
    config,
    '--seed',
    'whole',
  )
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  expect(stdout).toMatch(/^Bladeborn: you are Player 1, Player 2 is a greedy bot; seed whole\.\n/)
  expect(stdout).toContain('The battle is Drawn and Quartered.')
  expect(stdout).toMatch(/The game is over\. (The winner is Player [12]|Nobody wins) \(by /)
  expect(stdout).not.toContain('\u001B')
})

test('bots alone play a battle from choosing warbands on, the same one for the same seed', async () => {
  const watch = () => play([], 'bladeborn', '--seats', 'random,random', '--seed', 'bots')
  const [one, other] = await Promise.all([watch(), watch()])
  expect(one.stdout).toContain('The game is over.')
  expect(one).toEqual(other)
})

test('what is asked is numbered, and what is refused names its rule', async () => {
  const { stdout } = await begin(
    'help',
    'why',
    'garrek',
    'place karsus e5',
    'nonsense',
    'why nonsense',
    'odds 1',
    'odds',
    'why 1',
  )
  expect(stdout).toContain('Player 1: Set aside 1 reserve fighter (BB-SETUP-6)\n  pick 1\n    1 garrek')
  expect(stdout).toContain('  odds N       the exact chances of an option')
  expect(stdout).toContain('No rule refuses anything here.')
  expect(stdout).toMatch(/"place karsus e5" is refused: .* \(BB-SETUP-\d+\)\./)
  expect(stdout).toMatch(/"nonsense" is not on offer; expected a number from 1 to \d+ or a key\./)
  expect(stdout).toContain('"nonsense" is not on offer, and no rule speaks of it.')
  expect(stdout).toContain('  100.0 %  1/1')
  expect(stdout).toContain('expected odds N, with the number or key of an option.')
  expect(stdout).toMatch(/"place saek [a-k]\d" is on offer\./)
  expect(stdout).toMatch(/The input ended before the game did\.\n$/)
})

test('undo takes back the last decision and what bots did since; a saved game is loaded again', async () => {
  const file = join(folder, 'saved.json')
  const { stdout } = await begin(
    'undo',
    'garrek',
    `save ${file}`,
    'undo',
    `load ${file}`,
    'load',
    `load ${config}`,
    'quit',
    'help',
  )
  const [asked, taken, loaded] = ['Set aside 1 reserve fighter', 'Taken back.', `Loaded ${file}.`].map(
    (text) => stdout.split(text).length - 1,
  )
  expect({ asked, taken, loaded }).toEqual({ asked: 2, taken: 1, loaded: 1 })
  expect(stdout).toContain('you have decided nothing yet.')
  expect(stdout).toContain('expected load FILE.')
  expect(stdout).toMatch(/not a record: /)
  expect(stdout).not.toContain('this list')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    format: 'muster-record/2',
    game: 'bladeborn',
    seed: 'p',
  })
})

test('a bad command line is answered with one sentence, and nothing is played', async () => {
  expect(await play([], 'chess')).toEqual({
    stdout: '',
    stderr: `muster: there is no game "chess"; the games are ${shelf.map(({ game }) => game.id).join(', ')}; ${USAGE}\n`,
    status: 1,
  })
})

test.each(['--help', '-h'])('%s says what can be played and how, and plays nothing', async (asked) => {
  const { stdout, stderr, status } = await play([], 'bladeborn', asked)
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  expect(stdout).toContain('  bladeborn             Bladeborn, 2 seats\n')
  expect(stdout).toContain('  sanctuary             Sanctuary, 1 to 4 seats\n')
  expect(stdout).toContain('  --seats me,greedy     who sits where: me, random, greedy, search,\n')
  for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
})

const USAGE =
  'expected npm run play -- GAME [--seats me,greedy] [--choose] [--config FILE.json] [--pack FILE.yaml] [--seed TEXT] [--think MS]'

test.each([
  [['bladeborn', '--colour'], `Unknown option '--colour'; ${USAGE}`],
  [['bladeborn', 'arsenal'], `one game at a time, not bladeborn and arsenal; ${USAGE}`],
  [['bladeborn', '--seats', 'me'], 'Bladeborn is for 2 seats, not 1'],
  [['bladeborn', '--seats', 'me,you'], 'nobody called "you" can take a seat; expected me, random, greedy, search'],
  [['bladeborn', '--seed'], `Option '--seed <value>' argument missing; ${USAGE}`],
  [['bladeborn', '--think', '0'], `--think: expected whole milliseconds from 1 to 60000, not "0"; ${USAGE}`],
  [['bladeborn', '--think', '1e3'], '--think: expected whole milliseconds from 1 to 60000, not "1e3"'],
  [['bladeborn', '--config', 'nowhere.json'], 'nowhere.json cannot be read (ENOENT'],
  [['bladeborn', '--config', import.meta.filename], 'is not JSON ('],
])('play %j says in a sentence what is wrong', (args, sentence) => {
  expect(() => parseArguments(args, shelf)).toThrow(sentence)
})

test('unless said otherwise, one person plays a bot at once, with dice of their own', () => {
  const { entry, sitters, config, packs, seed, ms, isFirstGame } = parseArguments([], shelf)
  expect({ game: entry.game.id, sitters, packs, ms, isFirstGame }).toEqual({
    game: 'bladeborn',
    sitters: ['me', 'greedy'],
    packs: [],
    ms: 1000,
    isFirstGame: true,
  })
  expect(config).toEqual({ warbands: ['godsworn-hunt', 'khagras-ravagers'], battle: 'drawn-and-quartered' })
  expect(parseArguments([], shelf).seed).not.toBe(seed)
  expect(parseArguments(['--choose'], shelf)).toMatchObject({ config: {}, isFirstGame: false })
  expect(parseArguments(['--think', '60000'], shelf).ms).toBe(60_000)
})

test('a first game begins on the board, and says how to go on and how to leave', async () => {
  const { stdout, status } = await play(['quit'], '--seed', 'first')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^Bladeborn: you are Player 1, Player 2 is a greedy bot; seed first\.\n/)
  expect(stdout).toContain('add --choose to choose yourself.')
  expect(stdout).toContain('help lists what else you can type, quit leaves.')
  expect(stdout).toContain('On the board: (Xx) fighters of the first seat')
  expect(stdout).toMatch(/Drawn and Quartered · round 0 · /)
  expect(stdout).toContain('Player 1: Set aside 2 reserve fighters')
})

test('whoever wants to choose is asked, packs included', async () => {
  const pack = join(import.meta.dirname, '../../games/bladeborn/content/packs/sample.yaml')
  const { stdout } = await play(['quit'], '--pack', pack, '--seed', 'choose')
  expect(stdout).toContain('Player 1: Choose your warband (BB-START-1)')
  expect(stdout).toContain('bell-wardens          The Bell Wardens: 5 fighters')
  const { stderr, status } = await play([], '--pack', 'nowhere.yaml')
  expect({ stderr, status }).toMatchObject({
    stderr: expect.stringMatching(/^muster: nowhere\.yaml cannot be read /),
    status: 1,
  })
})
