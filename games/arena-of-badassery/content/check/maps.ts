import { isConnected, reach } from '@muster/space'
import type { Content } from '../load.ts'
import type { VaultMap } from '../maps.ts'
import type { Problem } from './links.ts'

/** Everything wrong with the maps as places to play on. */
export function mapProblems({ scenarios, bountyMaps, maps }: Content): Problem[] {
  return [
    ...Object.keys(scenarios).flatMap((id) => shapeProblems(id, maps[id], 22, 40)),
    ...Object.keys(scenarios).flatMap((id) => scenarioProblems(id, maps[id])),
    ...Object.keys(bountyMaps).flatMap((id) => shapeProblems(id, maps[id], 14, 24)),
    ...Object.keys(bountyMaps).flatMap((id) => bountyProblems(id, maps[id])),
  ]
}

function shapeProblems(id: string, map: VaultMap | undefined, fewest: number, most: number): Problem[] {
  if (!map) return [`map ${id}: none; expected one`]
  const { board } = map
  return [
    ...(board.size < fewest || board.size > most
      ? [`map ${id}: ${board.size} zones; expected ${fewest} to ${most}`]
      : []),
    ...(isConnected(board) ? [] : [`map ${id}: in several parts; expected a way from each zone to each`]),
    ...routeProblems(id, map),
  ]
}

/** A choice of routes: no single zone lies on every way from the start to where enemies come from or hunters must go. */
function routeProblems(id: string, { board, starting, spawning, marks, places, enemies }: VaultMap): Problem[] {
  const goals = [
    ...spawning,
    ...Object.values(marks).flat(),
    ...places.unique,
    ...places.enemy,
    ...enemies.map(({ zone }) => zone),
  ]
  for (let cut = 0; cut < board.size; cut++) {
    if (starting.includes(cut)) continue
    const near = new Set(starting.flatMap((zone) => [zone, ...reach(board, zone, board.size, (hex) => hex === cut)]))
    const lost = goals.find((goal) => goal !== cut && !near.has(goal))
    if (lost !== undefined)
      return [
        `map ${id}: every way to ${board.labels[lost]} leads through ${board.labels[cut]}; expected a choice of routes`,
      ]
  }
  return []
}

function scenarioProblems(id: string, map: VaultMap | undefined): Problem[] {
  if (!map) return []
  const { spawning, stations } = map
  const active = stations.filter((station) => station.active).length
  const inactive = stations.length - active
  return [
    ...(spawning.length < 2 ? [`map ${id}: ${spawning.length} spawning zones; expected 2 or 3`] : []),
    ...(active === 1 && inactive >= 1 && inactive <= 2
      ? []
      : [`map ${id}: ${active} active and ${inactive} inactive stations; expected 1 and 1 or 2`]),
  ]
}

/** AB-BOUNTY-9, AB-BOUNTY-17. */
function bountyProblems(id: string, map: VaultMap | undefined): Problem[] {
  if (!map) return []
  return [
    ...(map.places.unique.length > 0 && map.places.enemy.length >= 3
      ? []
      : [`map ${id}: expected a place for the Unique and at least 3 for other enemies`]),
    ...(map.stations.length + map.spawning.length > 0 ? [`map ${id}: expected no stations and no spawning zones`] : []),
  ]
}
