import { bearing, copyPile, mapped } from '@muster/table'
import { shareKnown } from './beside.ts'
import { force } from './effects/force.ts'
import { shareOccupancy } from './occupancy.ts'
import type { Campaign, Enemy, Frame, Hunter, State, Todo } from './state.ts'

type Writable<Data> = { -readonly [Key in keyof Data]: Data[Key] }

/**
 * A copy as `clone` makes it, only faster: bots and the live table make one for every answer they try. Lists and parts that
 * rules replace and never change in place are shared.
 */
export function copyState(state: State): State {
  const copy = bearing(state.content) as Writable<State>
  copy.config = state.config
  copy.seats = state.seats
  copy.stage = state.stage
  copy.scenario = state.scenario
  copy.round = state.round
  copy.hunters = mapped(state.hunters, copyHunter)
  copy.enemies = mapped(state.enemies, copyEnemy)
  copy.luck = state.luck
  copy.spotlight = state.spotlight
  copy.red = state.red
  copy.counters = { ...state.counters }
  copy.lasting = state.lasting
  copy.elements = mapped(state.elements, ({ kind, zone, on }) => ({ kind, zone, on }))
  copy.ground = state.ground
  copy.idle = state.idle
  copy.active = state.active
  copy.orders = mapped(state.orders, copyFrame)
  copy.moment = state.moment
  copy.announced = state.announced
  copy.todo = mapped(state.todo, copyTodo)
  copy.deck = copyPile(state.deck)
  copy.queue = copyPile(state.queue)
  copy.past = copyPile(state.past)
  copy.events = copyPile(state.events)
  copy.pastEvents = copyPile(state.pastEvents)
  copy.fans = copyPile(state.fans)
  copy.bag = copyPile(state.bag)
  copy.guns = copyPile(state.guns)
  copy.meds = copyPile(state.meds)
  copy.ammo = copyPile(state.ammo)
  copy.legendary = copyPile(state.legendary)
  copy.campaign = state.campaign && copyCampaign(state.campaign)
  copy.vending = state.vending
  copy.outcome = state.outcome
  copy.gone = state.gone
  force.share(state, copy)
  shareOccupancy(state, copy)
  shareKnown(state, copy)
  return copy
}

function copyCampaign({ deck, stock, bounties, ...rest }: Campaign): Campaign {
  return { ...rest, deck: copyPile(deck), stock: copyPile(stock), bounties: copyPile(bounties) }
}

function copyHunter(hunter: Hunter): Hunter {
  const { id, seat, zone, tokens, activated, dying, status, gear, inventory, trees, loot, things, fan } = hunter
  return { id, seat, zone, tokens: tokens.slice(), activated, dying, status, gear, inventory, trees, loot, things, fan }
}

function copyEnemy({ id, card, zone, wounds, shields, status, falling }: Enemy): Enemy {
  return { id, card, zone, wounds, shields, status, falling }
}

function copyFrame({ by, card, at, left, line, list, only }: Frame): Frame {
  return { by, card, at, left: left?.slice(), line, list, only }
}

function copyTodo(todo: Todo): Todo {
  switch (todo.do) {
    case 'react': {
      const { batch, asked } = todo
      return { do: 'react', batch: { ...batch, waiting: batch.waiting.slice() }, asked }
    }
    case 'volley':
      return { ...todo, zones: todo.zones.slice(), wounded: todo.wounded.slice() }
    case 'moment':
      return { do: 'moment', left: todo.left.slice() }
    case 'shots':
      return { ...todo, zones: todo.zones.slice() }
    default:
      return { ...todo }
  }
}
