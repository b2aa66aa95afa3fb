import { Study } from '@muster/table/testing'
import { describe, expect, test } from 'vitest'
import { baseContent } from '../content/index.ts'
import { position } from '../testing/position.ts'
import { arena } from './game.ts'
import type { State } from './state.ts'

const FOUR = ['mordecai', 'brick', 'maya', 'gaige']
const trees = FOUR.map((hunter) =>
  Object.values(baseContent.trees)
    .flatMap((tree) => (tree.hunter === hunter ? tree.id : []))
    .slice(0, 3),
)
const open = (config: Record<string, unknown> = {}, seed = 'test') =>
  new Study<State>(arena, { seats: 1, seed, config: { play: 'campaign', hunters: FOUR, trees, ...config } })
const begun = (campaign = 'torgue-tournament') => open({ campaign }).state

/** A game about to be won by one strike, in a campaign; the next scenario is Make Me A Sandwich. */
const lastStrike = (more: Record<string, unknown> = {}) =>
  position({
    map: ['H b'],
    hunters: { ann: { at: 'H', inventory: ['pea'], trees: [{ card: 'bare-hands', mods: [0] }] } },
    enemies: { 'thug-1': 'b' },
    queue: [],
    deck: [],
    events: ['windfall', 'lull'],
    campaign: {},
    scenario: { after: { next: ['make-me-a-sandwich'] } },
    cards: {
      gear: { pea: { slot: 'misc', deck: 'meds', standing: [{ change: 'melee', add: 1 }] } },
      events: { windfall: { do: [{ luck: { add: 1 } }] }, lull: { do: [{ luck: { add: 1 } }] } },
    },
    ...more,
  })

