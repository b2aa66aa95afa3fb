import { hasRoom, type PlanePoint } from '@muster/space'
import { ok, type PlaceOffer, pickOne, pickPoint, refuse, type Seat, type Verdict, type Words } from '@muster/table'
import type { Area } from '../content/cards/scenario.ts'
import { boundsOfArea, isInArea, outlineOfArea } from '../content/space/area.ts'
import { crowdWithout, planeFor, toleranceOf } from './components.ts'
import { combatForce } from './effects/force.ts'
import { happenTo } from './effects/moments.ts'
import { isAnyIn, placeByLot, placesIn, standingAt } from './ground.ts'
import { haveControl } from './have-control.ts'
import { lineUp } from './line-up.ts'
import { modelOf, nameOf } from './lookup.ts'
import { mayBeginInReserve } from './reserve.ts'
import { firstInControl, scenarioOf, zoneOf } from './scenario.ts'
import type { Battle, Model } from './state.ts'
import type { Table } from './table.ts'
import { alliesOf, playing } from './teamplay.ts'

/** One thing to do with a model that is set aside. */
type Choice = { readonly do: 'deploy' | 'reserve'; readonly id: string }

export type DeployAsk = { readonly battle: Battle; readonly model: Model }

const OUTSIDE = refuse('CZ-SCENARIO-5', 'a model begins wholly in the zone of its side')
const CROWDED = refuse('CZ-SCENARIO-5', 'there is no room to stand there')

/** CZ-SCENARIO-5, CZ-SPACE-5: whether a model may begin at a place. */
export function deployVerdict(place: PlanePoint, { battle, model }: DeployAsk): Verdict {
  if (!Number.isInteger(place.x) || !Number.isInteger(place.y)) return OUTSIDE
  const base = standingAt(battle, model, place)
  if (!isInArea(zoneOf(battle, model.seat), planeFor(battle), base, toleranceOf(battle))) return OUTSIDE
  return hasRoom(planeFor(battle), base, crowdWithout(battle)) ? ok : CROWDED
}

const boundsFor = ({ battle, model }: DeployAsk) => boundsOfArea(zoneOf(battle, model.seat) as Area, planeFor(battle))

const suggested = (ask: DeployAsk): PlanePoint[] => placesIn(boundsFor(ask), (place) => deployVerdict(place, ask))

const placeOffer: PlaceOffer<PlanePoint, DeployAsk> = {
  verdict: deployVerdict,
  candidates: suggested,
  sample: (ask, random) =>
    placeByLot(
      random,
      boundsFor(ask),
      (place) => deployVerdict(place, ask),
      () => suggested(ask),
    ),
}

export const inchesText = ({ x, y }: PlanePoint): string => `At ${x / 100}, ${y / 100} inches`

const placeWords: Words<PlanePoint, DeployAsk> = {
  ask: 'deploy at',
  rule: 'CZ-SCENARIO-5',
  prompt: ({ battle, model }) => `Where does ${nameOf(battle, model)} begin?`,
  doing: 'deploys a model',
  key: ({ x, y }) => `${x} ${y}`,
  text: inchesText,
  refs: (_, { model }) => [model.id],
  region: ({ battle, model }) => [outlineOfArea(zoneOf(battle, model.seat), planeFor(battle))],
}

const choiceWords: Words<Choice, Battle> = {
  ask: 'deploy',
  rule: 'CZ-SCENARIO-5',
  prompt: () => 'Which model do you deploy next?',
  doing: 'deploys a model',
  key: (choice) => `${choice.do} ${choice.id}`,
  text: (choice, battle) =>
    choice.do === 'deploy' ? `Deploy ${nameOf(battle, choice)}` : `Keep ${nameOf(battle, choice)} in Reserve`,
  kind: (choice) => choice.do,
  refs: ({ id }) => [id],
  candidates: (battle) =>
    choicesFor(battle).flatMap(({ id }): Choice[] => [
      { do: 'deploy', id },
      { do: 'reserve', id },
    ]),
  verdict: (choice, battle) =>
    choice.do === 'deploy' || mayBeginInReserve(battle, modelOf(battle, choice.id)) ? ok : NO_RESERVE,
}

