import { type Square, squareAt } from '@muster/space'
import { die, type RollKind, type Seat } from '@muster/table'
import { board, labelOf } from './board.ts'
import { groundOf } from './ground.ts'
import { cityOf, enemyAt, goblinId, hunterAt, tableOptions } from './lookup.ts'
import { appear } from './standing.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

const tokenDice = { d12: die(12), d20: die(20) }
const forChest: RollKind = { why: 'for the square of the chest, red then blue', rule: 'SN-CHEST-3' }
const forGoblin: RollKind = {
  why: 'for the square of the Loot Goblin, red then blue',
  rule: 'SN-LOOTMIDGET-2',
  unforeseen: true,
}

/** SN-R-14: where a chest cannot lie, and a Loot Goblin not stand either. */
function isUnfit(state: State, square: Square): boolean {
  if (cityOf(state).has[square] !== 0 || groundOf(state).closed[square] !== 0) return true
  if (state.turret?.wall.includes(square)) return true
  return state.tokens.some((token) => token.square === square && token.loot === 0)
}

/** So often the dice are rolled; then chance picks among the squares left, which is what rolling on would come to. */
const ROLLS = 6

/** SN-R-13, SN-R-14: two dice name column and row; a square that will not do is rolled again. */
function rollSquare(
  table: Table,
  state: State,
  seat: Seat,
  kind: RollKind,
  isFit: (square: Square) => boolean,
): Square {
  const dice = tokenDice[tableOptions(state).tokenDice]
  for (let roll = 0; roll < ROLLS; roll++) {
    const [red, blue] = table.roll(seat, 2, dice, kind) as [number, number]
    const square = squareAt(board, red, blue)
    if (isFit(square)) return square
    table.tell(() => ({ event: 'roll-again', rule: 'SN-R-14', square: labelOf(square) }))
  }
  const most = dice.faces.length
  const isNamed = (square: Square) => (board.column[square] as number) <= most && (board.row[square] as number) <= most
  const fit = [...board.labels.keys()].filter((square) => isNamed(square) && isFit(square))
  return fit[table.chance(fit.length, 'a square that will do')] as Square
}

/** SN-CHEST-1 to SN-CHEST-3, SN-R-78: the card is discarded and its token lies where the dice say. */
export function placeChest(table: Table, state: State, seat: Seat, card: string): void {
  state.enemyDiscard.cards.push(card)
  const square = rollSquare(table, state, seat, forChest, (at) => !isUnfit(state, at))
  state.tokens.push({ square, loot: 0 })
  table.tell({ event: 'chest', rule: 'SN-CHEST-2', square: labelOf(square) })
}

/** SN-LOOTMIDGET-2, SN-LOOTMIDGET-3: put on the board at once; there is no keeping the card. */
export function placeGoblin(table: Table, state: State, seat: Seat, card: string, health: number): void {
  const isFit = (at: Square) => !isUnfit(state, at) && !enemyAt(state, at) && !hunterAt(state, at)
  const square = rollSquare(table, state, seat, forGoblin, isFit)
  const id = goblinId(card)
  appear(state, { id, card, member: 0, square, health })
  state.inPlay.push({ card, escaped: 0 })
  table.tell({ event: 'goblin', rule: 'SN-LOOTMIDGET-2', enemy: id, square: labelOf(square) })
}
