import { Fault } from '@muster/table'
import type { DeckChoice } from '../rules/config.ts'
import { type Content, listCards } from './load.ts'
import { parseShareCode } from './share-code.ts'
import { type DeckList, validateDeck } from './validate.ts'

/** A deck by the name of a ready-made one, by its share code or as a list. Refuses illegal ones with every reason. */
export function readDeck(content: Content, choice: DeckChoice, where: string): DeckList {
  // Ready-made decks were checked when they were loaded.
  const ready = typeof choice === 'string' ? content.decks[choice] : undefined
  if (ready) return ready
  const deck = listOf(content, choice, where)
  const violations = validateDeck(content, deck)
  const [first] = violations
  if (first)
    throw new Fault(
      'bad-config',
      `${where}: ${violations.map(({ rule, text, repair }) => `${text} (${rule}): ${repair}`).join('; ')}`,
      first.rule,
    )
  return deck
}

function listOf(content: Content, choice: DeckChoice, where: string): DeckList {
  if (typeof choice !== 'string') return { mech: choice.mech, cards: listCards(choice.cards) }
  if (choice.startsWith('AR')) return parseShareCode(content, choice)
  throw new Fault('bad-config', `${where}: there is no ready-made deck "${choice}" and it is no share code`)
}
