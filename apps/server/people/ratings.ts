import type { Result, Seat } from '@muster/table'
import type { Database, Statement } from '../store/database.ts'
import { NEW_RATING, type Placed, type Rating, ratedAnew } from './rate.ts'

/** A match that has just ended, as far as ratings go. */
export interface Finished {
  readonly match: string
  readonly game: string
  readonly together: boolean
  /** By seat, the side it is on. */
  readonly sides: readonly number[]
  /** How hard it was, where all play together. */
  readonly difficulty?: string | undefined
  /** By seat, whose it is; nothing for a bot's. */
  readonly accounts: readonly (string | undefined)[]
  readonly hasPacks: boolean
  /** Where everybody agreed that it should not count. */
  readonly isAborted: boolean
  readonly result: Result
  readonly at: number
}

interface RatedRow {
  readonly match: string
  readonly seat: Seat
  readonly account: string
  readonly game: string
  readonly side: number
  readonly rank: number
  readonly at: number
}

interface RatingRow extends Rating {
  readonly account: string
  readonly turn: number
}

/**
 * What a match does to ratings, to be written together with its last entry: how it came out, for good, and the new ratings. Where
 * another match of the same people ends at the same moment, only one is reckoned with at once; `settleRatings` does the other.
 */
export async function ratingStatements(database: Database, finished: Finished): Promise<readonly Statement[]> {
  if (finished.isAborted || finished.hasPacks || (await wasHelped(database, finished.match))) return []
  if (finished.together) return togetherStatements(finished)
  if (!(await areRivals(database, finished))) return []
  const rows = rowsOf(finished)
  return [
    ...rows.map(({ match, seat, account, game, side, rank, at }) => ({
      sql: 'insert into rated (match, seat, account, game, side, rank, at) values (?, ?, ?, ?, ?, ?, ?)',
      values: [match, seat, account, game, side, rank, at],
    })),
    { sql: 'update match set rated = 1 where id = ?', values: [finished.match] },
    ...(await reckoning(database, rows)),
  ]
}

/** Reckons with every match that was left out for the moment. */
export async function settleRatings(database: Database): Promise<void> {
  const waiting = await database.all<{ match: string }>(
    'select match, min(at) as at from rated where turn is null group by match order by min(at), match',
  )
  for (const { match } of waiting) {
    const rows = await database.all<RatedRow>('select * from rated where match = ? order by seat', match)
    await database.run(...(await reckoning(database, rows)))
  }
  if (waiting.length > 0) await settleRatings(database)
}

const SETTLE_AFTER = 1000

/** The ratings of one server: what is to be written with a last entry, and soon after it whatever was left out. */
export class Ratings {
  readonly #database: Database
  readonly #failed: (error: unknown) => void
  #timer: NodeJS.Timeout | undefined
  #settling: Promise<void> = Promise.resolve()

  constructor(database: Database, failed: (error: unknown) => void) {
    this.#database = database
    this.#failed = failed
    this.#soon()
  }

  async of(finished: Finished): Promise<readonly Statement[]> {
    const statements = await ratingStatements(this.#database, finished)
    this.#soon()
    return statements
  }

  /** Once nothing more is being settled; what is not by then will be at the next start. */
  async settled(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#settling
  }

  #soon(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#settling = this.#settling.then(() => settleRatings(this.#database)).catch(this.#failed)
    }, SETTLE_AFTER)
    this.#timer.unref()
  }
}

/** Taken back, set up elsewhere, edited, or played by a bot for a while: such a match shows nothing of who is better. */
async function wasHelped(database: Database, match: string): Promise<boolean> {
  const found = await database.all(
    `select seq from entry where match = ? and (kind in ('back', 'dice', 'edit') or by in ('bot', 'elsewhere')
     or (kind = 'act' and body like '%"act":"bot"%')) limit 1`,
    match,
  )
  return found.length > 0
}

/** Two sides or more, each seat a person's, and nobody at it twice. */
async function areRivals(database: Database, { accounts, sides }: Finished): Promise<boolean> {
  const ids = accounts.filter((account) => account !== undefined)
  if (ids.length < accounts.length || new Set(ids).size < ids.length || new Set(sides).size < 2) return false
  const marks = ids.map(() => '?').join(', ')
  const people = await database.all(
    `select id from account where bot = 0 and deleted is null and id in (${marks})`,
    ...ids,
  )
  return people.length === ids.length
}

