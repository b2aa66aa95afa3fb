import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GameEngine, Hosted } from '@muster/session'
import { afterAll, expect, test } from 'vitest'
import { openStore } from '../store/open-store.ts'
import { makeOldBladeborn } from '../testing/old-version.ts'
import { VirtualTime } from '../testing/virtual-time.ts'
import { Bundles, REPLAYED_FOR } from './bundles.ts'
import { keepBundles } from './keep.ts'
import { readKey } from './key.ts'
import { keyOf } from './sources.ts'

const home = mkdtempSync(join(tmpdir(), 'muster-bundles-'))
const store = await openStore({ file: join(home, 'muster.db') })
const bundles = new Bundles(join(home, 'bundles'), store.database)
const oldKey = await makeOldBladeborn(bundles.folder)
const today = (await bundles.current('bladeborn')) as GameEngine
afterAll(async () => {
  await store.database.close()
  rmSync(home, { recursive: true })
})

const DAY = 24 * 3600 * 1000
const setup = {
  seats: 2,
  config: { warbands: ['godsworn-hunt', 'khagras-ravagers'], battle: 'drawn-and-quartered' },
  seed: 'side by side',
}

/** Plays the first of what is offered until a fighter is active, and says how many actions it has. */
function actionsOf(engine: GameEngine): number {
  let hosted: Hosted = engine.open(setup)
  for (let turn = 0; turn < 60; turn++) {
    const { battle } = hosted.state as { battle?: { active?: { actions: number } } }
    if (battle?.active) return battle.active.actions
    const { seat = 0 } = hosted.pending[0] ?? {}
    const [question] = hosted.seen({ viewer: seat }).questions
    const first = question?.options[0]?.key ?? ''
    const choice =
      question?.form === 'one' ? first : question?.options.slice(0, question.min ?? 0).map(({ key }) => key)
    const step = hosted.answer({ seat, choice })
    if (step !== 'repeated') hosted = step.next
  }
  throw new Error('nobody was activated')
}

test('matches begun with other rules are played by those, beside the rules of today', async () => {
  const old = await bundles.load(oldKey)
  expect([old.rules, actionsOf(old), today.rules, actionsOf(today)]).toEqual(['0', 3, '3', 2])
  const taken = old.open(setup)
  expect(old.resume(setup, JSON.parse(JSON.stringify(taken.snapshot())), []).hash()).toBe(taken.hash())
})

test('what the sources play is kept as files and in the database, from where a node without them has them', async () => {
  expect(await bundles.keepCurrent()).toHaveLength(5)
  expect(await bundles.keepCurrent()).toHaveLength(0)
  const elsewhere = new Bundles(join(home, 'elsewhere'), store.database)
  const file = await elsewhere.fileOf(keyOf(today))
  const { engine } = (await import(file ?? '')) as { engine: GameEngine }
  expect(engine).not.toBe(today)
  expect(keyOf(engine)).toBe(keyOf(today))
  expect(engine.open(setup).hash()).toBe(today.open(setup).hash())
})

test('what is not there is said plainly', async () => {
  await expect(bundles.load('bladeborn-9-0123456789abcdef')).rejects.toThrow('are no longer here')
  await expect(bundles.load('../../etc/passwd')).rejects.toThrow('have no such name')
  expect(await bundles.fileOf('../muster')).toBeUndefined()
})

test('a version stays as long as a match or a replay needs it', async () => {
  const { content = '' } = readKey(oldKey) ?? {}
  const insert = (state: string, ended: number | null) => ({
    sql: `insert into match (id, game, rules, content, seed, commitment, pace, host, private, watch_delay, state, created, ended)
      values (?, 'bladeborn', '0', ?, '', '', '{"kind":"untimed"}', 'a', 1, 0, ?, 0, ?)`,
    values: [state, content, state, ended],
  })
  const now = REPLAYED_FOR * 2
  await store.database.run(insert('playing', null), insert('over', now - REPLAYED_FOR + 1))
  expect(await bundles.tidy(now)).toEqual([])
  await store.database.run({ sql: `delete from match where id = 'playing'`, values: [] })
  expect(await bundles.tidy(now)).toEqual([])
  expect(await bundles.tidy(now + 2)).toEqual([oldKey])
  expect(readdirSync(bundles.folder)).toHaveLength(5)
})

test('a server lets go of versions nobody needs once a day, and not before a day has passed', async () => {
  const time = new VirtualTime()
  const key = 'bladeborn-0-0123456789abcdef'
  const isThere = () => readdirSync(bundles.folder).includes(`${key}.mjs`)
  writeFileSync(join(bundles.folder, `${key}.mjs`), 'export {}')
  const keeping = keepBundles(bundles, time, (error) => expect.unreachable(String(error)))
  await time.pass(DAY - 1)
  expect(isThere()).toBe(true)
  await time.pass(1)
  await expect.poll(isThere).toBe(false)
  writeFileSync(join(bundles.folder, `${key}.mjs`), 'export {}')
  await time.pass(DAY)
  await expect.poll(isThere).toBe(false)
  keeping.stop()
})
