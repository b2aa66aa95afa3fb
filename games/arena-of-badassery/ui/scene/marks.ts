import type { Axial, Hex, HexBoard } from '@muster/space'
import type { Point } from '@muster/table'
import { plural } from '@muster/table'
import type { Mark } from '@muster/ui'
import { labelOf, lootName, STATION } from '../../rules/lookup.ts'
import type { State } from '../../rules/state.ts'
import { elementIcon, lootIcon } from './icons.ts'

const AROUND: readonly Axial[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
]

/** How many zones lie around a place without a tile before it is drawn as a gap in the Vault. */
const ENCLOSED = 4

/** AB-SIGHT-4: places without a tile amid the zones; nobody sees across them. */
export function voidMarks({ hexes }: HexBoard, middleOf: (axial: Axial) => Point): Mark[] {
  const zones = new Set(hexes.map((axial) => axial.join()))
  const beside = new Map<string, { readonly axial: Axial; count: number }>()
  for (const [q, r] of hexes)
    for (const [dq, dr] of AROUND) {
      const axial: Axial = [q + dq, r + dr]
      if (zones.has(axial.join())) continue
      const known = beside.get(axial.join()) ?? { axial, count: 0 }
      known.count++
      beside.set(axial.join(), known)
    }
  return [...beside].flatMap(([key, { axial, count }]) =>
    count < ENCLOSED ? [] : [{ id: `void ${key}`, at: middleOf(axial), look: 'void', name: 'void: no tile, no sight' }],
  )
}

type Element = State['elements'][number]

/** AB-SETUP-7: what stands in zones, and whether a station is switched on. Several in a zone lie side by side. */
export function placedMarks(content: State['content'], { labels }: HexBoard, elements: readonly Element[]): Mark[] {
  const met = new Map<Hex, number>()
  return elements.map(({ kind, zone, on }) => {
    const place = met.get(zone) ?? 0
    met.set(zone, place + 1)
    const cell = labels[zone] as string
    if (kind === STATION)
      return {
        id: `${kind}@${cell}`,
        at: { cell },
        look: on ? 'station-on' : 'station-off',
        name: on ? 'NEW-U · ON' : 'NEW-U · OFF',
      }
    return {
      id: `${kind}@${cell} ${place}`,
      at: { cell },
      look: `element ${elementIcon(kind)} ${place} ${content.elements[kind]?.blocks ? 'blocks' : ''}`,
      name: content.elements[kind]?.name ?? 'something',
    }
  })
}

/** Loot that lies in zones: alike tokens as one with a count. */
export function groundMarks(state: State): Mark[] {
  const byZone = Map.groupBy(state.ground, ({ zone }) => zone)
  return [...byZone].map(([zone, lying]) => {
    const counts = new Map<string, number>()
    for (const { token } of lying) counts.set(token, (counts.get(token) ?? 0) + 1)
    const kinds = [...counts].map(([token, count]) => `${lootIcon(state.content, token)}:${count}`)
    const names = [...counts].map(
      ([token, count]) => `${count > 1 ? `${count} × ` : ''}${lootName(state.content, token)}`,
    )
    return {
      id: `loot ${zone}`,
      at: { cell: labelOf(state, zone) },
      look: `loot ${kinds.join(' ')}`,
      name: `${plural(lying.length, 'Loot token')}: ${names.join(', ')}`,
    }
  })
}
