import type { Use } from '@muster/reaction'
import type { Seat } from '@muster/table'
import type { CombatWords } from '../content/grammar/index.ts'
import { timesOf } from '../rules/effects/verbs/goals.ts'
import type { Battle } from '../rules/state.ts'
import { partOf } from '../rules/teamplay.ts'

/** What a scenario scores a player at a moment, and how much of it are quarters. */
type Scoring = {
  readonly on: CombatWords['moment']
  readonly points: number
  /** How often it would score so many points if nobody stirred. */
  readonly times: number
  readonly isByQuarter: boolean
}

/** CZ-SCENARIO-4: everything the scenario scores a player for, as things stand. */
export function scoringOf(battle: Battle, seat: Seat): Scoring[] {
  const scenario = battle.content.scenarios[battle.scenario ?? '']
  if (!scenario) return []
  const use: Use = { seat, me: undefined, them: undefined, source: scenario.name, rule: 'CZ-SCENARIO-4' }
  const own = scenario.sides[partOf(battle, seat)]?.triggers ?? []
  return [...scenario.triggers, ...own].flatMap(({ on, do: deeds }) =>
    deeds.flatMap((deed) => {
      if (!('score' in deed)) return []
      const { points, each } = deed.score
      return [{ on, points, times: timesOf({ battle, use }, each), isByQuarter: each === 'quarter' }]
    }),
  )
}

/** How much of a point that things as they stand would score is as good as scored, by the moment that scores it. */
export const COMING: Partial<Record<CombatWords['moment'], number>> = {
  'inspire-end': 0.35,
  control: 0.5,
  'game-end': 0.5,
}
