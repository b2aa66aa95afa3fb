import type { Game, Result } from '@muster/table'
import { box } from '../content/box.ts'
import type { Content } from '../content/load.ts'
import { manifest } from '../manifest.ts'
import { activateNext, activation } from './activate.ts'
import { huntOn } from './bounty.ts'
import { burn, burnOn } from './burn.ts'
import { closeGame, nextScenario, openCampaign, reward } from './campaign.ts'
import { cleanUp, refillQueue } from './cleanup.ts'
import { type Config, config } from './config.ts'
import { copyState } from './copy.ts'
import { endFight } from './ffyl.ts'
import { freeOn } from './free.ts'
import { mayAct, takeAct } from './give-up.ts'
import { brokenLaws } from './laws.ts'
import { levelUp } from './level.ts'
import { lifestealOn } from './lifesteal.ts'
import { seatsAtTable } from './lookup.ts'
import { dropOn } from './loot.ts'
import { closeMoment, momentOn, openMoment } from './moments.ts'
import { ordersOn } from './orders.ts'
import { blastOn } from './radiation.ts'
import { shootOn } from './rapid.ts'
import { reactOn } from './react.ts'
import { respawnNext } from './respawn.ts'
import { packOn, rest } from './rest.ts'
import { beginEnemyTurn, endOrders, takeCard } from './round.ts'
import { chooseHunter, chooseTrees, layOut, placeHunter, start } from './setup.ts'
import { type State, stateSchema, type Todo } from './state.ts'
import { summarise } from './summary.ts'
import type { Table } from './table.ts'
import { volleyOn } from './target.ts'
import { vendOn } from './vending.ts'
import { checkEnd, goesOn } from './win.ts'
import { describe } from './words.ts'

/** What waits comes first, last first: the rest of a Rapid action, a [RE]action, a fight for a life. */
function doNext(table: Table, state: State, next: Todo): void {
  switch (next.do) {
    case 'react':
      return reactOn(table, state)
    case 'drop':
      return dropOn(table, state)
    case 'blast':
      return blastOn(table, state)
    case 'lifesteal':
      return lifestealOn(table, state)
    case 'moment':
      return momentOn(table, state)
    case 'burn':
      return burnOn(table, state)
    case 'fight':
      return endFight(table, state)
    case 'free':
      return freeOn(table, state)
    case 'volley':
      return volleyOn(table, state)
    case 'shots':
      return shootOn(table, state)
  }
}

function playStage(table: Table, state: State): void {
  switch (state.stage) {
    case 'campaign':
      return openCampaign(table, state)
    case 'hunters':
      return chooseHunter(table, state)
    case 'trees':
      return chooseTrees(table, state)
    case 'setup':
      return layOut(table, state)
    case 'places':
      return placeHunter(table, state)
    case 'activate':
      return activateNext(table, state)
    case 'act':
      return activation(table, state)
    case 'boss':
      return beginEnemyTurn(table, state)
    case 'card':
      return takeCard(table, state)
    case 'order':
      return endOrders(table, state)
    case 'burn':
      return burn(table, state)
    case 'cleanup':
      return cleanUp(table, state)
    case 'respawn':
      return respawnNext(table, state)
    case 'queue':
      return refillQueue(table, state)
    case 'reward':
      return reward(table, state)
    case 'vend':
      return vendOn(table, state)
    case 'rest':
      return rest(table, state)
    case 'level':
      return levelUp(table, state)
    case 'pack':
      return packOn(table, state)
    case 'bounty':
      return huntOn(table, state)
    case 'next':
      return nextScenario(table, state)
    case 'over':
      return
  }
}

/** From one checkpoint to the next: one decision of an activation, one enemy's part of an order, one [RE]action. */
function step(table: Table, state: State): void {
  openMoment(state)
  const next = state.todo.at(-1)
  if (next) doNext(table, state, next)
  else if (state.orders.length > 0) ordersOn(table, state)
  else playStage(table, state)
  closeMoment(state, next)
  checkEnd(table, state)
  if (goesOn(state)) closeGame(table, state)
}

/** AB-SIDES-3: all win together or lose together. */
function result(state: State): Result | undefined {
  const { outcome, round } = state
  if (!outcome) return undefined
  const winners = outcome.won ? seatsAtTable(state) : []
  return { winners, outcome: outcome.won ? 'won' : 'lost', by: outcome.by, rounds: round }
}

export const arena: Game<State, Config, Content> = {
  id: manifest.id,
  title: manifest.title,
  version: '3',
  seats: manifest.seats,
  config: config as unknown as Game<State, Config, Content>['config'],
  content: (packs) => box.withPacks(packs),
  start,
  step,
  mayAct,
  act: takeAct,
  result,
  schema: stateSchema,
  broken: brokenLaws,
  describe,
  summary: summarise,
  copy: copyState,
}
