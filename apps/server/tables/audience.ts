import { RECENT } from '@muster/session'
import type { Seat } from '@muster/table'
import {
  type ChatLine,
  checkOf,
  closed,
  type Json,
  movedText,
  type OfferLine,
  packQuestions,
  type ServerMessage,
  type Shown,
  type TableMessage,
} from '@muster/wire'
import { shownClocks } from './clocks.ts'
import { type Held, isCounted } from './held.ts'
import { HeldBack } from './held-back.ts'
import type { Ordered } from './orders.ts'
import { Trailing } from './spectators.ts'
import type { Table } from './table.ts'
import { aboutTable, seatLines } from './words.ts'

/** Every so many entries a change says what the whole view comes to, so that drift cannot last. */
const CHECK_EVERY = 16

/** Somebody's eye on a table. */
export interface Watcher {
  readonly account: string | undefined
  /** The seat whose eyes it looks through; nothing for a spectator. */
  readonly viewer: Seat | undefined
  /** Whether it holds what the last frame said; a change makes no sense to it otherwise. */
  isLevel: boolean
  /** Sends a frame; false where it could not take it, and needs a whole one later. */
  send(frame: string): boolean
  /** Tells something beside; `from` is whose words it is. */
  tell(frame: string, from?: string): void
  /** Whether it does not want to read somebody's words. */
  mutes(account: string): boolean
}

/** A request of a watcher's, answered by the frame that shows what it led to. */
export interface Ack {
  readonly watcher: Watcher
  readonly r: number
}

export interface Lines {
  readonly offers: readonly OfferLine[]
  readonly chat: readonly ChatLine[]
}

/** What a whole table says beside the game. */
export interface Extras {
  readonly lines: Lines
  /** What orders answered for a seat while its owner was away. */
  ordered(seat: Seat): readonly Ordered[]
}

const NOTHING: Extras = { lines: { offers: [], chat: [] }, ordered: () => [] }

/** How a table stands for a kind of viewer, as it was last sent. */
interface Sight {
  readonly seq: number
  readonly at: number
  readonly shown: Shown
  readonly upTo: { readonly epoch: number; readonly told: number }
}

/** Who watches a table. What it looks like is worked out and written once for all who see alike. */
export class Audience {
  readonly #table: Table
  readonly #watchers = new Map<Seat | undefined, Set<Watcher>>()
  readonly #sights = new Map<Seat | undefined, Sight>()

  readonly #trailing: Trailing
  readonly #heldBack: HeldBack
  /** What a whole table says beside the game. */
  extras: Extras = NOTHING

  constructor(table: Table) {
    this.#table = table
    this.#trailing = new Trailing(table)
    this.#heldBack = new HeldBack(table.parts.time, (viewer) => this.#showHeldBack(viewer))
  }

