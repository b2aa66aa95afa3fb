import { Fault, type Placed } from '@muster/table'
import type { EnemyCard } from './cards/enemy.ts'
import type { GearCard } from './cards/gear.ts'
import type { HunterCard, TreeCard } from './cards/hunter.ts'
import type { LootToken } from './cards/loot.ts'
import type { Reference } from './cards/reference.ts'
import type { BountyCard, BountyMap, CampaignCard, ElementKind, ScenarioCard } from './cards/scenario.ts'
import type { AnnouncementCard, EventCard, FanCard } from './cards/show.ts'
import { evened } from './even.ts'
import type { ArenaAction } from './grammar/schemas.ts'
import { readMap, type VaultMap } from './maps.ts'
import type { ContentDocument } from './schema.ts'

type ById<Card> = Readonly<Record<string, Card>>

/** All cards a game can use, by id. Constants: shared by every state played with them. */
export interface Content {
  readonly hunters: ById<HunterCard>
  readonly trees: ById<TreeCard>
  readonly gear: ById<GearCard>
  readonly fans: ById<FanCard>
  readonly announcements: ById<AnnouncementCard>
  readonly events: ById<EventCard>
  readonly enemies: ById<EnemyCard>
  readonly elements: ById<ElementKind>
  readonly scenarios: ById<ScenarioCard>
  readonly campaigns: ById<CampaignCard>
  readonly bounties: ById<BountyCard>
  readonly bountyMaps: ById<BountyMap>
  readonly lootTokens: ById<LootToken>
  readonly references: ById<Reference>
  /** By scenario and Bounty map; worked out, so not part of what is hashed or compared. */
  readonly maps: ById<VaultMap>
}

/** A card and its place: 'pack 1 "Mine": enemies[0]'. */
interface Found<Card> {
  readonly card: Card
  readonly place: string
}

/** Joins documents into the cards of a table. A card with an id that is taken is a fault, not a replacement. */
export function makeContent(placed: readonly Placed<ContentDocument>[]): Content {
  const scenarios = found(placed, 'scenarios')
  const bountyMaps = found(placed, 'bountyMaps')
  const content = {
    hunters: byId(found(placed, 'hunters')),
    trees: byId(found(placed, 'trees')),
    gear: byId(found(placed, 'gear').map(({ card, place }) => ({ card: withMarks(card), place }))),
    fans: byId(found(placed, 'fans')),
    announcements: byId(found(placed, 'announcements')),
    events: byId(found(placed, 'events')),
    enemies: byId(found(placed, 'enemies')),
    elements: byId(found(placed, 'elements')),
    scenarios: byId(scenarios),
    campaigns: byId(found(placed, 'campaigns')),
    bounties: byId(found(placed, 'bounties')),
    bountyMaps: byId(bountyMaps),
    lootTokens: byId(found(placed, 'lootTokens')),
    references: byKey(found(placed, 'references'), ({ word }) => word),
  }
  const maps = byId(
    [...scenarios, ...bountyMaps].map(({ card, place }) => ({
      card: { id: card.id, map: readMap(card.map, `${place}.map`) },
      place,
    })),
  )
  const worked = Object.fromEntries(Object.values(maps).map(({ id, map }) => [id, map]))
  return Object.defineProperty(content, 'maps', { value: worked, enumerable: false }) as Content
}

/** What cards may call an action by: the keywords of its Gear and the slot that Gear takes. */
export function marksOf({ keywords, slot }: Pick<GearCard, 'keywords' | 'slot'>): readonly string[] {
  return [...keywords, slot]
}

function withMarks(card: GearCard): GearCard {
  const marks = marksOf(card).map((name) => ({ name, x: 1, skill: undefined, crits: false }))
  const actions = card.actions.map((action): ArenaAction => ({ ...action, keywords: [...action.keywords, ...marks] }))
  return { ...card, actions }
}

type Lists = Required<Omit<ContentDocument, 'name'>>

function found<Part extends keyof Lists>(
  placed: readonly Placed<ContentDocument>[],
  part: Part,
): Found<Lists[Part][number]>[] {
  return placed.flatMap(({ where, document }) =>
    (document[part] as readonly Lists[Part][number][]).map((card, index) => ({
      card: evened(card, part),
      place: `${where}: ${part}[${index}]`,
    })),
  )
}

function byId<Card extends { readonly id: string }>(cards: readonly Found<Card>[]): Record<string, Card> {
  return byKey(cards, ({ id }) => id)
}

/** Without a prototype, so that an id like "constructor" is an id like any other. */
function byKey<Card>(cards: readonly Found<Card>[], keyOf: (card: Card) => string): Record<string, Card> {
  const known: Record<string, Card> = Object.create(null)
  for (const { card, place } of cards) {
    const key = keyOf(card)
    if (known[key]) {
      const first = cards.find((one) => keyOf(one.card) === key)
      throw new Fault('bad-content', `${place}: ${key} is the id of ${first?.place} already; expected one of its own`)
    }
    known[key] = card
  }
  return known
}
