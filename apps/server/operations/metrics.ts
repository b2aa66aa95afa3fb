import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const MS = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000]
const SIZES = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512]

/** Reads a number whenever somebody asks. */
type Reading = () => number

/** What a server counts and measures. None of it says anything of anybody. */
export class Metrics {
  readonly registry = new Registry()
  readonly #loop = monitorEventLoopDelay({ resolution: 10 })
  readonly decisions = this.#counter('decisions_total', 'Decisions that were stored')
  readonly commitMs = this.#histogram('commit_ms', 'How long a group took to be durable', MS)
  readonly groupSize = this.#histogram('commit_group_size', 'How many were written as one group', SIZES)
  readonly queueMs = this.#histogram('queue_ms', 'How long a request waited for its match', MS)
  readonly conflicts = this.#counter('conflicts_total', 'Entries that another node had written before')
  readonly reloads = this.#counter('reloads_total', 'Matches read anew because this node was behind')
  readonly sweepFinds = this.#counter('sweep_finds_total', 'Matches that a sweep found behind')
  readonly requests = new Counter({
    name: 'muster_http_requests_total',
    help: 'Requests by route and status',
    labelNames: ['route', 'status'],
    registers: [this.registry],
  })

  constructor() {
    this.#loop.enable()
    collectDefaultMetrics({ register: this.registry, prefix: 'muster_' })
    this.watch('loop_delay_p99_ms', 'How late the event loop is, since the last reading', () => {
      const delay = this.#loop.percentile(99) / 1e6
      this.#loop.reset()
      return Number.isFinite(delay) ? delay : 0
    })
  }

  /** Something that is as large as it is: sockets, matches in memory, bots that wait. */
  watch(name: string, help: string, reading: Reading): void {
    new Gauge({
      name: `muster_${name}`,
      help,
      registers: [this.registry],
      collect() {
        this.set(reading())
      },
    })
  }

  /** Something that others count: only ever more. */
  count(name: string, help: string, reading: Reading): void {
    new Counter({
      name: `muster_${name}`,
      help,
      registers: [this.registry],
      collect() {
        this.reset()
        this.inc(reading())
      },
    })
  }

  close(): void {
    this.#loop.disable()
    this.registry.clear()
  }

  #counter(name: string, help: string): Counter {
    return new Counter({ name: `muster_${name}`, help, registers: [this.registry] })
  }

  #histogram(name: string, help: string, buckets: number[]): Histogram {
    return new Histogram({ name: `muster_${name}`, help, buckets, registers: [this.registry] })
  }
}
