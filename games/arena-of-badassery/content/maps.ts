import { type Axial, type Hex, type HexBoard, makeHexBoard } from '@muster/space'
import { Fault } from '@muster/table'
import type { VaultDrawing } from './cards/scenario.ts'

/** A map worked out once: zones as indices of its board. */
export interface VaultMap {
  readonly board: HexBoard
  readonly starting: readonly Hex[]
  readonly stations: readonly { readonly zone: Hex; readonly active: boolean }[]
  /** By number: the zone of `1` first. */
  readonly spawning: readonly Hex[]
  readonly enemies: readonly { readonly card: string; readonly zone: Hex }[]
  readonly elements: readonly { readonly kind: string; readonly zone: Hex }[]
  readonly loot: readonly { readonly zone: Hex; readonly tokens: number }[]
  readonly marks: Readonly<Record<string, readonly Hex[]>>
  /** Where a Bounty puts its enemies, in reading order. */
  readonly places: { readonly unique: readonly Hex[]; readonly enemy: readonly Hex[] }
}

interface DrawnZone {
  readonly at: Axial
  readonly letter: string
}

const SPAWNING = ['1', '2', '3']
const PLAIN = ['.', 'H', 'U', 'u', ...SPAWNING]

/** AB-SETUP-5: the zones of a drawing, with the letters they are drawn with; they are in reading order already. */
function zonesOf(rows: readonly string[], place: string): DrawnZone[] {
  const drawn = rows.flatMap((row, y) =>
    [...row].flatMap((letter, x) => (letter === ' ' ? [] : [{ x, y, letter, path: `${place}.rows[${y}]` }])),
  )
  const first = drawn[0]
  return drawn.map(({ x, y, letter, path }) => {
    if (first && (x + y - first.x - first.y) % 2 !== 0)
      throw new Fault(
        'bad-content',
        `${path}: "${letter}" at character ${x + 1} lies between two zones; expected every other row shifted by one character`,
      )
    return { at: [Math.floor((x - y) / 2), y] as Axial, letter }
  })
}

/** AB-SETUP-5, AB-SETUP-7: what a drawing shows. Throws a fault where it means nothing. */
export function readMap({ rows, legend }: VaultDrawing, place: string): VaultMap {
  const zones = zonesOf(rows, place)
  const board = makeHexBoard({ hexes: zones.map(({ at }) => at), gapsBlockSight: true })
  for (const letter of Object.keys(legend))
    if (!zones.some((zone) => zone.letter === letter))
      throw new Fault('bad-content', `${place}.legend.${letter}: no zone is drawn so; expected one, or no such entry`)
  const stranger = zones.find(({ letter }) => !PLAIN.includes(letter) && !legend[letter])
  if (stranger)
    throw new Fault(
      'bad-content',
      `${place}: "${stranger.letter}" stands for nothing; expected one of ${PLAIN.join(' ')} or an entry in the legend`,
    )
  const zonesWith = (letters: readonly string[]): Hex[] =>
    zones.flatMap(({ letter }, zone) => (letters.includes(letter) ? [zone] : []))
  const spawning = SPAWNING.flatMap((letter) => {
    const found = zonesWith([letter])
    if (found.length > 1)
      throw new Fault('bad-content', `${place}: ${found.length} spawning zones ${letter}; expected one at most`)
    return found
  })
  const shown = zones.flatMap(({ letter }, zone) => (legend[letter] ? [{ zone, ...legend[letter] }] : []))
  const marks: Record<string, Hex[]> = {}
  for (const { mark, zone } of shown) if (mark !== undefined) marks[mark] = [...(marks[mark] ?? []), zone]
  return {
    board,
    starting: [...zonesWith(['H']), ...shown.filter(({ start }) => start).map(({ zone }) => zone)],
    stations: zones.flatMap(({ letter }, zone) => (/[Uu]/.test(letter) ? [{ zone, active: letter === 'U' }] : [])),
    spawning,
    enemies: shown.flatMap(({ enemies, zone }) => enemies.map((card) => ({ card, zone }))),
    elements: shown.flatMap(({ elements, zone }) => elements.map((kind) => ({ kind, zone }))),
    loot: shown.flatMap(({ loot, zone }) => (loot > 0 ? [{ zone, tokens: loot }] : [])),
    marks,
    places: {
      unique: shown.filter(({ place: who }) => who === 'unique').map(({ zone }) => zone),
      enemy: shown.filter(({ place: who }) => who === 'enemy').map(({ zone }) => zone),
    },
  }
}
