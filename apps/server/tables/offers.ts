import { randomBytes } from 'node:crypto'
import { commitmentTo, type Seat } from '@muster/table'
import type { OfferLine, Proposal } from '@muster/wire'
import type { NewMatch } from '../store/store.ts'
import { nextDue, startedClocks } from './clocks.ts'
import { acting, needEpoch, takingBack } from './decision.ts'
import { isCounted, personsOf } from './held.ts'
import { snapshotOf, stored, type Table } from './table.ts'
import { Trouble } from './trouble.ts'

interface Proposed {
  readonly id: string
  readonly by: Seat
  readonly account: string
  readonly proposal: Proposal
  readonly epoch: number
  readonly seq: number
  readonly agreed: readonly string[]
}

interface Row {
  readonly id: string
  readonly epoch: number
  readonly by: number
  readonly body: string
  readonly answers: string
}

type Kept = Pick<Proposed, 'proposal' | 'account' | 'seq'>

/** What people at a table propose to each other. It is done once everybody has agreed; bots always do. */
export class Offers {
  readonly #table: Table
  readonly #lay: (match: NewMatch) => Promise<void>
  #offers: readonly Proposed[] = []
  #queue: Promise<unknown> = Promise.resolve()

  constructor(table: Table, lay: (match: NewMatch) => Promise<void>) {
    this.#table = table
    this.#lay = lay
    table.onChange(this)
  }

