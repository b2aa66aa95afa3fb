import { codeLetters, codeOfCard, openCode, sealedCode } from '@muster/table'
import type { Content } from './load.ts'
import type { DeckList } from './validate.ts'

const PREFIX = 'AR1-'

/** AR-DECK-13: the share code of a deck: its Mech, how many cards it holds twice, those, and the others. Equal decks have equal codes. */
export function makeShareCode({ mech, cards }: DeckList): string {
  const names = [...new Set(cards)].sort()
  const once = names.filter((id) => cards.indexOf(id) === cards.lastIndexOf(id))
  const twice = names.filter((id) => !once.includes(id))
  const listed = [...twice, ...once].map(codeOfCard).join('')
  return sealedCode(PREFIX, `${codeOfCard(mech)}${codeLetters(twice.length)}${listed}`)
}

/** The deck a code stands for. Throws a `bad-config` fault that says what is wrong with it. */
export function parseShareCode(content: Content, code: string): DeckList {
  const reader = openCode('deck', PREFIX, code)
  const mech = reader.card(content.mechs, 'Mech')
  const twice = reader.number()
  const cards: string[] = []
  for (let index = 0; reader.left > 0; index++) {
    const id = reader.card(content.cards, 'card')
    cards.push(...(index < twice ? [id, id] : [id]))
  }
  return { mech, cards }
}
