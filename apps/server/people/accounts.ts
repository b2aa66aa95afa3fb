import type { IncomingHttpHeaders } from 'node:http'
import { SESSION_DAYS, sessionIn } from '../http/cookies.ts'
import { Refused } from '../http/refused.ts'
import { siteOf } from '../http/site.ts'
import type { Database, Statement } from '../store/database.ts'
import { BOT_MARK, nameProblem, tidyName } from './names.ts'
import { hashOfToken, isBotToken, isSessionToken, newBotToken, newId, newSessionToken } from './tokens.ts'

const DAY = 24 * 3600 * 1000
const SESSION = SESSION_DAYS * DAY
export const MOST_BOTS = 5

/** Who somebody is, wherever it matters what they may do. */
export interface Account {
  readonly id: string
  readonly name: string
  /** Known by a cookie alone; whoever has a passkey is none. */
  readonly isGuest: boolean
  readonly isBot: boolean
  readonly isOperator: boolean
  readonly isSuspended: boolean
}

interface AccountRow {
  readonly id: string
  readonly name: string
  readonly guest: number
  readonly bot: number
  readonly operator: number
  readonly suspended: number | null
}

interface KnownRow extends AccountRow {
  readonly until: number
  readonly seen: number
}

const COLUMNS = 'a.id, a.name, a.guest, a.bot, a.operator, a.suspended'

/** Accounts of people and bots, and by what they are known again: cookies and bearer tokens, kept as hashes. */
export class Accounts {
  readonly #database: Database
  readonly #origin: string | undefined

  constructor(database: Database, origin?: string | undefined) {
    this.#database = database
    this.#origin = origin
  }

  /** Whoever sent these headers; nobody where they hold neither a cookie nor a bearer token that is known. */
  async accountOf(headers: IncomingHttpHeaders): Promise<Account | undefined> {
    const bearer = bearerIn(headers)
    if (bearer !== undefined) return this.#byBotToken(bearer)
    const token = sessionIn(headers, siteOf(headers, this.#origin).isSecure)
    return token === undefined ? undefined : this.#bySession(token)
  }

  /** A guest of this name, and the token of its first session. */
  async welcome(name: string): Promise<{ account: Account; token: string }> {
    const kept = await this.#checked(name)
    const id = newId()
    const now = await this.#database.now()
    const token = newSessionToken()
    await this.#database.run(
      {
        sql: 'insert into account (id, name, guest, created, seen) values (?, ?, 1, ?, ?)',
        values: [id, kept, now, now],
      },
      sessionStatement(token, id, now),
    )
    return { account: { ...PERSON, id, name: kept, isGuest: true }, token }
  }

  async rename(id: string, name: string): Promise<string> {
    const kept = await this.#checked(name, id)
    await this.#database.run({ sql: 'update account set name = ? where id = ?', values: [kept, id] })
    return kept
  }

  /** A session more for an account, on another device or after signing in. */
  async openSession(id: string): Promise<string> {
    const token = newSessionToken()
    await this.#database.run(sessionStatement(token, id, await this.#database.now()))
    return token
  }

  async closeSession(token: string): Promise<void> {
    await this.#database.run({ sql: 'delete from session where token_hash = ?', values: [hashOfToken(token)] })
  }

  /** A bot account of somebody's, and its token: it is shown this once, its hash is kept. */
  async makeBot(owner: Account, name: string): Promise<{ account: Account; token: string }> {
    const kept = (await this.#checked(name)) + BOT_MARK
    const [count] = await this.#database.all<{ n: number }>(
      'select count(*) as n from account where owner = ? and deleted is null',
      owner.id,
    )
    if (Number(count?.n) >= MOST_BOTS)
      throw new Refused(409, 'too-many', `an account has at most ${MOST_BOTS} bots; delete one first`)
    const id = newId()
    const now = await this.#database.now()
    const token = newBotToken()
    await this.#database.run(
      {
        sql: 'insert into account (id, name, guest, bot, owner, created, seen) values (?, ?, 0, 1, ?, ?, ?)',
        values: [id, kept, owner.id, now, now],
      },
      {
        sql: 'insert into bot_token (token_hash, account, created) values (?, ?, ?)',
        values: [hashOfToken(token), id, now],
      },
    )
    return { account: { ...PERSON, id, name: kept, isBot: true }, token }
  }

