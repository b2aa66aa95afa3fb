import type { SeatPlan, TableEngine } from '../engine/protocol.ts'
import type { KeptTable } from '../store/tables.ts'

const PERSON: SeatPlan = { kind: 'person' }
/** Whoever leads through the lesson answers for these. */
const OTHER: SeatPlan = { kind: 'bot', level: 'novice' }

/** Lays a lesson or a puzzle in the engine, as a table that is not kept. */
export async function layExercise(engine: TableEngine, game: string, id: string): Promise<KeptTable> {
  const { record, seat, title } = await engine.ask('learn', { game, id })
  const seats = Array.from({ length: record.seats }, (_, one) => (one === seat ? PERSON : OTHER))
  const { players } = record.config as { players?: readonly string[] }
  // Where the position names nobody, as the rules call seats then, so that whoever learns is "you" in the log too.
  const names = seats.map((_, one) => players?.[one] ?? `Player ${one + 1}`)
  return { id, game, title, seats, names, record, at: Date.now(), over: false, outcome: '', isExercise: true }
}
