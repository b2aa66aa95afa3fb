import { emptyWords } from './empty-words.ts'
import { damageTypes, placements } from './grammar.ts'
import { baseContent, baseFiles } from './index.ts'
import type { Card } from './schema.ts'
import { worthProblems } from './worth.ts'

const WHERE = 'games/arsenal/content'

/** Everything wrong with the box as a whole that no schema can see: each problem as place, what it is, what was expected. */
export function checkContent(): string[] {
  const cards = Object.values(baseContent.cards)
  return [
    ...baseFiles.flatMap(({ where, document }) =>
      emptyWords(document).map((problem) => `${WHERE}/${where}: ${problem}`),
    ),
    ...expected('Mechs', Object.keys(baseContent.mechs).length, 18),
    ...expected('cards', cards.length, 192),
    ...expected('ready-made decks', Object.keys(baseContent.decks).length, 18),
    ...Object.keys(baseContent.mechs)
      .filter((mech) => !Object.values(baseContent.decks).some((deck) => deck.mech === mech && deck.plan))
      .map((mech) => `${WHERE}: ${mech} has no deck with a plan; expected one`),
    ...worthProblems(cards).map((problem) => `${WHERE}: ${problem}`),
    ...damageTypes.flatMap((type) =>
      atLeast(
        `Attacks of the type ${type}`,
        cards.filter((card) => card.type === 'attack' && card.damageType === type),
        4,
      ),
    ),
    ...placements.flatMap((place) =>
      atLeast(
        `Objects on ${place}`,
        cards.filter((card) => card.type === 'object' && card.placement === place),
        3,
      ),
    ),
    ...atLeast(
      'Instant Actions',
      cards.filter((card) => card.type === 'action' && card.instant),
      30,
    ),
    ...atLeast(
      'Guided Attacks',
      cards.filter((card) => card.type === 'attack' && card.guided),
      9,
    ),
  ]
}

const expected = (what: string, count: number, wanted: number): string[] =>
  count === wanted ? [] : [`${WHERE}: ${count} ${what}; expected ${wanted}`]

const atLeast = (what: string, cards: readonly Card[], least: number): string[] =>
  cards.length >= least ? [] : [`${WHERE}: ${cards.length} ${what}; expected ${least} or more`]
