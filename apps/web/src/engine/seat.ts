import {
  type BotLevel,
  courseOf,
  drawSeen,
  type Foretold,
  forecastsOf,
  type Given,
  type Judged,
  judgedBy,
  linesOf,
  type Playable,
  Session,
  sceneOf,
  type Thought,
} from '@muster/session'
import { type Choice, type MatchSetup, type Point, type Seat, view } from '@muster/table'
import type { EngineUi, Orders, Overlay, Subject } from '@muster/ui'
import type { Eyes, Report } from './protocol.ts'

/** The one table of a worker, drawn for whoever looks at it. Pictures and sentences are made from views only. */
export class SeatedTable {
  readonly ui: EngineUi
  readonly session: Session

  protected constructor(ui: EngineUi, session: Session) {
    this.ui = ui
    this.session = session
  }

  static open(ui: EngineUi, setup: MatchSetup): SeatedTable {
    return new SeatedTable(ui, Session.open(playableOf(ui), setup))
  }

  static replay(ui: EngineUi, record: unknown): SeatedTable {
    return new SeatedTable(ui, Session.replay(playableOf(ui), record))
  }

  /** How the table stands, or stood after some entries in force, with what the viewer has not heard. */
  report({ viewer, seats, since, kept, framed }: Eyes, at?: number): Report {
    const { ui } = this
    const now = at === undefined ? this.session : this.session.after(at)
    const looking = { viewer, seats, since: now === this.session ? since : undefined }
    const seen = now.seen(looking)
    const frames = framed ? now.frames(looking) : []
    return {
      frames: frames.map((frame) => ({
        scene: sceneOf(ui, frame.view, viewer),
        log: linesOf(ui, frame.view, frame.news),
      })),
      table: drawSeen(ui, seen, viewer),
      log: linesOf(ui, seen.view, seen.news),
      upTo: seen.news.upTo,
      entries: this.session.entriesFrom(kept),
    }
  }

  answer(given: Given): void {
    this.session.answer(given)
  }

  /** Lets a bot answer for a seat. */
  bot(seat: Seat, level: BotLevel, onProgress: (share: number) => void): Promise<Thought> {
    return this.session.bot(seat, level, onProgress)
  }

  /** What standing orders answer in a seat's place, from what the seat may know; undefined where it is to be asked. */
  orderedFor(seat: Seat, orders: Orders): Choice | undefined {
    const { match } = this.session
    const asked = match.pending.find((one) => one.seat === seat)
    return asked && this.ui.ordered?.(match.view(seat), seat, asked.question, orders)
  }

  /** Answers as standing orders say; false where the seat is to be asked. */
  obey(seat: Seat, orders: Orders): boolean {
    const choice = this.orderedFor(seat, orders)
    if (choice === undefined) return false
    this.session.answer({ seat, choice })
    return true
  }

  /** Whether orders for the moment are over for a seat that has to be asked. */
  passOnEnds(seat: Seat): boolean {
    return this.ui.passOnEnds?.(this.session.match.view(seat), seat) ?? true
  }

  async overlays(viewer: Seat | undefined, subject: Subject, at?: number): Promise<readonly Overlay[]> {
    const { match } = at === undefined ? this.session : this.session.after(at)
    return (await this.ui.overlays?.(view(match.state, viewer), viewer, subject)) ?? []
  }

  forecasts(seat: Seat, choices: readonly Choice[]): Promise<Foretold[]> {
    return forecastsOf(this.ui, this.session.match, seat, choices)
  }

  /** A point or way as the game completes it, and whether the rules would take it. */
  judge(seat: Seat, drawn: readonly Point[]): Judged {
    return judgedBy(this.ui, this.session.match, seat, drawn)
  }

  course() {
    return courseOf(this.ui, this.session)
  }
}

function playableOf({ game, mind, reveals }: EngineUi): Playable {
  return { game, mind, reveals }
}
