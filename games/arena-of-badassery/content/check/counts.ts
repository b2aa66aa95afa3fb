import type { Content } from '../load.ts'
import type { Problem } from './links.ts'

const many = (cards: Readonly<Record<string, unknown>>): number => Object.keys(cards).length
const some = <Card>(cards: Readonly<Record<string, Card>>, fits: (card: Card) => boolean): number =>
  Object.values(cards).filter(fits).length
const ordersOn = ({ announcements }: Content, tier: number, order: string): number =>
  some(announcements, (card) => card.tier === tier && !card.boss && JSON.stringify(card.orders).includes(`"${order}"`))

/** What a full box holds: the ledger's content counts, and how often each order stands on the sixteen cards of a tier. */
const counts: readonly (readonly [what: string, count: number, of: (content: Content) => number])[] = [
  ['hunters', 6, ({ hunters }) => many(hunters)],
  ['Skill Trees', 24, ({ trees }) => many(trees)],
  ['bonuses on Skill Trees', 144, ({ trees }) => Object.values(trees).flatMap(({ tiers }) => tiers.flat()).length],
  ['Fan Favorites', 12, ({ fans }) => many(fans)],
  ['Fan Favorites that move the Spotlight at once', 6, ({ fans }) => some(fans, ({ when }) => when === 'at-once')],
  ['Events', 24, ({ events }) => some(events, ({ boss }) => !boss)],
  ['Events that help', 8, ({ events }) => some(events, ({ boss, helps }) => !boss && helps)],
  ['Events of Bosses', 6, ({ events }) => some(events, ({ boss }) => boss !== undefined)],
  ['Events that bring a Unique', 3, (content) => some(content.events, (card) => bringsUnique(card, content))],
  ['Announcements of Bosses', 6, ({ announcements }) => some(announcements, ({ boss }) => boss !== undefined)],
  ...[1, 2, 3].flatMap((tier) =>
    (
      [
        [`Announcements of tier ${tier}`, 16, ''],
        [`Announcements of tier ${tier} with Spawn`, 5 + tier, 'spawn'],
        [`Announcements of tier ${tier} with Event`, 4, 'event'],
        [`Announcements of tier ${tier} with Activate Slaughterlight`, 1 + tier, 'slaughterlight'],
        [`Announcements of tier ${tier} with Out of Ammo`, 2, 'empty'],
      ] as const
    ).map(
      ([what, count, order]) =>
        [
          what,
          count,
          (content: Content) =>
            order === ''
              ? some(content.announcements, (card) => card.tier === tier && !card.boss)
              : ordersOn(content, tier, order),
        ] as const,
    ),
  ),
  ...(
    [
      ['melee-normal', 2],
      ['melee-special', 2],
      ['melee-heavy', 2],
      ['ranged-normal', 2],
      ['ranged-special', 2],
      ['ranged-heavy', 2],
      ['fodder', 2],
      ['unique', 12],
      ['boss', 2],
    ] as const
  ).map(
    ([type, count]) =>
      [
        `enemies of the type ${type}`,
        count,
        ({ enemies }: Content) => some(enemies, (card) => card.type === type),
      ] as const,
  ),
  ...(
    [
      ['guns', 30],
      ['meds', 20],
      ['ammo', 20],
      ['legendary', 16],
    ] as const
  ).map(
    ([deck, count]) =>
      [`cards of the deck ${deck}`, count, ({ gear }: Content) => some(gear, (card) => card.deck === deck)] as const,
  ),
  ['starting guns', 6, ({ gear }) => some(gear, ({ deck }) => deck === undefined)],
  ['shields among the Meds', 10, ({ gear }) => some(gear, ({ deck, slot }) => deck === 'meds' && slot === 'shield')],
  ['grenades among the Ammo', 10, ({ gear }) => some(gear, ({ deck, slot }) => deck === 'ammo' && slot === 'grenade')],
  ['scenarios', 14, ({ scenarios }) => many(scenarios)],
  ['campaigns of seven scenarios', 2, ({ campaigns }) => some(campaigns, ({ scenarios }) => scenarios.length === 7)],
  ['Bounties', 12, ({ bounties }) => many(bounties)],
  [
    'different rewards of Bounties',
    12,
    ({ bounties }) => new Set(Object.values(bounties).map(({ reward }) => reward)).size,
  ],
  [
    'Bounty maps, by different rolls',
    10,
    ({ bountyMaps }) => new Set(Object.values(bountyMaps).map(({ roll }) => roll)).size,
  ],
  ['tokens in the standard bag', 62, (content) => tokens(content, 'standard')],
  ['tokens in the generous bag', 90, (content) => tokens(content, 'generous')],
  ['tokens in the scarce bag', 43, (content) => tokens(content, 'scarce')],
  ['Legendary tokens', 4, ({ lootTokens }) => lootTokens.legendary?.count.standard ?? 0],
  ...(
    [
      ['keyword', 20],
      ['order', 8],
      ['type', 9],
      ['skill', 6],
      ['die', 6],
    ] as const
  ).map(
    ([of, count]) =>
      [
        `reference texts of the kind ${of}`,
        count,
        ({ references }: Content) => some(references, (one) => one.of === of),
      ] as const,
  ),
]

const tokens = ({ lootTokens }: Content, bag: 'standard' | 'generous' | 'scarce'): number =>
  Object.values(lootTokens).reduce((sum, { kind, count }) => sum + (kind === 'legendary' ? 0 : count[bag]), 0)

const bringsUnique = (card: Content['events'][string], { enemies }: Content): boolean =>
  Object.values(enemies).some(
    ({ id, type }) => type === 'unique' && JSON.stringify(card.do ?? []).includes(`"enemy":"${id}"`),
  )

export function countProblems(content: Content): Problem[] {
  return counts
    .filter(([, count, of]) => of(content) !== count)
    .map(([what, count, of]) => `${what}: found ${of(content)}; expected ${count}`)
}
