import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canStartNats, type OwnNats, startNats } from '../testing/nats.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const HOOK = new URL('../../../packages/yaml-loader/node-hook.ts', import.meta.url).href

async function command(file: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}) {
  const all = ['--import', HOOK, join(ROOT, file), ...args]
  const child = spawn(process.execPath, all, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let err = ''
  child.stdout.on('data', (part) => {
    out += part
  })
  child.stderr.on('data', (part) => {
    err += part
  })
  const ended = once(child, 'exit').then(([code]) => ({ code, out, err }))
  return { child, ended, err: () => err }
}

describe.skipIf(!canStartNats())('npm run ladder over NATS', () => {
  let nats: OwnNats
  let folder = ''
  beforeAll(async () => {
    nats = await startNats()
    folder = mkdtempSync(join(tmpdir(), 'muster-ladder-'))
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true })
    await nats.stop()
  })

  test('games played by workers elsewhere come out as those played here', async () => {
    const asked = ['--game', 'arsenal', '--bots', 'random,novice', '--games', '2', '--json', '--fresh']
    const worker = await command('apps/server/cli.ts', ['jobs', '1'], folder, { NATS_URL: nats.url })
    const over = await command('apps/referee/ladder/main.ts', [...asked, '--over', nats.url], folder)
    const there = await over.ended
    expect(there).toMatchObject({ code: 0 })
    worker.child.kill('SIGTERM')
    expect(await worker.ended).toMatchObject({ code: 0 })
    const here = await (await command('apps/referee/ladder/main.ts', [...asked, '--threads', '1'], folder)).ended
    const wins = ({ out }: { out: string }) =>
      JSON.stringify(JSON.parse(out), (key, value) => (/ms|wall|longest|over|pace|cut/i.test(key) ? undefined : value))
    expect(wins(there)).toBe(wins(here))
  })

  test('without an address it says what it expects', async () => {
    const env = { NATS_URL: '' }
    expect(await (await command('apps/server/cli.ts', ['jobs'], folder, env)).ended).toMatchObject({
      code: 2,
      err: expect.stringContaining('expected NATS_URL'),
    })
  })
})
