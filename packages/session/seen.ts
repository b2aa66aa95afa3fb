import type { Answering, GameAct, GameEvent, QuestionId, Result, Seat, ShownQuestion } from '@muster/table'

/** A question of the viewer's, with what an answer names it by. */
export interface OwnQuestion extends ShownQuestion {
  readonly id: QuestionId
}

/** An event as the viewer heard it: its place among all that were told, and how many entries were in force then. */
export interface HeardEvent {
  readonly at: number
  readonly after: number
  readonly event: GameEvent
}

/** How far a viewer has heard: it stands at an epoch and has heard the first so many of what was told. */
export interface HeardUpTo {
  readonly epoch: number
  readonly told: number
}

/** What is new for a viewer: whatever it heard from `from` on before is void. */
export interface News {
  readonly from: number
  readonly upTo: HeardUpTo
  readonly events: readonly HeardEvent[]
}

/** A seat's last decision, as something to take back. */
export interface Undo {
  readonly seat: Seat
  /** How many entries of the record are in force again after taking it back. */
  readonly to: number
  /** How many entries in force are left then. */
  readonly left: number
  /** Whether dice or cards were seen since. */
  readonly seen: boolean
  /** The seats that decided something since. */
  readonly since: readonly Seat[]
}

/** How a table stands for one viewer: all that leaves whoever holds the match, and all that is drawn from. */
export interface Seen {
  readonly epoch: number
  /** How many entries the record has, and how many of them are in force. */
  readonly seq: number
  readonly decisions: number
  /** The state as the viewer may know it. */
  readonly view: unknown
  readonly news: News
  readonly questions: readonly OwnQuestion[]
  /** Whom the table waits for, for what kind of decision, and what others are told of it. */
  readonly waiting: readonly { readonly seat: Seat; readonly ask: string; readonly doing: string }[]
  readonly result: Result | null
  /** What the seats the viewer speaks for could take back, the latest first. */
  readonly undo: readonly Undo[]
  /** What the viewer may do beside answering. */
  readonly mayDo: readonly GameAct[]
  readonly agreed: readonly Seat[]
  readonly answering: readonly Answering[]
  /** By seat, whether it knows something that others at the table do not. */
  readonly secrets: readonly boolean[]
}