const NO_RESERVE = refuse('CZ-RESERVE-1', 'no rule lets it begin in Reserve')

/** Whom the next player may deploy. */
function choicesFor(battle: Battle): Model[] {
  const seat = nextToDeploy(battle)
  return seat === undefined ? [] : distinct(battle, aside(battle, seat))
}

/** The models a player has yet to deploy. */
function aside({ models }: Battle, seat: Seat): Model[] {
  return models.filter((model) => model.seat === seat && model.where === 'aside')
}

/** Of models that are alike in all they carry only the first is offered. */
function distinct({ programs }: Battle, models: readonly Model[]): Model[] {
  const alike = ({ id, card, gear, loot }: Model) => {
    const installed = programs.filter(({ of }) => of === id).map((one) => one.card)
    return [card, ...[gear.map((one) => one.card), loot, installed].map((cards) => cards.toSorted().join(' '))].join()
  }
  return models.filter((model, at) => models.findIndex((other) => alike(other) === alike(model)) === at)
}

/** CZ-SCENARIO-5, CZ-TEAMPLAY-1: in turn, model by model, or one side after the other, both of its players; who has nobody left is passed over. */
function nextToDeploy(battle: Battle): Seat | undefined {
  const { sides, turn = 0 } = battle
  const order = sides.map((_, by) => (turn + by) % sides.length)
  const own = scenarioOf(battle).deploy === 'side-by-side' ? alliesOf(battle, turn) : []
  const isOpen = (seat: Seat) => aside(battle, seat).length > 0
  return order.find((seat) => own.includes(seat) && isOpen(seat)) ?? order.find(isOpen)
}

/** CZ-SCENARIO-5, CZ-RESERVE-1: the next model to its place, or into Reserve; with none left the fight is on. */
export function deployNext(table: Table, battle: Battle): void {
  const seat = nextToDeploy(battle)
  if (seat === undefined) return begin(table, battle)
  if (battle.config.deployment === 'lined-up') {
    lineUp(battle, seat)
    battle.turn = seat
    return
  }
  const options = distinct(battle, aside(battle, seat)).flatMap((model): Choice[] => [
    { do: 'deploy', id: model.id },
    ...(mayBeginInReserve(battle, model) ? [{ do: 'reserve', id: model.id } as const] : []),
  ])
  const only = options.length === 1 ? options[0] : undefined
  const choice = only ?? table.ask(seat, pickOne(choiceWords, options, battle))
  const model = modelOf(battle, choice.id)
  const ask = { battle, model }
  if (choice.do === 'reserve' || !isAnyIn(boundsFor(ask), (place) => deployVerdict(place, ask)))
    keepInReserve(table, model)
  else put(table, battle, model, table.ask(seat, pickPoint(placeWords, placeOffer, ask)), 'CZ-SCENARIO-5')
  battle.turn = seat
  battle.done = [seat]
  if (scenarioOf(battle).deploy === 'in-turn') battle.turn = (seat + 1) % battle.sides.length
}

/** CZ-RESERVE-1; also whoever finds no room in the zone any more. */
function keepInReserve(table: Table, model: Model): void {
  model.where = 'reserve'
  table.tell({ event: 'kept', rule: 'CZ-RESERVE-1', id: model.id })
}

/** A model comes to the table. */
export function put(table: Table, battle: Battle, model: Model, place: PlanePoint, rule: string): void {
  const { x, y, z } = standingAt(battle, model, place)
  model.where = 'table'
  model.at = { x, y, z }
  combatForce.changed(battle)
  table.tell({ event: 'stands', rule, id: model.id, way: [], x, y, z })
}

/** CZ-CONTROL-3: the scenario says who has Control first, and the fight is on. */
function begin(table: Table, battle: Battle): void {
  const last = battle.done?.[0] ?? battle.turn ?? 0
  battle.turn = undefined
  battle.done = undefined
  combatForce.changed(battle)
  for (const seat of playing(battle)) happenTo(table, battle, 'game-start', seat)
  battle.control = firstInControl(table, battle, last)
  battle.stage = 'control'
  table.tell({ event: 'control', rule: 'CZ-CONTROL-3', seat: battle.control })
  haveControl(table, battle)
}