  /** This comes by a timer or on the way to something else, which must not fail for it. */
  #showHeldBack(viewer: Seat | undefined): void {
    try {
      this.#send(viewer, 'moved')
    } catch (error) {
      this.#table.parts.report?.('a table cannot be shown', error, this.#table.id)
    }
  }

  get size(): number {
    let size = 0
    for (const watchers of this.#watchers.values()) size += watchers.size
    return size
  }

  all(): Watcher[] {
    return [...this.#watchers.values()].flatMap((watchers) => [...watchers])
  }

  isHere(account: string | undefined): boolean {
    return account !== undefined && this.all().some((watcher) => watcher.account === account)
  }

  join(watcher: Watcher): void {
    const watchers = this.#watchers.get(watcher.viewer) ?? new Set()
    this.#watchers.set(watcher.viewer, watchers.add(watcher))
    if (watcher.viewer === undefined) this.#fill()
  }

  /** Spectators of a table that has just been loaded see it once its past is there. */
  #fill(): void {
    const before = this.#trailing.seen
    this.#trailing.fill().then(
      () => {
        if (this.#trailing.seen !== before)
          for (const watcher of this.#watchers.get(undefined) ?? []) this.whole(watcher)
      },
      (error) => this.#table.parts.report?.('the past of a table cannot be shown', error, this.#table.id),
    )
  }

  leave(watcher: Watcher): void {
    const watchers = this.#watchers.get(watcher.viewer)
    watchers?.delete(watcher)
    if (watchers?.size === 0) {
      this.#watchers.delete(watcher.viewer)
      this.#sights.delete(watcher.viewer)
      this.#heldBack.drop(watcher.viewer)
    }
  }

  /** Sends the whole table, and in reply to which request. */
  whole(watcher: Watcher, ok?: number): void {
    // Others who see alike are shown what was held back first: changes follow from what all of them have.
    this.#heldBack.release(watcher.viewer)
    const chat = this.extras.lines.chat.filter(({ account }) => !watcher.mutes(account))
    watcher.isLevel = watcher.send(closed(this.#tableText(watcher.viewer, 'all', chat), ok))
  }

  #mutesSome(watcher: Watcher): boolean {
    return this.extras.lines.chat.some(({ account }) => watcher.mutes(account))
  }

  /** Shows what is held now; whoever asked for it is told that this answers it. `only` where it is nobody else's business. */
  show(
    how: 'moved' | 'whole',
    { ack, only }: { readonly ack?: Ack | undefined; readonly only?: Seat | undefined } = {},
  ): void {
    const trailed = this.#trailing.push(this.#table.held, how)
    for (const viewer of this.#watchers.keys()) {
      if (only !== undefined && viewer !== only) continue
      const kind = viewer === undefined ? trailed : how
      if (kind === 'same' || (kind === 'moved' && ack?.watcher.viewer !== viewer && this.#mayWait(viewer))) continue
      this.#heldBack.drop(viewer)
      this.#send(viewer, kind, ack)
    }
  }

  /** Whether a kind of viewer can be shown later what changed: it is asked nothing, and the game goes on. */
  #mayWait(viewer: Seat | undefined): boolean {
    const { about, game } = this.heldFor(viewer)
    const sight = this.#sights.get(viewer)
    if (!sight || !game || about.state !== 'playing') return false
    if (viewer !== undefined && game.hosted.questionId(viewer)) return false
    // With the next entry this must still be held.
    if (game.hosted.told.count - sight.upTo.told > RECENT) return false
    return this.#heldBack.waits(viewer, sight.at)
  }

  #send(viewer: Seat | undefined, kind: 'moved' | 'whole', ack?: Ack): void {
    const moved = kind === 'moved' ? this.#movedText(viewer) : undefined
    let whole: string | undefined
    for (const watcher of this.#watchers.get(viewer) ?? []) {
      const ok = watcher === ack?.watcher ? ack.r : undefined
      if (!watcher.isLevel && ok === undefined) continue
      if (moved !== undefined && watcher.isLevel) watcher.isLevel = watcher.send(closed(moved, ok))
      else if (this.#mutesSome(watcher)) this.whole(watcher, ok)
      else {
        whole ??= this.#tableText(viewer)
        watcher.isLevel = watcher.send(closed(whole, ok))
      }
    }
  }

  /** Tells everybody something beside how the table stands; `from` is whose words it is. */
  tell(message: ServerMessage, from?: string): void {
    this.#heldBack.releaseAll()
    const frame = JSON.stringify(message)
    for (const watcher of this.all()) watcher.tell(frame, from)
  }

  /** The whole table for somebody who does not watch it. */
  frameFor(viewer: Seat | undefined, ok: number): string {
    return closed(this.#tableText(viewer, 'for one'), ok)
  }

  /** What is held as this kind of viewer may see it now. */
  heldFor(viewer: Seat | undefined): Held {
    return viewer === undefined ? this.#trailing.seen : this.#table.held
  }

  #now(): number {
    return this.#table.parts.time.now()
  }

  #tableText(viewer: Seat | undefined, forWhom: 'all' | 'for one' = 'all', chat?: Lines['chat']): string {
    const { lines } = this.extras
    const held = this.heldFor(viewer)
    const { about } = held
    const seen = held.game?.hosted.seen({ viewer })
    const shown = shownTo(held, seen)
    const news = seen?.news ?? { from: 0, upTo: { epoch: 0, told: 0 }, events: [] }
    const seq = seen?.seq ?? 0
    // Changes follow from here on, where nobody of this kind was sent another before.
    if (seen && forWhom === 'all') this.#sights.set(viewer, { seq, at: this.#now(), shown, upTo: news.upTo })
    const message: TableMessage = {
      say: 'table',
      match: about.id,
      viewer,
      state: about.state,
      about: aboutTable(about),
      seats: seatLines(about, this),
      epoch: seen?.epoch ?? 0,
      seq,
      shown,
      news,
      questions: packQuestions(seen?.questions ?? []),
      offers: lines.offers,
      chat: chat ?? lines.chat,
      orders: viewer === undefined ? [] : (about.seats[viewer]?.orders ?? []),
      ...(viewer !== undefined && { ordered: this.extras.ordered(viewer) }),
      ...(about.rematch !== undefined && { rematch: about.rematch }),
      ...(about.frozen !== undefined && { frozen: about.frozen }),
      ...(about.state === 'over' && { seed: about.seed }),
    }
    // As `movedText`: whoever it answers has that written at its end.
    return JSON.stringify(message).slice(0, -1)
  }

  /** What changed since this kind of viewer was last sent something; nothing where that is not known. */
  #movedText(viewer: Seat | undefined): string | undefined {
    const before = this.#sights.get(viewer)
    const held = this.heldFor(viewer)
    if (!before || !held.game) return undefined
    const seen = held.game.hosted.seen({ viewer, since: before.upTo })
    const shown = shownTo(held, seen)
    this.#sights.set(viewer, { seq: seen.seq, at: this.#now(), shown, upTo: seen.news.upTo })
    return movedText({
      match: this.#table.id,
      from: before.seq,
      epoch: seen.epoch,
      seq: seen.seq,
      news: seen.news,
      questions: seen.questions,
      before: before.shown as unknown as Json,
      after: shown as unknown as Json,
      check: isChecked(before.seq, seen.seq) ? checkOf(shown.view) : undefined,
      seed: held.about.state === 'over' ? held.about.seed : undefined,
    })
  }
}

function shownTo(
  { about, game }: Held,
  seen: ReturnType<NonNullable<Held['game']>['hosted']['seen']> | undefined,
): Shown {
  return {
    view: (seen?.view ?? null) as Json,
    decisions: seen?.decisions ?? 0,
    waiting: seen?.waiting ?? [],
    undo: seen?.undo ?? [],
    mayDo: seen?.mayDo ?? [],
    agreed: seen?.agreed ?? [],
    answering: seen?.answering ?? [],
    secrets: seen?.secrets ?? [],
    result: seen?.result ?? about.result ?? null,
    clocks: game ? shownClocks(game.clocks, isCounted(about)) : [],
  }
}

const isChecked = (from: number, to: number): boolean => Math.floor(to / CHECK_EVERY) > Math.floor(from / CHECK_EVERY)
