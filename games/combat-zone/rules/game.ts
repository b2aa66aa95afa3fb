import type { Game } from '@muster/table'
import { contentWith } from '../content/index.ts'
import type { Content } from '../content/load.ts'
import { manifest } from '../manifest.ts'
import { take } from './action.ts'
import { nextOfBlast } from './blast.ts'
import { campaignResult, campaignStep, closeGame } from './campaign/campaign.ts'
import { type Doing, doingOf } from './cards.ts'
import { obey } from './command.ts'
import { act, mayAct } from './concede.ts'
import { type Config, config } from './config.ts'
import { activation, passControl, takeControl } from './control.ts'
import { copyBattle } from './copy.ts'
import { goOnWithTask } from './drone.ts'
import { happen } from './effects/moments.ts'
import { result, settle } from './end.ts'
import { runErrand } from './free.ts'
import { inspire } from './inspire.ts'
import { brokenLaws } from './laws.ts'
import { isOn, isOver, modelOf } from './lookup.ts'
import { actQuestion } from './menu.ts'
import { nextShot } from './rapid.ts'
import { nextReaction } from './react.ts'
import { reloadLost } from './reload.ts'
import { preparation } from './setup.ts'
import { start } from './start.ts'
import { type Battle, stateSchema } from './state.ts'
import { summarise } from './summary.ts'
import type { Table } from './table.ts'
import { putDownBody } from './takenout.ts'
import { walkOn } from './walk.ts'
import { describe } from './words.ts'

/** Before the fight what is to be settled for it. Then what waits comes first: a Body, the rest of a move, what is done for free, a drone's task, [RE]actions, a Command; then whatever the stage is about. */
function playOn(table: Table, battle: Battle): void {
  if (isOver(battle)) return
  const prepare = preparation(battle)
  if (prepare) return prepare(table, battle)
  if (battle.fallen.length > 0) return putDownBody(table, battle)
  if (battle.moving) return walkOn(table, battle)
  if (battle.blast) return nextOfBlast(table, battle)
  if (battle.shots) return nextShot(table, battle)
  if (battle.errands.length > 0) return runErrand(table, battle)
  if (battle.tasks.length > 0) return goOnWithTask(table, battle)
  if (battle.batch) return react(table, battle)
  if (battle.commanded !== undefined) return obey(table, battle)
  if (battle.stage === 'control') return takeControl(table, battle)
  if (battle.stage === 'inspire') return inspire(table, battle)
  activation(table, battle)
}

/** CZ-REACT-1..8, CZ-REACT-16, CZ-REACT-17: the next [RE]action; who lost the Active Model to one loses Control. */
function react(table: Table, battle: Battle): void {
  const next = nextReaction(battle)
  if (!next) {
    const { active } = battle
    if (active && battle.stage === 'active' && !isOn(modelOf(battle, active.id)) && battle.commanded === undefined)
      passControl(table, battle)
    return
  }
  const model = modelOf(battle, next.id)
  const { action, target, token } = table.ask(model.seat, actQuestion({ battle, model, against: next.against }))
  if (action === '' || !isOn(model)) return
  table.tell({ event: 'reacts', rule: 'CZ-REACT-1', id: model.id })
  happen(table, battle, { on: 'reaction', by: model, who: modelOf(battle, next.against), isReaction: true })
  take(table, battle, { by: model.id, doing: doingOf(battle, model, action) as Doing, target, token, isReaction: true })
}

/** From one checkpoint to the next: one decision of Control, one action, one segment of a move, one [RE]action, one Body. */
function step(table: Table, battle: Battle): void {
  const { campaign } = battle
  if (campaign && campaign.stage !== 'game') return campaignStep(table, battle)
  playOn(table, battle)
  if (!isOver(battle)) {
    reloadLost(table, battle)
    settle(table, battle)
  }
  if (campaign) closeGame(table, battle)
}

export const combatZone: Game<Battle, Config, Content> = {
  id: manifest.id,
  title: manifest.title,
  version: '3',
  seats: manifest.seats,
  config: config as unknown as Game<Battle, Config, Content>['config'],
  content: contentWith,
  start,
  copy: copyBattle,
  step,
  mayAct,
  act,
  result: (battle) => (battle.campaign ? campaignResult(battle) : result(battle)),
  schema: stateSchema,
  broken: brokenLaws,
  describe,
  summary: summarise,
}
