import { squareDistance } from '@muster/space'
import { ok, refuse, type Seat, type Verdict } from '@muster/table'
import type { Deed } from '../content/loot.ts'
import { board } from './board.ts'
import { maxHealth } from './character.ts'
import { enemyName, enemyOf, hunterOf, lootOf, metricOf, turnOf, whoIs } from './lookup.ts'
import { harm } from './stars.ts'
import type { Enemy, Hunter, State } from './state.ts'
import type { Table } from './table.ts'

/** SN-EQUIP-10 to SN-EQUIP-13, SN-R-30: using loot that is not equipment. `on` is the enemy struck, '' where none is. */
export type Use = { readonly do: 'use'; readonly card: string; readonly on: string }

const notUsed = refuse('SN-EQUIP-1', 'this loot is equipped, not used')
const waits = refuse('SN-EQUIP-14', 'this loot works only when its condition arises')
const downed = refuse('SN-R-60', 'a downed player uses no loot')
const attack = refuse('SN-R-61', 'loot that attacks cannot be used on the turn of coming back')
const ready = refuse('SN-EQUIP-15', 'the ability timer is at zero already')
const unhurt = refuse('SN-EQUIP-15', 'the character has all its health')
const nobodyNear = refuse('SN-EQUIP-15', 'no enemy is within the reach printed on the card')

/** Why a card cannot be used now; ok where it can. */
export function useVerdict(state: State, seat: Seat, { card, on }: Use): Verdict {
  const loot = lootOf(state, card)
  const { condition } = turnOf(state)
  if (condition === 'shoot-only') return downed
  if (loot.kind === 'permanent') return ok
  if (loot.kind === 'when-hit') return waits
  if (loot.kind !== 'one-use') return notUsed
  return deedVerdict(state, seat, loot.deed, on)
}

function deedVerdict(state: State, seat: Seat, deed: Deed, on: string): Verdict {
  const hunter = hunterOf(state, seat)
  switch (deed.do) {
    case 'reset-cooldown':
      return hunter.timer > 0 ? ok : ready
    case 'heal':
      return hunter.wounds > 0 ? ok : unhurt
    case 'strike':
      if (turnOf(state).condition === 'reviving') return attack
      return on !== '' && isNear(state, hunter, enemyOf(state, on), deed.reach) ? ok : nobodyNear
    case 'blast':
      if (turnOf(state).condition === 'reviving') return attack
      return state.enemies.some((enemy) => isNear(state, hunter, enemy, deed.reach)) ? ok : nobodyNear
  }
}

function isNear(state: State, hunter: Hunter, enemy: Enemy, reach: number | undefined): boolean {
  return reach === undefined || squareDistance(board, hunter.square, enemy.square, metricOf(state)) <= reach
}

/** Every way to use a card of the hand, for saying why not. */
export function useCandidates(state: State, seat: Seat): Use[] {
  return hunterOf(state, seat).hand.flatMap((card): Use[] => {
    const loot = lootOf(state, card)
    if (loot.kind === 'gun' || loot.kind === 'shield' || loot.kind === 'upgrade') return []
    const strikes = loot.kind === 'one-use' && loot.deed.do === 'strike'
    if (strikes && state.enemies.length > 0) return state.enemies.map(({ id }) => ({ do: 'use', card, on: id }))
    return [{ do: 'use', card, on: '' }]
  })
}

export function usesOf(state: State, seat: Seat): Use[] {
  if (hunterOf(state, seat).hand.length === 0) return []
  return useCandidates(state, seat).filter((use) => !useVerdict(state, seat, use))
}

/** SN-EQUIP-12, SN-EQUIP-13, SN-R-54: a one-use card is spent, a permanent one out of the game with its bonus remaining. */
export function useCard(table: Table, state: State, seat: Seat, { card, on }: Use): void {
  const hunter = hunterOf(state, seat)
  const loot = lootOf(state, card)
  hunter.hand.splice(hunter.hand.indexOf(card), 1)
  table.tell({ event: 'used', rule: 'SN-EQUIP-12', seat, who: whoIs(state, seat), card })
  if (loot.kind === 'permanent') {
    hunter.perks.push(card)
    return
  }
  state.lootDiscard.cards.push(card)
  if (loot.kind === 'one-use') doDeed(table, state, seat, loot.deed, on)
}

function doDeed(table: Table, state: State, seat: Seat, deed: Deed, on: string): void {
  const hunter = hunterOf(state, seat)
  switch (deed.do) {
    case 'reset-cooldown':
      hunter.timer = 0
      table.tell({ event: 'timer', rule: 'SN-ABILITY-8', seat, who: whoIs(state, seat), timer: 0 })
      return
    case 'heal': {
      const health = Math.min(hunter.wounds, deed.health)
      hunter.wounds -= health
      const max = maxHealth(state, hunter)
      table.tell({
        event: 'healed',
        rule: 'SN-EQUIP-12',
        seat,
        who: hunter.card,
        health,
        now: max - hunter.wounds,
        max,
      })
      return
    }
    case 'strike':
      harm(table, state, seat, [{ enemy: enemyOf(state, on), amount: deed.damage }], 'SN-EQUIP-12')
      return
    case 'blast': {
      const near = state.enemies.filter((enemy) => isNear(state, hunter, enemy, deed.reach))
      harm(
        table,
        state,
        seat,
        near.map((enemy) => ({ enemy, amount: deed.damage })),
        'SN-EQUIP-12',
      )
      return
    }
  }
}

/** The card, and whom it strikes. */
export const useRefs = ({ card, on }: Use): string[] => (on === '' ? [card] : [card, on])

export const useKey = ({ card, on }: Use): string => (on === '' ? `use ${card}` : `use ${card} on ${on}`)

export function useText(state: State, { card, on }: Use): string {
  const { name } = lootOf(state, card)
  return on === '' ? `Use ${name}` : `Use ${name} on ${enemyName(state, enemyOf(state, on))}`
}
