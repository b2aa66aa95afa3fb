import type { Hex } from '@muster/space'
import { ok, refuse, type Verdict } from '@muster/table'
import { hexesBetween } from './distance.ts'
import { forceOf } from './effects/force.ts'
import { isAllowed } from './effects/standing.ts'
import { isEnemy, labelOf, mapOf } from './lookup.ts'
import type { Battle, Fighter } from './state.ts'
import type { Table } from './table.ts'

const oneHex = refuse('BB-DISENGAGE-1', 'a disengage action goes exactly one hex')
const taken = refuse('BB-DISENGAGE-2', 'the hex contains another fighter')
const blocked = refuse('BB-DISENGAGE-3', 'the hex is blocked')
const stillEngaged = refuse('BB-DISENGAGE-4', 'after a disengage action no enemy fighter may be adjacent')
const pinned = refuse('BB-PRECEDENCE-2', 'a card keeps this fighter from disengaging')

/** BB-DISENGAGE-1 to BB-DISENGAGE-5, BB-R-39: one hex, into a free hex with no enemy next to it. */
export function disengageVerdict(battle: Battle, fighter: Fighter, hex: Hex): Verdict {
  if (mapOf(battle).board.blocked[hex]) return blocked
  if (hexesBetween(battle, fighter.hex, hex) !== 1) return oneHex
  if (isPinned(battle, fighter)) return pinned
  return stepVerdict(battle, fighter, hex)
}

/** What an adjacent open hex must be like for a fighter that is free to go. */
function stepVerdict(battle: Battle, fighter: Fighter, hex: Hex): Verdict {
  const { distances, size } = mapOf(battle).board
  let enemyNear = false
  for (const other of battle.fighters) {
    if (other.hex < 0) continue
    const away = distances[other.hex * size + hex] as number
    if (away === 0) return taken
    if (away === 1 && isEnemy(other, fighter)) enemyNear = true
  }
  return enemyNear && !isAllowed(battle, fighter, 'disengages-freely') ? stillEngaged : ok
}

function isPinned(battle: Battle, fighter: Fighter): boolean {
  if (isAllowed(battle, fighter, 'cannot-move')) return true
  if (forceOf(battle).liberties['pins-enemies'] === undefined) return false
  return battle.fighters.some(
    (other) =>
      other.hex >= 0 &&
      isEnemy(other, fighter) &&
      hexesBetween(battle, fighter.hex, other.hex) === 1 &&
      isAllowed(battle, other, 'pins-enemies'),
  )
}

export function disengageHexes(battle: Battle, fighter: Fighter): Hex[] {
  const hexes: Hex[] = []
  if (isPinned(battle, fighter)) return hexes
  for (const hex of mapOf(battle).board.openNeighbours[fighter.hex] ?? [])
    if (!stepVerdict(battle, fighter, hex)) hexes.push(hex)
  return hexes
}

export function disengageTo(table: Table, battle: Battle, fighter: Fighter, hex: Hex): void {
  fighter.hex = hex
  const path = [labelOf(battle, hex)]
  table.tell({ event: 'disengage', rule: 'BB-DISENGAGE-1', fighter: fighter.id, fighterCard: fighter.card, path })
}
