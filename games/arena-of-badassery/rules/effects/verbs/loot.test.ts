import { describe, expect, test } from 'vitest'
import { done, ready } from '../../../testing/deeds.ts'

describe('verbs of Loot', () => {
  test('AB-LOOT-4 AB-LOOT-8 loot draws from the bag onto the card, as far as there are tokens', () => {
    const t = done([{ loot: { who: 'me', add: 3 } }], { bag: ['guns', 'mods'] })
    expect([t.hunter('ann').loot, t.state.bag.cards]).toEqual([['guns', 'mods'], []])
  })

  test('with a negative number its player picks what goes back into the bag', () => {
    const t = ready([{ loot: { who: 'me', add: -1 } }], {
      hunters: { ann: { at: 'a', loot: ['mods', 'guns', 'guns'] }, bob: 'b' },
    }).answer('ann on G+')
    expect(t.question()).toMatchObject({ ask: 'give loot', seat: 0 })
    expect(t.offer()).toEqual(['mods', 'guns'])
    t.answer('guns')
    expect([t.hunter('ann').loot, t.state.bag.cards]).toEqual([['mods', 'guns'], ['guns']])
  })

  test('who has none loses none', () => {
    const t = done([{ loot: { who: 'me', add: -2 } }, { luck: { add: 1 } }])
    expect([t.hunter('ann').loot, t.state.luck]).toEqual([[], 1])
  })

  test('drop draws from the bag into a zone', () => {
    const t = done([{ drop: { at: 'spotlight', tokens: 2 } }], { bag: ['guns', 'mods', 'bounty'], spotlight: 'bob' })
    expect(t.state.ground.map(({ token }) => token)).toEqual(['guns', 'mods'])
    expect(t.state.ground.every(({ zone }) => zone === t.hunter('bob').zone)).toBe(true)
  })

  test('AB-LOOT-19 AB-LOOT-21 draw takes the top card of a deck, to equip or to keep', () => {
    const decks = { meds: ['steady-pills', 'big-needle'] }
    const t = ready([{ draw: { who: 'me', deck: 'meds' } }], { decks }).answer('ann on G+')
    t.answer(t.offer().find((key) => key.includes('equip')))
    expect(t.hunter('ann').gear.map(({ card }) => card)).toEqual(['ann-gun', 'steady-pills'])
    expect(t.state.meds.cards).toEqual(['big-needle'])
  })

  test('AB-TREE-7 AB-R-74 mod places a Mod at once; without an open slot it is lost', () => {
    const trees = [{ card: 'bare-hands', mods: [] }]
    const t = done([{ mod: { who: 'me' } }], { hunters: { ann: { at: 'a', trees }, bob: 'b' } })
    expect(t.offer()).toEqual(['bare-hands 1', 'bare-hands 2'])
    t.answer('bare-hands 2')
    expect(t.hunter('ann').trees).toEqual([{ card: 'bare-hands', mods: [1] }])
    expect(done([{ mod: { who: 'me' } }, { luck: { add: 1 } }]).state.luck).toBe(1)
  })
})
