import type { LogLine } from '@muster/session/reader'
import type { PageUi, Scene, Step } from '@muster/ui'
import type { TableState } from './state.ts'

/** How many steps are told. */
const MOST = 6

/** What happened while somebody waited: the weightiest steps in their order, and the weightiest of all. */
export interface Recap {
  readonly headline: string
  readonly steps: readonly Step[]
  /** How many more there were. */
  readonly more: number
  readonly lines: readonly LogLine[]
}

/** What happened since the viewer's last decision; undefined before the first, and where there is nothing to tell. */
export function recapOf(ui: PageUi, { standing, log, viewer, at }: TableState): Recap | undefined {
  const last = standing.undo.find(({ seat }) => seat === viewer)
  if (!ui.recap || !last || at !== undefined) return undefined
  const since = log.filter(({ after }) => after > last.left)
  const lines = sinceThen(since, last.left + 1, ui)
  const names = namesIn(standing.scene)
  const all = ui.recap(lines, (id) => names.get(id))
  const steps = weightiest(all)
  const [first] = [...steps].sort((a, b) => b.weight - a.weight)
  return first ? { headline: first.text, steps, more: all.length - steps.length, lines } : undefined
}

/** What came after one's own decision: what others decided, and what the game did by itself once a new part of it began. */
function sinceThen(lines: readonly LogLine[], own: number, ui: PageUi): readonly LogLine[] {
  const from = lines.findIndex(({ after, event }) => after > own || ui.isHeading(event))
  return from < 0 ? [] : lines.slice(from)
}

/** As many as are told, the lightest left out, the rest in their order. */
export function weightiest(steps: readonly Step[]): Step[] {
  const kept = new Set([...steps].sort((a, b) => b.weight - a.weight).slice(0, MOST))
  return steps.filter((step) => kept.has(step))
}

function namesIn({ board, seats, zones }: Scene): ReadonlyMap<string, string> {
  const cards = [...seats, ...zones].flatMap((holder) => holder.cards)
  return new Map([...cards, ...(board?.pieces ?? [])].map(({ id, name }) => [id, name]))
}
