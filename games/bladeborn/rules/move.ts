import { type Hex, hexLabelled, isAdjacent, reachAround, shortestPath } from '@muster/space'
import { does, ok, pickOne, type Random, refuse, type Verdict, type Words } from '@muster/table'
import { moveOf } from './characteristics.ts'
import { isSettled, settle } from './damage.ts'
import { isEngaged } from './distance.ts'
import { isAllowed, isBanned } from './effects/standing.ts'
import type { Event } from './events.ts'
import { cardOf, fighterAt, isOnField, labelOf, mapOf } from './lookup.ts'
import type { Battle, Fighter } from './state.ts'
import type { Table } from './table.ts'

const nextToEnemy = refuse('BB-MOVE-5', 'a fighter next to an enemy fighter cannot make a move action')
const heldByCard = refuse('BB-PRECEDENCE-2', 'a card keeps this fighter from moving')
const tooFar = refuse('BB-MOVE-1', 'a move goes at most as many hexes as the Move characteristic')
const hexTaken = refuse('BB-MOVE-3', 'the hex contains another fighter')
const notAdjacent = refuse('BB-MOVE-1', 'a step goes into an adjacent hex')
const cannotStop = refuse('BB-MOVE-3', 'a move cannot end in a hex that contains another fighter')
export const offBoard = refuse('BB-MOVE-7', 'there is no such hex on the board')
const hexBlocked = refuse('BB-MOVE-4', 'the hex is blocked')

/** What a bonus move may change about a move action, and by which fighter's card it is made. */
export type MoveTerms = { readonly hexes?: number; readonly engaged?: boolean; readonly by?: Fighter | undefined }

/** BB-MOVE-5, BB-R-38: asked once, when the move action begins. */
export function mayMove(battle: Battle, fighter: Fighter, terms: MoveTerms = {}): Verdict {
  if (isBanned(battle, fighter, 'cannot-move', 'moves-engaged')) return heldByCard
  if (!terms.engaged && isEngaged(battle, fighter) && !isAllowed(battle, fighter, 'moves-engaged')) return nextToEnemy
  return ok
}

/** Hexes a fighter cannot step into: those with another fighter in them, unless a card lets it pass. */
function closedTo(battle: Battle, fighter: Fighter): Hex[] {
  const closed: Hex[] = []
  const throughFriends = isAllowed(battle, fighter, 'moves-through-friends')
  const throughEnemies = isAllowed(battle, fighter, 'moves-through-enemies')
  for (const other of battle.fighters) {
    if (other.hex < 0 || other === fighter) continue
    if (other.seat === fighter.seat ? !throughFriends : !throughEnemies) closed.push(other.hex)
  }
  return closed
}

/** Whether a card lets a fighter pass through others, so that not every hex it reaches is one it can end in. */
function passesOthers(battle: Battle, fighter: Fighter): boolean {
  return isAllowed(battle, fighter, 'moves-through-friends') || isAllowed(battle, fighter, 'moves-through-enemies')
}

/**
 * BB-MOVE-1 to BB-MOVE-7, BB-R-37: where a move action can end: the fighter's own hex first, then every hex within reach,
 * nearest first.
 */
export function destinations(battle: Battle, fighter: Fighter, terms: MoveTerms = {}): Hex[] {
  const steps = terms.hexes ?? moveOf(battle, fighter)
  const reached = reachAround(mapOf(battle).board, fighter.hex, steps, closedTo(battle, fighter))
  return passesOthers(battle, fighter) ? reached.filter((hex) => isFree(battle, fighter, hex)) : reached
}

/** Any one destination: a walk of random steps into free hexes, which reaches each of them sooner or later. */
export function sampleDestination(battle: Battle, fighter: Fighter, random: Random): Hex {
  const { openNeighbours } = mapOf(battle).board
  let hex = fighter.hex
  for (let steps = random.below(moveOf(battle, fighter) + 1); steps > 0; steps--) {
    const around = openNeighbours[hex] as readonly Hex[]
    const next = around[random.below(around.length)] as Hex
    if (isFree(battle, fighter, next)) hex = next
  }
  return hex
}

/** Why a hex is no destination; ok where it is one. */
export function destinationVerdict(battle: Battle, fighter: Fighter, hex: Hex, terms: MoveTerms = {}): Verdict {
  const refusal = mayMove(battle, fighter, terms)
  if (refusal) return refusal
  if (mapOf(battle).board.blocked[hex]) return hexBlocked
  if (hex !== fighter.hex && fighterAt(battle, hex)) return hexTaken
  return destinations(battle, fighter, terms).includes(hex) ? ok : tooFar
}

