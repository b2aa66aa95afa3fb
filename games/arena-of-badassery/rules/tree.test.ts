import { describe, expect, test } from 'vitest'
import { baseContent } from '../content/index.ts'
import { type PositionSetup, position } from '../testing/position.ts'
import type { Tree } from './state.ts'
import { openSlots } from './tree.ts'

/** A tree of two, one, two and one slots, as the box has them. */
const shape = baseContent.trees['bare-hands']?.tiers.map((tier) => tier.length)
const other = [
  { card: 'meat-shield', mods: [] },
  { card: 'rampage', mods: [] },
]
const show = (trees: readonly Tree[], more: Partial<PositionSetup> = {}): PositionSetup => ({
  map: ['a b'],
  hunters: { ann: { at: 'a', loot: ['mods'], trees } },
  enemies: { 'thug-1': 'b' },
  ...more,
})
const offered = (mods: readonly number[]) =>
  position(show([{ card: 'bare-hands', mods: [...mods] }]))
    .answer('spend mods use')
    .offer()
    .map((key) => Number(key.split(' ')[1]))

describe('Skill Trees', () => {
  test('AB-TREE-2 a Mod goes on any one of the three trees', () => {
    const t = position(show([{ card: 'bare-hands', mods: [] }, ...other])).answer('spend mods use')
    expect(new Set(t.offer().map((key) => key.split(' ')[0]))).toEqual(
      new Set(['bare-hands', 'meat-shield', 'rampage']),
    )
  })

  test('AB-TREE-7 AB-R-48 Overload slags whom a Crit hits, and that hit deals no wound more for it', () => {
    const overload = (face: number) => {
      const hunters = { ann: { at: 'a', trees: [{ card: 'little-big-trouble', mods: [1, 2, 3] }] } }
      const t = position(show([], { hunters, enemies: { 'ogre-1': 'b' } }))
        .dice(face)
        .answer('ann-gun ogre-1 on G+')
      return [t.enemy('ogre-1')?.status.slag, t.enemy('ogre-1')?.wounds]
    }
    expect([overload(12), overload(11)]).toEqual([
      [1, 1],
      [0, 1],
    ])
  })

  test('AB-TREE-3 AB-TREE-6 a tier opens when each below has one Mod; one is enough', () => {
    expect(shape).toEqual([2, 1, 2, 1])
    expect(offered([])).toEqual([1, 2])
    expect(offered([0])).toEqual([2, 3])
    expect(offered([0, 2])).toEqual([2, 4, 5])
  })

  test('AB-TREE-4 AB-TREE-5 free slots of lower tiers stay open, filled ones are not offered again', () => {
    expect(offered([0, 2, 3])).toEqual([2, 5, 6])
    const t = position(show([{ card: 'bare-hands', mods: [0, 1, 2, 3, 4, 5] }]))
    expect(openSlots(t.state, t.hunter('ann').trees[0] as Tree)).toEqual([])
  })

  test('AB-TREE-1 AB-TREE-7 a Mod token places one, and its bonus works at once', () => {
    const tree = Object.values(baseContent.trees).find(({ tiers }) => tiers[0]?.some((slot) => isSkill(slot.standing)))
    const at = tree?.tiers[0]?.findIndex((slot) => isSkill(slot.standing)) ?? 0
    const rule = tree?.tiers[0]?.[at]?.standing[0] as { change: string; add: number }
    const skill = { name: 'try', skill: rule.change, bands: ['red'], attack: true }
    const cards = {
      hunters: { ann: { skills: {}, actions: [skill] } },
      enemies: { thug: { hitPoints: 5, defense: 9 } },
    }
    const t = position(show([{ card: tree?.id ?? '', mods: [] }], { cards }))
    t.dice(2).answer('ann thug-1 on Y+')
    t.answer('spend mods use')
      .answer(`${tree?.id} ${at + 1}`)
      .dice(2)
      .answer('ann thug-1 on Y+')
    const totals = t.told('failure').map(({ total }) => Number(total))
    expect((totals[1] ?? 0) - (totals[0] ?? 0)).toBe(rule.add)
  })

  test('AB-R-74 a Mod that finds no open slot is lost', () => {
    const t = position(show([{ card: 'bare-hands', mods: [0, 1, 2, 3, 4, 5] }])).answer('spend mods use')
    expect(t.told('mod')).toEqual([])
    expect(t.question().ask).toBe('act')
  })
})

function isSkill(standing: readonly object[]): boolean {
  const [only] = standing as readonly { change?: string; for?: object; who?: object; against?: object }[]
  return (
    standing.length === 1 &&
    only?.change !== undefined &&
    ['melee', 'ranged', 'tech', 'willpower', 'medical'].includes(only.change) &&
    !only.for &&
    !only.who &&
    !only.against
  )
}
