// A thread that does the jobs of a test: waits, then squares a number.
import { setTimeout as wait } from 'node:timers/promises'
import { answerJobs } from '@muster/bots/node'

answerJobs(async ({ n, ms }: { n: number; ms: number }) => {
  if (n < 0) throw new Error('negative')
  await wait(ms)
  return n * n
})
