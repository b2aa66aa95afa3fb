import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { GameEngine } from '@muster/session'
import { afterEach, describe, expect, test } from 'vitest'
import { openStore } from '../store/open-store.ts'
import { sourceEngine } from '../versions/sources.ts'
import { Crowd } from './crowd.ts'
import { foundIn } from './found.ts'
import { canStartNats, startNats } from './nats.ts'
import { canStartPostgres, startPostgres } from './postgres.ts'
import { startServer } from './processes.ts'
import { freePort } from './programs.ts'

/** How often all that can go wrong does; `MUSTER_CHAOS=5` before a release. */
const ROUNDS = Number(process.env.MUSTER_CHAOS ?? 1)
/** How long a table may stand still once all is well again: 5 s, on a machine that has time for us; `MUSTER_PATIENCE=5000` holds it to that. */
const PATIENCE = Number(process.env.MUSTER_PATIENCE ?? 30_000)

const cleanup: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const one of cleanup.splice(0).reverse()) await one()
})

describe.skipIf(!canStartPostgres() || !canStartNats())(
  'two nodes on PostgreSQL and NATS, the seats of each match on different ones',
  () => {
    test(
      `nodes killed and paused, NATS cut, PostgreSQL restarted, ${ROUNDS} times: nothing lost, nothing twice, no table stuck`,
      async () => {
        const [postgres, nats] = await Promise.all([startPostgres(), startNats()])
        cleanup.push(postgres.stop, nats.stop)
        const folder = mkdtempSync(join(tmpdir(), 'muster-chaos-'))
        cleanup.push(async () => rmSync(folder, { recursive: true, force: true }))
        const settings = { file: '', databaseUrl: postgres.url }
        const filled = await openStore(settings)
        const ports = [await freePort(), await freePort()]
        const start = (node: number) =>
          startServer({
            data: join(folder, String(node)),
            databaseUrl: postgres.url,
            natsUrl: nats.url,
            port: Number(ports[node]),
          })
        const nodes = [await start(0), await start(1)]
        cleanup.push(async () => void (await Promise.all(nodes.map((node) => node.kill()))))
        const engine = (await sourceEngine('bladeborn')) as GameEngine
        const crowd = await Crowd.seat(filled, {
          engine,
          tables: 30 * ROUNDS + 30,
          pause: 300 * ROUNDS,
          // Who cannot reach one node goes to the other.
          urlFor: (seat, attempt) => `ws://127.0.0.1:${ports[(seat + attempt) % 2]}/play`,
          seed: 'chaos',
        })
        cleanup.push(async () => crowd.close())
        const stuck: string[] = []
        const calm = async (after: string): Promise<void> => {
          for (const table of await crowd.stuckAfter(PATIENCE)) stuck.push(`${table} after ${after}`)
        }
        await crowd.stuckAfter(20_000)
        for (let round = 0; round < ROUNDS; round++) {
          for (const node of [0, 1]) {
            await nodes[node]?.kill()
            await wait(500)
            nodes[node] = await start(node)
            await calm(`node ${node} was killed`)
          }
          await nats.cut()
          await calm('NATS went')
          await nats.start()
          await calm('NATS came back')
          // While requests are in flight: nobody is told to wait first.
          await postgres.crash()
          await wait(300)
          await postgres.start()
          await calm('PostgreSQL restarted')
          nodes[0]?.child.kill('SIGSTOP')
          await wait(2_000)
          nodes[0]?.child.kill('SIGCONT')
          await calm('a node was paused')
        }
        crowd.close()
        await Promise.all(nodes.map((node) => node.stop()))
        await filled.database.close()
        const store = await openStore(settings)
        const { stored, faults } = await foundIn(store, crowd)
        await store.database.close()
        console.info(
          `${ROUNDS} rounds: ${crowd.acked.length} acknowledged, ${stored} stored, tables back within ${crowd.longestStill} ms`,
        )
        expect([...faults, ...crowd.faults, ...stuck]).toEqual([])
        expect(crowd.acked.length).toBeGreaterThan(500)
        expect(stored).toBeGreaterThanOrEqual(crowd.acked.length)
      },
      120_000 + ROUNDS * 90_000,
    )
  },
)
