import type { Seat } from '@muster/table'
import { type ConvergenceStep, convergenceSteps } from '../content/cards.ts'
import type { Config } from './config.ts'
import type { Convergence, State } from './state.ts'
import type { Table } from './table.ts'

/** BB-CONVERGENCE-4 to BB-CONVERGENCE-8, BB-R-59: which one an aspirant plays is told by their artefacts of power alone. */
export function convergenceStep(state: State, aspirant: Seat): ConvergenceStep {
  const powers = state.campaign?.powers[aspirant as 0 | 1].length ?? 0
  return convergenceSteps[Math.min(powers, 2)] as ConvergenceStep
}

/** BB-CONVERGENCE-1: the next battle's convergence, if it has one. */
export function nextConvergence(table: Table, state: State): Convergence | undefined {
  const aspirant = state.campaign?.aspirant
  if (aspirant === undefined) return undefined
  const step = convergenceStep(state, aspirant)
  table.tell({
    event: 'convergence',
    rule: 'BB-CONVERGENCE-1',
    seat: aspirant,
    step,
    warband: state.warbands[aspirant as 0 | 1],
  })
  if (step === 'final') discardReward(table, state, aspirant)
  return { step, aspirant }
}

/**
 * BB-POWER-9, BB-R-58: before the final convergence its owner discards the reward won with that warband, whoever it was won
 * from.
 */
function discardReward(table: Table, state: State, aspirant: Seat): void {
  const before = rewardsOwned(state)
  const after = rewardsOwned(state, aspirant)
  state.rewards = state.rewards.filter((held) => held.seat !== aspirant)
  if (after.length < before.length)
    table.tell({ event: 'reward-discarded', rule: 'BB-POWER-9', seat: aspirant, reward: rewardOf(state, aspirant) })
}

/** The reward of a seat's warband: the back of its final convergence. */
export const rewardOf = (state: State, seat: Seat): string =>
  state.content.warbands[state.warbands[seat as 0 | 1]]?.convergences.final.back.id as string

/**
 * BB-POWER-7, BB-POWER-9, BB-R-58: the rewards players own: those they came with, without those discarded before a final
 * convergence (the one about to be fought included), and the champion's. It is what their next game begins with.
 */
export function rewardsOwned(state: State, facingFinal?: Seat): Config['rewards'] {
  const { config, campaign } = state
  const { players } = config
  const discarded = [0, 1].filter(
    (seat) =>
      seat === facingFinal ||
      campaign?.fought.some(({ convergence }) => convergence?.step === 'final' && convergence.aspirant === seat),
  )
  const kept = config.rewards.filter(
    ({ player, reward }) => !discarded.some((seat) => players[seat] === player && rewardOf(state, seat) === reward),
  )
  const champion = campaign?.champion
  if (champion === undefined) return kept
  return [
    ...kept,
    {
      player: players[champion] as string,
      reward: rewardOf(state, champion),
      defeated: players[1 - champion] as string,
    },
  ]
}
