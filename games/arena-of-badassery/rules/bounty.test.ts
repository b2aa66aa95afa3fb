import { Study } from '@muster/table/testing'
import { describe, expect, test } from 'vitest'
import { baseContent, contentWith } from '../content/index.ts'
import { type Position, type PositionSetup, position } from '../testing/position.ts'
import { arena } from './game.ts'
import { vaultOf } from './lookup.ts'
import type { State } from './state.ts'

const cards = { bounties: { b1: {}, b2: {}, b3: {}, b4: {}, b5: {}, b6: {} } }
const bounties = ['b1', 'b2', 'b3', 'b4', 'b5', 'b6']

/** A scenario of a campaign about to be won by Ann's strike; the next one is Make Me A Sandwich. */
const lastStrike = ({ scenario, ...more }: Partial<PositionSetup> = {}) =>
  position({
    map: ['H b'],
    hunters: { ann: { at: 'H', loot: ['bounty'] } },
    enemies: { 'thug-1': 'b' },
    queue: [],
    deck: [],
    campaign: { bounties },
    scenario: { win: [{ none: { kind: 'enemy' } }], after: { next: ['make-me-a-sandwich'], ...scenario } },
    cards,
    ...more,
  })
const struck = (more?: Partial<PositionSetup>) => lastStrike(more).dice(12).answer('melee thug-1 on G+')
const without = { hunters: { ann: 'H' } } as const

/** A hunt about to be won by Ann's strike. */
const lastShot = (more: Partial<PositionSetup> = {}) =>
  position({
    map: ['H b'],
    hunters: { ann: 'H' },
    enemies: { 'thug-1': 'b' },
    decks: { legendary: ['golden-ticket', 'standing-ovation', 'iron-curtain'] },
    campaign: { bounties: ['b2'], hunt: { card: 'b1' }, won: true },
    scenario: { after: { mods: 1, next: ['make-me-a-sandwich'] } },
    cards,
    ...more,
  })
const won = (more?: Partial<PositionSetup>) => lastShot(more).dice(12).answer('melee thug-1 on G+')

/** Through all that is asked after a hunt, up to where the next game is set up. */
function untilNext(t: Position): Position {
  while (t.question().ask !== 'start') t.pass()
  return t
}
const deckOf = (t: Position) => t.state.campaign?.bounties.cards.toReversed()

describe('taking a Bounty Hunt', () => {
  test('AB-BOUNTY-1 who ends the game with the Bounty token may hunt; with the token in the Vault nobody may', () => {
    expect(struck().question()).toMatchObject({ ask: 'bounty', rule: 'AB-BOUNTY-5' })
    const t = struck({ ...without, ground: [{ at: 'b', token: 'bounty' }] })
    expect(t.question().ask).toBe('start')
  })

  test('AB-BOUNTY-1 AB-R-72 a lost scenario gives the hunt as well, by the token and not by the After part', () => {
    const lost = { queue: [['slaughterlight']], scenario: { bounty: true } } as const
    const out = { ann: { at: 'H', loot: ['bounty'] }, bob: 'out' } as const
    const t = lastStrike({ ...lost, hunters: out }).end()
    expect(t.told('game-lost')).toHaveLength(1)
    expect(t.question().ask).toBe('bounty')
    t.answer('none')
    expect(t.state.scenario).toBe('test')
    expect(t.told('bounty-board')).toHaveLength(1)
    const none = lastStrike({ ...lost, hunters: { ann: 'H', bob: 'out' } }).end()
    expect(none.told('bounty-board')).toHaveLength(0)
  })

  test('AB-BOUNTY-2 the After part of the scenario gives a hunt without the token', () => {
    expect(struck({ ...without, scenario: { bounty: true } }).question().ask).toBe('bounty')
  })

  test('AB-BOUNTY-3 with both there are two hunts, one after the other, and each may be declined', () => {
    const t = struck({ scenario: { bounty: true } }).answer('none')
    expect(t.question().ask).toBe('bounty')
    expect(t.answer('none').question().ask).toBe('start')
  })

  test('AB-BOUNTY-4 the token stays out of the bag until the hunt is over', () => {
    const t = struck().dice(4).answer('b1')
    const tokens = ({ state }: Position) => [...state.bag.cards, ...state.hunters.flatMap(({ loot }) => loot)]
    expect(tokens(t)).not.toContain('bounty')
    expect(tokens(won().answer('ann'))).toContain('bounty')
    const noted = struck({ ...without, scenario: { bounty: true } })
      .dice(4)
      .answer('b1')
    expect(noted.state.bag.cards).toContain('bounty')
  })

  test('AB-BOUNTY-5 AB-R-99 three Bounties lie on the board, or as many as are left', () => {
    expect(struck().offer()).toEqual(['b1', 'b2', 'b3', 'none'])
    expect(struck({ campaign: { bounties: ['b1', 'b2'] } }).offer()).toEqual(['b1', 'b2', 'none'])
    expect(struck({ campaign: { bounties: [] } }).question().ask).toBe('start')
  })

  test('AB-BOUNTY-6 AB-R-73 the group may decline: all go under the deck, the token into the bag, no die is rolled', () => {
    const t = struck().answer('none')
    expect(deckOf(t)).toEqual(['b4', 'b5', 'b6', 'b1', 'b2', 'b3'])
    expect(t.told('hunt')).toEqual([])
    expect(t.state.scenario).toBe('make-me-a-sandwich')
    expect(t.state.bag.cards).toContain('bounty')
  })

  test('AB-BOUNTY-7 AB-R-99 those not picked go under the deck in their order, the one picked is set aside', () => {
    const t = struck().dice(4).answer('b2')
    expect(deckOf(t)).toEqual(['b4', 'b5', 'b6', 'b1', 'b3'])
  })

  test('AB-BOUNTY-7 AB-R-76 the deck is shuffled when a campaign begins', () => {
    const begun = (seed: string) =>
      new Study<State>(arena, { seats: 1, seed, config: { play: 'campaign', campaign: 'torgue-tournament' } }).state
    const [one, other] = [begun('one').campaign?.bounties.cards, begun('other').campaign?.bounties.cards]
    expect(one).toHaveLength(12)
    expect(one).not.toEqual(other)
    expect(one?.toSorted()).toEqual(other?.toSorted())
  })

  test.each([
    [1, 'The Caves'],
    [2, 'Tire Yard'],
    [3, 'Skag Gully'],
    [4, 'Barrel Bunker'],
    [5, 'The Power Station'],
    [6, "Hell's Kitchen"],
    [7, 'The Watering Hole'],
    [8, 'The Hidden Basement'],
    [9, 'Outpost Scraple'],
    [10, 'The Cauldron'],
  ])('AB-BOUNTY-8 a %i on the Obstacle Die leads to %s', (face, name) => {
    const t = struck().dice(face).answer('b1')
    expect(baseContent.bountyMaps[t.state.campaign?.hunt?.map ?? '']?.name).toBe(name)
  })
})

