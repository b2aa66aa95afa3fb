import { Refused } from '../http/refused.ts'
import type { Database } from '../store/database.ts'
import { pointsOf } from './rate.ts'

const LAST_GAMES = 50

interface PersonRow {
  readonly id: string
  readonly name: string
  readonly bot: number
  readonly guest: number
  readonly created: number
  readonly owner: string | null
}

interface GameRow {
  readonly match: string
  readonly game: string
  readonly ended: number
  readonly result: string | null
  readonly seat: number
  readonly mu_before: number | null
  readonly mu_after: number | null
  readonly sigma_before: number | null
  readonly sigma_after: number | null
}

interface RatingRow {
  readonly game: string
  readonly mu: number
  readonly sigma: number
  readonly games: number
}

/** What everybody may know of somebody; games at private tables only they themselves. */
export async function profileOf(database: Database, id: string, viewer: string | undefined): Promise<unknown> {
  const [person] = await database.all<PersonRow>(
    'select id, name, bot, guest, created, owner from account where id = ? and deleted is null',
    id,
  )
  if (!person) throw new Refused(404, 'not-found', 'there is nobody of this id, or no longer')
  const ratings = await database.all<RatingRow>(
    'select game, mu, sigma, games from rating where account = ? and games > 0 order by game',
    id,
  )
  return {
    id,
    name: person.name,
    isBot: person.bot === 1,
    isGuest: person.guest === 1,
    since: Number(person.created),
    ratings: ratings.map(({ game, mu, sigma, games }) => ({ game, rating: pointsOf({ mu, sigma }), games })),
    together: await database.all(
      'select game, difficulty, games, wins from together where account = ? order by game, difficulty',
      id,
    ),
    games: await lastGames(database, id, viewer === id),
  }
}

async function lastGames(database: Database, id: string, isOwn: boolean): Promise<unknown[]> {
  const rows = await database.all<GameRow>(
    `select m.id as match, m.game, m.ended, m.result, s.seat, r.mu_before, r.mu_after, r.sigma_before, r.sigma_after
     from seat s join match m on m.id = s.match left join rated r on r.match = m.id and r.seat = s.seat
     where s.account = ? and m.state = 'over' ${isOwn ? '' : 'and m.private = 0'}
     order by m.ended desc, m.id, s.seat limit ${LAST_GAMES}`,
    id,
  )
  const names = await namesAt(database, [...new Set(rows.map(({ match }) => match))])
  return rows.map((row) => ({
    match: row.match,
    game: row.game,
    ended: Number(row.ended),
    seat: row.seat,
    names: names.get(row.match) ?? [],
    outcome: outcomeOf(row),
    ...changeOf(row),
  }))
}

/** By match, what everybody at it is called, in the order of their seats. */
async function namesAt(database: Database, matches: readonly string[]): Promise<Map<string, string[]>> {
  if (matches.length === 0) return new Map()
  const rows = await database.all<{ match: string; name: string | null; bot: string | null }>(
    `select s.match, s.bot, coalesce(a.name, w.name) as name from seat s left join account a on a.id = s.account
     left join account w on w.id = s.away where s.match in (${matches.map(() => '?').join(', ')}) order by s.match, s.seat`,
    ...matches,
  )
  const named = Map.groupBy(rows, ({ match }) => match)
  return new Map([...named].map(([match, seats]) => [match, seats.map(({ name, bot }) => name ?? bot ?? '')]))
}

/** By match that is over, how it came out for somebody who sat at it. */
export async function outcomesOf(
  database: Database,
  account: string,
  matches: readonly string[],
): Promise<Map<string, string>> {
  if (matches.length === 0) return new Map()
  const rows = await database.all<{ match: string; result: string | null; seat: number }>(
    `select m.id as match, m.result, s.seat from match m join seat s on s.match = m.id and (s.account = ? or s.away = ?)
     where m.state = 'over' and m.id in (${matches.map(() => '?').join(', ')}) order by s.seat desc`,
    account,
    account,
    ...matches,
  )
  return new Map(rows.map((row) => [row.match, outcomeOf(row)]))
}

function outcomeOf({ result, seat }: { readonly result: string | null; readonly seat: number }): string {
  const { winners = [], aborted } = (JSON.parse(result ?? 'null') ?? {}) as { winners?: number[]; aborted?: unknown }
  if (result === null || aborted) return 'aborted'
  if (winners.length === 0) return 'nobody won'
  return winners.includes(seat) ? 'won' : 'lost'
}

function changeOf({ mu_before, mu_after, sigma_before, sigma_after }: GameRow): { change?: number } {
  if (mu_before === null || mu_after === null || sigma_before === null || sigma_after === null) return {}
  return { change: pointsOf({ mu: mu_after, sigma: sigma_after }) - pointsOf({ mu: mu_before, sigma: sigma_before }) }
}
