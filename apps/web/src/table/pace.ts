import type { LogLine } from '@muster/session'
import type { PageUi } from '@muster/ui'
import type { Settings } from '../settings/settings.ts'

const BASE: Record<Settings['speed'], number> = { slow: 1500, normal: 750, fast: 220, instant: 0 }

/** Rivals share the time that one of them has in a duel; what is grave has no less than this part of it. */
const LEAST_OF_GRAVE = 0.4

/**
 * How long to wait before a bot's next decision, so that what just happened can be followed. What needs no eye is not waited
 * for at all, what the next change explains only for a moment.
 */
export function waitOf(speed: Settings['speed'], fresh: readonly LogLine[], ui: PageUi, seats: number): number {
  const base = BASE[speed]
  const share = ui.together ? 1 : 1 / Math.max(1, seats - 1)
  const seen = fresh.filter(({ event }) => !ui.isMinor?.(event))
  if (seen.length === 0) return 0
  if (seen.some(({ event }) => ui.isGrave?.(event))) return base * 1.8 * Math.max(share, LEAST_OF_GRAVE)
  return base * share * (seen.every(({ event }) => ui.isBrief?.(event)) ? 0.25 : 1)
}

/** Waits, unless it is cut short. */
export async function sleep(ms: number, cut: () => boolean): Promise<void> {
  const end = Date.now() + ms
  while (Date.now() < end && !cut()) await new Promise((done) => setTimeout(done, Math.min(50, end - Date.now())))
}
