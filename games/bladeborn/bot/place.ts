import { cardOf, mapOf } from '../rules/lookup.ts'
import type { Battle, Fighter } from '../rules/state.ts'
import { punches, reachOf } from './card-worth.ts'
import { WEIGHTS } from './weights.ts'

/** Who would hold each objective if the turn ended now. */
export function projectedControl(battle: Battle): readonly number[] {
  const { objectives, board } = mapOf(battle)
  return objectives.map(({ hex }, index) => {
    let ahead = 0
    for (const fighter of battle.fighters)
      if (fighter.hex >= 0 && (board.distances[fighter.hex * board.size + hex] as number) <= 1)
        ahead += fighter.seat === 0 ? 1 : -1
    return ahead === 0 ? (battle.control[index] as number) : ahead > 0 ? 0 : 1
  })
}

/** Standing where something can be won: near objectives not held yet, with an enemy in reach who would feel it. */
export function placeAt(battle: Battle, control: readonly number[], fighter: Fighter, hex: number): number {
  const { objectives, board } = mapOf(battle)
  const row = hex * board.size
  let toObjective = 12
  for (let index = 0; index < objectives.length; index++) {
    const away = board.distances[row + (objectives[index]?.hex as number)] as number
    toObjective = Math.min(toObjective, away + (control[index] === fighter.seat ? 2 : 0))
  }
  const card = cardOf(battle, fighter)
  const reach = reachOf(card)
  const blows = punches(card)
  let toEnemy = 12
  let threat = 0
  for (const other of battle.fighters) {
    if (other.hex < 0 || other.seat === fighter.seat) continue
    const away = board.distances[row + other.hex] as number
    if (away < toEnemy) toEnemy = away
    if (away > reach + card.move) continue
    const { wounds, toughness } = cardOf(battle, other)
    const blow = (blows[toughness] as number) / Math.max(1, wounds - other.damage)
    threat = Math.max(threat, Math.min(1, blow) * (away <= reach ? 1 : 0.6))
  }
  return WEIGHTS.threat * threat - WEIGHTS.near * (toObjective + 0.6 * toEnemy)
}
