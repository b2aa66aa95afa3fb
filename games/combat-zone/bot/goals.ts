import type { Use } from '@muster/reaction'
import type { Seat } from '@muster/table'
import type { CombatWords } from '../content/grammar/index.ts'
import { timesOf } from '../rules/effects/verbs/goals.ts'
import { areRivals, modelsOn } from '../rules/lookup.ts'
import type { Battle, Model } from '../rules/state.ts'
import { partOf } from '../rules/teamplay.ts'

/** What a point of the scenario is worth, a marker that is held, and one that is near. */
const POINT = 1.2
const HELD = 0.5
const NEAR = 0.4
const FAR = 1200

function distance({ at }: Model, place: Model['at']): number {
  const [x, y] = [at.x - place.x, at.y - place.y]
  return Math.sqrt(x * x + y * y)
}

/** How near the nearest of some models is to a place, from 1 there to 0 far off. */
function nearness(models: readonly Model[], place: Model['at']): number {
  let least = FAR
  for (const model of models) least = Math.min(least, distance(model, place))
  return 1 - least / FAR
}

/** How much of a point that things as they stand would score is as good as scored, by the moment that scores it. */
const COMING: Partial<Record<CombatWords['moment'], number>> = { 'inspire-end': 0.35, control: 0.5, 'game-end': 0.5 }

/** CZ-SCENARIO-4: the points a player has, and what the scenario would add if nobody stirred. */
function pointsOf(battle: Battle, seat: Seat): number {
  const { content, scores } = battle
  const scenario = content.scenarios[battle.scenario ?? '']
  let sum = scores[seat] ?? 0
  if (!scenario) return sum
  const use: Use = { seat, me: undefined, them: undefined, source: scenario.name, rule: 'CZ-SCENARIO-4' }
  const own = scenario.sides[partOf(battle, seat)]?.triggers ?? []
  for (const { on, do: deeds } of [...scenario.triggers, ...own]) {
    const isAtHand = on === 'inspire-end' && battle.stage === 'inspire' && battle.control === seat
    const share = isAtHand ? 1 : (COMING[on] ?? 0)
    for (const deed of share > 0 ? deeds : [])
      if ('score' in deed) sum += share * deed.score.points * timesOf({ battle, use }, deed.score.each)
  }
  return sum
}

/** CZ-SCENARIO-4: points scored, and markers that are held or near, against the best of the others. */
export function goalsOf(battle: Battle, seat: Seat): number {
  const { scores, markers } = battle
  const others = [...scores.keys()].filter((other) => areRivals(battle, { seat }, { seat: other }))
  const most = Math.max(0, ...others.map((other) => pointsOf(battle, other)))
  let sum = POINT * (pointsOf(battle, seat) - most)
  if (markers.length === 0) return sum
  const standing = modelsOn(battle).filter(({ kind }) => kind !== 'drone')
  const own = standing.filter((model) => model.seat === seat)
  const rivals = standing.filter((model) => model.seat !== seat)
  for (const { at, seat: claimed, carrier } of markers) {
    const holder = carrier === undefined ? claimed : battle.models.find(({ id }) => id === carrier)?.seat
    if (holder !== undefined) sum += holder === seat ? HELD : -HELD
    sum += NEAR * (nearness(own, at) - nearness(rivals, at))
  }
  return sum
}
