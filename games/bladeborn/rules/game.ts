import { attachContent, type Foreseen, type Game, type Result } from '@muster/table'
import { contentWith } from '../content/index.ts'
import type { Content } from '../content/load.ts'
import { manifest } from '../manifest.ts'
import { afterBattle, nextBattle } from './campaign.ts'
import { type Config, config } from './config.ts'
import { rewardsOwned } from './convergence.ts'
import { copyState } from './copy.ts'
import { act, mayAct } from './give-up.ts'
import { brokenLaws } from './laws.ts'
import { sideOf } from './lookup.ts'
import { battleStep, foreseeBattle } from './round.ts'
import { chooseBattle, chooseWarbands, start, takeRewards } from './start.ts'
import { type State, stateSchema } from './state.ts'
import { summarise } from './summary.ts'
import type { Table } from './table.ts'
import { breakTie } from './tiebreak.ts'
import { describe } from './words.ts'

/** A skirmish or a campaign, from one checkpoint to the next. */
function step(table: Table, state: State): void {
  switch (state.stage) {
    case 'warbands':
      return chooseWarbands(table, state)
    case 'rewards':
      return takeRewards(table, state)
    case 'choose':
      return state.campaign ? nextBattle(table, state) : chooseBattle(table, state)
    case 'battle':
      return playBattle(table, state)
    case 'spoils':
      return afterBattle(table, state)
    case 'over':
      return
  }
}

/** Nothing is foreseen of a battle that content must be attached to first. */
function foresee({ stage, battle }: State): Foreseen | undefined {
  return stage === 'battle' && battle?.content ? foreseeBattle(battle) : undefined
}

function playBattle(table: Table, state: State): void {
  const { battle } = state
  if (!battle) return
  if (!battle.content) attachContent(battle, state.content)
  battleStep(table, battle)
  if (battle.phase !== 'over') return
  if (state.campaign) state.stage = 'spoils'
  else {
    if (state.config.options.skirmishTiebreakers) breakTie(table, battle)
    state.stage = 'over'
  }
}

/** BB-START-6: a skirmish's result is final and nothing carries over; a campaign's carries the reward. */
function result(state: State): Result | undefined {
  if (state.stage !== 'over') return undefined
  const { campaign, battle } = state
  if (campaign) {
    return {
      winners: campaign.champion === undefined ? [] : [campaign.champion],
      battles: campaign.fought.length,
      rewards: rewardsOwned(state),
    }
  }
  if (!battle?.outcome) return { winners: [] }
  const { winner, by } = battle.outcome
  return {
    winners: winner === undefined ? [] : [winner],
    by,
    points: [sideOf(battle, 0).points, sideOf(battle, 1).points],
    rounds: battle.round,
  }
}

export const bladeborn: Game<State, Config, Content> = {
  id: manifest.id,
  title: manifest.title,
  version: '3',
  seats: manifest.seats,
  config: config as unknown as Game<State, Config, Content>['config'],
  content: contentWith,
  start,
  step,
  mayAct,
  act,
  result,
  schema: stateSchema,
  broken: brokenLaws,
  describe,
  summary: summarise,
  copy: copyState,
  foresee,
}
