import type { Content } from '../load.ts'
import type { VaultMap } from '../maps.ts'
import type { ContentDocument } from '../schema.ts'
import type { Problem } from './links.ts'

const ROOM = 3
const HUNTERS = 4
const TREES = 3

/** What could not be set up: no room for the hunters or on a zone, more enemies than there are models, too few Skill Trees. */
export function roomProblems(
  { hunters, scenarios, bountyMaps, bounties }: ContentDocument,
  content: Content,
): Problem[] {
  const maps = [
    ...scenarios.map(({ id }, at) => ({ id, path: `scenarios[${at}].map` })),
    ...bountyMaps.map(({ id }, at) => ({ id, path: `bountyMaps[${at}].map` })),
  ]
  return [
    ...maps.flatMap(({ id, path }) => {
      const map = content.maps[id]
      return map
        ? [...crowding(map, content), ...startingRoom(map, content)].map((problem) => `${path}: ${problem}`)
        : []
    }),
    ...bountyMaps.flatMap(({ id }, at) => {
      const { unique = [], enemy = [] } = content.maps[id]?.places ?? {}
      if (unique.length > 0 && enemy.length > 0) return []
      return [`bountyMaps[${at}].map: no place for ${unique.length === 0 ? 'a Unique' : 'other enemies'}; expected one`]
    }),
    ...bounties.flatMap(({ enemies }, at) =>
      tooMany(
        enemies.flatMap(({ enemy, count }) => Array.from({ length: count }, () => enemy)),
        content,
      ).map((problem) => `bounties[${at}].enemies: ${problem}`),
    ),
    ...hunters.flatMap(({ id }, at) => {
      const count = Object.values(content.trees).filter(({ hunter }) => hunter === id).length
      return count === 0 || count >= TREES
        ? []
        : [
            `hunters[${at}]: ${id} has ${count} Skill Trees; expected ${TREES} or more (AB-R-74), or none to play without`,
          ]
    }),
  ]
}

/** AB-SETUP-7, AB-SETUP-8, AB-ZONE-2, AB-ZONE-3: what a map shows must fit its zones and be in the box, also where others stand in. */
export function crowding({ board, enemies }: VaultMap, content: Content): Problem[] {
  const crowded = [...new Set(enemies.map(({ zone }) => zone))]
    .filter((zone) => roomLeft(zone, enemies, content) < 0)
    .map((zone) => `${board.labels[zone]} holds more than it has room for; expected three small models or one large`)
  const shown = enemies.map(({ card }) => card)
  return [...crowded, ...tooMany(shown, content)]
}

function tooMany(shown: readonly string[], { enemies }: Content): Problem[] {
  return [...new Set(shown)].flatMap((id) => {
    const count = shown.filter((one) => one === id).length
    const models = enemies[id]?.models ?? count
    return count > models ? [`${count} times ${id}; expected at most ${models}, as many as there are models`] : []
  })
}

/** How many small models more a zone has room for; below 0 where it has too many. */
function roomLeft(zone: number, enemies: VaultMap['enemies'], content: Content): number {
  const there = enemies.filter((one) => one.zone === zone).map(({ card }) => content.enemies[card]?.base)
  if (there.includes('large')) return there.length > 1 ? -1 : 0
  return ROOM - there.length
}

/** AB-SETUP-14, AB-R-89. */
function startingRoom({ starting, enemies }: VaultMap, content: Content): Problem[] {
  const room = starting.reduce((sum, zone) => sum + Math.max(0, roomLeft(zone, enemies, content)), 0)
  if (room >= HUNTERS) return []
  return [`the starting zones have room for ${room} Vault Hunters; expected room for ${HUNTERS} (AB-SETUP-14)`]
}
