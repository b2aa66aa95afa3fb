import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeKinds } from '../testing/test-stores.ts'
import { startHeartbeat } from './heartbeat.ts'

const HOUR = 60 * 60 * 1000

for (const kind of storeKinds())
  describe.skipIf(kind.isMissing)(`heartbeat in ${kind.name}`, () => {
    beforeAll(() => kind.begin())
    afterAll(() => kind.end())

    const dueIn = (id: string, state: string, due: number | null) => ({
      sql: `insert into match (id, game, rules, content, seed, commitment, pace, host, private, watch_delay, state, due, created)
        values (?, 'g', '1', 'c', 's', 'h', '{}', 'ann', 0, 0, ?, ?, 0)`,
      values: [id, state, due],
    })

    test('after an outage every deadline of a game under way or about to begin moves by it, once, however many nodes start', async () => {
      const store = await kind.open()
      const other = await kind.openAgain()
      const { database } = store
      await database.run(
        dueIn('a', 'playing', 5 * HOUR),
        dueIn('b', 'playing', null),
        dueIn('c', 'over', 7 * HOUR),
        dueIn('d', 'open', 9 * HOUR),
      )

      const first = await startHeartbeat(database, { id: 'n1' })
      expect(first.outage).toBe(0)
      await first.stop()
      await database.run({ sql: 'update node set seen = seen - ?', values: [HOUR] })

      const beats = await Promise.all([
        startHeartbeat(database, { id: 'n1' }),
        startHeartbeat(other.database, { id: 'n2' }),
        startHeartbeat(other.database, { id: 'n3' }),
      ])
      const outage = Math.max(...beats.map((beat) => beat.outage))
      expect(beats.filter((beat) => beat.outage > 0)).toHaveLength(1)
      expect(outage).toBeGreaterThanOrEqual(HOUR)
      expect(outage).toBeLessThan(HOUR + 60_000)
      const dues = await database.all('select id, due from match order by id')
      expect(dues).toEqual([
        { id: 'a', due: 5 * HOUR + outage },
        { id: 'b', due: null },
        { id: 'c', due: 7 * HOUR },
        { id: 'd', due: 9 * HOUR + outage },
      ])
      for (const beat of beats) await beat.stop()
      await other.database.close()
      await database.close()
    })

    test('a beat says the node is alive, and nodes long gone are forgotten', async () => {
      const { database } = await kind.open()
      await database.run({ sql: `insert into node (id, started, seen) values ('old', 1, 1)`, values: [] })
      const beat = await startHeartbeat(database, { id: 'n1', every: 10 })
      const seen = async () => (await database.all<{ seen: number }>(`select seen from node where id = 'n1'`))[0]?.seen
      const before = (await seen()) ?? 0
      await expect.poll(seen).toBeGreaterThan(before)
      expect(await database.all('select id from node order by id')).toEqual([{ id: 'all' }, { id: 'n1' }])
      await beat.stop()
      await database.close()
    })
  })