  get lines(): OfferLine[] {
    return this.#offers.map((offer) => ({
      id: offer.id,
      by: offer.by,
      proposal: offer.proposal,
      waiting: this.#waiting(offer),
      ...(offer.proposal.kind === 'take-back' && { lines: offer.seq - offer.proposal.to }),
    }))
  }

  async load(): Promise<void> {
    const rows = await this.#table.parts.store.database.all<Row>(
      'select id, epoch, by, body, answers from offer where match = ? order by created',
      this.#table.id,
    )
    this.#offers = rows.map(({ id, epoch, by, body, answers }) => {
      const kept = JSON.parse(body) as Kept
      return { ...kept, id, epoch: Number(epoch), by: Number(by), agreed: JSON.parse(answers).agreed ?? [] }
    })
    this.changed()
  }

  make(account: string, seat: Seat, epoch: number, proposal: Proposal): Promise<void> {
    return this.#run(async () => {
      this.#check(proposal, epoch)
      if (this.#offers.some((offer) => offer.proposal.kind === proposal.kind))
        throw new Trouble('busy', 'there is such a proposal already: agree to it or not')
      const { about, parts, id: match } = this.#table
      const id = randomBytes(12).toString('hex')
      const offer: Proposed = { id, by: seat, account, proposal, epoch, seq: about.seq, agreed: [account] }
      if (this.#waiting(offer).length === 0) return await this.#carryOut(offer)
      const body: Kept = { proposal, account, seq: offer.seq }
      await stored(() =>
        parts.store.database.run({
          sql: 'insert into offer (id, match, epoch, kind, by, body, answers, created) values (?, ?, ?, ?, ?, ?, ?, ?)',
          values: [
            ...[id, match, epoch, proposal.kind, seat, JSON.stringify(body)],
            ...[JSON.stringify({ agreed: offer.agreed }), parts.time.now()],
          ],
        }),
      )
      this.#offers = [...this.#offers, offer]
      this.#tell()
    })
  }

  consent(account: string, id: string, yes: boolean): Promise<void> {
    return this.#run(async () => {
      const offer = this.#offers.find((one) => one.id === id)
      if (!offer) throw new Trouble('stale', 'this proposal is no longer there')
      if (!personsOf(this.#table.about).some((seat) => seat.account === account))
        throw new Trouble('not-yours', 'whoever sits at the table agrees or not')
      if (!yes) {
        await this.#drop([offer])
        return this.#tell(offer.account === account ? 'withdrawn' : 'declined')
      }
      const agreed = { ...offer, agreed: [...new Set([...offer.agreed, account])] }
      if (this.#waiting(agreed).length === 0) {
        await this.#drop([offer])
        this.#tell('agreed')
        return await this.#carryOut(offer)
      }
      await stored(() =>
        this.#table.parts.store.database.run({
          sql: 'update offer set answers = ? where id = ?',
          values: [JSON.stringify({ agreed: agreed.agreed }), id],
        }),
      )
      this.#offers = this.#offers.map((one) => (one.id === id ? agreed : one))
      this.#tell()
    })
  }

  #run(deed: () => Promise<void>): Promise<void> {
    const turn = this.#queue.then(deed)
    this.#queue = turn.catch(() => {})
    return turn
  }

  #waiting({ agreed }: Proposed): Seat[] {
    return personsOf(this.#table.about).flatMap(({ seat, account }) => (agreed.includes(account) ? [] : [seat]))
  }

  #check(proposal: Proposal, epoch: number): void {
    const { about, held } = this.#table
    switch (proposal.kind) {
      case 'take-back': {
        const { hosted } = this.#table.playing
        needEpoch(hosted, epoch)
        if (proposal.to >= hosted.seq) throw new Trouble('nothing-to-undo', `expected a number below ${hosted.seq}`)
        return
      }
      case 'pace':
        if (about.state !== 'playing' && about.state !== 'open') throw new Trouble('game-over', 'the game is over')
        return
      case 'abort':
        if (about.state === 'over' || !(held.game || about.state === 'frozen'))
          throw new Trouble('game-over', 'there is no game to call off')
        return
      default:
        if (about.state !== 'over') throw new Trouble('not-over', 'the game is not over yet')
        if (about.rematch !== undefined) throw new Trouble('stale', 'there is another game already')
    }
  }

  async #carryOut({ proposal, account, by, epoch }: Proposed): Promise<void> {
    const table = this.#table
    if (proposal.kind === 'take-back') await table.decide({ judge: takingBack(proposal.to, by, epoch), by: account })
    else if (proposal.kind === 'pace') await this.#changePace(proposal.pace)
    else if (proposal.kind === 'rematch') await this.#playAgain(account)
    else if (table.about.state === 'frozen')
      await table.run(() =>
        table.change(
          {
            sql: `update match set state = 'over', result = ?, ended = ?, due = null where id = ? and state <> 'over'`,
            values: [JSON.stringify(CALLED_OFF), table.parts.time.now(), table.id],
          },
          { state: 'over', result: CALLED_OFF, ended: table.parts.time.now() },
        ),
      )
    else await table.decide({ judge: acting(by, { act: 'abort' }), by: account })
  }

  /** The same match at another pace: time is counted anew from now. */
  async #changePace(pace: Extract<Proposal, { kind: 'pace' }>['pace']): Promise<void> {
    const table = this.#table
    await table.run(async () => {
      const { held, parts, id } = table
      const { about, game } = held
      const clocks = game && startedClocks(pace, about.seats.length, game.hosted, parts.time.now())
      const next = game && clocks ? { hosted: game.hosted, clocks } : undefined
      const due = clocks ? nextDue(clocks, isCounted(about)) : undefined
      await stored(() =>
        parts.store.database.run(
          {
            sql: 'update match set pace = ?, due = ? where id = ?',
            values: [JSON.stringify(pace), due ?? null, id],
          },
          ...(next
            ? [
                {
                  sql: `insert into snapshot (match, seq, epoch, body) values (?, ?, ?, ?) on conflict (match)
                    do update set seq = excluded.seq, epoch = excluded.epoch, body = excluded.body where snapshot.seq <= excluded.seq`,
                  values: [id, next.hosted.seq, next.hosted.epoch, JSON.stringify(snapshotOf(next))],
                },
              ]
            : []),
        ),
      )
      table.adopt({ ...held, about: { ...about, pace, due }, game: next }, 'whole')
      parts.onChanged?.(id)
    })
  }

  /** Lays a table like this one for the same people. */
  async #playAgain(host: string): Promise<void> {
    const { about, parts, id, audience } = this.#table
    const seed = randomBytes(32).toString('hex')
    const next = randomBytes(16).toString('hex')
    const { game, config, packs, pace, isPrivate, watchDelay } = about
    const engine = await parts.engines.current(game)
    if (!engine) throw new Trouble('unknown-game', `there is no game ${game}`)
    await this.#lay({
      ...{ id: next, game, rules: engine.rules, content: engine.contentHash([]), packs, config, pace, host },
      ...{ isPrivate, watchDelay, seed, commitment: commitmentTo(seed), created: parts.time.now() },
      seats: about.seats.map(({ account, away, bot }) => ((away ?? account) ? { account: account ?? away } : { bot })),
    })
    await this.#table.run(() =>
      this.#table.change(
        { sql: 'update match set rematch = ? where id = ? and rematch is null', values: [next, id] },
        { rematch: next },
      ),
    )
    audience.tell({ say: 'rematch', match: id, next })
  }

  /** A take-back is about what was seen when it was proposed; the end of a game ends what was proposed in it. */
  changed(): void {
    const { about } = this.#table
    const gone = this.#offers.filter(
      ({ proposal, seq }) =>
        (proposal.kind === 'take-back' && seq !== about.seq) || (proposal.kind !== 'rematch' && about.state === 'over'),
    )
    if (gone.length === 0) return
    void this.#drop(gone).catch(() => {})
    this.#tell('lapsed')
  }

  async #drop(gone: readonly Proposed[]): Promise<void> {
    this.#offers = this.#offers.filter((offer) => !gone.includes(offer))
    await stored(() =>
      this.#table.parts.store.database.run(
        ...gone.map(({ id }) => ({ sql: 'delete from offer where id = ?', values: [id] })),
      ),
    )
  }

  #tell(notice?: string): void {
    const { audience, id, parts } = this.#table
    audience.tell({ say: 'offers', match: id, offers: this.lines, ...(notice !== undefined && { notice }) })
    parts.onChanged?.(id)
  }
}

const CALLED_OFF = { winners: [], aborted: true }
