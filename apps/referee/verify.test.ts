import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bladeborn } from '@muster/bladeborn'
import { Match, seededRandom } from '@muster/table'
import { playRandomly } from '@muster/table/testing'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'muster-verify-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What the command says of some files, and how it ends. */
function verify(...files: string[]) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'apps/referee/verify.ts', ...files],
    { cwd: root, encoding: 'utf8' },
  )
  return { stdout, stderr, status }
}

function saved(name: string, data: unknown): string {
  const file = join(folder, name)
  writeFileSync(file, typeof data === 'string' ? data : JSON.stringify(data))
  return file
}

test('a game is checked to the last die, and whatever was tampered with is named', () => {
  const config = { warbands: ['garreks-reavers', 'eyes-of-the-nine'], battle: 'drawn-and-quartered' }
  const match = Match.open(bladeborn, { seats: 2, config, seed: 'verify' })
  playRandomly(match, seededRandom('verify'), undefined, 20)
  match.takeBack(15, 0)
  playRandomly(match, seededRandom('again'), undefined, 5)
  match.act(1, { act: 'resign' })
  const record = match.record()
  const fair = verify(saved('fair.json', record))
  expect(fair).toMatchObject({
    stdout: expect.stringContaining('every die and decision is as it should be'),
    status: 0,
  })
  const other = verify(saved('other.json', { ...record, seed: 'another' }), saved('none.json', '{'))
  expect(other.stdout).toContain('the seed does not match its commitment')
  expect(other.stdout).toContain('is not JSON')
  expect(other.status).toBe(1)
  expect(verify()).toMatchObject({ stderr: expect.stringContaining('expected npm run verify'), status: 2 })
}, 60_000)
