// A process that thinks for tables: one job at a time, as `pool.ts` sends them.
import type { GameEngine } from '@muster/session'
import { loadEngine } from '../versions/load-engine.ts'
import type { HeldMatch, Job, Replayed, Said } from './jobs.ts'

const [folder = ''] = process.argv.slice(2)

const say = (said: Said): void => void process.send?.(said)

process.on('message', async ({ id, job }: { id: number; job: Job }) => {
  try {
    const engine = await loadEngine(folder, job.bundle)
    say({ id, begun: true })
    say({ id, value: (await work(engine, job)) ?? null })
  } catch (error) {
    say({ id, trouble: troubleOf(error) })
  }
})
// Without the process that asked there is nobody to think for.
process.on('disconnect', () => process.exit(0))

function work(engine: GameEngine, job: Job): unknown {
  switch (job.do) {
    case 'bot':
      return engine.think(taken(engine, job.held), job.seat, job.level, { seed: job.held.setup.seed })
    case 'forecasts':
      return taken(engine, job.held).forecasts(job.seat, job.choices)
    case 'judge':
      return taken(engine, job.held).judge(job.seat, job.drawn)
    case 'check':
      return engine.checkSetup(job.setup)
    case 'replay':
      return replayed(engine, job.held)
    case 'log':
      return engine.heard(job.held.setup, job.held.entries, job.viewer, job.from, job.to)
  }
}

const taken = (engine: GameEngine, { setup, snapshot, entries }: HeldMatch) =>
  engine.resume(setup, snapshot ?? undefined, entries)

const replayed = (engine: GameEngine, held: HeldMatch): Replayed => ({
  content: engine.contentHash(held.setup.packs ?? []),
  isOver: taken(engine, held).result !== undefined,
})

/** What went wrong, as plain data; faults of bundles are of classes of their own. */
function troubleOf(error: unknown): Extract<Said, { trouble: unknown }>['trouble'] {
  if (!(error instanceof Error)) return { code: 'bug', text: String(error) }
  const { code, rule } = error as { code?: unknown; rule?: unknown }
  return {
    code: typeof code === 'string' ? code : 'bug',
    text: error.message,
    ...(typeof rule === 'string' ? { rule } : {}),
  }
}
