import { bearing, copyPile } from '@muster/table'
import { force } from './effects/force.ts'
import { shareOccupancy } from './occupancy.ts'
import type { Enemy, Frame, Hunter, State, Todo } from './state.ts'

type Writable<Data> = { -readonly [Key in keyof Data]: Data[Key] }

/**
 * A copy as `clone` makes it, only faster: bots and the live table make one for every answer they try. Lists and parts that
 * rules replace and never change in place are shared.
 */
export function copyState(state: State): State {
  const copy = Object.assign(bearing(state.content), state) as Writable<State>
  copy.hunters = state.hunters.map(copyHunter)
  copy.enemies = state.enemies.map(copyEnemy)
  copy.counters = { ...state.counters }
  copy.elements = state.elements.map(({ kind, zone, on }) => ({ kind, zone, on }))
  copy.orders = state.orders.map(copyFrame)
  copy.todo = state.todo.map(copyTodo)
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
  if (state.campaign) {
    const { deck, stock, bounties, ...rest } = state.campaign
    copy.campaign = { ...rest, deck: copyPile(deck), stock: copyPile(stock), bounties: copyPile(bounties) }
  }
  force.share(state, copy)
  shareOccupancy(state, copy)
  return copy
}

function copyHunter(hunter: Hunter): Hunter {
  const { id, seat, zone, tokens, activated, dying, status, gear, inventory, trees, loot, things, fan } = hunter
  return { id, seat, zone, tokens: tokens.slice(), activated, dying, status, gear, inventory, trees, loot, things, fan }
}

function copyEnemy({ id, card, zone, wounds, shields, status, falling }: Enemy): Enemy {
  return { id, card, zone, wounds, shields, status, ...(falling ? { falling } : {}) }
}

function copyFrame(frame: Frame): Frame {
  return frame.left ? { ...frame, left: frame.left.slice() } : { ...frame }
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
