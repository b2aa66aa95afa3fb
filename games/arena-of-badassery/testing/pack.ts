import type { Colour } from '@muster/reaction'

/** Plain cards for tests: nothing on them that a test did not put there. */
type Fields = Readonly<Record<string, unknown>>
type ById = Readonly<Record<string, Fields>>

export interface Cards {
  readonly hunters?: ById
  readonly gear?: ById
  readonly enemies?: ById
  readonly fans?: ById
  readonly events?: ById
  readonly elements?: ById
  readonly announcements?: ById
  readonly bounties?: ById
}

/** The four of a test, in seat order. */
export const HUNTERS = ['ann', 'bob', 'cid', 'dee'] as const

const TOKENS: readonly Colour[] = ['green', 'yellow', 'yellow']

const named = (id: string): string => `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`

const hunter = (id: string, more: Fields = {}) => ({
  id,
  name: named(id),
  title: 'Test Hunter',
  tokens: TOKENS,
  skills: { melee: 3, ranged: 2, reflexes: 1 },
  gun: `${id}-gun`,
  ...more,
})

/** A gun without keywords that reaches from the own zone to three zones off. */
const gun = (id: string) => ({
  id,
  name: named(id),
  slot: 'gun',
  actions: [{ name: 'shoot', skill: 'ranged', bands: ['red', 'yellow', 'green'], attack: true }],
})

const enemy = (id: string, more: Fields = {}) => ({
  id,
  name: named(id),
  type: 'melee-normal',
  move: 2,
  strength: 5,
  range: 0,
  defense: 5,
  hitPoints: 1,
  models: 6,
  ...more,
})

/** Those every test has: one that strikes, one that shoots, one that is large. */
const ENEMIES: ById = {
  thug: {},
  gunner: { type: 'ranged-normal', move: 1, range: 3 },
  ogre: { type: 'melee-heavy', base: 'large', hitPoints: 3, models: 2 },
}

/** A Bounty that is won when all are gone. */
const bounty = (card: Fields) => ({
  story: 'A test.',
  enemies: [{ enemy: 'thug', count: 1 }],
  special: {},
  slaughterlight: {},
  win: [{ none: { kind: 'enemy' } }],
  reward: 'standing-ovation',
  ...card,
})

const joined = (one: ById, other: ById = {}): [string, Fields][] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].map((id) => [id, { ...one[id], ...other[id] }])

const withIds = (cards: ById = {}) => Object.entries(cards).map(([id, card]) => ({ id, name: named(id), ...card }))

/** The pack of a test: its cards, its scenario, and the Announcements it speaks of. */
export function packOf(cards: Cards, scenario: Fields): Fields {
  return {
    name: 'Test',
    hunters: HUNTERS.map((id) => hunter(id, cards.hunters?.[id])),
    gear: [
      ...HUNTERS.map((id) => ({ ...gun(`${id}-gun`), ...cards.gear?.[`${id}-gun`] })),
      ...withIds(cards.gear).filter(({ id }) => !HUNTERS.some((one) => id === `${one}-gun`)),
    ],
    enemies: joined(ENEMIES, cards.enemies).map(([id, more]) => enemy(id, more)),
    fans: withIds(cards.fans),
    events: withIds(cards.events),
    elements: withIds(cards.elements),
    announcements: withIds(cards.announcements),
    bounties: withIds(cards.bounties).map(bounty),
    scenarios: [
      {
        id: 'test',
        name: 'Test',
        story: 'A test.',
        announcements: { tiers: [1] },
        spawning: [],
        special: {},
        slaughterlight: {},
        win: [],
        after: {},
        ...scenario,
      },
    ],
  }
}
