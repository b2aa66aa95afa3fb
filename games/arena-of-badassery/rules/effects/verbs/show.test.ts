import { describe, expect, test } from 'vitest'
import { done } from '../../../testing/deeds.ts'

describe('verbs of the show', () => {
  test('AB-SPOT-4 spotlight gives the Spotlight to another, and turns it back from red', () => {
    const who = { kind: 'hunter', is: 'not-me', within: { band: 'red', of: 'me' } }
    const t = done([{ spotlight: { who } }], { red: true })
    expect([t.state.spotlight, t.state.red]).toEqual([1, false])
  })

  test('AB-SPAWN-10 spawn puts enemies there, as many as are left', () => {
    const t = done(
      [{ spawn: { enemy: 'ogre', count: 3, at: 'them' } }].flatMap((deed) => [
        { pick: { who: { card: 'thug' } } },
        deed,
      ]),
      {
        map: ['. a b . c . . d'],
      },
    )
    while (t.question().ask !== 'act') t.answer(t.offer()[0])
    expect(t.state.enemies.filter(({ card }) => card === 'ogre')).toHaveLength(2)
  })

  test('queue: swap exchanges the first two cards, bury puts the first under the deck', () => {
    const cards = { queue: [['move'], ['melee'], ['ranged']], deck: [['spawn'], ['event']] } as const
    expect(done([{ queue: 'swap' }], cards).state.queue.cards).toEqual(['queue-2', 'queue-1', 'queue-3'])
    const { queue, deck } = done([{ queue: 'bury' }], cards).state
    expect([queue.cards, deck.cards]).toEqual([
      ['queue-2', 'queue-3', 'deck-1'],
      ['queue-1', 'deck-2'],
    ])
  })

  test('carry puts a thing on a card and takes it off; who has none gives none', () => {
    const t = done([
      { carry: { who: 'me', thing: 'bomb', add: 1 } },
      { carry: { who: { kind: 'hunter', is: 'not-me' }, thing: 'bomb', add: -1 } },
    ])
    expect(t.state.hunters.map(({ things }) => things)).toEqual([['bomb'], [], [], []])
  })

  test('count changes a counter, never below 0', () => {
    const t = done([{ count: { what: 'bangs', add: 2 } }, { count: { what: 'sighs', add: -1 } }])
    expect(t.state.counters).toMatchObject({ bangs: 2, sighs: 0 })
  })

  test('element puts one down, clear takes one of its kind away there', () => {
    const cards = { elements: { box: {}, jar: {} } }
    const put = done([{ element: { put: 'box', at: 'me' } }], { cards })
    expect(put.state.elements).toEqual([{ kind: 'box', zone: put.hunter('ann').zone, on: true }])
    const elements = [
      { kind: 'box', at: 'a' },
      { kind: 'jar', at: 'a' },
      { kind: 'box', at: 'a' },
      { kind: 'box', at: 'b' },
    ]
    const left = done([{ clear: { element: 'box', at: 'me' } }], { cards, elements }).state.elements
    expect(left.map(({ kind }) => kind)).toEqual(['jar', 'box', 'box'])
  })

  test('AB-WIN-3 end ends the game, won or lost', () => {
    expect(done([{ end: 'won' }]).result?.winners).toEqual([0])
    expect(done([{ end: 'lost' }]).result?.winners).toEqual([])
  })
})
