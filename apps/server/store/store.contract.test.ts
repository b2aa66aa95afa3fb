import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeKinds } from '../testing/test-stores.ts'
import type { Store } from './open-store.ts'
import type { Append, EntryRow, NewMatch, StoredMatch } from './store.ts'

const newMatch = (id: string, more: Partial<NewMatch> = {}): NewMatch => ({
  id,
  game: 'skirmish',
  rules: '1',
  content: 'abc',
  packs: [],
  config: { points: 10 },
  seats: [{ account: 'ann' }, { bot: 'greedy' }],
  seed: 'secret',
  commitment: 'hash of it',
  pace: { kind: 'live', decision: 30, reserve: 300 },
  host: 'ann',
  isPrivate: false,
  watchDelay: 0,
  created: 1000,
  ...more,
})

const entryRow = (match: string, seq: number, more: Partial<EntryRow> = {}): EntryRow => ({
  match,
  seq,
  epoch: 0,
  entry: { seat: 0, choice: `move ${seq}` },
  seat: 0,
  asked: seq - 1,
  by: 'ann',
  spent: 15,
  at: 1000 + seq,
  ...more,
})

const appended = (match: string, seq: number, more: Partial<Append> = {}): Append => ({
  row: entryRow(match, seq),
  due: undefined,
  ...more,
})

const addAccount = (id: string, name: string) => ({
  sql: 'insert into account (id, name, created, seen) values (?, ?, ?, ?)',
  values: [id, name, 1, 1],
})

