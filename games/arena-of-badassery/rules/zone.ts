import { type Hex, type HexBoard, reach, stepsFrom } from '@muster/space'
import { keepBeside, ok, refuse, type Verdict } from '@muster/table'
import { isFreeTo, isKeptFrom } from './effects/liberty.ts'
import { boardOf, isSpawningZone, vaultOf } from './lookup.ts'
import { isHunter, isLarge, type Occupancy, occupancyOf } from './occupancy.ts'
import type { Enemy, Hunter, State } from './state.ts'

/** AB-ZONE-2: small bases a zone holds. */
const ROOM = 3

const full = refuse('AB-ZONE-5', 'the zone is full')
const noRoomForLarge = refuse('AB-ZONE-11', 'a large base needs a zone that holds no other model')
const closedToHunters = refuse('AB-SPAWN-8', 'Vault Hunters may not move into a spawning zone')
const heldFast = refuse('AB-HUNTER-2', 'a card keeps it from moving')
const stays = refuse('AB-ZONE-6', 'a move goes to another zone')
export const noWay = refuse('AB-ZONE-9', 'no way there is short enough and free of full zones with enemies in them')

/** AB-ZONE-4: three small bases, or a single large one. */
export const isFull = (state: State, zone: Hex): boolean => isFilled(occupancyOf(state), zone)

function isFilled({ hunters, enemies, large }: Occupancy, zone: Hex): boolean {
  return (hunters[zone] as number) + (enemies[zone] as number) >= ROOM || (large[zone] as number) > 0
}

const isTaken = ({ hunters, enemies }: Occupancy, zone: Hex): boolean =>
  (hunters[zone] as number) + (enemies[zone] as number) > 0

/** AB-ZONE-2, AB-ZONE-3, AB-ZONE-11, AB-R-17, AB-R-18: whether one more model may stand in a zone. */
export function roomVerdict(state: State, zone: Hex, large: boolean): Verdict {
  const occupancy = occupancyOf(state)
  if (large) return isTaken(occupancy, zone) ? noRoomForLarge : ok
  return isFilled(occupancy, zone) ? full : ok
}

const NOWHERE: readonly Hex[] = []

/**
 * AB-ZONE-8..10, AB-SPAWN-8: the zones a model cannot pass: those no hunter may enter, and full ones, but for the friends of
 * all who stand in them or with leave to pass enemies.
 */
export function closedFor(state: State, model: Hunter | Enemy): (zone: Hex) => boolean {
  const forHunters = isHunter(model)
  const spawning = forHunters ? vaultOf(state).spawning : NOWHERE
  if (isFreeTo(state, 'pass-enemies', model)) return (zone) => spawning.includes(zone)
  const occupancy = occupancyOf(state)
  const foes = forHunters ? occupancy.enemies : occupancy.hunters
  return (zone) => ((foes[zone] as number) > 0 && isFilled(occupancy, zone)) || spawning.includes(zone)
}

/** AB-ZONE-5..11: the zones a model can go to and stop in within so many steps, nearest first; its own is not among them. */
export function stopsWithin(state: State, model: Hunter | Enemy, steps: number): Hex[] {
  if (isKeptFrom(state, 'move', model)) return []
  const occupancy = occupancyOf(state)
  const isClosedBy = isLarge(state, model) ? isTaken : isFilled
  const stops: Hex[] = []
  for (const zone of reach(boardOf(state), model.zone, steps, closedFor(state, model)))
    if (!isClosedBy(occupancy, zone)) stops.push(zone)
  return stops
}

/** Whether there is any such zone: most often one next door. The quick twin of `stopsWithin`. */
export const canStopWithin = (state: State, hunter: Hunter, steps: number): boolean =>
  hasStopBeside(state, hunter, steps) || stopsWithin(state, hunter, steps).length > 0

/** Whether a model can go to a zone next door that is wanted, and stop there. */
export function hasStopBeside(
  state: State,
  model: Hunter | Enemy,
  steps: number,
  isWanted: (zone: Hex) => boolean = () => true,
): boolean {
  if (steps === 0 || isKeptFrom(state, 'move', model)) return false
  const occupancy = occupancyOf(state)
  const isClosedBy = isLarge(state, model) ? isTaken : isFilled
  const spawning = isHunter(model) ? vaultOf(state).spawning : NOWHERE
  for (const zone of boardOf(state).openNeighbours[model.zone] ?? NOWHERE)
    if (isWanted(zone) && !isClosedBy(occupancy, zone) && !spawning.includes(zone)) return true
  return false
}

/** A card may keep a hunter from moving at all. */
export const heldVerdict = (state: State, hunter: Hunter): Verdict =>
  isKeptFrom(state, 'move', hunter) ? heldFast : ok

/** Why a hunter cannot go to a zone in so many steps. */
export function walkVerdict(state: State, hunter: Hunter, zone: Hex, steps: number): Verdict {
  if (zone === hunter.zone) return stays
  if (isSpawningZone(state, zone)) return closedToHunters
  const held = heldVerdict(state, hunter)
  if (held) return held
  const reached = reach(boardOf(state), hunter.zone, steps, closedFor(state, hunter))
  if (reached.includes(zone)) return roomVerdict(state, zone, false)
  return isFull(state, zone) ? full : noWay
}

const WALKS: unique symbol = Symbol('walks')

interface Walked extends HexBoard {
  readonly [WALKS]?: Int16Array[]
}

/** AB-R-61, AB-R-63: how many steps each zone is from another over tiles, not counting models; -1 where there is no way. */
export function walkingFrom(state: State, zone: Hex): Int16Array {
  const board: Walked = boardOf(state)
  const known = board[WALKS] ?? keepBeside<Int16Array[]>(board, WALKS, [])
  known[zone] ??= stepsFrom(board, zone)
  return known[zone]
}
