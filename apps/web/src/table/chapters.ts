import type { LogLine } from '@muster/session/reader'
import type { PageUi } from '@muster/ui'

/** A moment of a game one can go to: a round or phase, somebody's fall, points. */
export interface Chapter {
  readonly at: number
  readonly name: string
  /** Whether a part of the game begins here; the others lie within one. */
  readonly isPart: boolean
}

/** The chapters of a game out of all that was told of it. */
export function chaptersOf(ui: PageUi, log: readonly LogLine[]): Chapter[] {
  const chapters: Chapter[] = []
  for (const { after, text, event } of log) {
    const isPart = ui.isHeading(event) && ui.isAnnounced?.(event) !== false
    const isFall = ui.sounds?.[event.event] === 'fall'
    if (!isPart && !isFall && !ui.isAnnounced?.(event)) continue
    const last = chapters.at(-1)
    if (last?.at === after && last.name === text) continue
    chapters.push({ at: after, name: text, isPart })
  }
  return chapters
}
