import type { GameEvent, Seat } from '@muster/table'
import type { EngineUi, Scene } from '@muster/ui'
import type { HeardEvent, News, OwnQuestion, Seen } from './seen.ts'

/** An event with its sentence, and how many entries were in force when it happened. */
export interface LogLine extends HeardEvent {
  readonly text: string
}

/** Lines to add to what a reader has: those from `from` on are void. */
export interface LogLines {
  readonly from: number
  readonly lines: readonly LogLine[]
}

/** A table as it is drawn and told, out of what a viewer may know and nothing else. */
export interface Drawn extends Omit<Seen, 'view' | 'news'> {
  readonly scene: Scene
  readonly questions: readonly OwnQuestion[]
}

export function drawSeen(ui: EngineUi, { view, news: _, ...seen }: Seen, viewer: Seat | undefined): Drawn {
  return { ...seen, scene: sceneOf(ui, view, viewer) }
}

export function sceneOf(ui: EngineUi, view: unknown, viewer: Seat | undefined): Scene {
  return ui.scene(view as Parameters<EngineUi['scene']>[0], viewer)
}

/** What a viewer heard, in sentences. */
export function linesOf(ui: EngineUi, view: unknown, { from, events }: News): LogLines {
  return { from, lines: events.map((heard) => ({ ...heard, text: sentenceOf(ui, heard.event, view) })) }
}

function sentenceOf({ game }: EngineUi, event: GameEvent, view: unknown): string {
  return game.describe(event, view as Parameters<typeof game.describe>[1])
}

/** A log with new lines in place of those that are void; the log itself is changed. */
export function addLines(log: LogLine[], { from, lines }: LogLines): LogLine[] {
  while ((log.at(-1)?.at ?? -1) >= from) log.pop()
  for (const line of lines) log.push(line)
  return log
}
