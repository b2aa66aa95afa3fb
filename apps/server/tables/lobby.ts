import { randomBytes } from 'node:crypto'
import type { GameEngine } from '@muster/session'
import { commitmentTo, type Entry, type GameRecord, parseRecord, type Seat } from '@muster/table'
import type { MatchState, Pace } from '@muster/wire'
import type { LobbyFilter, Lobby as SpokenOf, TableWanted } from '../http/tables.ts'
import type { Account } from '../people/accounts.ts'
import type { NewMatch, NewSeat } from '../store/store.ts'
import type { Replayed } from '../thinking/jobs.ts'
import { bundleKey } from '../versions/key.ts'
import { botLevels } from './levels.ts'
import type { Registry } from './registry.ts'
import { isBroken, isFault, Trouble } from './trouble.ts'
import { seatLines } from './words.ts'

const MOST_OPEN = 50

/** A table as the lobby lists it. */
export interface LobbyLine {
  readonly match: string
  readonly game: string
  readonly state: MatchState
  readonly pace: Pace
  readonly host: string
  readonly seats: readonly { readonly name: string; readonly kind: 'person' | 'bot' | 'free' }[]
  readonly created: number
}

interface Row {
  readonly id: string
  readonly game: string
  readonly state: MatchState
  readonly pace: string
  readonly host: string | null
  readonly created: number
}

/** A table of somebody's own. */
export interface OwnTable extends LobbyLine {
  readonly yourTurn: boolean
  readonly due?: number | undefined
  readonly ended?: number | undefined
  readonly outcome?: unknown
}

/** Where tables are laid and found. */
export class Lobby implements SpokenOf {
  readonly #registry: Registry

  constructor(registry: Registry) {
    this.#registry = registry
  }

