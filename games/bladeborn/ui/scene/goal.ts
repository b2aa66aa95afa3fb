import type { Goal } from '@muster/ui'
import type { BattleCard } from '../../content/cards.ts'
import { rulesText } from '../../content/describe.ts'
import { battleCardOf, fightersOf, sideOf } from '../../rules/lookup.ts'
import { objectivesOf } from '../../rules/objective.ts'
import type { Battle } from '../../rules/state.ts'

const MOST: Readonly<Record<BattleCard['victory']['winner'], string>> = {
  points: 'Most victory points',
  fighters: 'Most fighters on the battlefield',
  objectives: 'Most objectives held',
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

/** BB-BATTLE-1: what wins this battle. */
function howOf({ rounds, winner, atPoints, elimination }: BattleCard['victory']): string {
  const early = [
    ...(atPoints === undefined ? [] : [`${atPoints} points at the end of a round`]),
    ...(elimination ? ['taking down everybody'] : []),
  ]
  return `${MOST[winner]} after ${counted(rounds, 'round')}${early.map((way) => `, or ${way}`).join('')}`
}

/** What scores in the round under way, and later where the card does not say when. */
function scoringOf({ rules }: BattleCard, round: number): string {
  const scores = (rules.triggers ?? []).filter(
    (trigger) =>
      trigger.do.some((deed) => 'score' in deed) && (!('rounds' in trigger) || trigger.rounds?.includes(round)),
  )
  return scores.length === 0 ? '' : rulesText({ standing: [], triggers: scores })
}

/** How a battle is won, and how it stands. */
export function goalOf(battle: Battle): Goal {
  const card = battleCardOf(battle)
  const { winner } = card.victory
  return {
    how: howOf(card.victory),
    note: scoringOf(card, Math.max(1, battle.round)),
    stands: ([0, 1] as const).map((seat) => ({
      seat,
      text: [
        ...(winner === 'points' ? [`${sideOf(battle, seat).points} VP`] : []),
        ...(winner === 'fighters' ? [counted(fightersOf(battle, seat, 'field').length, 'fighter')] : []),
        ...(battle.control.length > 0 ? [`holds ${objectivesOf(battle, seat)}`] : []),
      ].join(', '),
    })),
  }
}
