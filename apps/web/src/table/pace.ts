import type { LogLine } from '@muster/session'
import type { PageUi } from '@muster/ui'
import type { Settings } from '../settings/settings.ts'

const BASE: Record<Settings['speed'], number> = { slow: 1500, normal: 750, fast: 220, instant: 0 }

/** How long to wait before a bot's next decision, so that what just happened can be followed. */
export function waitOf(speed: Settings['speed'], fresh: readonly LogLine[], ui: PageUi): number {
  const base = BASE[speed]
  if (fresh.every(({ event }) => ui.isMinor?.(event) ?? false)) return base / 4
  return fresh.some(({ event }) => ui.isGrave?.(event) ?? false) ? base * 1.8 : base
}

/** Waits, unless it is cut short. */
export async function sleep(ms: number, cut: () => boolean): Promise<void> {
  const end = Date.now() + ms
  while (Date.now() < end && !cut()) await new Promise((done) => setTimeout(done, Math.min(50, end - Date.now())))
}
