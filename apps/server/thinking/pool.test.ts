import { mkdtempSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keyOf, sourceEngine } from '../versions/sources.ts'
import type { HeldMatch, Job } from './jobs.ts'
import { Thinkers } from './pool.ts'

const folder = mkdtempSync(join(tmpdir(), 'bundles-'))
const thinkers = new Thinkers({ bundles: folder, processes: 1 })
afterAll(() => thinkers.close())

const engine = await sourceEngine('bladeborn')
if (!engine) throw new Error('Bladeborn is there')
const bundle = keyOf(engine)
const setup = {
  seats: 2,
  config: { warbands: ['godsworn-hunt', 'khagras-ravagers'], battle: 'drawn-and-quartered' },
  seed: 'thinking',
}
const hosted = engine.open(setup)
const seat = hosted.pending[0]?.seat ?? 0
const held: HeldMatch = { setup, snapshot: hosted.snapshot(), entries: [] }

test('a bot thinks in a niced process, and answers what is offered; the same match gives the same answer', async () => {
  const job: Job = { do: 'bot', bundle, held, seat, level: 'veteran' }
  const choice = await thinkers.ask(job, 'a')
  expect(hosted.answer({ seat, choice })).toMatchObject({ entry: { seat, choice } })
  expect(await thinkers.ask(job, 'b')).toEqual(choice)
  expect(await engine.think(hosted, seat, 'veteran', { seed: setup.seed })).toEqual(choice)
  expect(thinkers.pids.map((pid) => getPriority(pid))).toEqual([10])
})

test('what is wrong is said as it is to whoever asked, and the next job is done', async () => {
  const wrong: Job = { do: 'check', bundle, setup: { ...setup, config: { battle: 'tea-party' } } }
  await expect(thinkers.ask(wrong, 'a')).rejects.toMatchObject({ code: 'bad-config' })
  const lost: Job = { do: 'check', bundle: 'bladeborn-1-0123456789abcdef', setup }
  await expect(thinkers.ask(lost, 'a')).rejects.toThrow('are no longer here')
  expect(await thinkers.ask({ do: 'check', bundle, setup }, 'a')).toBeNull()
})

test('what a viewer heard is told again from the start', async () => {
  const job: Job = { do: 'log', bundle, held, viewer: undefined, from: 0, to: 3 }
  const heard = (await thinkers.ask(job, 'a')) as { at: number }[]
  expect(heard.map(({ at }) => at)).toEqual([0, 1, 2])
})

test('who takes too long is ended, and others are served', async () => {
  const hasty = new Thinkers({ bundles: folder, processes: 1, limits: { bot: 1 } })
  const slow = hasty.ask({ do: 'bot', bundle, held, seat, level: 'legend' }, 'a')
  const quick = hasty.ask({ do: 'check', bundle, setup }, 'b')
  await expect(slow).rejects.toMatchObject({ code: 'too-slow' })
  expect(await quick).toBeNull()
  await hasty.close()
  await expect(hasty.ask({ do: 'check', bundle, setup }, 'b')).rejects.toMatchObject({ code: 'try-again' })
})

test('who asks much waits behind who asks little', async () => {
  const order: string[] = []
  const ask = (who: string) => thinkers.ask({ do: 'check', bundle, setup }, who).then(() => order.push(who))
  await Promise.all([ask('much'), ask('much'), ask('much'), ask('much'), ask('little')])
  expect(order).toEqual(['much', 'much', 'little', 'much', 'much'])
})
