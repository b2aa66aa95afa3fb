import { type AnyQuestion, type Choice, type GameEvent, type Seat, writeChoice } from '@muster/table'
import type { Orders as ChosenOrders, EngineUi } from '@muster/ui'
import { mind } from '../bot.ts'
import { contentWith } from '../content/index.ts'
import { arsenal } from '../rules/game.ts'
import { type Orders, orderedAnswer } from '../rules/orders.ts'
import type { State } from '../rules/state.ts'
import { boxOf } from './scene/box.ts'
import { forecastOf } from './scene/forecast.ts'
import { hitPoints } from './scene/hit-points.ts'
import { luckOf } from './scene/luck.ts'
import { overlaysOf } from './scene/overlays.ts'
import { sceneOf } from './scene/scene.ts'

/** AR-R-5: the orders a seat chose on the page, as the rules know them. */
function ordersOf({ pass, targeted, end }: ChosenOrders): Orders {
  return {
    pass: (pass ?? 'never') as Orders['pass'],
    stopWhenTargeted: targeted === 'stop',
    stopAtTurnEnd: end === 'stop',
    secret: false,
  }
}

function ordered(state: State, seat: Seat, question: AnyQuestion, chosen: ChosenOrders): Choice | undefined {
  const said = orderedAnswer(state, seat, question, ordersOf(chosen))
  return said && writeChoice(question, said.answer)
}

const seatsIn = (events: readonly GameEvent[]): number => events.filter(({ event }) => event === 'mech').length

export const engineUi: EngineUi<State> = {
  game: arsenal,
  mind,
  box: (packs) => boxOf(contentWith(packs)),
  scene: sceneOf,
  scores: (state) => [...state.players.keys()].map((seat) => hitPoints(state, seat)),
  luck: (events) => luckOf(events, seatsIn(events)),
  reveals: ['dice', 'drew', 'first', 'mech'],
  overlays: overlaysOf,
  forecast: forecastOf,
  ordered,
  passOnEnds: ({ turn }, seat) => turn === seat,
}
