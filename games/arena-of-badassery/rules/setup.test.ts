import { Study } from '@muster/table/testing'
import { describe, expect, test } from 'vitest'
import { baseContent, contentWith } from '../content/index.ts'
import { arena } from './game.ts'
import { reserveOf } from './spawn.ts'
import type { State } from './state.ts'

const FOUR = ['mordecai', 'brick', 'maya', 'gaige']
const trees = FOUR.map((hunter) =>
  Object.values(baseContent.trees)
    .flatMap((tree) => (tree.hunter === hunter ? tree.id : []))
    .slice(0, 3),
)
const open = (config: Record<string, unknown> = {}, seats = 1, seed = 'test', packs: unknown[] = []) =>
  new Study<State>(arena, { seats, config, seed, packs })
const ready = (config: Record<string, unknown> = {}, seats = 1, seed = 'test') =>
  open({ hunters: FOUR, trees, ...config }, seats, seed)
/** Up to the first round. */
function begun(config: Record<string, unknown> = {}, seats = 1, seed = 'test'): Study<State> {
  const t = ready(config, seats, seed)
  while (t.question().ask === 'start') t.answer(t.offer()[0])
  return t
}

describe('preparing a game', () => {
  test('AB-SETUP-1 four Vault Hunters exactly, whatever the number of people', () => {
    for (const seats of [1, 2, 3, 4]) expect(ready({}, seats).state.hunters).toHaveLength(4)
    expect(() => open({ hunters: FOUR.slice(1) })).toThrow('expected four Vault Hunters')
    expect(() => open({ hunters: [...FOUR, 'axton'] })).toThrow('expected four Vault Hunters')
    expect(() => open({}, 5)).toThrow()
  })

  test('AB-SETUP-4 a config says one thing: a scenario or a campaign, and no more names than seats', () => {
    expect(() => open({ campaign: 'torgue-tournament' })).toThrow('expected "play": "campaign" with it')
    expect(() => open({ play: 'campaign', scenario: 'payday' })).toThrow(
      'scenario: payday, to play a campaign; expected none',
    )
    expect(() => open({ players: ['A', 'B'] })).toThrow('config.players: 2 players for 1 seats')
  })

  test('AB-SETUP-9 hunters without Skill Trees of their own play without, and the others still choose', () => {
    const plain = {
      id: 'plain',
      name: 'Plain',
      title: 'X',
      tokens: ['green', 'yellow', 'red'],
      skills: {},
      gun: 'fuse-box',
    }
    const t = open({ hunters: ['plain', ...FOUR.slice(1)] }, 1, 'test', [{ hunters: [plain] }])
    expect(t.question()).toMatchObject({ ask: 'trees', text: expect.stringContaining('Brick') })
  })

  test('AB-SETUP-2 one person may run two, three or all of them', () => {
    const seatsOf = (seats: number, more = {}) => ready(more, seats).state.hunters.map(({ seat }) => seat)
    expect([1, 2, 3].map((seats) => seatsOf(seats))).toEqual([
      [0, 0, 0, 0],
      [0, 1, 0, 1],
      [0, 1, 2, 0],
    ])
    expect(seatsOf(2, { controllers: [1, 1, 1, 0] })).toEqual([1, 1, 1, 0])
    expect(() => ready({ controllers: [1, 1, 1, 1] }, 2)).toThrow('seat 0 runs nobody')
    expect(() => ready({ controllers: [0, 1, 2, 1] }, 2)).toThrow('expected seats from 0 to 1')
  })

  test('AB-SETUP-3 AB-R-88 the players choose their own, each of which exists once', () => {
    const t = open({}, 2)
    expect(t.question()).toMatchObject({ ask: 'hunter', seat: 0 })
    t.answer('mordecai')
    expect(t.question()).toMatchObject({ ask: 'hunter', seat: 1 })
    expect([t.offer().includes('mordecai'), t.whyNot('mordecai')]).toEqual([false, 'AB-R-88'])
    t.answer('salvador')
    expect(t.state.hunters.slice(0, 2).map(({ id, seat }) => [id, seat])).toEqual([
      ['mordecai', 0],
      ['salvador', 1],
    ])
    expect(() => open({ hunters: ['maya', 'maya', 'brick', 'axton'] })).toThrow('maya twice')
  })

  test('AB-SETUP-5 the board has the zones of the map and no others', () => {
    const t = ready({ scenario: 'make-me-a-sandwich' })
    const drawn = baseContent.scenarios['make-me-a-sandwich']?.map.rows.join('').replaceAll(' ', '').length
    expect(arena.schema.safeParse(t.state).success).toBe(true)
    expect(baseContent.maps[t.state.scenario]?.board.size).toBe(drawn)
    expect(() => open({ scenario: 'nowhere' })).toThrow('there is no nowhere')
  })

  test('AB-SETUP-7 AB-SETUP-8 what the map shows stands where it shows it, the other models are in reserve', () => {
    const t = ready({ scenario: 'make-me-a-sandwich' })
    const map = baseContent.maps['make-me-a-sandwich']
    expect(t.state.enemies.map(({ card, zone }) => ({ card, zone }))).toEqual(map?.enemies)
    const stations = t.state.elements.filter(({ kind }) => kind === 'new-u')
    expect(stations.map(({ zone, on }) => ({ zone, active: on }))).toEqual(map?.stations)
    expect(t.state.elements.filter(({ kind }) => kind !== 'new-u').map(({ kind, zone }) => ({ kind, zone }))).toEqual(
      map?.elements,
    )
    expect(t.state.ground.map(({ zone }) => zone)).toEqual(map?.loot.map(({ zone }) => zone))
    const psycho = baseContent.enemies.psycho
    const out = t.state.enemies.filter(({ card }) => card === 'psycho').length
    expect(psycho && reserveOf(t.state, psycho)).toHaveLength((psycho?.models ?? 0) - out)
  })

  test('AB-SETUP-9 three Skill Trees for each hunter, no more and no fewer', () => {
    const t = open({ hunters: FOUR })
    expect(t.question()).toMatchObject({ ask: 'trees', min: 3, max: 3 })
    expect(() => t.answer(t.offer().slice(0, 2))).toThrow('expected 3 keys')
    expect(() => t.answer(t.offer().slice(0, 4))).toThrow('expected 3 keys')
    const chosen = t.offer().slice(1, 4)
    expect(t.answer(chosen).state.hunters[0]?.trees.map(({ card }) => card)).toEqual(chosen)
    expect(() => open({ hunters: FOUR, trees: [...trees.slice(1), trees[0]] })).toThrow('expected three different ones')
    expect(() => open({ trees })).toThrow('trees: given without `hunters`; expected both (AB-SETUP-9)')
  })

  test('AB-SETUP-11 each hunter gets one Fan Favorite of the shuffled deck', () => {
    const dealt = (seed: string) => ready({}, 1, seed).state.hunters.map(({ fan }) => fan)
    const t = ready()
    expect(new Set([...dealt('test'), ...t.state.fans.cards])).toEqual(new Set(Object.keys(baseContent.fans)))
    expect(new Set(dealt('test')).size).toBe(4)
    expect(dealt('another')).not.toEqual(dealt('test'))
  })

  test('AB-SETUP-12 who starts in the Spotlight is left to chance', () => {
    const holders = new Set(Array.from({ length: 30 }, (_, seed) => ready({}, 1, `${seed}`).state.spotlight))
    expect([...holders].toSorted()).toEqual([0, 1, 2, 3])
  })

  test('AB-SETUP-13 each hunter starts with a $500 token', () => {
    expect(ready().state.hunters.map(({ loot }) => loot)).toEqual(Array(4).fill(['cash-500']))
  })

  test('AB-SETUP-14 AB-R-89 hunters start in the starting zones, placed in seat order as far as there is room', () => {
    const t = ready({ scenario: 'make-me-a-sandwich' })
    const starting = baseContent.maps['make-me-a-sandwich']?.starting ?? []
    const labels = starting.map((zone) => baseContent.maps['make-me-a-sandwich']?.board.labels[zone])
    expect(t.offer()).toEqual(labels)
    while (t.question().ask === 'start') t.answer(t.offer()[0])
    expect(t.state.hunters.every(({ zone }) => starting.includes(zone))).toBe(true)
    expect(t.state.hunters.filter(({ zone }) => zone === starting[0])).toHaveLength(3)
  })

  test('AB-SETUP-15 AB-SETUP-16 three cards lie open; the one that was dealt first comes up first', () => {
    const t = begun()
    const { queue, deck } = t.state
    expect(queue.sees).toBe('all')
    expect(deck.sees).toBe('none')
    expect([queue.cards.length, deck.cards.length]).toEqual([3, 9])
    const [first] = queue.cards
    for (let hunter = 0; hunter < 4; hunter++) {
      if (t.question().ask === 'activate') t.answer(t.offer()[0])
      if (hunter === 3) t.dice(...Array(40).fill(2))
      t.answer('end')
    }
    expect(t.events.find(({ event }) => event === 'announcement')).toMatchObject({ card: first })
  })

  const cards = [1, 2, 3].flatMap((tier) =>
    Array.from({ length: 6 }, (_, at) => ({ id: `t${tier}-${at}`, name: 'T', tier, orders: ['move'] })),
  )
  const scenario = (arrange: string, tiers: number[]) => ({
    ...baseContent.scenarios['make-me-a-sandwich'],
    id: 'ranked',
    map: { rows: ['H H H', ' . U '] },
    special: {},
    slaughterlight: {},
    spawning: [],
    win: [],
    lose: [],
    after: {},
    announcements: { tiers, arrange },
  })
  const order = (arrange: string, tiers: number[], seed = 'test') => {
    const packs = [{ announcements: cards, scenarios: [scenario(arrange, tiers)] }]
    const { content } = open({ hunters: FOUR, trees, scenario: 'ranked' }, 1, seed, packs).state
    const { queue, deck } = open({ hunters: FOUR, trees, scenario: 'ranked' }, 1, seed, packs).state
    return [...queue.cards, ...deck.cards.toReversed()].map((id) => content.announcements[id]?.tier)
  }

  test('AB-SETUP-17 AB-R-10 the scenario says which tiers, stacked or mixed; an equal share of each', () => {
    expect(order('stacked', [1, 2])).toEqual([...Array(6).fill(1), ...Array(6).fill(2)])
    const mixed = order('mixed', [1, 2, 3])
    expect([1, 2, 3].map((tier) => mixed.filter((one) => one === tier).length)).toEqual([4, 4, 4])
    expect(mixed).not.toEqual(mixed.toSorted())
    expect(new Set(order('mixed', [1]))).toEqual(new Set([1]))
  })

  test('AB-SETUP-18 AB-R-33 all Loot but what the hunters have and the Legendary tokens is in the bag, mixed', () => {
    const total = (size: 'standard' | 'generous' | 'scarce') => {
      const { bag, ground } = ready({ options: { lootBag: size } }).state
      return bag.cards.length + ground.length
    }
    expect(['standard', 'generous', 'scarce'].map((size) => total(size as 'standard'))).toEqual([58, 86, 39])
    expect(ready().state.bag.cards).not.toContain('legendary')
    expect(ready({}, 1, 'another').state.bag.cards).not.toEqual(ready().state.bag.cards)
  })

  test.each(['from-card', 'none'] as const)('AB-R-29 the gun on its card, where the table says %s', (startingGear) => {
    const { hunters } = ready({ options: { startingGear } }).state
    const printed = hunters.map(({ id }) => [baseContent.hunters[id]?.gun])
    expect(hunters.map(({ gear }) => gear.map(({ card }) => card))).toEqual(
      startingGear === 'none' ? [[], [], [], []] : printed,
    )
  })

  test('AB-SETUP-19 Events, Guns, Meds, Ammo and Legendary stand ready, shuffled', () => {
    const { events, guns, meds, ammo, legendary } = ready().state
    expect([events, guns, meds, ammo, legendary].map(({ cards: all }) => all.length)).toEqual([24, 30, 20, 20, 16])
    const other = ready({}, 1, 'another').state
    expect([other.events.cards, other.guns.cards, other.meds.cards]).not.toEqual([events.cards, guns.cards, meds.cards])
  })

  test('AB-SETUP-6 the rules of the scenario are in force in its game', () => {
    const packs = [
      {
        announcements: cards,
        scenarios: [
          { ...scenario('mixed', [1]), special: { standing: [{ change: 'luck', add: 1, who: { kind: 'hunter' } }] } },
        ],
      },
    ]
    const t = open({ hunters: FOUR, trees, scenario: 'ranked' }, 1, 'test', packs)
    while (t.question().ask === 'start') t.answer(t.offer()[0])
    expect(t.state.luck).toBe(7)
    expect(begun().state.luck).toBe(3)
    expect(contentWith(packs).scenarios.ranked?.special.standing).toHaveLength(1)
  })
})
