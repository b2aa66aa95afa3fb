import { isConnected } from '@muster/space'
import { describe, expect, test } from 'vitest'
import rulebook from '../rulebook.yaml'
import { flavours } from './flavour.ts'
import { baseContent, contentWith } from './index.ts'
import { wholeBox } from './whole-box.ts'

describe('maps', () => {
  const map = baseContent.maps['make-me-a-sandwich']

  test('AB-SETUP-5 the zones are those drawn, and one can walk from each to each', () => {
    expect(map?.board.size).toBe(40)
    expect(map && isConnected(map.board)).toBe(true)
  })

  test('AB-SETUP-7 what the drawing shows is read', () => {
    const labels = (zones: readonly number[] = []) => zones.map((zone) => map?.board.labels[zone])
    expect(map?.enemies.map(({ card }) => card)).toEqual(['psycho', 'psycho', 'marauder'])
    expect(labels(map?.starting)).toHaveLength(2)
    expect(map?.stations.map(({ active }) => active)).toEqual([false, true])
    expect(map?.spawning).toHaveLength(2)
    expect(map?.elements.map(({ kind }) => kind)).toEqual(['pantry', 'pantry', 'pantry', 'kitchen-table'])
    expect(map?.loot).toHaveLength(3)
    expect(labels(baseContent.maps['acid-gully']?.marks.gate)).toHaveLength(2)
    expect(baseContent.maps['the-caves']?.places).toMatchObject({ unique: [5], enemy: [0, 2, 12] })
  })

  test.each([
    ['a letter that stands for nothing', ['. x', ' . '], {}, '"x" stands for nothing; expected one of . H U u 1 2 3'],
    ['a zone between two others', ['. .', '. .'], {}, 'lies between two zones'],
    ['an entry nobody drew', ['. .', ' . '], { z: {} }, 'legend.z: no zone is drawn so'],
    ['a spawning zone twice', ['1 1', ' . '], {}, '2 spawning zones 1; expected one at most'],
  ])('a drawing with %s is refused', (_, rows, legend, message) => {
    const bountyMaps = [{ id: 'odd', name: 'Odd', roll: 1, map: { rows, legend } }]
    expect(() => contentWith([{ bountyMaps }])).toThrow(message)
  })
})

describe('cards', () => {
  test('a pack cannot take the place of a card of the box', () => {
    const psycho = { ...baseContent.enemies.psycho, melee: [], standing: [] }
    expect(() => contentWith([{ name: 'Mine', enemies: [psycho] }])).toThrow(
      'pack 1 "Mine": enemies[0]: psycho is the id of enemies/types.yaml: enemies[0] already; expected one of its own',
    )
  })

  test('an action of Gear goes by the keywords and the slot of its card', () => {
    const marks = baseContent.gear['butter-knife']?.actions[0]?.keywords.map(({ name }) => name)
    expect(marks).toEqual(['crowd control', 'shotgun', 'attachable blade', 'gun'])
  })

  test('the host has a line for each, and never the same', () => {
    const groups = Object.keys(flavours) as (keyof typeof flavours)[]
    for (const group of groups)
      expect(Object.keys(flavours[group]).toSorted()).toEqual(Object.keys(baseContent[group]).toSorted())
    const lines = groups.flatMap((group) => Object.values(flavours[group]))
    expect(new Set(lines).size).toBe(lines.length)
  })

  test('AB-R-33 the backs of Loot tokens', () => {
    const { lootTokens } = baseContent
    expect(lootTokens['health-draw']).toMatchObject({ draw: true, value: 0, count: { standard: 6, scarce: 3 } })
    expect(lootTokens['ammo-100']).toMatchObject({ draw: false, value: 100, count: { standard: 8, generous: 16 } })
    expect(lootTokens.guns).toMatchObject({ draw: true, count: { standard: 10, generous: 10, scarce: 5 } })
    expect(lootTokens.bounty).toMatchObject({ draw: false, value: 0 })
  })

  test('reference texts name rules of the ledger', () => {
    const { chapters } = rulebook as { chapters: { rules: { id: string }[] }[] }
    const known = new Set(chapters.flatMap(({ rules }) => rules.map(({ id }) => id)))
    const named = Object.values(wholeBox.references).flatMap(({ rules }) => rules)
    expect(named.filter((id) => !known.has(id))).toEqual([])
  })
})
