import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../store/open-store.ts'
import { storeKinds } from '../testing/test-stores.ts'
import { NEW_RATING, pointsOf, ratedAnew } from './rate.ts'
import { type Finished, ratingStatements, settleRatings, workedOut } from './ratings.ts'

const PEOPLE = ['ann', 'bob', 'cid', 'dee', 'eve']

const match = fc.record({
  people: fc.shuffledSubarray(PEOPLE, { minLength: 2, maxLength: 5 }),
  winner: fc.integer({ min: -1, max: 4 }),
  inTeams: fc.boolean(),
  /** How many of the matches after it end at the same moment. */
  along: fc.integer({ min: 0, max: 3 }),
})

function finishedOf(
  { people, winner, inTeams }: { people: string[]; winner: number; inTeams: boolean },
  n: number,
): Finished {
  const sides = people.map((_, seat) => (inTeams ? seat % 2 : seat))
  const winners = people.flatMap((_, seat) =>
    winner >= 0 && sides[seat] === sides[winner % people.length] ? [seat] : [],
  )
  const about = { together: false, hasPacks: false, isAborted: false }
  return { match: `m${n}`, game: 'arsenal', accounts: people, sides, result: { winners }, at: n, ...about }
}

describe.each(storeKinds().filter(({ isMissing }) => !isMissing))('ratings in $name', (kind) => {
  beforeAll(() => kind.begin(), 60_000)
  afterAll(() => kind.end(), 60_000)

  const people = (store: Store, bots: readonly string[] = []) =>
    store.database.run(
      ...PEOPLE.map((id) => ({
        sql: 'insert into account (id, name, bot, created, seen) values (?, ?, ?, 0, 0)',
        values: [id, id, Number(bots.includes(id))],
      })),
    )
  const ratings = async (store: Store) => {
    const rows = await store.database.all<{ account: string; mu: number; sigma: number; games: number }>(
      'select account, mu, sigma, games from rating where games > 0',
    )
    return new Map(rows.map(({ account, mu, sigma }) => [account, { mu, sigma }]))
  }

  test('what was written match by match is what comes of working all of them out anew, whatever ends at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(match, { maxLength: 12 }), async (matches) => {
        const store = await kind.open()
        try {
          await people(store)
          for (let n = 0; n < matches.length; ) {
            const together = matches.slice(n, n + 1 + (matches[n]?.along ?? 0))
            // All are reckoned with what was so before any of them.
            const statements = await Promise.all(
              together.map((one, index) => ratingStatements(store.database, finishedOf(one, n + index))),
            )
            await Promise.all(statements.map((some) => store.database.run(...some)))
            n += together.length
            if (n % 2 === 0) await settleRatings(store.database)
          }
          await settleRatings(store.database)
          const rows = await store.database.all<Parameters<typeof workedOut>[0][number]>('select * from rated')
          expect(new Set(rows.map((row) => row.match)).size).toBe(matches.length)
          expect(rows.every(({ turn }) => turn !== null)).toBe(true)
          expect(await ratings(store)).toEqual(workedOut(rows))
          const games = await store.database.all<{ n: number }>('select coalesce(sum(games), 0) as n from rating')
          expect(Number(games[0]?.n)).toBe(rows.length)
        } finally {
          await store.database.close()
        }
      }),
      { numRuns: kind.name === 'SQLite' ? 25 : 6 },
    )
  })

  test('only matches between different people, played as they came, are rated', async () => {
    const store = await kind.open()
    try {
      await people(store, ['eve'])
      const fair = finishedOf({ people: ['ann', 'bob'], winner: 0, inTeams: false }, 1)
      const count = async (finished: Finished) => (await ratingStatements(store.database, finished)).length
      expect(await count(fair)).toBeGreaterThan(0)
      expect(await count({ ...fair, isAborted: true })).toBe(0)
      expect(await count({ ...fair, hasPacks: true })).toBe(0)
      expect(await count({ ...fair, accounts: ['ann', 'ann'] })).toBe(0)
      expect(await count({ ...fair, accounts: ['ann', undefined] })).toBe(0)
      expect(await count({ ...fair, accounts: ['ann', 'eve'] })).toBe(0)
      expect(await count({ ...fair, sides: [0, 0] })).toBe(0)
      const entries: [kind: string, by: string, body: string, isRated: boolean][] = [
        ['answer', 'ann', '{"seat":0,"choice":"x"}', true],
        ['answer', 'order', '{"seat":0,"choice":"x"}', true],
        ['act', 'ann', '{"seat":0,"act":"resign"}', true],
        ['back', 'ann', '{"back":3,"by":0}', false],
        ['act', 'clock', '{"seat":0,"act":"bot","level":"greedy"}', false],
        ['answer', 'bot', '{"seat":0,"choice":"x"}', false],
        ['answer', 'elsewhere', '{"seat":0,"choice":"x"}', false],
        ['edit', 'ann', '{"edit":[]}', false],
      ]
      for (const [n, [what, by, body, isRated]] of entries.entries()) {
        await store.database.run({
          sql: 'insert into entry (match, seq, epoch, kind, body, by, spent, at) values (?, 1, 0, ?, ?, ?, 0, 0)',
          values: [`e${n}`, what, body, by],
        })
        expect((await count({ ...fair, match: `e${n}` })) > 0, `${what} ${by}`).toBe(isRated)
      }
    } finally {
      await store.database.close()
    }
  })

  test('games that are played together count wins by how hard they were, and rate nobody', async () => {
    const store = await kind.open()
    try {
      await people(store)
      const game = { game: 'sanctuary', together: true, difficulty: 'hard', accounts: ['ann', undefined, 'bob'] }
      const won = { ...finishedOf({ people: ['ann', 'bob'], winner: 0, inTeams: false }, 1), ...game }
      for (const finished of [won, { ...won, result: { winners: [] } }, { ...won, difficulty: 'easy' }])
        await store.database.run(...(await ratingStatements(store.database, finished)))
      expect(await store.database.all('select * from together order by account, difficulty')).toEqual([
        { account: 'ann', game: 'sanctuary', difficulty: 'easy', games: 1, wins: 1 },
        { account: 'ann', game: 'sanctuary', difficulty: 'hard', games: 2, wins: 1 },
        { account: 'bob', game: 'sanctuary', difficulty: 'easy', games: 1, wins: 1 },
        { account: 'bob', game: 'sanctuary', difficulty: 'hard', games: 2, wins: 1 },
      ])
      expect(await store.database.all('select * from rating')).toEqual([])
    } finally {
      await store.database.close()
    }
  })
})

test('whoever wins gains and whoever loses loses; a draw of two who are alike changes neither', () => {
  const [won, lost] = ratedAnew([
    { ...NEW_RATING, side: 0, rank: 1 },
    { ...NEW_RATING, side: 1, rank: 2 },
  ])
  expect(won?.mu).toBeGreaterThan(NEW_RATING.mu)
  expect(lost?.mu).toBeLessThan(NEW_RATING.mu)
  expect(pointsOf(NEW_RATING)).toBe(1000)
  const drawn = ratedAnew([0, 1].map((side) => ({ ...NEW_RATING, side, rank: 1 })))
  for (const { mu } of drawn) expect(mu).toBeCloseTo(NEW_RATING.mu)
  const [first, , third] = ratedAnew([0, 1, 0, 1].map((side) => ({ ...NEW_RATING, side, rank: side + 1 })))
  expect(first).toEqual(third)
})
