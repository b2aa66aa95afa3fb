import { deckProblems, emptyWords } from './empty-words.ts'
import { firepowerProblems } from './firepower.ts'
import { baseContent, baseFiles } from './index.ts'
import { layoutProblems } from './layouts.ts'
import type { Content } from './load.ts'
import { threatProblems } from './threat.ts'

/** What a full box holds (the ledger's content counts). */
const counts: readonly (readonly [what: string, count: number, of: (content: Content) => number])[] = [
  ['hunters', 4, ({ hunters }) => Object.keys(hunters).length],
  ['pieces in the kit', 8, ({ pieces }) => Object.keys(pieces).length],
  ['one-star cards', 18, (content) => stars(content, 1)],
  ['two-star cards', 12, (content) => stars(content, 2)],
  ['three-star cards that are no bosses', 4, (content) => stars(content, 3) - bosses(content)],
  ['bosses', 4, (content) => bosses(content)],
  ['chests', 6, ({ chests }) => Object.keys(chests).length],
  ['guns in the loot deck', 20, (content) => loot(content, 'gun')],
  ['shields in the loot deck', 8, (content) => loot(content, 'shield')],
  ['upgrades in the loot deck', 15, (content) => loot(content, 'upgrade')],
  ['one-use cards in the loot deck', 8, (content) => loot(content, 'one-use')],
  ['permanent bonuses in the loot deck', 3, (content) => loot(content, 'permanent')],
  ['when-applicable cards in the loot deck', 2, (content) => loot(content, 'when-hit')],
  ['Loot Goblins', 4, (content) => loot(content, 'goblin')],
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
  return [
    ...miscounted,
    ...layouts,
    ...few,
    ...decksProblems(content),
    ...threatProblems(Object.values(content.enemies)),
    ...firepowerProblems(Object.values(content.loot)),
    ...varietyProblems(content),
  ]
}

/** A deck for each number of players, whatever the lives, and none that its pools cannot fill. */
function decksProblems(content: Content): string[] {
  const { decks } = content
  const missing = [1, 2, 3, 4]
    .filter((players) => !decks.some((deck) => deck.players === players && deck.lives === undefined))
    .map((players) => `decks: expected one for ${players} players at any number of lives`)
  return [...missing, ...decks.flatMap((deck, index) => deckProblems(deck, content, `decks[${index}]`))]
}

/** SN-DECKS-6: cards of several enemies, and squads whose members are unlike. */
function varietyProblems({ enemies }: Content): string[] {
  const cards = Object.values(enemies)
  const several = cards.filter(({ members }) => members.length > 1).length
  const mixed = cards.filter(({ units }) => new Set(units.map(({ health }) => health)).size > 1).length
  return [
    ...(several < 8 ? [`enemy cards of several enemies: found ${several}; expected at least 8`] : []),
    ...(mixed < 4 ? [`enemy cards with different health on them: found ${mixed}; expected at least 4`] : []),
  ]
}

/** Everything wrong with our own cards. */
export function checkContent(): string[] {
  const words = baseFiles.flatMap(({ where, document }) =>
    emptyWords(document, baseContent).map((problem) => `games/sanctuary/content/${where}: ${problem}`),
  )
  return [...words, ...contentProblems(baseContent).map((problem) => `games/sanctuary/content: ${problem}`)]
}
