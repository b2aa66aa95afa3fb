import type { Game, Result } from '@muster/table'
import { contentWith } from '../content/index.ts'
import type { Content } from '../content/load.ts'
import { manifest } from '../manifest.ts'
import { type Config, config } from './config.ts'
import { copyState } from './copy.ts'
import { act, mayAct } from './give-up.ts'
import { brokenLaws } from './laws.ts'
import { hasLeft, tableOptions } from './lookup.ts'
import { cleanersOf, rankingOf } from './ranking.ts'
import { chooseHunter, choosePlace, setDecks, setTable, setTerrain, start } from './setup.ts'
import { type State, stateSchema } from './state.ts'
import { summarise } from './summary.ts'
import type { Table } from './table.ts'
import { actionPhase, closeTurn, drawPhase, foresee, marchPhase, startTurn } from './turn.ts'
import { describe } from './words.ts'

function playStage(table: Table, state: State): void {
  switch (state.stage) {
    case 'table':
      return setTable(table, state)
    case 'terrain':
      return setTerrain(table, state)
    case 'decks':
      return setDecks(table, state)
    case 'hunters':
      return chooseHunter(table, state)
    case 'places':
      return choosePlace(table, state)
    case 'start':
      return startTurn(table, state)
    case 'act':
      return actionPhase(table, state)
    case 'draw':
      return drawPhase(table, state)
    case 'close':
      return closeTurn(table, state)
    case 'march':
      return marchPhase(table, state)
    case 'over':
      return
  }
}

/** From one checkpoint to the next: a decision of a turn, a card drawn, one enemy's move. */
function step(table: Table, state: State): void {
  playStage(table, state)
  if (state.outcome) state.stage = 'over'
}

/** SN-WIN-4, SN-RANKING-1: all win together, or nobody does; the ranking only where the table wants one. */
function result(state: State): Result | undefined {
  const { outcome, round, escaped, hunters } = state
  if (!outcome) return undefined
  const winners = outcome.won ? hunters.map(({ seat }) => seat).filter((seat) => !hasLeft(state, seat)) : []
  const common = { winners, outcome: outcome.won ? 'won' : 'lost', by: outcome.by, rounds: round, escaped }
  if (!outcome.won || !tableOptions(state).ranking) return common
  const ranking = rankingOf(state)
  return { ...common, ranking, cleansUp: cleanersOf(ranking) }
}

export const sanctuary: Game<State, Config, Content> = {
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
