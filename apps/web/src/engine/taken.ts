import type { Session } from '@muster/session'
import { type Choice, type Seat, type ShownQuestion, showQuestion } from '@muster/table'

/** The decision that was taken at a moment somebody looks back at. */
export interface Taken {
  readonly seat: Seat
  /** What was asked, and what was answered. */
  readonly asked: string
  readonly words: string
  /** What the answer was about on the board. */
  readonly refs: readonly string[]
}

/** What was decided after the first decisions. Before a game is over, others' decisions may hold what nobody is to know. */
export function takenAfter(session: Session, at: number, seats: readonly Seat[]): Taken | undefined {
  const { line, entries, result } = session.match
  const entry = entries[line.places[at] ?? -1]
  if (!entry || !('choice' in entry) || (!result && !seats.includes(entry.seat))) return undefined
  const { seat, choice } = entry
  const pending = session.after(at).match.pending.find((one) => one.seat === seat)
  if (!pending) return undefined
  const shown = showQuestion(seat, pending.question)
  return { seat, asked: shown.text, ...answerIn(shown, choice as Choice) }
}

function answerIn({ options }: ShownQuestion, choice: Choice): Pick<Taken, 'words' | 'refs'> {
  if (typeof choice === 'number') return { words: `${choice}`, refs: [] }
  const keys = [choice].flat().filter((key) => typeof key === 'string')
  const chosen = keys.flatMap((key) => options.find((option) => option.key === key) ?? [])
  if (chosen.length > 0 || keys.length > 0 || (Array.isArray(choice) && choice.length === 0))
    return {
      words: chosen.map(({ text }) => text).join(', ') || keys.join(', ') || 'none',
      refs: chosen.flatMap(({ refs }) => refs),
    }
  return { words: 'the way that follows', refs: [] }
}
