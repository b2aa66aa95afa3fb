import { makeSideNote } from '@muster/table'
import type { DeckSize } from '../content/grammar.ts'
import { type Content, type DealtEnemy, deckFor } from '../content/load.ts'
import { tableOptions } from './lookup.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

/** What the decks of a number of players are taken from: a pool of cards with how many of them are used, and the loot. */
type Pools = { readonly enemies: readonly Pool[]; readonly loot: readonly string[]; readonly rare: readonly string[] }
type Pool = readonly [count: number, cards: readonly string[]]

/** Worked out once for the cards of a table and each size of deck; no size is the full deck. */
const poolsOfContent = makeSideNote<Map<DeckSize | undefined, Pools>>()

function poolsOf({ content }: State, size: DeckSize | undefined): Pools {
  const known = poolsOfContent.get(content) ?? new Map()
  poolsOfContent.set(content, known)
  const pools = known.get(size) ?? { enemies: enemyPools(content, size), ...lootPools(content) }
  known.set(size, pools)
  return pools
}

/** One star, two stars, three stars, bosses, chests. */
function enemyPools({ enemies, chests }: Content, size: DeckSize | undefined): Pool[] {
  const cards = Object.values(enemies).filter(({ fromPlayers }) => !size || fromPlayers <= size.players)
  const pool = (count: number | undefined, want: (card: DealtEnemy) => boolean): Pool => {
    const ids = cards.filter(want).map(({ id }) => id)
    return [count ?? ids.length, ids]
  }
  const chestIds = Object.keys(chests)
  return [
    pool(size?.oneStar, ({ stars }) => stars === 1),
    pool(size?.twoStar, ({ stars }) => stars === 2),
    pool(size?.threeStar, ({ stars, boss }) => stars === 3 && !boss),
    pool(size?.boss, ({ boss }) => boss),
    [size?.chest ?? chestIds.length, chestIds],
  ]
}

function lootPools(content: Content): { loot: string[]; rare: string[] } {
  const cards = Object.values(content.loot)
  const ids = (rare: boolean) => cards.filter((card) => card.rare === rare).map(({ id }) => id)
  return { loot: ids(false), rare: ids(true) }
}

/**
 * SN-SETUP-1 to SN-SETUP-4, SN-DECKS-1, SN-R-73: the enemy deck for this number of players and lives, all three-star cards at its
 * bottom; the loot deck and the Rare Loot pile in full. Which cards are in the enemy deck is open, their order is not.
 */
export function makeDecks(table: Table, state: State): void {
  const { enemyDeck, lives } = tableOptions(state)
  const pools = poolsOf(state, enemyDeck === 'full' ? undefined : deckFor(state.content, state.hunters.length, lives))
  const taken = pools.enemies.flatMap(([count, cards]) =>
    count >= cards.length ? cards : table.shuffle(cards, 'which enemy cards are used').slice(0, count),
  )
  table.tell(() => ({ event: 'enemy-deck', rule: 'SN-R-73', cards: [...taken].sort() }))
  for (const card of table.shuffle(taken, 'the enemy deck')) {
    const isThreeStar = state.content.enemies[card]?.stars === 3
    state[isThreeStar ? 'bosses' : 'enemyDeck'].cards.push(card)
  }
  state.lootDeck.cards = table.shuffle(pools.loot, 'the loot deck')
  state.rare.cards = table.shuffle(pools.rare, 'the Rare Loot pile')
  table.tell({
    event: 'decks',
    rule: 'SN-SETUP-1',
    enemies: taken.length,
    loot: state.lootDeck.cards.length,
    rare: state.rare.cards.length,
  })
}

/** SN-BOSS-2, SN-BOSS-4: the cards still in the enemy deck are shuffled together, once in the game. */
export function mixBosses(table: Table, state: State): void {
  state.mixed = true
  state.enemyDeck.cards = table.shuffle(
    [...state.bosses.cards, ...state.enemyDeck.cards],
    'the three-star cards are mixed in',
  )
  state.bosses.cards = []
  table.tell({ event: 'mixed', rule: 'SN-BOSS-2', cards: state.enemyDeck.cards.length })
}
