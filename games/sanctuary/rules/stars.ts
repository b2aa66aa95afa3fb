import type { Square } from '@muster/space'
import type { Seat } from '@muster/table'
import { freeTrade, markedReward } from './bloodwing.ts'
import { labelOf } from './board.ts'
import { halved } from './gunzerk.ts'
import { enemyCardOf, fullHealth, isGoblin, tableOptions } from './lookup.ts'
import { drawLoot, drawRare } from './loot.ts'
import { vanish } from './standing.ts'
import type { Enemy, InPlay, State } from './state.ts'
import type { Table } from './table.ts'
import { checkWin, isOver } from './win.ts'

/** Damage to one enemy. */
export type Harm = { readonly enemy: Enemy; readonly amount: number }

/** A card none of whose enemies is left, with the square its last one stood on. */
type Finished = { readonly card: InPlay; readonly square: Square }

/**
 * SN-SHOOT-1, SN-SHOOT-11, SN-SHOOT-12, SN-DECKS-10, SN-R-62, SN-R-76: one effect damages all its victims at the same time;
 * the defeated are removed, and the cards this finishes pay in the order in which they came into play. The seat is the
 * killer of whatever dies.
 */
export function harm(table: Table, state: State, killer: Seat, harms: readonly Harm[], rule: string): void {
  const dead: Enemy[] = []
  for (const { enemy, amount } of harms) {
    const left = Math.max(0, enemy.health - amount)
    table.tell(() => ({
      event: 'harm',
      rule,
      enemy: enemy.id,
      amount,
      left,
      max: fullHealth(state, enemy),
      by: killer,
    }))
    if (left > 0) enemy.health = left
    else dead.push(enemy)
  }
  if (dead.length === 0) return
  for (const enemy of dead) remove(table, state, enemy)
  payFinished(table, state, killer, dead)
}

function remove(table: Table, state: State, enemy: Enemy): void {
  vanish(state, enemy)
  table.tell({ event: 'defeated', rule: 'SN-SHOOT-11', enemy: enemy.id })
  if (state.phaselock?.enemy !== enemy.id) return
  state.phaselock = undefined
  table.tell({ event: 'phaselock-ends', rule: 'SN-PHASELOCK-7' })
}

function payFinished(table: Table, state: State, killer: Seat, dead: readonly Enemy[]): void {
  const finished: Finished[] = []
  for (const card of state.inPlay) {
    const last = dead.findLast((enemy) => enemy.card === card.card)
    if (last && !hasEnemies(state, card.card)) finished.push({ card, square: last.square })
  }
  for (const { card } of finished) discard(table, state, card)
  const trades: Seat[] = []
  for (const { card, square } of finished) {
    const partner = pay(table, state, killer, card, square)
    if (partner !== undefined) trades.push(partner)
  }
  checkWin(table, state)
  for (const partner of trades) if (!isOver(state)) freeTrade(table, state, killer, partner)
}

const hasEnemies = (state: State, card: string): boolean => state.enemies.some((enemy) => enemy.card === card)

/** SN-DECKS-9, SN-R-48, SN-R-51: a card with no enemy left leaves play. */
function discard(table: Table, state: State, card: InPlay): void {
  state.inPlay.splice(state.inPlay.indexOf(card), 1)
  if (isGoblin(state, card)) state.gone.push(card.card)
  else state.enemyDiscard.cards.push(card.card)
  table.tell({ event: 'finished', rule: 'SN-DECKS-9', card: card.card })
}

/** SN-R-48: called when an enemy has left for Sanctuary: the card goes if it was the last, and pays nobody. */
export function discardIfFinished(table: Table, state: State, card: string): void {
  const played = state.inPlay.find((one) => one.card === card)
  if (!played || hasEnemies(state, card)) return
  discard(table, state, played)
  if (state.mark?.card === card) state.mark = undefined
}

/**
 * SN-STARS-1 to SN-STARS-8, SN-BOSS-3, SN-RARE-3, SN-RARE-4, SN-BLOODWING-5 to SN-BLOODWING-9, SN-R-69: the Hunter's free
 * loot for a marked card, then the killer's. Returns the Hunter with whom a free trade is due; winning is looked at
 * before it (SN-R-49).
 */
function pay(table: Table, state: State, killer: Seat, card: InPlay, square: Square): Seat | undefined {
  const marked = markedReward(table, state, killer, card)
  if (marked === 'own') return undefined
  if (isGoblin(state, card)) payRare(table, state, killer)
  else if (card.escaped === 0 || tableOptions(state).escapedGroupLoot === 'last-killer')
    payStars(table, state, killer, card.card, square)
  return marked
}

/** SN-R-7: the flag makes a boss, or all three stars do. */
function isBoss(state: State, card: string): boolean {
  const { boss, stars } = enemyCardOf(state, card)
  return boss || (stars === 3 && tableOptions(state).threeStarCards === 'all-are-bosses')
}

function payStars(table: Table, state: State, killer: Seat, card: string, square: Square): void {
  if (isBoss(state, card)) {
    payRare(table, state, killer)
    return
  }
  const count = halved(state, killer, enemyCardOf(state, card).stars)
  if (tableOptions(state).lootDrops === 'to-hand') {
    drawLoot(table, state, killer, count)
    return
  }
  if (count === 0) return
  state.tokens.push({ square, loot: count })
  table.tell({ event: 'dropped', rule: 'SN-R-23', square: labelOf(square), count })
}

/** SN-R-39: the Rare Loot of a Gunzerking kill is kept, unless the table lets it be lost. */
function payRare(table: Table, state: State, killer: Seat): void {
  const gunzerking = state.turn?.gunzerking && state.turn.seat === killer
  if (gunzerking && tableOptions(state).gunzerkRare === 'lost') return
  drawRare(table, state, killer)
}
