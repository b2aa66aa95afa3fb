// A worker in a process of its own that takes a test's jobs and never ends them, to be killed.
import { startJobWorker } from '../cluster/job-worker.ts'

const [url = '', run = ''] = process.argv.slice(2)
const script = new URL('./stuck-thread.ts', import.meta.url)
await startJobWorker({ url, threads: 2, kinds: new Map([['count', { script, runOf: () => run }]]) })
process.send?.('ready')
