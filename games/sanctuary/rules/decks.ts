import type { Table } from '@muster/table'
import type { DeckSize } from '../content/grammar.ts'
import type { DealtEnemy } from '../content/load.ts'
import { optionsOf } from './lookup.ts'
import type { State } from './state.ts'

type Pool = readonly [count: number, cards: readonly string[]]

/** The pools the enemy deck is taken from: one star, two stars, three stars, bosses, chests. */
function poolsOf(state: State, size: DeckSize | undefined): Pool[] {
  const { enemies, chests } = state.content
  const cards = Object.values(enemies).filter(({ members }) => !size || members.length <= size.mostUnits)
  const pool = (want: (card: DealtEnemy) => boolean) => cards.filter(want).map(({ id }) => id)
  const all = (list: readonly string[], count: number | undefined): Pool => [count ?? list.length, list]
  return [
    all(
      pool(({ stars }) => stars === 1),
      size?.oneStar,
    ),
    all(
      pool(({ stars }) => stars === 2),
      size?.twoStar,
    ),
    all(
      pool(({ stars, boss }) => stars === 3 && !boss),
      size?.threeStar,
    ),
    all(
      pool(({ boss }) => boss),
      size?.boss,
    ),
    all(Object.keys(chests), size?.chest),
  ]
}

/**
 * SN-SETUP-1 to SN-SETUP-4, SN-DECKS-1, SN-R-73: the enemy deck for this number of players, all three-star cards at its
 * bottom; the loot deck and the Rare Loot pile in full. Which cards are in the enemy deck is open, their order is not.
 */
export function makeDecks(table: Table, state: State): void {
  const size = optionsOf(state).enemyDeck === 'full' ? undefined : state.content.decks[state.hunters.length]
  const taken = poolsOf(state, size).flatMap(([count, cards]) =>
    count >= cards.length ? cards : table.shuffle(cards, 'which enemy cards are used').slice(0, count),
  )
  table.tell({ event: 'enemy-deck', rule: 'SN-R-73', cards: [...taken].sort() })
  const shuffled = table.shuffle(taken, 'the enemy deck')
  const isThreeStar = (card: string) => state.content.enemies[card]?.stars === 3
  state.bosses.cards = shuffled.filter(isThreeStar)
  state.enemyDeck.cards = shuffled.filter((card) => !isThreeStar(card))
  const loot = Object.values(state.content.loot)
  const ids = (rare: boolean) => loot.filter((card) => card.rare === rare).map(({ id }) => id)
  state.lootDeck.cards = table.shuffle(ids(false), 'the loot deck')
  state.rare.cards = table.shuffle(ids(true), 'the Rare Loot pile')
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
