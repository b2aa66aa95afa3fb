import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenNats, hasNats, type OwnNats } from '../testing/nats.ts'
import { startJobWorker } from './job-worker.ts'
import { runJobsOver } from './jobs.ts'

const script = new URL('../testing/counting-thread.ts', import.meta.url)
const run = randomUUID()
const kinds = new Map([['count', { script, runOf: () => run }]])
const jobsOf = (count: number, ms: number) => Array.from({ length: count }, (_, n) => ({ key: `job ${n}`, n, ms }))
const squares = (count: number) => Array.from({ length: count }, (_, n) => n * n)

describe.skipIf(!hasNats())('batch jobs over JetStream', () => {
  let nats: Pick<OwnNats, 'url' | 'stop'>
  beforeAll(async () => {
    nats = await givenNats()
  })
  afterAll(() => nats.stop())

  test('each is done once, though a worker is killed in the middle of one', async () => {
    const doomed = fork(new URL('../testing/stuck-worker.ts', import.meta.url), [nats.url, run])
    await once(doomed, 'message')
    const worker = await startJobWorker({ url: nats.url, threads: 2, kinds })
    const results: number[] = []
    const done = runJobsOver({
      url: nats.url,
      kind: 'count',
      run,
      jobs: jobsOf(60, 20),
      onResult: (result) => {
        results.push(result as number)
        if (results.length === 10) doomed.kill('SIGKILL')
      },
    })
    await done
    expect(results.toSorted((a, b) => a - b)).toEqual(squares(60))
    await worker.stop()
  })

  test('a command begun anew finds what was done meanwhile', async () => {
    const worker = await startJobWorker({ url: nats.url, threads: 1, kinds })
    const results: number[] = []
    const onResult = (result: unknown) => void results.push(result as number)
    await runJobsOver({ url: nats.url, kind: 'count', run, jobs: jobsOf(60, 60_000), onResult })
    expect(results).toHaveLength(60)
    await worker.stop()
  })

  test('a job that throws ends the run with its reason', async () => {
    const failing = new Map([['fail', { script, runOf: () => run }]])
    const worker = await startJobWorker({ url: nats.url, threads: 1, kinds: failing })
    const jobs = [{ key: 'bad', n: -1, ms: 0 }]
    const failed = runJobsOver({ url: nats.url, kind: 'fail', run, jobs, onResult: () => undefined })
    await expect(failed).rejects.toThrow('negative')
    await worker.stop()
  })

  test('a worker with other sources leaves a job to others, however often it is handed it', async () => {
    const other = new Map([['apart', { script, runOf: () => 'another run' }]])
    const said: string[] = []
    const stranger = await startJobWorker({
      ...{ url: nats.url, threads: 1, kinds: other, leftAfter: 10 },
      say: (text) => said.push(text),
    })
    const results: unknown[] = []
    const done = runJobsOver({
      url: nats.url,
      kind: 'apart',
      run,
      jobs: jobsOf(1, 0),
      onResult: (result) => void results.push(result),
    })
    await expect.poll(() => said.length, { timeout: 60_000 }).toBeGreaterThan(7)
    await stranger.stop()
    const right = new Map([['apart', { script, runOf: () => run }]])
    const worker = await startJobWorker({ url: nats.url, threads: 1, kinds: right })
    await done
    expect(results).toEqual([0])
    await worker.stop()
  })
})
