import { contributionHash, type Seat } from '@muster/table'
import type { Statement } from '../store/database.ts'
import { nextDue, startedClocks } from './clocks.ts'
import { type About, type Held, isCounted, needEngine, personsOf, setupOf } from './held.ts'
import { snapshotOf, stored, type Table } from './table.ts'
import { isBroken, Trouble } from './trouble.ts'

const HOUR = 3600 * 1000
/** At a live table whoever does not reveal its contribution within so many milliseconds loses its seat. */
const REVEAL_WITHIN = 30_000

const OPEN = `exists (select 1 from match where id = ? and state = 'open')`

/** Who sits where before a game begins: seats are taken with the hash of a contribution to the dice, revealed when all sit. */
export class Seating {
  readonly #table: Table
  #stopWaiting: (() => void) | undefined

  constructor(table: Table) {
    this.#table = table
    table.onChange(this)
    this.changed()
  }

  /** Takes a free seat, or commits to a contribution at a seat of one's own. */
  sit(account: string, seat: Seat, hash: string): Promise<void> {
    return this.#table.run(async () => {
      const { id, about } = this.#table
      const found = this.#open(seat)
      if (found.bot !== undefined || (found.account !== undefined && found.account !== account))
        throw new Trouble('taken', 'this seat is taken')
      if (found.contributionHash !== undefined && found.contributionHash !== hash)
        throw new Trouble('stale', 'this seat has committed to another contribution')
      if (about.seats.some((other) => other.seat !== seat && other.contributionHash === hash))
        throw new Trouble('bad-request', 'another seat has committed to this very contribution')
      await this.#write({
        sql: `update seat set account = ?, contribution_hash = ? where match = ? and seat = ?
          and (account is null or account = ?) and bot is null and contribution is null and ${OPEN}`,
        values: [account, hash, id, seat, account, id],
      })
    })
  }

  /** Leaves a seat; what others have contributed is void then, since it is known. */
  stand(account: string, seat: Seat): Promise<void> {
    return this.#table.run(async () => {
      this.#own(account, seat)
      await this.#vacate([seat])
    })
  }

  reveal(account: string, seat: Seat, contribution: string): Promise<void> {
    return this.#table.run(async () => {
      const found = this.#own(account, seat)
      if (found.contribution === contribution) return
      if (!isEverySeatCommitted(this.#table.about))
        throw new Trouble('too-early', 'contributions are revealed once everybody sits')
      if (found.contributionHash !== contributionHash(contribution))
        throw new Trouble('bad-request', 'this is not the contribution whose hash was sent')
      await this.#write({
        sql: `update seat set contribution = ? where match = ? and seat = ? and account = ? and contribution_hash = ? and ${OPEN}`,
        values: [contribution, this.#table.id, seat, account, found.contributionHash ?? '', this.#table.id],
      })
      await this.#beginIfReady()
    })
  }

  /** Begins where all is there, as after a table was laid with bots alone or came from elsewhere. */
  begin(): Promise<void> {
    return this.#table.run(() => this.#beginIfReady())
  }

  /** What happens when those who sit have let the time for revealing pass. */
  overdue(): Promise<void> {
    return this.#table.run(async () => {
      const { about, parts } = this.#table
      if (about.state !== 'open' || !isEverySeatCommitted(about)) return
      if (about.pace.kind === 'by-turns') {
        if ((about.due ?? Number.POSITIVE_INFINITY) <= parts.time.now()) await this.#begin()
      } else await this.#vacate(unrevealed(about))
    })
  }

  #open(seat: Seat): About['seats'][number] {
    const { about } = this.#table
    if (about.state !== 'open') throw new Trouble('begun', 'the game has begun: its seats are taken')
    const found = about.seats[seat]
    if (!found) throw new Trouble('bad-seat', `there is no seat ${seat}`)
    return found
  }

  #own(account: string, seat: Seat): About['seats'][number] {
    const found = this.#open(seat)
    if (found.account !== account) throw new Trouble('not-yours', 'this seat is not yours')
    return found
  }

  async #write(...statements: readonly Statement[]): Promise<void> {
    const { parts, id } = this.#table
    const changed = await stored(() => parts.store.database.run(...statements))
    await this.#table.reload()
    parts.onChanged?.(id)
    if (changed[0] === 0) throw new Trouble('stale', 'somebody else was faster; look again')
  }

  /** Frees seats and forgets all contributions: who stays commits anew. */
  async #vacate(seats: readonly Seat[]): Promise<void> {
    const { id } = this.#table
    await this.#write(
      ...seats.map((seat) => ({
        sql: `update seat set account = null where match = ? and seat = ? and ${OPEN}`,
        values: [id, seat, id],
      })),
      {
        sql: `update seat set contribution = null, contribution_hash = null where match = ? and ${OPEN}`,
        values: [id, id],
      },
      { sql: `update match set due = null where id = ? and state = 'open'`, values: [id] },
    )
  }

  async #beginIfReady(): Promise<void> {
    const { about } = this.#table
    if (about.state !== 'open' || !isFull(about)) return
    if (isFromElsewhere(about) || unrevealed(about).length === 0) await this.#begin()
  }

  async #begin(): Promise<void> {
    const table = this.#table
    const { parts, id, about } = table
    const now = parts.time.now()
    const contributions = isFromElsewhere(about)
      ? about.contributions
      : about.seats.map((seat) =>
          seat.account === undefined ? '' : (seat.contribution ?? seat.contributionHash ?? ''),
        )
    const begun: About = { ...about, state: 'playing', contributions }
    const game = await this.#opened(begun, now)
    const due = nextDue(game.clocks, isCounted(begun))
    const [changed] = await stored(() =>
      parts.store.database.run(
        {
          sql: `update match set state = 'playing', contributions = ?, begun = ?, due = ? where id = ? and state = 'open'`,
          values: [JSON.stringify(contributions), now, due ?? null, id],
        },
        {
          sql: 'insert into snapshot (match, seq, epoch, body) values (?, ?, ?, ?) on conflict (match) do nothing',
          values: [id, game.hosted.seq, game.hosted.epoch, JSON.stringify(snapshotOf(game))],
        },
      ),
    )
    if (changed === 0) await table.reload()
    else table.adopt({ ...table.held, about: { ...begun, due }, game }, 'whole')
    parts.onChanged?.(id)
  }

  async #opened(begun: About, now: number): Promise<NonNullable<Held['game']>> {
    const { held, parts, id } = this.#table
    try {
      const log = begun.seq > 0 ? await parts.store.matches.load(id, { from: 'start' }) : undefined
      const entries = (log?.entries ?? []).map(({ entry }) => entry)
      const hosted = needEngine(held).resume(setupOf(begun), undefined, entries)
      return { hosted, clocks: startedClocks(begun.pace, begun.seats.length, hosted, now) }
    } catch (error) {
      if (!isBroken(error)) throw error
      parts.report?.('a game cannot begin', error, id)
      throw new Trouble('frozen', 'the rules broke at the very beginning')
    }
  }

  /** Keeps the time for revealing. */
  changed(): void {
    this.#stopWaiting?.()
    this.#stopWaiting = undefined
    const { about, parts, id } = this.#table
    if (about.state !== 'open' || !isEverySeatCommitted(about) || unrevealed(about).length === 0) return
    if (about.pace.kind === 'live')
      this.#stopWaiting = parts.time.after(REVEAL_WITHIN, () => void this.overdue().catch(() => {}))
    if (about.pace.kind === 'by-turns' && about.due === undefined) {
      const due = parts.time.now() + about.pace.hours * HOUR
      void this.#table
        .run(() => this.#table.change({ sql: `update match set due = ? where id = ?`, values: [due, id] }, { due }))
        .catch(() => {})
    }
  }
}

const isFull = ({ seats }: About): boolean =>
  seats.every(({ account, bot }) => account !== undefined || bot !== undefined)

/** A game that came with entries has its seed and contributions already. */
const isFromElsewhere = ({ seq }: About): boolean => seq > 0

const isEverySeatCommitted = (about: About): boolean =>
  isFull(about) && personsOf(about).every(({ contributionHash }) => contributionHash !== undefined)

const unrevealed = (about: About): Seat[] =>
  personsOf(about).flatMap(({ seat, contribution }) => (contribution === undefined ? [seat] : []))
