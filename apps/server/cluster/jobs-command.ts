import { availableParallelism } from 'node:os'
import { entryNamed } from '../../referee/ladder/entry.ts'
import { greedySources, runNameOf } from '../../referee/ladder/run-name.ts'
import { type JobKind, startJobWorker } from './job-worker.ts'

const USAGE = 'expected NATS_URL=nats://host:4222 npm run server -- jobs [threads]'

/** What is measured by bots against bots, and whose results it may be mixed with. */
const KINDS: ReadonlyMap<string, JobKind> = new Map([
  ['ladder', { script: new URL('../../referee/ladder/worker.ts', import.meta.url), runOf: namer() }],
  ['balance', { script: new URL('../../referee/balance/worker.ts', import.meta.url), runOf: namer(greedySources) }],
])

function namer(sources?: readonly string[]): (job: unknown) => string {
  const names = new Map<string, string>()
  return (job) => {
    const { game } = job as { game: string }
    const name = names.get(game) ?? runNameOf(entryNamed(game).game, sources)
    names.set(game, name)
    return name
  }
}

/** Does jobs of ladders and balance runs that wait on NATS, until it is interrupted. */
export async function jobsCommand(args: readonly string[]): Promise<void> {
  const threads = args.length === 0 ? Math.max(1, availableParallelism() - 1) : Number(args[0])
  const url = process.env.NATS_URL
  if (!url || args.length > 1 || !Number.isInteger(threads) || threads < 1) throw new Error(USAGE)
  const say = (sentence: string) => console.error(`muster: ${sentence}`)
  const worker = await startJobWorker({ url, threads, kinds: KINDS, say })
  say(`doing jobs in ${threads} ${threads === 1 ? 'thread' : 'threads'}; interrupt to stop after the present ones`)
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
  await worker.stop()
}
