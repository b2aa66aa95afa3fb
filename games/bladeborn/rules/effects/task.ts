import { convergenceCard } from '../../content/load.ts'
import { sideOf } from '../lookup.ts'
import type { Battle } from '../state.ts'
import { countOf } from './amount.ts'

/** BB-R-70: how much of the convergence's task is done, 1 being all of it; undefined where there is no task. */
export function taskProgress(battle: Battle): number | undefined {
  if (!battle.convergence) return undefined
  const { aspirant, step } = battle.convergence
  const task = convergenceCard(battle.content, sideOf(battle, aspirant).warband, step)?.task
  if (!task) return undefined
  return countOf(battle, task, { owner: aspirant, me: undefined, them: undefined }) / task.least
}
