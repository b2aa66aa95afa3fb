import { type Square, squareRing } from '@muster/space'
import { pickOne, type Seat, type Words } from '@muster/table'
import type { Unit } from '../content/grammar.ts'
import { board, closestSpawnPoint, labelOf } from './board.ts'
import { adjacencyOf, cityOf, deciderFor, enemyCardOf, hunterOf, whoIs } from './lookup.ts'
import { appear, standingOf } from './standing.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

type Spawning = { readonly state: State; readonly name: string; readonly corner: Square }

const spawnWords: Words<Square, Spawning> = {
  ask: 'spawn',
  rule: 'SN-SPAWN-3',
  prompt: ({ name, corner }) => `On which square near ${labelOf(corner)} does ${name} appear?`,
  key: (square) => `spawn ${labelOf(square)}`,
  text: (square) => `On ${labelOf(square)}`,
  refs: (square) => [labelOf(square)],
}

function isFree(state: State, square: Square): boolean {
  if (standingOf(state).closed[square] !== 0 || cityOf(state).has[square] !== 0) return false
  return !state.turret?.wall.includes(square)
}

/** SN-SPAWN-2, SN-R-43: the free squares of the nearest ring round the corner that has any. */
function spawnSquares(state: State, corner: Square): Square[] {
  for (let far = 1; ; far++) {
    const free: Square[] = []
    for (const square of squareRing(board, corner, far, adjacencyOf(state)))
      if (isFree(state, square)) free.push(square)
    if (free.length > 0) return free
  }
}

/** SN-SPAWN-1 to SN-SPAWN-3, SN-DECKS-4, SN-DECKS-6, SN-DECKS-8: the enemies of a card appear; the card lies in play. */
export function spawn(table: Table, state: State, seat: Seat, id: string): void {
  const corner = closestSpawnPoint(hunterOf(state, seat).square)
  table.tell({ event: 'drawn', rule: 'SN-DECKS-2', seat, who: whoIs(state, seat), card: id, corner: labelOf(corner) })
  const { members, tokens } = enemyCardOf(state, id)
  for (let member = 0; member < members.length; member++) {
    const { name, health } = members[member] as Unit
    const free = spawnSquares(state, corner)
    const square =
      free.length === 1
        ? (free[0] as Square)
        : table.ask(deciderFor(state, seat), pickOne(spawnWords, free, { state, name, corner }))
    if (member === 0) state.inPlay.push({ card: id, escaped: 0 })
    const enemy = tokens[member] as string
    appear(state, { id: enemy, card: id, member, square, health })
    table.tell({ event: 'spawned', rule: 'SN-SPAWN-2', enemy, square: labelOf(square) })
  }
}
