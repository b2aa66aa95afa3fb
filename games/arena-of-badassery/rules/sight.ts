import { type EdgesBlock, type Hex, seesPast } from '@muster/space'
import type { TableOptions } from './config.ts'
import { boardOf, isScreen } from './lookup.ts'
import { isHunter, occupancyOf } from './occupancy.ts'
import type { Enemy, Hunter, State } from './state.ts'

/** AB-R-15. */
const edges: Readonly<Record<TableOptions['grazingLines'], EdgesBlock>> = {
  'both-sides-block': 'both',
  'either-side-blocks': 'either',
  'never-block': 'never',
}

const isScreened = (state: State, hex: Hex): boolean =>
  state.elements.some(({ kind, zone }) => zone === hex && isScreen(state, kind))

/**
 * AB-SIGHT-2..10, AB-R-14..16: whether a model sees into a zone. Its own enemies and blocking elements in zones between stand
 * in the way, and so does space without tiles; what stands in the first and the last zone does not. A card may let it see past models.
 */
export function seesZone(state: State, viewer: Hunter | Enemy, zone: Hex, pastModels = false): boolean {
  if (viewer.zone === zone) return true
  const { stopsHunters, stopsEnemies } = occupancyOf(state)
  const inTheWay = isHunter(viewer) ? stopsHunters : stopsEnemies
  const blockers = pastModels ? (hex: Hex) => isScreened(state, hex) : inTheWay
  return seesPast(boardOf(state), viewer.zone, zone, blockers, edges[state.config.options.grazingLines])
}
