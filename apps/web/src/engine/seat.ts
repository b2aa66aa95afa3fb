import { courseOf, drawSeen, linesOf, type Playable, Session, sceneOf } from '@muster/session'
import { type Choice, type Outcome, type Point, type Seat, verdictOn, view } from '@muster/table'
import type { EngineUi, Forecast, Orders, Overlay, Subject } from '@muster/ui'
import type { Eyes, Judged, Report } from './protocol.ts'

/** The one table of a worker, drawn for whoever looks at it. Pictures and sentences are made from views only. */
export class SeatedTable {
  readonly ui: EngineUi
  readonly session: Session

  private constructor(ui: EngineUi, session: Session) {
    this.ui = ui
    this.session = session
  }

  static open(ui: EngineUi, setup: { config: unknown; seats: number; seed: string }): SeatedTable {
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

  /** Answers as standing orders say, from what the seat may know; false where the seat is to be asked. */
  obey(seat: Seat, orders: Orders): boolean {
    const { match } = this.session
    const asked = match.pending.find((one) => one.seat === seat)
    const choice = asked && this.ui.ordered?.(match.view(seat), seat, asked.question, orders)
    if (choice === undefined) return false
    this.session.answer({ seat, choice })
    return true
  }

  overlays(viewer: Seat | undefined, subject: Subject, at?: number): readonly Overlay[] {
    const { match } = at === undefined ? this.session : this.session.after(at)
    return this.ui.overlays?.(view(match.state, viewer), viewer, subject) ?? []
  }

  forecasts(seat: Seat, choices: readonly Choice[]): (Forecast | readonly Outcome[] | null)[] {
    const { match } = this.session
    const { question } = match.pendingOf(seat)
    const seen = match.view(seat)
    return choices.map((choice) => {
      const own = this.ui.forecast?.(seen, seat, question, choice)
      return own ?? this.session.odds(seat, [choice])[0] ?? null
    })
  }

  /** A point or way as the game completes it, and whether the rules would take it. */
  judge(seat: Seat, drawn: readonly Point[]): Judged {
    const { match } = this.session
    const { question } = match.pendingOf(seat)
    const plan = this.ui.plan?.(match.view(seat), seat, question, drawn) ?? { points: drawn, words: '' }
    return { ...plan, verdict: verdictOn(question, plan.points) }
  }

  course() {
    return courseOf(this.ui, this.session)
  }
}

function playableOf({ game, mind, reveals }: EngineUi): Playable {
  return { game, mind, reveals }
}
