import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

const show = (more: Partial<PositionSetup> = {}): PositionSetup => ({
  map: ['a b c d e f'],
  hunters: { ann: 'a' },
  enemies: { 'gunner-1': 'c' },
  cards: { hunters: { ann: { tokens: ['yellow', 'yellow', 'yellow'] } } },
  queue: [['ranged', 'move'], ['slaughterlight'], ['slaughterlight']],
  deck: [['melee'], ['move']],
  ...more,
})

/** Lets a whole round pass without anybody doing anything. */
function passRound(t: ReturnType<typeof position>): void {
  const { round } = t.state
  while (!t.result && t.state.round === round) {
    const isLast = t.state.hunters.every(({ activated }) => activated)
    if (isLast) t.dice(2)
    t.pass()
  }
}

describe('rounds', () => {
  test('AB-ROUND-1 AB-ROUND-2 a round is a turn of the hunters and one of the enemies, again and again, the hunters first', () => {
    const t = position(show()).end(8)
    expect(t.question().ask).toBe('activate')
    t.pass(2).pass(2).pass(2).dice(2).pass(1)
    expect(t.story('round', 'enemy-turn', 'announcement')).toEqual([
      'enemy-turn',
      'announcement',
      'round',
      'enemy-turn',
      'announcement',
      'round',
    ])
  })

  test('AB-ROUND-3 the enemy turn begins when every hunter has been activated, not before', () => {
    const waiting = { ann: { at: 'a', activated: true }, bob: { at: 'a', activated: false } } as const
    const t = position(show({ hunters: waiting })).answer('end')
    expect(t.question()).toMatchObject({ ask: 'act', about: { hunter: 'bob' } })
    expect(t.told('enemy-turn')).toEqual([])
    expect(t.end(8).told('enemy-turn')).toHaveLength(1)
  })

  test('AB-ROUND-4 AB-ROUND-7 the first card of the queue is carried out, and discarded then', () => {
    const t = position(show()).end(8)
    expect(t.told('announcement')).toMatchObject([{ card: 'queue-1' }])
    expect(t.state.past.cards).toEqual(['queue-1'])
  })

  test('AB-ROUND-5 orders are carried out from top to bottom', () => {
    const t = position(show()).end(8)
    expect(t.story('attacks', 'enemy-moves')).toEqual(['attacks', 'enemy-moves'])
  })

  test('AB-ROUND-6 all enemies complete an order before the next begins', () => {
    const enemies = { 'gunner-1': 'c', 'thug-1': 'd' }
    const t = position(show({ enemies, queue: [['move', 'melee']] }))
      .end(8, 8)
      .answer('gunner-1')
    t.answer('gunner-1')
    expect(t.story('enemy-moves', 'attacks')).toEqual(['enemy-moves', 'enemy-moves', 'attacks', 'attacks'])
  })

  test('AB-ROUND-8 the others move up, and the top of the deck becomes the third', () => {
    const t = position(show()).end(8)
    expect(t.state.queue.cards).toEqual(['queue-2', 'queue-3', 'deck-1'])
    expect(t.state.deck.cards).toEqual(['deck-2'])
  })

  test('AB-R-11 all tokens are Ready again at the start of each turn of the hunters, whatever their colour', () => {
    const t = position(show({ hunters: { ann: { at: 'a', tokens: 'Y- y- Y+' } } }))
      .end(8)
      .answer('Y+')
    expect(t.tokens('ann')).toBe('Y+ y+ Y+')
  })

  test.each(['no-orders', 'repeat-last-card-without-spawn'] as const)(
    'AB-R-13 without cards, where the table says %s',
    (emptyQueue) => {
      const queue = [['melee', 'spawn', 'slaughterlight']] as const
      const t = position(show({ queue, deck: [], enemies: { 'gunner-1': 'f' }, options: { emptyQueue } })).end()
      passRound(t)
      const repeats = emptyQueue === 'no-orders' ? 1 : 2
      expect(t.told('announcement').map(({ card }) => card)).toEqual(Array(repeats).fill('queue-1'))
      expect(t.told('order').filter(({ order }) => order === 'spawn')).toHaveLength(1)
    },
  )

  const stuck = { queue: [['slaughterlight']], deck: [], hunters: { ann: 'a' }, spotlight: 'dee' } as const

  test('AB-R-13 ten rounds without cards and without a wound to an enemy are a defeat', () => {
    const t = position(show({ ...stuck, enemies: { 'thug-1': 'f' } })).end()
    for (let round = 1; round <= 9; round++) passRound(t)
    expect(t.result).toBeUndefined()
    passRound(t)
    expect(t.result).toMatchObject({ outcome: 'lost', by: 'nothing happens any more' })
  })

  test('AB-R-13 a round with a wound to an enemy is none of the ten', () => {
    const t = position(show({ ...stuck, enemies: { 'ogre-1': 'b' } })).end()
    for (let round = 1; round <= 9; round++) passRound(t)
    t.answer('ann').dice(8).answer('melee ogre-1 on Y+').answer('end')
    for (let round = 10; round <= 19; round++) passRound(t)
    expect(t.result).toBeUndefined()
    passRound(t)
    expect(t.result).toMatchObject({ outcome: 'lost' })
  })
})