  get #database() {
    return this.#registry.parts.store.database
  }

  /** Lays a table; who laid it is its host. */
  async create(account: Pick<Account, 'id'>, wanted: TableWanted): Promise<string> {
    const engine = await this.#registry.parts.engines.current(wanted.game)
    if (!engine) throw new Trouble('unknown-game', `there is no game ${wanted.game}`)
    await this.#needRoom(account.id)
    const begun =
      wanted.record === undefined
        ? undefined
        : await this.#begun(engine, parseRecord(wanted.record), wanted, account.id)
    const config = begun?.config ?? wanted.config ?? {}
    const packs = begun?.packs ?? wanted.packs ?? []
    if (!begun) await this.#check(engine, { seats: wanted.seats.length, config, packs }, account.id)
    const seed = begun?.seed ?? randomBytes(32).toString('hex')
    const match: NewMatch = {
      id: randomBytes(16).toString('hex'),
      game: engine.game,
      rules: engine.rules,
      content: engine.contentHash([]),
      packs,
      config,
      seats: wanted.seats.map((seat) => seatWanted(seat, account.id)),
      seed,
      commitment: commitmentTo(seed),
      pace: wanted.pace,
      host: account.id,
      isPrivate: wanted.isPrivate,
      watchDelay: wanted.watchDelay,
      created: this.#registry.parts.time.now(),
      entries: begun?.answers,
      contributions: begun?.contributions,
    }
    await this.#registry.lay(match)
    return match.id
  }

  async #needRoom(account: string): Promise<void> {
    const sql = `select count(*) as n from match where host = ? and state in ('open', 'playing')`
    const [row] = await this.#database.all<{ n: number }>(sql, account)
    if (Number(row?.n) >= MOST_OPEN)
      throw new Trouble('too-many', `an account has at most ${MOST_OPEN} tables of its own; finish one first`)
  }

  /** Content of strangers is never read by the process that serves sockets before it was tried elsewhere. */
  async #check(
    engine: GameEngine,
    setup: { seats: number; config: unknown; packs: readonly unknown[] },
    who: string,
  ): Promise<void> {
    const bundle = bundleKey({ game: engine.game, rules: engine.rules, content: engine.contentHash([]) })
    if (setup.packs.length > 0)
      await this.#registry.parts.think({ bundle, do: 'check', setup: { ...setup, seed: 'any' } }, who)
    else engine.checkSetup(setup)
  }

  /** A game that was begun elsewhere; refused where it could not be played on or checked here. It is played again elsewhere. */
  async #begun(engine: GameEngine, record: GameRecord, { game, seats }: TableWanted, who: string) {
    const { seed, answers } = record
    if (record.game !== game || record.seats !== seats.length)
      throw new Trouble('bad-record', 'the record is of another game, or of other seats')
    if (record.rules !== engine.rules)
      throw new Trouble('bad-record', 'the record was made with other rules or content')
    if (seed === undefined || commitmentTo(seed) !== record.commitment)
      throw new Trouble('bad-record', 'the record does not reveal its seed')
    if (answers.some((entry: Entry) => 'dice' in entry || 'edit' in entry))
      throw new Trouble('not-supported', 'a game with dice that were set, or an edit, cannot go on among others')
    const bundle = bundleKey({ game: engine.game, rules: engine.rules, content: engine.contentHash([]) })
    const { config, packs, contributions } = record
    const held = {
      setup: { seats: record.seats, config, packs, seed, contributions },
      snapshot: undefined,
      entries: answers,
    }
    const played = await this.#registry.parts.think({ bundle, do: 'replay', held }, who).catch((error) => {
      throw isBroken(error) ? new Trouble('bad-record', 'the record cannot be played with these rules') : error
    })
    const { content, isOver } = played as Replayed
    if (record.content !== content) throw new Trouble('bad-record', 'the record was made with other rules or content')
    if (isOver) throw new Trouble('game-over', 'that game is over')
    return { ...record, seed }
  }

  /** The tables anybody may see that wait for people or are played. */
  async list({ game, pace, free }: LobbyFilter): Promise<LobbyLine[]> {
    const rows = await this.#database.all<Row>(
      `select m.id, m.game, m.state, m.pace, m.created, a.name as host from match m left join account a on a.id = m.host
       where m.private = 0 and m.state in ('open', 'playing') and (? = '' or m.game = ?)
       and (? = 0 or exists (select 1 from seat s where s.match = m.id and s.account is null and s.bot is null))
       order by m.state, m.created desc limit 200`,
      game ?? '',
      game ?? '',
      free ? 1 : 0,
    )
    const lines = await this.#lines(rows)
    return lines.filter((line) => pace === undefined || line.pace.kind === pace)
  }

  /** My tables: those that wait for me first. */
  async mine({ id: account }: Pick<Account, 'id'>): Promise<OwnTable[]> {
    const rows = await this.#database.all<Row & { due: number | null; ended: number | null; result: string | null }>(
      `select m.id, m.game, m.state, m.pace, m.created, m.due, m.ended, m.result, a.name as host
       from match m left join account a on a.id = m.host
       where m.host = ? or exists (select 1 from seat s where s.match = m.id and (s.account = ? or s.away = ?))
       order by (m.ended is not null), m.created desc limit 100`,
      account,
      account,
      account,
    )
    const lines = await this.#lines(rows)
    const own = await Promise.all(
      lines.map(async (line, index) => {
        const { due, ended, result } = rows[index] as (typeof rows)[number]
        const yourTurn = line.state === 'playing' && (await this.#isAsked(line.match, account))
        return {
          ...line,
          yourTurn,
          due: due ?? undefined,
          ended: ended ?? undefined,
          outcome: result === null ? undefined : JSON.parse(result),
        }
      }),
    )
    return own.sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn))
  }

  async #isAsked(match: string, account: string): Promise<boolean> {
    const room = await this.#registry.get(match).catch(() => undefined)
    const held = room?.table.held
    return held?.game?.hosted.pending.some(({ seat }) => held.about.seats[seat]?.account === account) ?? false
  }

  async #lines(rows: readonly Row[]): Promise<LobbyLine[]> {
    if (rows.length === 0) return []
    const seats = await this.#database.all<{
      match: string
      seat: Seat
      account: string | null
      bot: string | null
      name: string | null
    }>(
      `select s.match, s.seat, s.account, s.bot, a.name from seat s left join account a on a.id = s.account
       where s.match in (${rows.map(() => '?').join(', ')}) order by s.match, s.seat`,
      ...rows.map(({ id }) => id),
    )
    return rows.map(({ id, game, state, pace, host, created }) => ({
      ...{ match: id, game, state, pace: JSON.parse(pace), host: host ?? '', created: Number(created) },
      seats: seats
        .filter(({ match }) => match === id)
        .map(({ account, bot, name }) => ({
          name: name ?? bot ?? '',
          kind: account !== null ? ('person' as const) : bot !== null ? ('bot' as const) : ('free' as const),
        })),
    }))
  }

  /** What a table is, for who follows a link to it. */
  async about(match: string) {
    const room = await this.#registry.get(match).catch((error) => {
      if (isFault(error) && error.code === 'unknown-table') return undefined
      throw error
    })
    if (!room) return undefined
    const { about, audience } = room.table
    const { game, state, pace, host, isPrivate, watchDelay, created, config } = about
    return { match, game, state, pace, host, isPrivate, watchDelay, created, config, seats: seatLines(about, audience) }
  }
}

function seatWanted(seat: TableWanted['seats'][number], me: string): NewSeat {
  if (seat === 'me') return { account: me }
  if (seat === 'free') return {}
  if (!botLevels.includes(seat.bot as never))
    throw new Trouble('bad-config', `seats: there is no bot ${seat.bot}; there are ${botLevels.join(', ')}`)
  return { bot: seat.bot }
}
