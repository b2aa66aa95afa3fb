import { announcementText } from '../../content/describe.ts'
import type { Order } from '../../content/grammar/order.ts'
import { assaultOf } from '../../rules/assault.ts'
import { nameOf, spawningOf, standsIn } from '../../rules/lookup.ts'
import { reserveOf } from '../../rules/spawn.ts'
import type { State } from '../../rules/state.ts'
import { targetsFor } from '../../rules/target.ts'
import { orderIcons } from './icons.ts'

/** One order on a card, with what it would come to as everybody stands now. */
export interface OrderDrawing {
  readonly icon: string
  readonly name: string
  readonly forecast: string
}

export interface AnnouncementDrawing {
  readonly id: string
  readonly name: string
  readonly orders: readonly OrderDrawing[]
  /** What holds during its enemy turn. */
  readonly text: readonly string[]
}

export interface StripDrawing {
  /** The card whose orders are being carried out. */
  readonly now: AnnouncementDrawing | undefined
  /** First to come first. */
  readonly queue: readonly AnnouncementDrawing[]
  /** How many are in the deck behind them. */
  readonly toCome: number
}

const kindOf = (order: Order): string => (typeof order === 'string' ? order : 'empty' in order ? 'empty' : 'if')

/** AB-TARGET-1..5: how many enemies would attack whom, were the order given now; of a tie the first. */
function attackForecast(state: State, kind: 'melee' | 'ranged'): string {
  const aimedAt = new Map<string, number>()
  for (const enemy of state.enemies) {
    const [target] = targetsFor(state, enemy, assaultOf(state, enemy, kind))
    if (target) aimedAt.set(target.id, (aimedAt.get(target.id) ?? 0) + 1)
  }
  if (aimedAt.size === 0) return 'nobody in reach'
  return [...aimedAt].map(([id, count]) => `${count} on ${nameOf(state, id)}`).join(', ')
}

/** AB-SPAWN-10..11, AB-BOUNTY-15: how many would appear; where no model is left, those on the board strike. */
function spawnForecast(state: State): string {
  const wanted = new Map<string, number>()
  for (const { enemy, count } of spawningOf(state)) wanted.set(enemy, (wanted.get(enemy) ?? 0) + count)
  if (wanted.size === 0) return 'nobody appears'
  const cards = [...wanted].map(([enemy, count]) => ({ count, free: reserveOf(state, standsIn(state, enemy)).length }))
  const come = cards.reduce((sum, { count, free }) => sum + Math.min(free, count), 0)
  const strike = cards.some(({ free }) => free === 0)
  return [...(come > 0 ? [`${come} appear`] : []), ...(strike ? ['those here strike'] : [])].join(', ')
}

function forecastOf(state: State, kind: string): string {
  switch (kind) {
    case 'melee':
    case 'ranged':
      return attackForecast(state, kind)
    case 'move':
      return `${state.enemies.length} close in`
    case 'spawn':
      return spawnForecast(state)
    default:
      return ''
  }
}

function announcementOf(state: State, id: string, foretold: boolean): AnnouncementDrawing | undefined {
  const card = state.content.announcements[id]
  if (!card) return undefined
  const lines = announcementText(state.content, card)
  return {
    id,
    name: card.name,
    orders: card.orders.map((order, at) => ({
      icon: orderIcons[kindOf(order)] ?? 'megaphone',
      name: lines[at] ?? '',
      forecast: foretold ? forecastOf(state, kindOf(order)) : '',
    })),
    text: lines.slice(card.orders.length),
  }
}

/** The announcement strip: what the enemies do now, what comes next, and how much more. */
export function stripOf(state: State): StripDrawing {
  const now = state.announced === undefined ? undefined : announcementOf(state, state.announced, false)
  const isPlayed = state.round > 0
  return {
    now,
    queue: state.queue.cards
      .filter((id) => id !== state.announced)
      .flatMap((id, at) => announcementOf(state, id, isPlayed && !now && at === 0) ?? []),
    toCome: state.deck.cards.length,
  }
}