/** Whoever won is before everybody else; where nobody did, those who are said to have drawn are. */
function rowsOf({ match, game, accounts, sides, result, at }: Finished): RatedRow[] {
  const drawn = Array.isArray(result.drawn) ? (result.drawn as Seat[]) : []
  const first = result.winners.length > 0 ? result.winners : drawn
  const firstSides = new Set(first.map((seat) => sides[seat]))
  return accounts.map((account, seat) => {
    const side = sides[seat] ?? seat
    const rank = first.length === 0 || firstSides.has(side) ? 1 : 2
    return { match, seat, account: String(account), game, side, rank, at }
  })
}

/** Takes hold of the ratings, and changes them if they are still those that were reckoned with. */
async function reckoning(database: Database, rows: readonly RatedRow[]): Promise<readonly Statement[]> {
  const [{ match, game, at } = { match: '', game: '', at: 0 }] = rows
  const accounts = rows.map(({ account }) => account).toSorted()
  const marks = accounts.map(() => '?').join(', ')
  const before = new Map(
    (
      await database.all<RatingRow>(
        `select account, mu, sigma, turn from rating where game = ? and account in (${marks})`,
        game,
        ...accounts,
      )
    ).map((row) => [row.account, row]),
  )
  const known = rows.map((row) => ({ ...row, ...(before.get(row.account) ?? { ...NEW_RATING, turn: 0 }) }))
  const after = ratedAnew(known)
  const turn = 1 + Math.max(...known.map((row) => Number(row.turn)))
  const unchanged = `(select count(*) from rating where game = ? and (${known.map(() => '(account = ? and turn = ?)').join(' or ')})) = ?`
  const asRead = [game, ...known.flatMap((row) => [row.account, Number(row.turn)]), known.length]
  return [
    ...accounts.map((account) => ({
      sql: `insert into rating (account, game, mu, sigma, games, last) values (?, ?, ?, ?, 0, ?)
            on conflict (account, game) do update set turn = rating.turn`,
      values: [account, game, NEW_RATING.mu, NEW_RATING.sigma, at],
    })),
    ...known.map(({ seat, mu, sigma }, index) => ({
      sql: `update rated set mu_before = ?, sigma_before = ?, mu_after = ?, sigma_after = ?, turn = ?
            where match = ? and seat = ? and turn is null and ${unchanged}`,
      values: [mu, sigma, after[index]?.mu ?? mu, after[index]?.sigma ?? sigma, turn, match, seat, ...asRead],
    })),
    ...known.map(({ account }, index) => ({
      sql: `update rating set mu = ?, sigma = ?, games = games + 1, last = ?, turn = ? where game = ? and account = ? and turn < ?
            and exists (select 1 from rated where match = ? and account = ? and turn = ?)`,
      values: [after[index]?.mu ?? 0, after[index]?.sigma ?? 0, at, turn, game, account, turn, match, account, turn],
    })),
  ]
}

function togetherStatements({ accounts, game, difficulty = 'standard', result }: Finished): readonly Statement[] {
  const won = Number(result.winners.length > 0)
  return [...new Set(accounts.filter((account) => account !== undefined))].map((account) => ({
    sql: `insert into together (account, game, difficulty, games, wins) values (?, ?, ?, 1, ?)
          on conflict (account, game, difficulty) do update
          set games = together.games + 1, wins = together.wins + excluded.wins`,
    values: [account, game, difficulty, won],
  }))
}

/** All ratings of a game, worked out anew from how its matches came out. */
export function workedOut(rows: readonly (RatedRow & { readonly turn: number })[]): ReadonlyMap<string, Rating> {
  const ratings = new Map<string, Rating>()
  const matches = Map.groupBy(
    rows.toSorted((a, b) => a.turn - b.turn || a.seat - b.seat),
    ({ match }) => match,
  )
  for (const seats of matches.values()) {
    const placed: Placed[] = seats.map((row) => ({
      ...(ratings.get(row.account) ?? NEW_RATING),
      side: row.side,
      rank: row.rank,
    }))
    for (const [index, { mu, sigma }] of ratedAnew(placed).entries())
      ratings.set(seats[index]?.account ?? '', { mu, sigma })
  }
  return ratings
}
