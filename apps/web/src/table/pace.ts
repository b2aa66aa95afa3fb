import type { LogLine } from '../engine/protocol.ts'
import type { Settings } from '../settings/settings.ts'

const BASE: Record<Settings['speed'], number> = { slow: 1500, normal: 750, fast: 220, instant: 0 }
const SLOW_EVENTS = new Set(['dice', 'hits', 'damage', 'down', 'points'])

/** How long to wait before a bot's next decision, so that what just happened can be followed. */
export function waitOf(speed: Settings['speed'], fresh: readonly LogLine[]): number {
  const base = BASE[speed]
  return fresh.some(({ event }) => SLOW_EVENTS.has(event.event)) ? base * 1.8 : base
}

/** Waits, unless it is cut short. */
export async function sleep(ms: number, cut: () => boolean): Promise<void> {
  const end = Date.now() + ms
  while (Date.now() < end && !cut()) await new Promise((done) => setTimeout(done, Math.min(50, end - Date.now())))
}
