import type { EnemyCard, HunterCard } from './grammar.ts'
import type { Content } from './load.ts'
import { type AbilityChange, type AbilityNumber, abilityNumbers, type LootCard } from './loot.ts'
import type { ContentDocument } from './schema.ts'

type Ability = HunterCard['ability']['does']

/** The numbers each ability goes by; any other would change nothing. */
const used: Record<Ability, readonly AbilityNumber[]> = {
  phaselock: ['damage', 'cooldown'],
  gunzerking: ['actions', 'cooldown'],
  'sabre-turret': ['damage', 'reach', 'cooldown'],
  bloodwing: ['bonus', 'loot', 'cooldown'],
}

/** Words of a document that mean nothing where they stand, so that a card would do less than it says. */
export function emptyWords({ hunters, loot, decks }: ContentDocument, content: Content): string[] {
  return [
    ...hunters.flatMap((hunter, index) => hunterProblems(hunter, `hunters[${index}].ability`)),
    ...loot.flatMap((card, index) => lootProblems(card, content, `loot[${index}]`)),
    ...decks.flatMap((deck, index) => deckProblems(deck, content, `decks[${index}]`)),
  ]
}

function hunterProblems({ ability }: HunterCard, path: string): string[] {
  return abilityNumbers
    .filter((number) => ability[number] > 0 && !used[ability.does].includes(number))
    .map((number) => `${path}.${number}: ${ability.does} has no ${number}; expected ${used[ability.does].join(' or ')}`)
}

function lootProblems(card: LootCard, { hunters }: Content, path: string): string[] {
  if (card.kind === 'permanent' && Object.keys(card.stats).length === 0)
    return [`${path}.stats: nothing is added; expected damage, range, movement or health`]
  if (card.kind !== 'upgrade') return []
  const { only, stats, ability } = card
  const problems: string[] = []
  if (Object.keys(stats).length === 0 && !ability)
    problems.push(`${path}: nothing changes; expected stats or an ability`)
  if (only !== undefined && !hunters[only])
    problems.push(`${path}.only: there is no hunter ${only}; expected ${Object.keys(hunters).join(', ')}`)
  const bearers = Object.values(hunters).filter(({ id }) => only === undefined || id === only)
  return ability ? [...problems, ...changeProblems(ability, bearers, `${path}.ability`)] : problems
}

function changeProblems({ of, add }: AbilityChange, bearers: readonly HunterCard[], path: string): string[] {
  const borne = bearers.map(({ ability }) => ability.does)
  if (of !== 'any' && borne.length > 0 && !borne.includes(of))
    return [`${path}.of: nobody who can equip it has ${of}; expected ${[...new Set(borne)].join(' or ')}`]
  const numbers = of === 'any' ? (['cooldown'] as const) : used[of]
  const idle = Object.entries(add).filter(
    ([number, by]) => by === 0 || !(numbers as readonly string[]).includes(number),
  )
  return [
    ...idle.map(([number]) => `${path}.add.${number}: it changes nothing; expected ${numbers.join(' or ')}`),
    ...(Object.keys(add).length === 0 ? [`${path}.add: it changes nothing; expected ${numbers.join(' or ')}`] : []),
  ]
}

type Pool = readonly [count: 'oneStar' | 'twoStar' | 'threeStar' | 'boss', want: (card: EnemyCard) => boolean]

const pools: readonly Pool[] = [
  ['oneStar', ({ stars }) => stars === 1],
  ['twoStar', ({ stars }) => stars === 2],
  ['threeStar', ({ stars, boss }) => stars === 3 && !boss],
  ['boss', ({ boss }) => boss],
]

/** SN-R-73: a deck can only be made of cards there are for so many players. */
export function deckProblems(deck: Content['decks'][number], { enemies, chests }: Content, path: string): string[] {
  const there = Object.values(enemies).filter(({ fromPlayers }) => fromPlayers <= deck.players)
  const counts = [
    ...pools.map(([pool, want]) => [pool, there.filter(want).length] as const),
    ['chest', Object.keys(chests).length] as const,
  ]
  return counts
    .filter(([pool, most]) => deck[pool] > most)
    .map(
      ([pool, most]) =>
        `${path}.${pool}: ${deck[pool]} of ${most} cards for ${deck.players} players; expected at most ${most}`,
    )
}
