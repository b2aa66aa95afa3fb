import type { Seat } from '@muster/table'
import { handedToBot, STAND_IN } from './acts.ts'
import { type Clocks, dueOf, nextDue } from './clocks.ts'
import { acting, type Decision } from './decision.ts'
import { isCounted, lateSeat, needEngine } from './held.ts'
import { stored, type Table } from './table.ts'
import { isFault, Trouble } from './trouble.ts'

/** Ends the time of whoever has not decided. What follows is an entry like any other: two nodes that see it make one. */
export class Deadlines {
  readonly #table: Table
  #stop: () => void = () => {}

  constructor(table: Table) {
    this.#table = table
    table.onChange(this)
    this.changed()
  }

  /** Live tables have a timer; those by turns are looked for every few seconds, wherever they are. */
  changed(): void {
    this.#stop()
    const { about, parts } = this.#table
    if (about.state !== 'playing' || about.pace.kind !== 'live' || about.due === undefined) return
    this.#stop = parts.time.after(about.due - parts.time.now() + 1, () => void this.check().catch(() => {}))
  }

  /** Looks whose time is up, and sees to it. */
  async check(): Promise<void> {
    const { held, parts, id } = this.#table
    const seat = lateSeat(held, parts.time.now())
    if (held.about.state !== 'playing' || seat === undefined) return
    if (await this.#isOnVacation(seat)) return
    try {
      await this.#table.decide(this.#timeOut(seat))
    } catch (error) {
      if (!isFault(error) || !['stale', 'game-over'].includes(error.code))
        parts.report?.('a time-out could not be stored', error, id)
    }
  }

  #timeOut(seat: Seat): Decision {
    const { about, game } = this.#table.held
    const engine = needEngine(this.#table.held)
    const question = game?.hosted.questionId(seat)
    const isTwoSided = !engine.together && about.seats.length === 2
    const mayResign = game !== undefined && game.hosted.game.mayAct(game.hosted.state, seat, 'resign') === undefined
    const resigns = about.pace.kind === 'live' && isTwoSided && mayResign
    const act = resigns ? ({ act: 'resign' } as const) : ({ act: 'bot', level: STAND_IN } as const)
    return {
      by: 'clock',
      judge: (hosted, about) => {
        const now = hosted.questionId(seat)
        if (!question || now?.asked !== question.asked || now.epoch !== question.epoch)
          throw new Trouble('stale', 'the question was answered in time')
        return acting(seat, act)(hosted, about)
      },
      ...(!resigns && { reseats: handedToBot(seat, STAND_IN) }),
    }
  }

  /** Who is on vacation has its turn when it is back. */
  async #isOnVacation(seat: Seat): Promise<boolean> {
    const { held, parts } = this.#table
    const account = held.about.seats[seat]?.account
    if (held.about.pace.kind !== 'by-turns' || account === undefined) return false
    const [row] = await parts.store.database.all<{ vacation: number | null }>(
      'select vacation from account where id = ?',
      account,
    )
    const until = Number(row?.vacation ?? 0)
    if (until <= parts.time.now()) return await this.#wasAway(seat, until)
    await this.#askAgain(seat, until)
    return true
  }

  /** A vacation that ended since the question was asked: its time counts from there. */
  async #wasAway(seat: Seat, until: number): Promise<boolean> {
    const clocks = this.#table.held.game?.clocks
    const since = clocks?.asked[seat]?.since
    if (!clocks || since === undefined || until <= since) return false
    await this.#askAgain(seat, until)
    return (dueOf(this.#table.playing.clocks, seat) ?? 0) > this.#table.parts.time.now()
  }

  async #askAgain(seat: Seat, since: number): Promise<void> {
    await this.#table.run(async () => {
      const { held, parts, id } = this.#table
      const { about, game } = held
      const asked = game?.clocks.asked[seat]
      if (!game || !asked || asked.since >= since) return
      const clocks: Clocks = {
        ...game.clocks,
        asked: game.clocks.asked.map((one, index) => (index === seat ? { ...asked, since } : one)),
      }
      const due = nextDue(clocks, isCounted(about))
      await stored(() =>
        parts.store.database.run({ sql: 'update match set due = ? where id = ?', values: [due ?? null, id] }),
      )
      this.#table.adopt({ ...held, about: { ...about, due }, game: { ...game, clocks } }, 'whole')
    })
  }
}