describe('a Bounty Hunt', () => {
  test('AB-BOUNTY-9 AB-BOUNTY-10 its enemies stand on the places of the map, the Unique on its own, hunters where it says', () => {
    const enemies = [
      { enemy: 'nine-toes', count: 1 },
      { enemy: 'thug', count: 5 },
    ]
    const t = struck({ cards: { bounties: { ...cards.bounties, b1: { enemies } } } })
      .dice(1)
      .answer('b1')
    const { places, starting, board } = vaultOf(t.state)
    expect(t.offer()).toEqual(starting.map((zone) => board.labels[zone]))
    const zonesOf = (card: string) => t.state.enemies.filter((one) => one.card === card).map(({ zone }) => zone)
    expect(zonesOf('nine-toes')).toEqual(places.unique)
    expect(zonesOf('thug')).toEqual([...places.enemy, ...places.enemy].slice(0, 5))
  })

  test('AB-BOUNTY-9 who finds no room on the places stands as near as there is', () => {
    const enemies = [{ enemy: 'ogre', count: 6 }]
    const all = { enemies: { ogre: { models: 6 } }, bounties: { ...cards.bounties, b1: { enemies } } }
    const t = struck({ cards: all }).dice(1).answer('b1')
    expect(new Set(t.state.enemies.map(({ zone }) => zone)).size).toBe(6)
  })

  test('AB-BOUNTY-10 a Bounty without a way to win is refused', () => {
    const { win, ...card } = baseContent.bounties['the-audit'] as NonNullable<(typeof baseContent.bounties)[string]>
    expect(() => contentWith([{ name: 'Odd', bounties: [{ ...card, id: 'odd', win: [] }] }])).toThrow('bounties[0].win')
    expect(
      contentWith([{ name: 'Odd', bounties: [{ ...card, id: 'odd', name: 'Odd', win }] }]).bounties.odd?.win,
    ).toEqual(win)
  })

  test('AB-BOUNTY-10 the rules of the card are in force, and not those of the scenario', () => {
    const add = (number: number) => ({ standing: [{ change: 'melee', add: number, who: { kind: 'hunter' } }] })
    const all = { bounties: { b1: { special: add(6) }, b2: {} } }
    const scenario = { special: add(-6), after: { next: ['make-me-a-sandwich'] } }
    const t = lastShot({ cards: all, scenario }).dice(2).answer('melee thug-1 on G+')
    expect(t.told('game-won')).toMatchObject([{ by: 'B1' }])
  })

  test('AB-BOUNTY-14 three Announcements lie open and enemies follow them', () => {
    const orders = [['melee'], ['melee'], ['melee']] as const
    const t = struck({ queue: orders, deck: [['melee']] })
      .dice(4)
      .answer('b1')
    expect(t.state.queue.cards).toHaveLength(3)
    expect(t.state.deck.cards).toHaveLength(1)
    const fought = lastShot({ hunters: { ann: 'H', bob: 'b' }, queue: [['melee']], active: 'dee' }).answer('end')
    expect(fought.question()).toMatchObject({ ask: 'guard' })
  })

  test('AB-BOUNTY-15 a Spawn order does nothing, of an Announcement or an Event; the order after it is followed', () => {
    const spawning = [{ enemy: 'thug', count: 1, at: 1 }]
    const scenario = { spawning, after: { next: ['make-me-a-sandwich'] } }
    const events = { breach: { orders: ['spawn'] } }
    const all = { ...cards, events, enemies: { thug: { models: 1, hitPoints: 2 } } }
    const t = lastShot({
      map: ['H b 1'],
      hunters: { ann: 'b' },
      enemies: { 'thug-1': { at: 'b', wounds: 1 } },
      scenario,
      cards: all,
      events: ['breach'],
      queue: [['spawn', 'event', 'melee']],
    }).end(12)
    expect(t.told('event')).toHaveLength(1)
    expect(t.told('attacks')).toHaveLength(1)
    expect([...t.told('spawned'), ...t.told('none-left')]).toEqual([])
    expect(t.enemy('thug-1')?.wounds).toBe(1)
  })

  test('AB-BOUNTY-15 AB-R-105 nor does what an Event or an Announcement says of spawning; what the Bounty or an enemy says does', () => {
    const come = [{ spawn: { enemy: 'thug', count: 1, at: 'spotlight' } }]
    const spawnedBy = (more: object) =>
      lastShot({
        map: ['H b'],
        enemies: { 'gunner-1': 'b' },
        queue: [['event', 'special']],
        events: ['breach'],
        ...more,
      })
        .end()
        .told('spawned').length
    const all = (more: object) => ({ cards: { ...cards, events: { breach: { do: [{ luck: { add: 1 } }] } }, ...more } })
    expect(spawnedBy(all({ events: { breach: { do: come } } }))).toBe(0)
    const triggers = [{ on: 'enemy-turn-end', do: come }]
    expect(spawnedBy(all({ announcements: { 'queue-1': { tier: 1, orders: ['event'], triggers } } }))).toBe(0)
    const gunner = { specials: [{ name: 'Call', does: come }] }
    expect(spawnedBy(all({ enemies: { gunner } }))).toBe(1)
    const b1 = { special: { triggers: [{ on: 'enemy-turn-start', do: come }] } }
    expect(spawnedBy(all({ bounties: { ...cards.bounties, b1 } }))).toBe(1)
  })

  test('AB-BOUNTY-15 AB-R-105 Nine Toes rings his Dinner Bell in his own hunt, and no Walk-On Part brings him into another', () => {
    const hunt = { map: ['H b c d'], queue: [['event', 'special']], events: ['walk-on-part'] } as const
    const own = lastShot({
      ...hunt,
      enemies: { 'nine-toes-1': 'd' },
      campaign: { hunt: { card: 'ten-little-piggies' }, won: true },
    }).end()
    while (own.question().ask === 'spawn zone') own.pass()
    expect(own.told('spawned').map(({ enemy }) => enemy)).toEqual(['skag-pup-1', 'skag-pup-2'])
    expect(
      lastShot({ ...hunt, enemies: { 'gunner-1': 'd' } })
        .end()
        .told('spawned'),
    ).toEqual([])
  })

  test('AB-ORDERS-9 AB-SETUP-6 where there is no such zone, nobody is the closest to it', () => {
    const ann = { at: 'H', gear: ['ann-gun'] }
    const far = { empty: { kind: 'hunter', closest: 'spawning' } } as const
    const there = (map: string) =>
      lastShot({ map: [map], hunters: { ann }, enemies: { 'ogre-1': 'b' }, queue: [[far]] })
        .end()
        .hunter('ann').gear
    expect([there('H b c'), there('H b 1')].map(([gun]) => gun?.down)).toEqual([false, true])
  })

  test('AB-BOUNTY-16 nobody starts with $500', () => {
    const t = struck().dice(4).answer('b1')
    expect(t.state.hunters.map(({ loot }) => loot)).toEqual([[], [], [], []])
  })

  test('AB-BOUNTY-17 when a hunter is taken out the hunt is lost at once', () => {
    const t = lastShot({
      hunters: { ann: { at: 'H', tokens: 'g- y- y-', loot: ['cash-500'] } },
      queue: [['melee', 'move']],
      active: 'dee',
    })
      .end(1)
      .answer('y-')
    expect(t.told('game-lost')).toMatchObject([{ rule: 'AB-BOUNTY-17' }])
    expect([...t.told('respawned'), ...t.told('enemy-moves')]).toEqual([])
    expect(t.question().ask).not.toBe('activate')
  })

  test('AB-R-101 who wins and loses a hunt by one and the same deed has won', () => {
    const t = lastShot({ hunters: { ann: 'H', bob: 'out' } })
      .dice(12)
      .answer('melee thug-1 on G+')
    expect(t.told('game-won')).toHaveLength(1)
  })
})

