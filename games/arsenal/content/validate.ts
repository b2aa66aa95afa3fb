import type { Aspect } from './grammar.ts'
import type { Content } from './load.ts'
import type { Card, Mech } from './schema.ts'

/** A Mech and the ids of its cards, a card twice where there are two copies. */
export type DeckList = { readonly mech: string; readonly cards: readonly string[] }

/** What is wrong with a deck: the rule, the card it is about, and what would repair it. */
export type Violation = {
  readonly rule: string
  readonly text: string
  readonly repair: string
  readonly card?: string
}

/** AR-DECK-1, AR-DECK-2. */
export const DECK_SIZE = 40
export const MOST_COPIES = 2

/** AR-DECK-8, AR-DECK-9: the aspects of a card that a Mech does not have. */
function missingAspects({ aspects }: Card, { weight, body, profile }: Mech): Aspect[] {
  return aspects.filter((aspect) => aspect !== weight && aspect !== body && aspect !== profile)
}

export const isLegalFor = (card: Card, mech: Mech): boolean => missingAspects(card, mech).length === 0

/** AR-DECK-1 to AR-DECK-14: everything that is wrong with a deck, in the order of the rules; nothing for a legal one. */
export function validateDeck(content: Content, { mech: mechId, cards }: DeckList): Violation[] {
  const mech = content.mechs[mechId]
  if (!mech)
    return [
      {
        rule: 'AR-DECK-13',
        text: `there is no Mech "${mechId}"`,
        repair: `choose one of ${Object.keys(content.mechs).join(', ')}`,
      },
    ]
  const copies = new Map<string, number>()
  for (const id of cards) copies.set(id, (copies.get(id) ?? 0) + 1)
  return [...sizeViolations(cards), ...[...copies].flatMap(([id, count]) => cardViolations(content, mech, id, count))]
}

function sizeViolations(cards: readonly string[]): Violation[] {
  const more = cards.length - DECK_SIZE
  if (more === 0) return []
  const change = more > 0 ? `take ${more} out` : `add ${-more}`
  return [{ rule: 'AR-DECK-1', text: `the deck has ${cards.length} cards, not ${DECK_SIZE}`, repair: change }]
}

function cardViolations(content: Content, mech: Mech, id: string, copies: number): Violation[] {
  const card = content.cards[id]
  if (!card) {
    const isMech = content.mechs[id] !== undefined
    const text = isMech ? `"${id}" is a Mech, which is no part of a deck` : `there is no card "${id}"`
    return [{ rule: isMech ? 'AR-DECK-3' : 'AR-GLOSSARY-7', card: id, text, repair: `take ${id} out` }]
  }
  const violations: Violation[] = []
  if (copies > MOST_COPIES) {
    const text = `${card.name} is in the deck ${copies} times; ${MOST_COPIES} copies are allowed`
    violations.push({ rule: 'AR-DECK-2', card: id, text, repair: `take ${copies - MOST_COPIES} of ${card.name} out` })
  }
  const missing = missingAspects(card, mech)
  if (missing.length > 0) {
    const rule = card.aspects.length > 1 ? 'AR-DECK-9' : 'AR-DECK-8'
    const text = `${card.name} needs the aspect ${missing.join(' and ')}, which ${mech.name} does not have`
    violations.push({
      rule,
      card: id,
      text,
      repair: `replace ${card.name} by a card without that aspect, or choose another Mech`,
    })
  }
  return violations
}

const ADVISED = { least: 12, most: 16 }

/** AR-DECK-11: advice, never a reason to refuse. */
export function deckHints(content: Content, { cards }: DeckList): string[] {
  const attacks = cards.filter((id) => content.cards[id]?.type === 'attack').length
  if (attacks >= ADVISED.least && attacks <= ADVISED.most) return []
  return [`${attacks} Attack cards: ${ADVISED.least} to ${ADVISED.most} are advised`]
}
