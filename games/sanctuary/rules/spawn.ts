import { type Square, squareRing } from '@muster/space'
import { ok, pickOne, refuse, type Seat, type Verdict, type Words } from '@muster/table'
import type { Unit } from '../content/grammar.ts'
import { board, closestSpawnPoint, cornersInTurn, isSpawnPoint, labelOf, squareNamed } from './board.ts'
import { adjacencyOf, cityOf, deciderFor, enemyCardOf, hunterOf, isGoblin, tableOptions, whoIs } from './lookup.ts'
import { appear, standingOf } from './standing.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

type Spawning = { readonly state: State; readonly seat: Seat; readonly name: string; readonly corner: Square }

const spawnWords: Words<Square, Spawning> = {
  ask: 'spawn',
  doing: 'chooses where enemies come from',
  rule: 'SN-SPAWN-3',
  prompt: ({ name, corner }) => `On which square near ${labelOf(corner)} does ${name} appear?`,
  key: (square) => `spawn ${labelOf(square)}`,
  text: (square) => `On ${labelOf(square)}`,
  kind: () => 'spawn',
  refs: (square) => [labelOf(square)],
  candidates: ({ state, corner }) => ringsOf(state, corner).flat(),
  verdict: (square, { state }) => (isFree(state, square) ? ok : taken),
  whyNot: (key, { state, corner }) => elsewhereVerdict(state, squareNamed('spawn', key), corner),
}

const taken = refuse('SN-R-43', 'something is on this square already')
const onCorner = refuse('SN-SPAWN-2', 'nothing stands on a spawn point itself')
const otherCorner = refuse('SN-SPAWN-1', 'enemies come from the spawn point closest to whoever drew their card')
const notItsTurn = refuse(
  'SN-R-87',
  'at this table the spawn points take turns, and this is not the one whose turn it is',
)
const nearerFree = refuse('SN-R-43', 'a square nearer to the spawn point is free')

/** Why enemies do not appear on a square beyond those looked at. */
function elsewhereVerdict(state: State, square: Square | undefined, corner: Square): Verdict {
  if (square === undefined) return ok
  if (isSpawnPoint[square]) return onCorner
  if (closestSpawnPoint(square) === corner) return nearerFree
  return tableOptions(state).spawnCorner === 'nearest' ? otherCorner : notItsTurn
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

/** The rings round the corner up to the one enemies appear in. */
function ringsOf(state: State, corner: Square): Square[][] {
  const rings: Square[][] = []
  do rings.push([...squareRing(board, corner, rings.length + 1, adjacencyOf(state))])
  while (!rings.at(-1)?.some((square) => isFree(state, square)))
  return rings
}

/** SN-SPAWN-1, SN-R-87: the spawn point closest to whoever draws; by the house rule the next in turn, wherever that one stands. */
export function spawnCornerFor(state: State, drawer: Square): Square {
  if (tableOptions(state).spawnCorner === 'nearest') return closestSpawnPoint(drawer)
  const beaten = state.enemyDiscard.cards.filter((card) => !state.content.chests[card]).length
  const fought = state.inPlay.filter((card) => !isGoblin(state, card)).length
  return cornersInTurn[(beaten + fought) % cornersInTurn.length] as Square
}

/** SN-SPAWN-1 to SN-SPAWN-3, SN-DECKS-4, SN-DECKS-6, SN-DECKS-8: the enemies of a card appear; the card lies in play. */
export function spawn(table: Table, state: State, seat: Seat, id: string): void {
  const corner = spawnCornerFor(state, hunterOf(state, seat).square)
  table.tell({ event: 'drawn', rule: 'SN-DECKS-2', seat, who: whoIs(state, seat), card: id, corner: labelOf(corner) })
  const { members, tokens } = enemyCardOf(state, id)
  for (let member = 0; member < members.length; member++) {
    const { name, health } = members[member] as Unit
    const free = spawnSquares(state, corner)
    const square =
      free.length === 1
        ? (free[0] as Square)
        : table.ask(deciderFor(state, seat), pickOne(spawnWords, free, { state, seat, name, corner }))
    if (member === 0) state.inPlay.push({ card: id, escaped: 0 })
    const enemy = tokens[member] as string
    appear(state, { id: enemy, card: id, member, square, health })
    table.tell({ event: 'spawned', rule: 'SN-SPAWN-2', enemy, square: labelOf(square) })
  }
}
