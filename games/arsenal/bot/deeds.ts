import type { Seat } from '@muster/table'
import type { Deed } from '../content/grammar.ts'
import { hasLock } from '../rules/lockon.ts'
import { areRivals, cardNamed, controllerOf, itemOf, mechId, playerOf, seatOfMech } from '../rules/lookup.ts'
import { bonusAt } from '../rules/range.ts'
import type { State } from '../rules/state.ts'
import { gainOf, health } from './gain.ts'
import { aimsFrom, CARD, nearest } from './places.ts'

/** Whether the Attack on top of the stack is aimed at a player. */
function isUnderFire(state: State, seat: Seat): boolean {
  const top = state.stack.at(-1)
  return top?.strikes?.some((target) => controllerOf(state, target) === seat) ?? false
}

/** A card or function as it would be used now. */
type Deeds = { readonly state: State; readonly seat: Seat; readonly target: string | undefined; readonly x: number }

const sizeOf = (amount: unknown, x: number): number =>
  typeof amount === 'number' ? amount : amount === 'X' ? x : amount === undefined ? 0 : 2

/** About what one deed is worth where it is used now. */
function weighDeed(deed: Deed, use: Deeds): number {
  const { state, seat, target, x } = use
  const fire = isUnderFire(state, seat)
  const own = state.turn === seat && state.stack.length === 0
  if ('dice' in deed) {
    const size = sizeOf(deed.dice.add, x) || sizeOf(deed.dice.less, x)
    if (deed.dice.roll === 'attack')
      return own && aimsFrom(state, seat, playerOf(state, seat).hex) >= 1
        ? size * 0.4
        : fire && deed.dice.less !== undefined
          ? 0.6
          : 0
    return fire ? size * (deed.dice.roll === 'evasion' ? 0.75 : 0.35) : 0
  }
  if ('range' in deed) return fire ? 1.8 : 0
  if ('pool' in deed)
    return deed.pool.add === undefined ? 0.7 : own && deed.pool.of === 'attack' ? sizeOf(deed.pool.add, x) * 0.3 : 0
  if ('prevent' in deed) return fire ? health(state, seat, Math.min(4, sizeOf(deed.prevent.amount, x))) * 0.6 : 0
  if ('damage' in deed)
    return weighDamage(deed.damage.to === 'me' ? mechId(seat) : target, sizeOf(deed.damage.amount, x), use)
  if ('blast' in deed) return nearest(state, seat, playerOf(state, seat).hex) <= 1 ? 1.5 : -1
  if ('repair' in deed)
    return health(state, seat, Math.min(playerOf(state, seat).damage, sizeOf(deed.repair.amount, x)))
  if ('draw' in deed) return playerOf(state, seat).reserve.cards.length > 6 ? CARD * sizeOf(deed.draw.cards, x) : -2
  if ('disrupt' in deed) return weighDisrupt(use)
  if ('lock' in deed) return weighLock(target, use)
  if ('move' in deed || 'retreat' in deed) return fire && !isGuidedTop(state) ? 3 : 0
  if ('advance' in deed) return own && aimsFrom(state, seat, playerOf(state, seat).hex) < 1 ? 1.2 : 0
  if ('drain' in deed)
    return deed.drain.who === 'me'
      ? -0.6 * sizeOf(deed.drain.burn, x)
      : 0.35 * sizeOf(deed.drain.mark, x) + 0.7 * sizeOf(deed.drain.burn, x)
  if ('charge' in deed) return Math.min(playerOf(state, seat).energy.burned, sizeOf(deed.charge.refresh, x)) * 0.9
  if ('seize' in deed || 'scrap' in deed) return target !== undefined && controllerOf(state, target) !== seat ? 1.6 : -2
  if ('recover' in deed) return Math.min(deed.recover.cards, playerOf(state, seat).scrapheap.cards.length) * 0.1
  if ('jam' in deed || 'unlock' in deed) return fire && isGuidedTop(state) ? 3 : 0
  if ('halt' in deed) return target !== undefined && state.stack.at(-1)?.kind === 'move' ? 0.7 : 0
  return 0
}

const isGuidedTop = (state: State): boolean => {
  const top = state.stack.at(-1)
  const card = top?.card === undefined ? undefined : state.content.cards[top.card]
  return card?.type === 'attack' && card.guided === true
}

function weighDamage(target: string | undefined, amount: number, { state, seat }: Deeds): number {
  if (target === undefined) return 0.5
  const owner = controllerOf(state, target)
  if (owner < 0) return 0
  const worth = seatOfMech(target) >= 0 ? health(state, owner, amount * 0.8) : 0.5 * amount
  return areRivals(state, owner, seat) ? worth : -worth
}

/** Disrupting is worth what the disrupted thing would do. */
function weighDisrupt({ state, seat, target }: Deeds): number {
  const item = target === undefined ? undefined : itemOf(state, target)
  if (!item || !areRivals(state, item.seat, seat)) return -3
  const card = item.card === undefined ? undefined : state.content.cards[item.card]
  if (card?.type === 'attack')
    return (item.strikes ?? []).reduce(
      (sum, one) =>
        sum +
        (controllerOf(state, one) === seat ? gainOf(state, item.seat, { ...card, swarm: undefined }, one, item.x) : 0),
      0,
    )
  return item.kind === 'card' ? 1 : 0.4
}

function weighLock(target: string | undefined, { state, seat }: Deeds): number {
  if (target !== undefined && (hasLock(state, seat, target) || !areRivals(state, controllerOf(state, target), seat)))
    return -0.5
  if (state.turn !== seat || state.stack.length > 0) return -0.5
  const wants = playerOf(state, seat).hand.cards.some((id) => {
    const card = cardNamed(state, id)
    return card.type === 'attack' && (target === undefined || bonusAt(state, seat, card, target) !== undefined)
  })
  const guided = playerOf(state, seat).hand.cards.some((id) => {
    const card = cardNamed(state, id)
    return (
      card.type === 'attack' &&
      card.guided === true &&
      target !== undefined &&
      bonusAt(state, seat, card, target) !== undefined
    )
  })
  const isMech = target === undefined || seatOfMech(target) >= 0
  return (guided ? 2.5 : wants ? 0.5 : 0) * (isMech ? 1 : 0.3)
}

export const deedsOf = (list: readonly Deed[], use: Deeds): number =>
  list.reduce((sum, deed) => sum + weighDeed(deed, use), 0)
