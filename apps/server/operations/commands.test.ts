import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestServer } from '../testing/server.ts'

const ROOT = join(import.meta.dirname, '../../..')
const HOOK = join(ROOT, 'packages/yaml-loader/node-hook.ts')
const run = promisify(execFile)

let server: TestServer
beforeEach(async () => {
  server = await TestServer.start()
})
afterEach(() => server.stop())

/** Runs `npm run server -- …` on the data of the server that is running. */
async function command(...args: string[]): Promise<{ said: string; failed: boolean }> {
  const flags = ['--disable-warning=ExperimentalWarning', '--import', HOOK, join(ROOT, 'apps/server/cli.ts')]
  const env = { ...process.env, MUSTER_DATA: server.folder }
  return run(process.execPath, [...flags, ...args], { cwd: ROOT, env }).then(
    ({ stdout }) => ({ said: stdout, failed: false }),
    (error: { stderr: string }) => ({ said: error.stderr, failed: true }),
  )
}

test('an operator is appointed while the server runs, and is one at once', async () => {
  const { accounts } = server.serving
  const { account, token } = await accounts.welcome('Greta')
  const isOperator = async () => (await accounts.accountOf({ cookie: `muster=${token}` }))?.isOperator
  expect(await isOperator()).toBe(false)
  expect(await command('operator', account.id)).toEqual({ said: `${account.id} is an operator now.\n`, failed: false })
  expect(await isOperator()).toBe(true)
  await command('operator', account.id, '--remove')
  expect(await isOperator()).toBe(false)
  expect((await command('operator', 'nobody')).said).toContain('no person of this id')
  expect((await command('operator')).said).toContain('expected npm run server -- operator <account>')
})

test('a backup is made while the server runs; restoring waits until it has stopped', async () => {
  const { account } = await server.serving.accounts.welcome('Ann')
  const file = join(server.folder, 'copy.sqlite')
  expect(await command('backup', file)).toMatchObject({
    failed: false,
    said: expect.stringContaining('holds everything'),
  })
  expect(existsSync(file)).toBe(true)
  expect((await command('backup', file)).said).toContain('overwrites nothing')
  expect((await command('check', file)).said).toContain('is whole')
  expect((await command('restore', file)).said).toContain('stop the server first')
  const { account: late } = await server.serving.accounts.welcome('Late')
  await server.serving.stop()
  expect(await command('restore', file)).toMatchObject({ failed: false, said: expect.stringContaining('is restored') })
  await server.start()
  expect(await server.serving.accounts.find(account.id)).toMatchObject({ name: 'Ann' })
  expect(await server.serving.accounts.find(late.id)).toBeUndefined()
})

test('what is no command says which there are', async () => {
  const { said, failed } = await command('dance')
  expect([failed, said]).toEqual([true, 'expected npm run server -- operator | backup | check | restore | jobs\n'])
})
