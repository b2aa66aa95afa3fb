import {
  type Choice,
  Fault,
  headOf,
  type MatchUnderWay,
  type Outcome,
  oddsOf,
  type Point,
  type Seat,
  type Verdict,
  verdictOn,
  view,
} from '@muster/table'
import type { EngineUi, Forecast, Plan } from '@muster/ui'

/** A point or way that somebody draws, as the game completes it, and what the rules say of it. */
export interface Judged extends Plan {
  readonly verdict: Verdict
}

/** What comes of a choice: as the game itself says, else by the exact odds; null where neither can tell. */
export type Foretold = Forecast | readonly Outcome[] | null

/** What comes of choices of one question, told from what the seat may know. */
export async function forecastsOf(
  ui: Pick<EngineUi, 'forecast'>,
  match: MatchUnderWay,
  seat: Seat,
  choices: readonly Choice[],
): Promise<Foretold[]> {
  const question = headOf(seat, match.pendingOf(seat).question)
  const seen = view(match.state, seat)
  const told: Foretold[] = []
  for (const choice of choices)
    told.push((await ui.forecast?.(seen, seat, question, choice)) ?? tellableOdds(match, seat, choice))
  return told
}

/** The exact odds of a choice; nothing where they cannot be told. */
export function tellableOdds(match: MatchUnderWay, seat: Seat, choice: Choice): readonly Outcome[] | null {
  try {
    return oddsOf(match, seat, choice)
  } catch (error) {
    if (error instanceof Fault && error.code !== 'bug') return null
    throw error
  }
}

/** A point or way as the game completes it, and whether the rules would take it. */
export function judgedBy(
  ui: Pick<EngineUi, 'plan'>,
  match: MatchUnderWay,
  seat: Seat,
  drawn: readonly Point[],
): Judged {
  const { question } = match.pendingOf(seat)
  const plan = ui.plan?.(view(match.state, seat), seat, headOf(seat, question), drawn) ?? { points: drawn, words: '' }
  return { ...plan, verdict: verdictOn(question, plan.points) }
}
