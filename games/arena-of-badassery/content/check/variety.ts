import type { EnemyCard } from '../cards/enemy.ts'
import type { GearCard } from '../cards/gear.ts'
import type { BountyCard, ScenarioCard } from '../cards/scenario.ts'
import type { AnnouncementCard } from '../cards/show.ts'
import type { ArenaDeed, ArenaRules } from '../grammar/schemas.ts'
import { type Content, marksOf } from '../load.ts'
import type { Problem } from './links.ts'

/** Variety comes before evenness: cards are made for the choices they give. */
export function varietyProblems(content: Content): Problem[] {
  const { announcements, bounties, enemies, events, fans, gear, scenarios } = content
  const guns = Object.values(gear).filter(({ deck }) => deck === 'guns')
  return [
    ...bareProblems('guns', guns, isBareGun),
    ...bareProblems('enemies', Object.values(enemies), isBareEnemy),
    ...bareProblems('announcements', Object.values(announcements), isBareAnnouncement),
    ...sameProblems(
      'Fan Favorites',
      Object.values(fans).map(({ on }) => on),
    ),
    ...sameProblems(
      'Events',
      Object.values(events).map((card) => (card.do ? verbOf(card.do[0]) : 'orders')),
    ),
    ...tierProblems(content),
    ...hunterProblems(content),
    ...gameProblems('scenarios', Object.values(scenarios)),
    ...gameProblems('bounties', Object.values(bounties)),
  ]
}

const verbOf = (deed: ArenaDeed | undefined): string => Object.keys(deed ?? {})[0] ?? ''
const hasRules = ({ standing, triggers }: ArenaRules): boolean => standing.length + triggers.length > 0

/** Bare numbers: no keyword, trigger, standing rule or deed of its own; its class and slot are none. */
const isBareGun = (card: GearCard): boolean => {
  const marks = marksOf(card)
  const isSpecial = card.keywords.some((word) => word === 'attachable blade' || word === 'run and gun')
  const acts = card.actions.some(
    ({ keywords, does, fails }) => keywords.some(({ name }) => !marks.includes(name)) || does.length + fails.length > 0,
  )
  return !isSpecial && !acts && !hasRules(card)
}
const isBareEnemy = (card: EnemyCard): boolean =>
  card.melee.length + card.ranged.length + card.specials.length === 0 &&
  !card.attackFumble &&
  !card.defenseFumble &&
  !hasRules(card)
const isBareAnnouncement = (card: AnnouncementCard): boolean =>
  !hasRules(card) && card.orders.every((order) => typeof order === 'string')

function bareProblems<Card extends { readonly id: string }>(
  what: string,
  cards: readonly Card[],
  isBare: (card: Card) => boolean,
): Problem[] {
  const bare = cards.filter(isBare).map(({ id }) => id)
  const most = Math.floor(cards.length / 4)
  return bare.length <= most
    ? []
    : [`${what}: ${bare.length} are bare numbers (${bare.join(', ')}); expected at most ${most} of ${cards.length}`]
}

function sameProblems(what: string, subjects: readonly string[]): Problem[] {
  const most = Math.floor(subjects.length / 3)
  return [...new Set(subjects)].flatMap((subject) => {
    const count = subjects.filter((one) => one === subject).length
    return count <= most ? [] : [`${what}: ${count} are about ${subject}; expected at most ${most}`]
  })
}

/** What a card does, whatever its parts are called. */
const inside = (value: unknown): string =>
  JSON.stringify(value, (key, part) => (['id', 'name', 'flavour'].includes(key) ? undefined : part))

function tierProblems({ trees }: Content): Problem[] {
  const known = new Map<string, string>()
  return Object.values(trees).flatMap(({ id, tiers }) => {
    const top = inside(tiers[3])
    const other = known.get(top)
    known.set(top, id)
    return [
      ...(other === undefined ? [] : [`tree ${id}: tier 4 is that of ${other}; expected one of its own`]),
      ...(tiers[3]?.every(({ actions }) => actions.length > 0)
        ? []
        : [`tree ${id}: tier 4 gives no action; expected one`]),
    ]
  })
}

/** Each hunter has something only it can do, and is best at something with tokens nobody else does it with. */
function hunterProblems({ hunters, trees }: Content): Problem[] {
  const known = new Map<string, string>()
  return Object.values(hunters).flatMap((card) => {
    const best = Object.entries(card.skills).sort((a, b) => b[1] - a[1])[0]?.[0]
    const style = `${best} with ${card.tokens.join(' ')}`
    const other = known.get(style)
    known.set(style, card.id)
    const own = Object.values(trees).filter(({ hunter }) => hunter === card.id).length
    return [
      ...(hasRules(card) || card.actions.length > 0
        ? []
        : [`hunter ${card.id}: nothing of its own; expected a rule or an action`]),
      ...(other === undefined ? [] : [`hunter ${card.id}: plays like ${other} (${style}); expected a way of its own`]),
      ...(own >= 3 ? [] : [`hunter ${card.id}: ${own} Skill Trees; expected at least 3 (AB-R-74)`]),
    ]
  })
}

const shapeOf = ({ standing, triggers }: ArenaRules): string =>
  [
    ...standing.map((rule) => ('change' in rule ? `change ${rule.change}` : (Object.keys(rule)[0] ?? ''))),
    ...triggers.map(({ on, do: deeds }) => `${on}: ${deeds.map(verbOf).join(' ')}`),
  ]
    .sort()
    .join(', ')

/** No two games share both the way they are won and their special rule. */
function gameProblems(what: string, cards: readonly (ScenarioCard | BountyCard)[]): Problem[] {
  const known = new Map<string, string>()
  return cards.flatMap(({ id, win, lose, special }) => {
    const ways = [...win, ...lose].map((one) => Object.keys(one).join(' and ')).join(' or ')
    const shape = `${ways}; ${shapeOf(special)}`
    const other = known.get(shape)
    known.set(shape, id)
    return [
      ...(other === undefined
        ? []
        : [`${what}: ${id} is won like ${other} by the same special rule; expected one of them otherwise`]),
      ...(hasRules(special) ? [] : [`${what}: ${id} has no special rule; expected one`]),
      ...(win.length > 0 ? [] : [`${what}: ${id} is won by nothing of its own; expected a way`]),
    ]
  })
}