/** Moves a fighter along a shortest path to where its move ends. */
export function moveTo(table: Table, battle: Battle, fighter: Fighter, hex: Hex): void {
  table.tell(() => {
    const closed = closedTo(battle, fighter)
    const path = shortestPath(mapOf(battle).board, fighter.hex, hex, (step) => closed.includes(step)) ?? [hex]
    return moved(battle, fighter, path, 'BB-MOVE-1')
  })
  fighter.hex = hex
}

type Walk = { readonly battle: Battle; readonly fighter: Fighter; readonly left: number }

const stepWords: Words<Hex, Walk> = {
  ask: 'step',
  doing: 'chooses where to step',
  rule: 'BB-MOVE-2',
  prompt: ({ battle, fighter, left }) =>
    `${does(cardOf(battle, fighter), 'moves')}: ${left} ${left === 1 ? 'hex' : 'hexes'} left. Step on, or stop here`,
  key: (hex, { battle, fighter }) => (hex === fighter.hex ? 'stop' : `step ${labelOf(battle, hex)}`),
  text: (hex, { battle, fighter }) => (hex === fighter.hex ? 'Stop here' : `Step to ${labelOf(battle, hex)}`),
  kind: (hex, { fighter }) => (hex === fighter.hex ? 'stop' : 'step'),
  refs: (hex, { battle }) => [labelOf(battle, hex)],
  candidates: ({ battle, fighter }) => [...(mapOf(battle).board.neighbours[fighter.hex] ?? [])],
  verdict: (hex, { battle, fighter, left }) => stepVerdict(battle, fighter, hex, left),
  whyNot: (key, { battle, fighter, left }) => {
    if (key === 'stop') return cannotStop
    const hex = hexLabelled(mapOf(battle).board, key.replace('step ', ''))
    return hex < 0 ? offBoard : stepVerdict(battle, fighter, hex, left)
  },
}

/** BB-MOVE-1, BB-MOVE-3, BB-MOVE-4, BB-MOVE-7: one step of a move, from where the move can still end in a free hex. */
function stepVerdict(battle: Battle, fighter: Fighter, hex: Hex, left: number): Verdict {
  const { board } = mapOf(battle)
  if (board.blocked[hex]) return hexBlocked
  const closed = closedTo(battle, fighter)
  if (closed.includes(hex)) return hexTaken
  if (!isAdjacent(board, fighter.hex, hex)) return notAdjacent
  if (isFree(battle, fighter, hex)) return ok
  return reachAround(board, hex, left - 1, closed).some((end) => isFree(battle, fighter, end)) ? ok : hexTaken
}

/** Whether no other fighter stands in a hex. */
function isFree(battle: Battle, fighter: Fighter, hex: Hex): boolean {
  for (const other of battle.fighters) if (other.hex === hex && other !== fighter) return false
  return true
}

/**
 * BB-MOVE-2, BB-R-68: the player chooses the path hex by hex and stops when they like, but never in an occupied hex.
 * BB-DAMAGE-6: whoever a step leaves without the Wounds to stand falls at that step.
 */
export function walk(table: Table, battle: Battle, fighter: Fighter, terms: MoveTerms = {}): void {
  const path: Hex[] = []
  let told = 0
  for (let left = terms.hexes ?? moveOf(battle, fighter); left > 0; left--) {
    const next = (mapOf(battle).board.openNeighbours[fighter.hex] ?? []).filter(
      (hex) => !stepVerdict(battle, fighter, hex, left),
    )
    const options = isFree(battle, fighter, fighter.hex) ? [fighter.hex, ...next] : next
    const hex = table.ask(fighter.seat, pickOne(stepWords, options, { battle, fighter, left }))
    if (hex === fighter.hex) break
    fighter.hex = hex
    path.push(hex)
    if (isSettled(battle)) continue
    tellWalk(table, battle, fighter, path.slice(told))
    told = path.length
    settle(table, battle, terms.by)
    if (battle.outcome || !isOnField(fighter)) return
  }
  if (path.length > told || path.length === 0) tellWalk(table, battle, fighter, path.slice(told))
}

function tellWalk(table: Table, battle: Battle, fighter: Fighter, path: readonly Hex[]): void {
  table.tell(() => moved(battle, fighter, path, 'BB-MOVE-2'))
}

function moved(battle: Battle, fighter: Fighter, path: readonly Hex[], rule: string): Event {
  const labels = path.map((step) => labelOf(battle, step))
  return { event: 'move', rule, fighter: fighter.id, fighterCard: fighter.card, path: labels }
}
