import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { GameEngine } from '@muster/session'
import { expect, test } from 'vitest'
import { openStore } from '../store/open-store.ts'
import { sourceEngine } from '../versions/sources.ts'
import { Crowd } from './crowd.ts'
import { foundIn } from './found.ts'
import { startServer } from './processes.ts'
import { freePort } from './programs.ts'

/** How often the server is killed; `MUSTER_CRASHES=50` before a release. */
const KILLS = Number(process.env.MUSTER_CRASHES ?? 5)
/** How long a table may stand still once all is well again: 5 s, on a machine that has time for us; `MUSTER_PATIENCE=5000` holds it to that. */
const PATIENCE = Number(process.env.MUSTER_PATIENCE ?? 30_000)

test(
  `killed ${KILLS} times under load: what was acknowledged is stored, nothing twice, no gap, no table stuck`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'muster-crash-'))
    const file = join(folder, 'muster.sqlite')
    const port = await freePort()
    const engine = (await sourceEngine('bladeborn')) as GameEngine
    const filled = await openStore({ file })
    let server = await startServer({ data: folder, port })
    const crowd = await Crowd.seat(filled, {
      engine,
      tables: 40 + 8 * KILLS,
      pause: 40 * KILLS,
      urlFor: () => server.url,
      seed: 'crash',
    })
    await filled.database.close()
    const stuck: string[] = []
    for (let kill = 0; kill < KILLS; kill++) {
      stuck.push(...(await crowd.stuckAfter(PATIENCE + (kill === 0 ? 10_000 : 0))))
      await wait(100 + ((kill * 137) % 700))
      await server.kill()
      server = await startServer({ data: folder, port })
    }
    stuck.push(...(await crowd.stuckAfter(PATIENCE)))
    crowd.close()
    await server.stop()
    const store = await openStore({ file })
    const { stored, faults } = await foundIn(store, crowd)
    await store.database.close()
    rmSync(folder, { recursive: true, force: true })
    console.info(
      `${KILLS} kills: ${crowd.acked.length} acknowledged, ${stored} stored, tables back within ${crowd.longestStill} ms`,
    )
    expect([...faults, ...crowd.faults, ...stuck]).toEqual([])
    expect(crowd.acked.length).toBeGreaterThan(100 * KILLS)
    expect(stored).toBeGreaterThanOrEqual(crowd.acked.length)
  },
  60_000 + KILLS * 20_000,
)
