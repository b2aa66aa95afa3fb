import { Fault } from '@muster/table'
import type { Content } from './load.ts'
import type { DeckList } from './validate.ts'

/**
 * A deck as a short text: "AR1-" and letters of an alphabet without look-alikes. It holds the Mech, and for every card its
 * hash and number of copies; the last letters are a checksum, so a mistyped code is refused instead of read as another deck.
 */
const PREFIX = 'AR1-'
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const CARD_LETTERS = 4
const CHECK_LETTERS = 4

/** Fowler-Noll-Vo, 32 bits: the same on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0
  return value
}

function letters(value: number, count: number): string {
  let text = ''
  for (let i = 0; i < count; i++) text = ALPHABET[(value >>> (5 * i)) & 31] + text
  return text
}

/** A card's letters: its hash, so that adding cards to the pool changes no code. */
const lettersOf = (id: string): string => letters(hash(id), CARD_LETTERS)

/** AR-DECK-13: the share code of a deck. Equal decks have equal codes. */
export function makeShareCode({ mech, cards }: DeckList): string {
  const names = [...new Set(cards)].sort()
  const once = names.filter((id) => cards.indexOf(id) === cards.lastIndexOf(id))
  const twice = names.filter((id) => !once.includes(id))
  const body = `${lettersOf(mech)}${letters(twice.length, 1)}${[...twice, ...once].map(lettersOf).join('')}`
  return `${PREFIX}${body}${letters(hash(body), CHECK_LETTERS)}`
}

/** The deck a code stands for. Throws a `bad-config` fault that says what is wrong with it. */
export function parseShareCode(content: Content, code: string): DeckList {
  const text = code.trim()
  const bad = (what: string) => new Fault('bad-config', `the deck code "${code}" ${what}`)
  if (!text.startsWith(PREFIX)) throw bad(`does not begin with ${PREFIX}`)
  const all = text.slice(PREFIX.length).toLowerCase()
  const stray = [...all].find((letter) => !ALPHABET.includes(letter))
  if (stray !== undefined) throw bad(`holds the letter "${stray}", which no code has`)
  const body = all.slice(0, -CHECK_LETTERS)
  const cards = body.slice(CARD_LETTERS + 1)
  if (body.length <= CARD_LETTERS || cards.length % CARD_LETTERS !== 0) throw bad('is not complete')
  if (letters(hash(body), CHECK_LETTERS) !== all.slice(-CHECK_LETTERS)) throw bad('is mistyped: its checksum is wrong')
  const mech = Object.keys(content.mechs).find((id) => lettersOf(id) === body.slice(0, CARD_LETTERS))
  if (mech === undefined) throw bad('is for a Mech that is not in the card pool')
  const known = new Map(Object.keys(content.cards).map((id) => [lettersOf(id), id]))
  const ids = (cards.match(/.{4}/g) ?? []).map((part, index) => {
    const id = known.get(part)
    if (id === undefined) throw bad(`names a card (number ${index + 1}) that is not in the card pool`)
    return id
  })
  const twice = ALPHABET.indexOf(body[CARD_LETTERS] as string)
  return { mech, cards: ids.flatMap((id, index) => (index < twice ? [id, id] : [id])) }
}
