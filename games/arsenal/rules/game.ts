import type { Game, Result, Table } from '@muster/table'
import { contentWith } from '../content/index.ts'
import type { Content } from '../content/load.ts'
import { manifest } from '../manifest.ts'
import { act, mayAct } from './concede.ts'
import { type Config, config } from './config.ts'
import { copyState } from './copy.ts'
import { dischargeStep } from './discharge.ts'
import { closingStep, endStep } from './end.ts'
import { brokenLaws } from './laws.ts'
import { rechargePhase } from './recharge.ts'
import { chooseDecks, mulligan, shuffleUp, start } from './setup.ts'
import { startStep } from './start.ts'
import { type State, stateSchema } from './state.ts'
import { summarise } from './summary.ts'
import { actionStep } from './turn.ts'
import { describe } from './words.ts'

/** AR-GLOSSARY-6: recharge, action, discharge; a checkpoint at every action and every player's discharge. */
function step(table: Table, state: State): void {
  switch (state.phase) {
    case 'decks':
      return chooseDecks(table, state)
    case 'shuffle':
      return shuffleUp(table, state)
    case 'mulligan':
      return mulligan(table, state)
    case 'recharge':
      return rechargePhase(table, state)
    case 'start':
      return startStep(table, state)
    case 'action':
      return actionStep(table, state)
    case 'end':
      return endStep(table, state)
    case 'closing':
      return closingStep(table, state)
    case 'discharge':
      return dischargeStep(table, state)
    case 'over':
      return
  }
}

function result(state: State): Result | undefined {
  const { outcome, lost, turns } = state
  return outcome && { winners: outcome.winners, drawn: outcome.drawn, lost, turns }
}

export const arsenal: Game<State, Config, Content> = {
  id: manifest.id,
  title: manifest.title,
  version: '4',
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
}
