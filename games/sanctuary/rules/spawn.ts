import { type Square, squareRing } from '@muster/space'
import { pickOne, type Seat, type Table, type Words } from '@muster/table'
import { board, closestSpawnPoint, labelOf } from './board.ts'
import { groundOf } from './ground.ts'
import { adjacencyOf, cityOf, enemyAt, enemyCardOf, hunterAt, hunterOf } from './lookup.ts'
import type { State } from './state.ts'

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
  if (groundOf(state).closed[square] !== 0 || cityOf(state).has[square] !== 0) return false
  if (state.turret?.wall.includes(square)) return false
  return !enemyAt(state, square) && !hunterAt(state, square)
}

/** SN-SPAWN-2, SN-R-43: the free squares of the nearest ring round the corner that has any. */
function spawnSquares(state: State, corner: Square): Square[] {
  for (let far = 1; ; far++) {
    const free = squareRing(board, corner, far, adjacencyOf(state)).filter((square) => isFree(state, square))
    if (free.length > 0) return free
  }
}

/** SN-SPAWN-1 to SN-SPAWN-3, SN-DECKS-4, SN-DECKS-6, SN-DECKS-8: the enemies of a card appear; the card lies in play. */
export function spawn(table: Table, state: State, seat: Seat, id: string): void {
  const corner = closestSpawnPoint(hunterOf(state, seat).square)
  table.tell({ event: 'drawn', rule: 'SN-DECKS-2', seat, card: id, corner: labelOf(corner) })
  enemyCardOf(state, id).members.forEach(({ name, health }, member) => {
    const free = spawnSquares(state, corner)
    const [only] = free
    const square =
      free.length === 1 && only !== undefined
        ? only
        : table.ask(seat, pickOne(spawnWords, free, { state, name, corner }))
    if (member === 0) state.inPlay.push({ card: id, escaped: 0 })
    const enemy = `${id}.${member + 1}`
    state.enemies.push({ id: enemy, card: id, member, square, health })
    table.tell({ event: 'spawned', rule: 'SN-SPAWN-2', enemy, square: labelOf(square) })
  })
}