  /** Until when somebody is on vacation; clocks of games by turns stand still for them. */
  async awayUntil(id: string): Promise<number | null> {
    const sql = 'select vacation from account where id = ? and vacation > ?'
    const [row] = await this.#database.all<{ vacation: number }>(sql, id, await this.#database.now())
    return row ? Number(row.vacation) : null
  }

  async goAway(id: string, until: number | null): Promise<void> {
    await this.#database.run({ sql: 'update account set vacation = ? where id = ?', values: [until, id] })
  }

  botsOf(owner: string): Promise<{ id: string; name: string }[]> {
    return this.#database.all(
      'select id, name from account where owner = ? and deleted is null order by created, id',
      owner,
    )
  }

  async find(id: string): Promise<Account | undefined> {
    const [row] = await this.#database.all<AccountRow>(
      `select ${COLUMNS} from account a where a.id = ? and a.deleted is null`,
      id,
    )
    return row && accountIn(row)
  }

  /** A session goes on for 180 days after it was last used; that is written down once a day. */
  async #bySession(token: string): Promise<Account | undefined> {
    if (!isSessionToken(token)) return undefined
    const hash = hashOfToken(token)
    const now = await this.#database.now()
    const [row] = await this.#database.all<KnownRow>(
      `select ${COLUMNS}, a.seen, s.until from session s join account a on a.id = s.account
       where s.token_hash = ? and s.until > ? and a.deleted is null`,
      hash,
      now,
    )
    if (!row) return undefined
    if (Number(row.until) < now + SESSION - DAY)
      await this.#database.run(
        { sql: 'update session set until = ? where token_hash = ?', values: [now + SESSION, hash] },
        { sql: 'update account set seen = ? where id = ?', values: [now, row.id] },
      )
    return accountIn(row)
  }

  /** A bot is suspended with whoever it belongs to. */
  async #byBotToken(token: string): Promise<Account | undefined> {
    if (!isBotToken(token)) return undefined
    const [row] = await this.#database.all<AccountRow>(
      `select a.id, a.name, a.guest, a.bot, 0 as operator, coalesce(a.suspended, o.suspended) as suspended
       from bot_token t join account a on a.id = t.account join account o on o.id = a.owner
       where t.token_hash = ? and a.deleted is null and o.deleted is null`,
      hashOfToken(token),
    )
    return row && accountIn(row)
  }

  async #checked(name: string, id = ''): Promise<string> {
    const tidy = tidyName(name)
    const operators = await this.#database.all<{ name: string }>(
      'select name from account where operator = 1 and deleted is null and id <> ?',
      id,
    )
    const problem = nameProblem(
      tidy,
      operators.map((operator) => operator.name),
    )
    if (problem) throw new Refused(422, 'bad-name', `name: ${problem}`)
    return tidy
  }
}

const PERSON = { isGuest: false, isBot: false, isOperator: false, isSuspended: false }

function accountIn({ id, name, guest, bot, operator, suspended }: AccountRow): Account {
  return {
    id,
    name,
    isGuest: guest === 1,
    isBot: bot === 1,
    isOperator: operator === 1,
    isSuspended: suspended !== null,
  }
}

function sessionStatement(token: string, account: string, now: number): Statement {
  return {
    sql: 'insert into session (token_hash, account, created, until) values (?, ?, ?, ?)',
    values: [hashOfToken(token), account, now, now + SESSION],
  }
}

export function bearerIn({ authorization }: IncomingHttpHeaders): string | undefined {
  return /^Bearer ([\w-]{1,100})$/i.exec(authorization ?? '')?.[1]
}
