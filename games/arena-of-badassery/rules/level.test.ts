import { describe, expect, test } from 'vitest'
import { baseContent } from '../content/index.ts'
import { position } from '../testing/position.ts'

const tierOf = (id: string) => baseContent.announcements[id]?.tier
const cards = (tier: number) =>
  Object.values(baseContent.announcements).flatMap((card) => (card.tier === tier && !card.boss ? card.id : []))
const spare = { card: 'ann-gun', down: false }
const trees = [{ card: 'bare-hands', mods: [] }]

/** A campaign deck of so many cards of each tier before so many upgrades; it stops at Ann's packing. */
function levelled(
  [one, two, three]: [number, number, number],
  mods: number,
  more: { won?: boolean; after?: object; trees?: typeof trees } = {},
) {
  const deck = [...cards(1).slice(0, one), ...cards(2).slice(0, two), ...cards(3).slice(0, three)]
  const stock = [...cards(1), ...cards(2), ...cards(3)].filter((id) => !deck.includes(id))
  const out = { at: 'out', ...(more.trees ? { trees: more.trees } : {}) }
  return position({
    map: ['H b'],
    stage: 'level',
    round: 0,
    queue: [],
    deck: [],
    hunters: { ann: { ...out, inventory: [spare], gear: [] }, bob: out, cid: out, dee: out },
    campaign: { deck, stock, mods, won: more.won ?? true },
    scenario: { after: { next: ['make-me-a-sandwich'], ...more.after } },
  })
}
const counts = (t: ReturnType<typeof position>) => {
  const all = t.state.campaign?.deck.cards ?? []
  return [1, 2, 3].map((tier) => all.filter((id) => tierOf(id) === tier).length)
}

describe('levelling up', () => {
  test('AB-LEVEL-1 AB-LEVEL-4 AB-TREE-1 a win gives Mods first, and each counts for an upgrade', () => {
    const t = levelled([12, 0, 0], 0, { after: { mods: 1 }, trees })
    for (let hunter = 0; hunter < 4; hunter++) t.answer('bare-hands 1')
    expect(t.told('mod')).toHaveLength(4)
    expect(counts(t)).toEqual([8, 4, 0])
    const lost = levelled([12, 0, 0], 0, { won: false, after: { mods: 1 }, trees })
    expect(lost.told('mod')).toEqual([])
  })

  test('AB-LEVEL-2 the deck keeps its twelve cards', () => {
    for (const mods of [0, 3, 8]) expect(levelled([8, 4, 0], mods).state.campaign?.deck.cards).toHaveLength(12)
  })

  test('AB-LEVEL-5 the lowest tier there is gives way to the next', () => {
    expect(counts(levelled([8, 4, 0], 4))).toEqual([4, 8, 0])
    expect(counts(levelled([2, 10, 0], 4))).toEqual([0, 10, 2])
  })

  test('AB-LEVEL-6 what comes was not in the deck before', () => {
    const all = levelled([8, 4, 0], 4).state.campaign?.deck.cards ?? []
    expect(new Set(all).size).toBe(12)
  })

  test('AB-LEVEL-7 a deck of tier 3 alone stays as it is', () => {
    const t = levelled([0, 0, 12], 4)
    expect(t.state.campaign?.deck.cards).toEqual(cards(3).slice(0, 12))
    expect(t.told('upgraded')).toEqual([])
  })
})