for (const kind of storeKinds())
  describe.skipIf(kind.isMissing)(`a store in ${kind.name}`, () => {
    let store: Store
    beforeAll(async () => {
      await kind.begin()
      store = await kind.open()
      await store.database.run(addAccount('ann', 'Ann'))
    })
    afterAll(async () => {
      await store.database.close()
      await kind.end()
    })

    test('a match is loaded as it was laid, and one that is not there is nothing', async () => {
      const match = newMatch('laid', { packs: [{ a: "it's" }], isPrivate: true, watchDelay: 3 })
      await store.matches.create(match)
      const { seats, entries: _, ...plain } = match
      expect(await store.matches.load('laid')).toEqual({
        ...plain,
        seats: seats.map((seat, index) => ({
          ...seat,
          seat: index,
          name: index === 0 ? 'Ann' : '',
          reserve: 300_000,
          orders: [],
        })),
        state: 'open',
        epoch: 0,
        seq: 0,
        contributions: [],
        entries: [],
      } satisfies StoredMatch)
      expect(await store.matches.load('elsewhere')).toBeUndefined()
      await expect(store.matches.create(match)).rejects.toThrow()
    })

    test('an append wins once: whoever writes the same place again has lost, and changed nothing', async () => {
      await store.matches.create(newMatch('once'))
      const second = entryRow('once', 1, { entry: { seat: 1, choice: 'other' }, by: 'bob' })
      const outcomes = await Promise.all([
        store.matches.append(appended('once', 1)),
        store.matches.append({ row: second, due: 99, snapshot: { of: 'bob' }, over: { result: { winners: [1] } } }),
      ])
      expect(outcomes).toEqual(['won', 'lost'])
      const stored = await store.matches.load('once')
      expect(stored?.entries).toEqual([entryRow('once', 1)])
      expect(stored).toMatchObject({ seq: 1, state: 'open', due: undefined, snapshot: undefined, result: undefined })
    })

    test('a log has no gaps, and no match is begun by an append', async () => {
      await store.matches.create(newMatch('gap'))
      expect(await store.matches.append(appended('gap', 2))).toBe('lost')
      expect(await store.matches.append(appended('gap', 0))).toBe('lost')
      expect(await store.matches.append(appended('nobody', 1))).toBe('lost')
      expect((await store.matches.load('gap'))?.entries).toEqual([])
    })

    test('a snapshot comes with the entries after it, all entries are there still, and it never goes back', async () => {
      await store.matches.create(newMatch('snap'))
      for (let seq = 1; seq <= 5; seq++)
        await store.matches.append(appended('snap', seq, seq === 3 ? { snapshot: { round: 3 } } : {}))
      const stored = await store.matches.load('snap')
      expect(stored?.snapshot).toEqual({ seq: 3, body: { round: 3 } })
      expect(stored?.entries.map(({ seq }) => seq)).toEqual([4, 5])
      const whole = await store.matches.load('snap', { from: 'start' })
      expect(whole?.snapshot).toBeUndefined()
      expect(whole?.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5])
      expect(await store.matches.append(appended('snap', 2, { snapshot: { round: 'old' } }))).toBe('lost')
      expect((await store.matches.load('snap'))?.snapshot?.seq).toBe(3)
    })

    test('the last entry ends the match together with what rides along, all or nothing', async () => {
      await store.matches.create(newMatch('end'))
      const rating = (account: string) => ({
        sql: 'insert into rating (account, game, mu, sigma, games, last) values (?, ?, ?, ?, ?, ?)',
        values: [account, 'skirmish', 25.5, 8.25, 1, 1],
      })
      const over = { result: { winners: [0], scores: [3, 1] } }
      const broken = appended('end', 1, { over, along: [rating('ann'), rating('ann')] })
      await expect(store.matches.append(broken)).rejects.toThrow()
      expect(await store.matches.load('end')).toMatchObject({ seq: 0, state: 'open' })
      expect(await store.database.all('select * from rating')).toEqual([])

      expect(await store.matches.append(appended('end', 1, { over, along: [rating('ann')] }))).toBe('won')
      const stored = await store.matches.load('end')
      expect(stored).toMatchObject({ seq: 1, state: 'over', result: over.result, ended: 1001 })
      expect(await store.matches.append(appended('end', 1, { over, along: [rating('bob')] }))).toBe('lost')
      expect(await store.database.all('select account, mu, sigma from rating')).toEqual([
        { account: 'ann', mu: 25.5, sigma: 8.25 },
      ])
    })

    test('heads say how many entries each match has, and deadlines come in order', async () => {
      for (const id of ['d1', 'd2', 'd3', 'd4']) await store.matches.create(newMatch(id))
      await store.matches.append(appended('d1', 1, { due: 500 }))
      await store.matches.append(appended('d2', 1, { due: 400 }))
      await store.matches.append(appended('d3', 1, { due: 900 }))
      await store.database.run({ sql: `update match set state = 'playing' where id in ('d1', 'd2', 'd3')`, values: [] })
      await store.matches.append(appended('d4', 1, { due: 100 }))
      expect(await store.matches.due(900)).toEqual(['d2', 'd1'])
      await store.matches.append(appended('d2', 2, { due: undefined }))
      expect(await store.matches.due(900)).toEqual(['d1'])
      const heads = await store.matches.heads(['d1', 'd2', 'none'])
      expect([...heads].toSorted()).toEqual([
        ['d1', 1],
        ['d2', 2],
      ])
    })

    test('a game begun elsewhere brings its log along', async () => {
      const entries = [
        { seat: 0, choice: 'a' },
        { seat: 1, act: 'resign' as const },
        { seat: 0, choice: 'b' },
      ]
      await store.matches.create(newMatch('brought', { entries }))
      const stored = await store.matches.load('brought')
      expect(stored?.entries.map(({ entry }) => entry)).toEqual(entries)
      expect(stored?.entries.map(({ epoch }) => epoch)).toEqual([0, 1, 1])
      expect(stored).toMatchObject({ seq: 3, epoch: 1 })
      expect(await store.matches.append(appended('brought', 4, { due: 1 }))).toBe('won')
    })

    test('statements run all or none, say how many rows they changed, and leave the others of their group alone', async () => {
      const two = { sql: 'update account set seen = ? where id in (?, ?)', values: [7, 'cid', 'dot'] }
      const outcomes = await Promise.allSettled([
        store.database.run(addAccount('cid', 'Cid'), addAccount('dot', 'Dot'), two),
        store.database.run(addAccount('eve', 'Eve'), addAccount('eve', 'Eve')),
        store.database.run(addAccount('flo', 'Flo')),
      ])
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect(outcomes[0]).toMatchObject({ value: [1, 1, 2] })
      const known = await store.database.all(`select id, seen from account where id <> 'ann' order by id`)
      expect(known).toEqual([
        { id: 'cid', seen: 7 },
        { id: 'dot', seen: 7 },
        { id: 'flo', seen: 1 },
      ])
    })

    test('a statement gives the rows it returns; numbers stay numbers, large ones too', async () => {
      const later = 1_800_000_000_000
      const rows = await store.database.all(
        'insert into node (id, started, seen) values (?, ?, ?) returning id, seen',
        'n1',
        later,
        later + 1,
      )
      expect(rows).toEqual([{ id: 'n1', seen: later + 1 }])
      expect(await store.database.all('select count(*) as n, max(seen) as seen from node')).toEqual([
        { n: 1, seen: later + 1 },
      ])
      expect(Math.abs((await store.database.now()) - Date.now())).toBeLessThan(60_000)
    })

    test('of two processes that race for every place of many matches, one wins each', async () => {
      const other = await kind.openAgain()
      const ids = Array.from({ length: 20 }, (_, index) => `race${index}`)
      for (const id of ids) await store.matches.create(newMatch(id))
      const wins = { here: 0, there: 0 }
      const race = async (id: string, name: keyof typeof wins, { matches }: Store): Promise<void> => {
        for (let seq = 1; seq <= 15; ) {
          const row = entryRow(id, seq, { by: name })
          if ((await matches.append({ row, due: undefined, snapshot: { seq, by: name } })) === 'won') wins[name]++
          seq = ((await matches.heads([id])).get(id) ?? 0) + 1
        }
      }
      await Promise.all(ids.flatMap((id) => [race(id, 'here', store), race(id, 'there', other)]))
      expect(wins.here + wins.there).toBe(20 * 15)
      for (const id of ids) {
        const stored = await other.matches.load(id, { from: 'start' })
        expect(stored?.entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1))
        const last = stored?.entries.at(-1)
        expect((await store.matches.load(id))?.snapshot).toEqual({ seq: 15, body: { seq: 15, by: last?.by } })
      }
      await other.database.close()
    })

    test('whatever is appended in whatever groups, the store does as a list under a lock would', async () => {
      let run = 0
      const step = fc.record({
        match: fc.constantFrom('x', 'y', 'z'),
        /** How far behind or ahead the writer believes the match to be. */
        off: fc.constantFrom(0, 0, 0, 0, 1, -1, -2),
        snapshot: fc.boolean(),
        due: fc.option(fc.nat(1000), { nil: undefined }),
        at: fc.nat(3),
      })
      const model = fc.asyncProperty(fc.array(fc.array(step, { maxLength: 6 }), { maxLength: 8 }), async (groups) => {
        const id = (name: string) => `${name}${run}`
        run++
        const logs = new Map<string, { rows: EntryRow[]; snapshot: number; due: number | undefined }>()
        for (const name of ['x', 'y', 'z']) {
          await store.matches.create(newMatch(id(name)))
          logs.set(name, { rows: [], snapshot: 0, due: undefined })
        }
        for (const group of groups) {
          const expected: string[] = []
          const given = group.map(({ match, off, snapshot, due, at }) => {
            const log = logs.get(match)!
            const row = entryRow(id(match), log.rows.length + 1 + off, { at, epoch: at })
            const wins = off === 0
            expected.push(wins ? 'won' : 'lost')
            if (wins) {
              log.rows.push(row)
              log.due = due
              if (snapshot) log.snapshot = row.seq
            }
            return store.matches.append({ row, due, ...(snapshot ? { snapshot: { at: row.seq } } : {}) })
          })
          expect(await Promise.all(given)).toEqual(expected)
        }
        for (const [name, { rows, snapshot, due }] of logs) {
          const stored = await store.matches.load(id(name))
          expect(stored?.entries).toEqual(rows.slice(snapshot))
          expect(stored?.snapshot).toEqual(snapshot > 0 ? { seq: snapshot, body: { at: snapshot } } : undefined)
          expect(stored).toMatchObject({ seq: rows.length, due, epoch: rows.at(-1)?.epoch ?? 0 })
          expect((await store.matches.load(id(name), { from: 'start' }))?.entries).toEqual(rows)
        }
      })
      await fc.assert(model, { numRuns: 40 })
    })
  })