describe('campaigns', () => {
  test('AB-SETUP-4 the group picks a campaign, which begins with its first scenario', () => {
    const t = open()
    expect(t.question()).toMatchObject({ ask: 'campaign', rule: 'AB-SETUP-4' })
    t.answer('skags-at-the-gates')
    expect(t.state.scenario).toBe('rude-awakening')
    expect(begun().scenario).toBe('make-me-a-sandwich')
    expect(() => open({ campaign: 'nowhere' })).toThrow('there is no nowhere')
  })

  test('AB-LEVEL-3 AB-R-98 it begins with twelve Announcements of tier 1', () => {
    const { deck, queue, content } = begun()
    const all = [...deck.cards, ...queue.cards]
    expect(all).toHaveLength(12)
    expect(new Set(all.map((id) => content.announcements[id]?.tier))).toEqual(new Set([1]))
  })

  test('AB-CAMPAIGN-1 AB-SETUP-10 AB-TREE-8 hunters keep Gear, trees and Mods, and choose no trees again', () => {
    const t = lastStrike().dice(12).answer('melee thug-1 on G+')
    t.answer('pea')
    while (t.question().ask === 'pack') t.pass()
    expect(t.question().ask).toBe('start')
    expect(t.hunter('ann').gear.map(({ card }) => card)).toEqual(['ann-gun', 'pea'])
    expect(t.hunter('ann').trees).toEqual([{ card: 'bare-hands', mods: [0] }])
    expect(t.state.scenario).toBe('make-me-a-sandwich')
  })

  test('AB-CAMPAIGN-2 machines, rest, level up, then the next scenario', () => {
    const t = lastStrike({ campaign: { mods: 1, deck: [] } })
      .dice(12)
      .answer('melee thug-1 on G+')
      .pass()
    const told = t.story('game-won', 'machine', 'rested', 'scenario')
    expect(told).toEqual(['game-won', 'machine', 'machine', 'machine', 'machine', 'rested', 'scenario'])
  })

  const fork = { after: { next: ['king-of-the-heap', 'jailhouse-block'] } }

  test('AB-SCENARIO-2 AB-R-23 where the After part names several scenarios, the group picks, and plays that one', () => {
    const t = lastStrike({ scenario: fork, seats: 2, spotlight: 'bob' }).dice(12).answer('melee thug-1 on G+')
    while (t.question().ask !== 'next scenario') t.pass()
    expect([t.question().seat, t.offer()]).toEqual([1, ['king-of-the-heap', 'jailhouse-block']])
    t.answer('jailhouse-block')
    while (t.question().ask === 'start') t.pass()
    expect([t.state.scenario, t.state.round]).toEqual(['jailhouse-block', 1])
    expect(t.state.enemies.map(({ card }) => card).toSorted()).toEqual(
      baseContent.maps['jailhouse-block']?.enemies.map(({ card }) => card).toSorted(),
    )
  })

  test('AB-R-71 a defeat before a fork leads to no fork', () => {
    const t = lastStrike({
      scenario: fork,
      hunters: { ann: 'H', bob: { at: 'out' } },
      queue: [['slaughterlight']],
    }).end()
    while (t.question().ask !== 'start') t.pass()
    expect(t.state.scenario).toBe('test')
  })

  test('AB-CAMPAIGN-2 both ways through a fork lead on to the same scenario, and to the Boss', () => {
    const { scenarios, campaigns } = baseContent
    for (const { scenarios: listed } of Object.values(campaigns)) {
      const ways = (from: string): string[][] => {
        const next = scenarios[from]?.after.next ?? []
        return next.length === 0 ? [[from]] : next.flatMap((to) => ways(to).map((way) => [from, ...way]))
      }
      const all = ways(listed[0] as string)
      expect(all).toHaveLength(2)
      expect(new Set(all.flat())).toEqual(new Set(listed))
      expect(all.map((way) => way.at(-1))).toEqual([listed.at(-1), listed.at(-1)])
    }
  })

  test('AB-R-71 after a defeat the same scenario is played again', () => {
    const t = lastStrike({ hunters: { ann: 'H', bob: { at: 'out' } }, queue: [['slaughterlight']] }).end()
    expect(t.told('game-lost')).toHaveLength(1)
    expect(t.result).toBeUndefined()
    expect(t.state.scenario).toBe('test')
    expect(t.question().ask).not.toBe('over')
  })

  test('AB-R-71 with the option a defeat leads back to where the scenario began: no steps between, nothing gained is kept', () => {
    const t = open({ campaign: 'torgue-tournament', options: { afterDefeat: 'replay-from-checkpoint' } })
    const { events, scenario, hunters, legendary } = t.state
    const [won, drawn] = [legendary.cards.at(-1) as string, events.cards.at(-1) as string]
    const put = (path: string, value: unknown) => ({ op: 'replace', path, value })
    t.match.edit([
      put('/legendary/cards', legendary.cards.slice(0, -1)),
      put('/hunters/0/inventory', [{ card: won, down: false }]),
      put('/hunters/0/loot', ['bounty']),
      put('/hunters/0/trees/0/mods', [0]),
      put('/events/cards', events.cards.slice(0, -1)),
      put('/pastEvents/cards', [drawn]),
      put('/campaign/mods', 1),
      put('/spotlight', -1),
      put('/elements', []),
      put('/round', 1),
      put('/stage', 'respawn'),
    ])
    expect(t.events.map(({ event }) => event)).toContain('went-back')
    expect(t.events.map(({ event }) => event)).not.toContain('machine')
    const after = t.state
    expect(after.scenario).toBe(scenario)
    expect(after.hunters.map(({ inventory, trees: climbed }) => [inventory, climbed])).toEqual(
      hunters.map(({ inventory, trees: climbed }) => [inventory, climbed]),
    )
    expect(after.legendary.cards).toContain(won)
    expect(after.events.cards).toEqual(events.cards)
    expect(after.campaign).toMatchObject({ mods: 0, hunts: [] })
  })

  test('AB-CAMPAIGN-3 the last scenario of each campaign has its Boss', () => {
    for (const { boss, scenarios } of Object.values(baseContent.campaigns)) {
      const last = baseContent.maps[scenarios.at(-1) ?? '']
      expect(last?.enemies.map(({ card }) => card)).toContain(boss)
    }
  })

  test('AB-BOSS-2 the win that has no next scenario wins the campaign, other enemies or not', () => {
    const scenario = { after: {}, win: [{ none: { card: 'lord' } }] }
    const cards = { enemies: { lord: { type: 'boss', models: 1, action: ['move'] } } }
    const enemies = { 'lord-1': 'b', 'thug-1': 'b' }
    const t = lastStrike({ scenario, cards, enemies, hunters: { ann: 'H' }, events: [] })
      .dice(12)
      .answer('melee lord-1 on G+')
    expect(t.result).toMatchObject({ outcome: 'won', winners: [0] })
  })

  test('AB-BOSS-8 the Events of its own Boss, and of no other, are in the deck from the start', () => {
    const { events } = begun()
    const bosses = events.cards.flatMap((id) => baseContent.events[id]?.boss ?? [])
    expect(events.cards).toHaveLength(27)
    expect(new Set(bosses)).toEqual(new Set(['chairman-mayhem']))
  })

  test('AB-BOSS-9 AB-BOSS-10 its Announcements take the places of as many of their tier', () => {
    const { campaign, deck, queue, content } = begun()
    const all = [...deck.cards, ...queue.cards, ...(campaign?.stock.cards ?? [])].flatMap(
      (id) => content.announcements[id] ?? [],
    )
    for (const tier of [1, 2, 3]) {
      const normal = Object.values(baseContent.announcements).filter((card) => card.tier === tier && !card.boss).length
      const own = Object.values(baseContent.announcements).filter(
        (card) => card.tier === tier && card.boss === 'chairman-mayhem',
      ).length
      expect(all.filter((card) => card.tier === tier)).toHaveLength(normal)
      expect(all.filter((card) => card.tier === tier && card.boss)).toHaveLength(own)
    }
  })

  test('AB-EVENT-3 AB-EVENT-4 used Events go under the deck in their order, and nothing is shuffled', () => {
    const event = { do: [{ luck: { add: 1 } }] }
    const cards = { events: { e1: event, e2: event, e3: event, e4: event } }
    const hunters = { ann: { at: 'H' } }
    const t = lastStrike({ hunters, cards, events: ['e1', 'e2', 'e3', 'e4'], queue: [['event', 'event']] }).end()
    expect(t.state.pastEvents.cards).toEqual(['e1', 'e2'])
    t.answer('ann').dice(12).answer('melee thug-1 on G+')
    while (t.question().ask === 'again') t.answer('keep')
    expect(t.question().ask).toBe('start')
    expect(t.state.events.cards.toReversed()).toEqual(['e3', 'e4', 'e1', 'e2'])
  })

  test('AB-EVENT-3 so does the Event that ends the game', () => {
    const cards = {
      events: { e1: { do: [{ wound: { who: { kind: 'enemy' }, wounds: 9 } }] }, e2: { orders: ['move'] } },
    }
    const hunters = { ann: { at: 'H' } }
    const scenario = { win: [{ none: { kind: 'enemy' } }], after: { next: ['make-me-a-sandwich'] } }
    const t = lastStrike({ hunters, cards, scenario, events: ['e1', 'e2'], queue: [['event']] }).end()
    expect(t.question().ask).toBe('start')
    expect(t.state.events.cards.toReversed()).toEqual(['e2', 'e1'])
  })
})
