import { baseContent } from './index.ts'
import { layoutProblems } from './layouts.ts'
import type { Content } from './load.ts'

/** What a full box holds (the ledger's content counts). */
const counts: readonly (readonly [what: string, count: number, of: (content: Content) => number])[] = [
  ['hunters', 4, ({ hunters }) => Object.keys(hunters).length],
  ['pieces in the kit', 8, ({ pieces }) => Object.keys(pieces).length],
  ['one-star cards', 18, (content) => stars(content, 1)],
  ['two-star cards', 10, (content) => stars(content, 2)],
  ['three-star cards that are no bosses', 3, (content) => stars(content, 3) - bosses(content)],
  ['bosses', 4, (content) => bosses(content)],
  ['chests', 6, ({ chests }) => Object.keys(chests).length],
  ['guns in the loot deck', 20, (content) => loot(content, 'gun')],
  ['shields in the loot deck', 8, (content) => loot(content, 'shield')],
  ['upgrades in the loot deck', 15, (content) => loot(content, 'upgrade')],
  ['one-use cards in the loot deck', 8, (content) => loot(content, 'one-use')],
  ['permanent bonuses in the loot deck', 3, (content) => loot(content, 'permanent')],
  ['when-applicable cards in the loot deck', 2, (content) => loot(content, 'when-hit')],
  ['Loot Midgets', 4, (content) => loot(content, 'midget')],
  ['Rare Loot cards', 14, (content) => Object.values(content.loot).filter(({ rare }) => rare).length],
]

const stars = ({ enemies }: Content, count: number): number =>
  Object.values(enemies).filter((card) => card.stars === count).length
const bosses = ({ enemies }: Content): number => Object.values(enemies).filter(({ boss }) => boss).length
const loot = (content: Content, kind: string): number =>
  Object.values(content.loot).filter((card) => !card.rare && card.kind === kind).length

/** What is wrong with a box as a whole: each problem as what it is and what was expected. */
export function contentProblems(content: Content): string[] {
  const miscounted = counts
    .filter(([, count, of]) => of(content) !== count)
    .map(([what, count, of]) => `${what}: found ${of(content)}; expected ${count}`)
  const layouts = Object.values(content.layouts).flatMap((layout) =>
    layoutProblems(layout).map((problem) => `layout ${layout.id}: ${problem}`),
  )
  const few = Object.keys(content.layouts).length < 8 ? ['layouts: expected at least 8'] : []
  return [...miscounted, ...layouts, ...few, ...deckProblems(content), ...ownerProblems(content)]
}

/** A deck for each number of players that its pools can fill. */
function deckProblems({ decks, enemies, chests }: Content): string[] {
  return [1, 2, 3, 4].flatMap((players) => {
    const deck = decks[players]
    if (!deck) return [`decks: expected one for ${players} players`]
    const used = Object.values(enemies).filter(({ fromPlayers }) => fromPlayers <= players)
    const pools = [
      [deck.oneStar, used.filter((card) => card.stars === 1).length, 'one-star'],
      [deck.twoStar, used.filter((card) => card.stars === 2).length, 'two-star'],
      [deck.threeStar, used.filter((card) => card.stars === 3 && !card.boss).length, 'three-star'],
      [deck.boss, used.filter(({ boss }) => boss).length, 'boss'],
      [deck.chest, Object.keys(chests).length, 'chest'],
    ] as const
    return pools
      .filter(([wanted, there]) => there < wanted)
      .map(([wanted, there, kind]) => `decks: ${players} players need ${wanted} ${kind} cards; there are ${there}`)
  })
}

function ownerProblems({ loot: cards, hunters }: Content): string[] {
  return Object.values(cards)
    .filter((card) => card.kind === 'upgrade' && card.only !== undefined && !hunters[card.only])
    .map(({ id }) => `loot card ${id}: is for a hunter who does not exist`)
}

/** Everything wrong with our own cards. */
export function checkContent(): string[] {
  return contentProblems(baseContent).map((problem) => `games/sanctuary/content: ${problem}`)
}