describe('after a Bounty Hunt', () => {
  test('AB-BOUNTY-11 the Legendary item of the card goes from its deck to the Inventory of one hunter', () => {
    const t = won()
    expect(t.question()).toMatchObject({ ask: 'bounty reward', options: [{}, {}, {}, {}] })
    t.answer('bob')
    expect(t.hunter('bob').inventory.map(({ card }) => card)).toEqual(['standing-ovation'])
    expect(t.state.legendary.cards).not.toContain('standing-ovation')
  })

  test('AB-BOUNTY-11 AB-SCENARIO-2 who gets it is a step of its own: the blow that won is behind, and Loot is money by now', () => {
    const hunters = { ann: { at: 'H', tokens: 'G+ y- Y-', loot: ['health-100'] } } as const
    const t = won({ hunters, options: { lootMoments: 'every-decision' } })
    expect(t.question().ask).toBe('bounty reward')
    expect(t.match.underWay().checkpoint).toMatchObject({ stage: 'reward', enemies: [] })
    expect(t.match.underWay().entries).toEqual([])
  })

  test('AB-BOUNTY-12 where a hunter has it already, any other is drawn', () => {
    const hunters = { ann: { at: 'H', inventory: ['standing-ovation'] } } as const
    const t = won({ hunters, decks: { legendary: ['golden-ticket'] } }).answer('bob')
    expect(t.hunter('bob').inventory.map(({ card }) => card)).toEqual(['golden-ticket'])
    expect(won({ decks: {} }).told('bounty-reward')).toEqual([])
  })

  test('AB-BOUNTY-13 where two want it to be one and two another, chance picks one of those', () => {
    const t = won({ seats: 4, options: { groupDecisions: 'vote' } })
    t.answer('ann', 0).answer('ann', 1).answer('bob', 2).answer('bob', 3)
    expect(['ann', 'bob']).toContain(t.told('bounty-reward')[0]?.id)
    const drawn = Array.from({ length: 6 }, (_, at) => at).map((at) => {
      const hunters = { ann: { at: 'H', loot: Array.from({ length: at }, () => 'cash-500') } } as const
      const vote = won({ hunters, seats: 4, options: { groupDecisions: 'vote' } })
      vote.answer('cid', 0).answer('cid', 1).answer('dee', 2).answer('dee', 3)
      return vote.told('bounty-reward')[0]?.id
    })
    expect(drawn.every((id) => id === 'cid' || id === 'dee')).toBe(true)
  })

  test('AB-BOUNTY-18 a lost hunt costs nothing but the reward', () => {
    const trees = [{ card: 'bare-hands', mods: [0] }]
    const hunters = { ann: { at: 'H', tokens: 'g- y- y-', trees } }
    const t = untilNext(lastShot({ hunters, decks: {}, active: 'dee' }).end(1).answer('y-'))
    expect(t.hunter('ann').gear.map(({ card }) => card)).toEqual(['ann-gun'])
    expect(t.hunter('ann').trees).toEqual(trees)
    expect(t.state.hunters.flatMap(({ inventory }) => inventory)).toEqual([])
    expect(t.state.scenario).toBe('make-me-a-sandwich')
  })

  test('AB-BOUNTY-19 AB-R-72 machines, rest and level up come before the hunt and after it, and its Mods are not given again', () => {
    const trees = [{ card: 'bare-hands', mods: [] }]
    const t = untilNext(won({ hunters: { ann: { at: 'H', trees } } }))
    expect(t.story('game-won', 'machine', 'rested', 'scenario')).toEqual([
      'game-won',
      ...Array.from({ length: 4 }, () => 'machine'),
      'rested',
      'scenario',
    ])
    expect(t.hunter('ann').trees).toEqual(trees)
    expect(struck().story('rested', 'bounty-board')).toEqual(['rested', 'bounty-board'])
  })

  test('AB-BOUNTY-20 the campaign goes on with the scenario that was due, after a hunt won or lost', () => {
    expect(untilNext(won()).state.scenario).toBe('make-me-a-sandwich')
    const after = { after: { next: ['make-me-a-sandwich'] } }
    const again = won({ campaign: { hunt: { card: 'b1' }, won: false }, scenario: after })
    expect(untilNext(again).state.scenario).toBe('test')
  })
})
