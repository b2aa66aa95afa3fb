import type { GameEngine, Hosted } from '@muster/session'
import type { Store } from '../store/open-store.ts'
import type { EntryRow } from '../store/store.ts'
import { heldFrom, setupOf } from '../tables/held.ts'
import type { Acked, Player } from './player.ts'

export interface Played {
  readonly engine: GameEngine
  readonly matches: readonly string[]
  readonly acked: readonly Acked[]
  readonly players: readonly { readonly player: Player; readonly seats: ReadonlyMap<string, number> }[]
}

export interface Found {
  readonly stored: number
  /** What must never be: acknowledged and not stored, stored twice, gaps, another state than was shown. */
  readonly faults: readonly string[]
}

const questionOf = (match: string, seat: number, epoch: number, asked: number): string =>
  `${match} ${seat} ${epoch} ${asked}`

/** Holds what is in the store against what the players were told. */
export async function foundIn(store: Store, { engine, matches, acked, players }: Played): Promise<Found> {
  const faults: string[] = []
  const byQuestion = new Map<string, EntryRow>()
  let stored = 0
  for (const match of matches) {
    const whole = await store.matches.load(match, { from: 'start' })
    const latest = await store.matches.load(match)
    if (!whole || !latest) {
      faults.push(`${match} is gone`)
      continue
    }
    stored += whole.entries.length
    for (const [index, row] of whole.entries.entries()) {
      if (row.seq !== index + 1) faults.push(`${match}: ${row.seq} stands at place ${index + 1}`)
      const question = questionOf(match, row.seat ?? -1, row.epoch, row.asked ?? -1)
      if (byQuestion.has(question)) faults.push(`${question} is answered twice`)
      byQuestion.set(question, row)
    }
    const views = new Map<number, Hosted>()
    let hosted = engine.resume(setupOf(whole), undefined, [])
    views.set(0, hosted)
    for (const { entry, seq } of whole.entries) {
      hosted = hosted.take(entry)
      views.set(seq, hosted)
    }
    const quick = heldFrom(engine, latest).game?.hosted
    if (quick?.hash() !== hosted.hash()) faults.push(`${match}: snapshot and log lead to different states`)
    for (const { player, seats } of players) {
      const seat = seats.get(match)
      if (seat === undefined) continue
      const { seq, view } = player.seen(match)
      const at = views.get(seq)?.seen({ viewer: seat }).view
      if (seq > whole.seq) faults.push(`${match}: seat ${seat} was shown ${seq} of ${whole.seq} entries`)
      else if (seq >= 0 && JSON.stringify(sorted(at)) !== JSON.stringify(sorted(view)))
        faults.push(`${match}: seat ${seat} was shown another state at ${seq}`)
    }
  }
  for (const { match, seat, epoch, asked, choice } of acked) {
    const row = byQuestion.get(questionOf(match, seat, epoch, asked))
    if (!row) faults.push(`${questionOf(match, seat, epoch, asked)} was acknowledged and is not stored`)
    else if (JSON.stringify((row.entry as { choice?: unknown }).choice) !== JSON.stringify(choice))
      faults.push(`${questionOf(match, seat, epoch, asked)} was stored as another answer`)
  }
  return { stored, faults }
}

/** Plain data with its keys in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  )
}
