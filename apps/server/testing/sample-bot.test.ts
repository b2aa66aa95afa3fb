import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { verifyRecord } from '@muster/table'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { game } from '../../../games/bladeborn/index.ts'
import { playToEnd } from './play.ts'
import { TestServer, untimed } from './server.ts'

const BOT = join(import.meta.dirname, '../../../examples/bot/bot.mjs')

let server: TestServer
let programs: ChildProcess[]

beforeEach(async () => {
  server = await TestServer.start()
  programs = []
})
afterEach(async () => {
  for (const program of programs) program.kill()
  await server.stop()
})

/** Starts the sample bot, as its first lines say; how it ended, and what it complained of. */
function startBot(token: string, match: string, seat: number): Promise<{ code: number | null; said: string }> {
  const program = spawn(process.execPath, [BOT, server.serving.url, match, String(seat)], {
    env: { ...process.env, MUSTER_TOKEN: token },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  programs.push(program)
  let said = ''
  program.stderr?.on('data', (data) => {
    said += data
  })
  return new Promise((done) => program.once('exit', (code) => done({ code, said })))
}

test('the sample bot plays a whole game against somebody, and the record is fair to the last die', async () => {
  const { accounts } = server.serving
  const ann = await server.guest('Ann')
  const owner = (await accounts.find(ann.id))!
  const { account, token } = await accounts.makeBot(owner, 'Tinker')
  const config = { warbands: ['godsworn-hunt', 'khagras-ravagers'], battle: 'drawn-and-quartered' }
  const match = await ann.lay({ ...untimed, game: 'bladeborn', config, seats: ['me', 'free'] })
  const bot = startBot(token, match, 1)
  await ann.sit(match, 0)
  await ann.watch(match, 0)
  await expect.poll(async () => (await about(match)).seats[1]?.account, { timeout: 30_000 }).toBe(account.id)
  await ann.reveal(match, 0)
  await ann.at(match).until(({ shown }) => shown.view !== null)
  await playToEnd(match, [ann], 5_000)
  expect(ann.at(match).shown.result).not.toBeNull()
  expect(await bot).toEqual({ code: 0, said: '' })

  const record = await (await fetch(`${server.serving.url}/api/matches/${match}/record`)).json()
  expect(verifyRecord(game, record)).toEqual([])
  expect(record.answers.some(({ seat }: { seat?: number }) => seat === 1)).toBe(true)
  // A game with a bot in it rates nobody, whose bot it may be.
  const profile = await (await fetch(`${server.serving.url}/api/people/${account.id}`)).json()
  expect(profile).toMatchObject({ name: 'Tinker (bot)', isBot: true, ratings: [] })
  expect(profile.games).toHaveLength(1)
})

test('with a token that is none it is not let in, and says so', async () => {
  const ann = await server.guest('Ann')
  const match = await ann.lay({ ...untimed, game: 'bladeborn', config: {}, seats: ['me', 'free'] })
  const { code, said } = await startBot(`muster-bot-${'x'.repeat(43)}`, match, 1)
  expect(code).toBe(1)
  expect(said).toMatch(/token|name/)
})

const about = async (match: string) =>
  (await (await fetch(`${server.serving.url}/api/tables/${match}`)).json()) as { seats: { account?: string }[] }
