import { personsOf } from './held.ts'
import type { Table } from './table.ts'

/** Tells whoever is not here that a game by turns waits for them: once a turn, and again when little time is left. */
export class Notices {
  readonly #table: Table
  readonly #told = new Set<string>()
  #stop: () => void = () => {}

  constructor(table: Table) {
    this.#table = table
    table.onChange(this)
    this.changed()
  }

  changed(): void {
    this.#stop()
    const { held, parts, audience } = this.#table
    const { about, game } = held
    if (about.state !== 'playing' || about.pace.kind !== 'by-turns' || !game) return
    const now = parts.time.now()
    const left = about.pace.hours * 3600_000 * 0.1
    for (const { seat, account } of personsOf(about)) {
      const question = game.hosted.questionId(seat)
      if (!question || audience.isHere(account)) continue
      void this.#tell(seat, account, question, 'turn')
      if (about.due === undefined) continue
      if (about.due - now <= left) void this.#tell(seat, account, question, 'soon')
      else this.#stop = parts.time.after(about.due - now - left, () => this.changed())
    }
  }

  /** What was told once is not told again, whichever node sees it. */
  async #tell(
    seat: number,
    account: string,
    { epoch, asked }: { readonly epoch: number; readonly asked: number },
    kind: 'turn' | 'soon',
  ): Promise<void> {
    const { parts, id } = this.#table
    const key = `${seat} ${epoch} ${asked} ${kind}`
    if (this.#told.has(key) || !parts.yourTurn) return
    this.#told.add(key)
    try {
      const [isNew] = await parts.store.database.run({
        sql: 'insert into notice (match, seat, epoch, asked, kind, at) values (?, ?, ?, ?, ?, ?) on conflict do nothing',
        values: [id, seat, epoch, asked, kind, parts.time.now()],
      })
      if (isNew === 1) parts.yourTurn(account, id)
    } catch {
      this.#told.delete(key)
    }
  }
}
