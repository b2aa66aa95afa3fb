import { Fault } from './fault.ts'

/**
 * Decks and teams as short texts in letters of an alphabet without look-alikes. A card is named by its hash, so that adding cards to
 * the box changes no code; the last letters are a checksum, so that a mistyped code is refused instead of read as another.
 */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const CARD_LETTERS = 4
const CHECK_LETTERS = 4

/** Fowler-Noll-Vo, 32 bits: the same on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0
  return value
}

/** A number in so many letters; 31 is the most that goes into one. */
export function codeLetters(value: number, count = 1): string {
  let text = ''
  for (let i = 0; i < count; i++) text = ALPHABET[(value >>> (5 * i)) & 31] + text
  return text
}

export const codeOfCard = (id: string): string => codeLetters(hash(id), CARD_LETTERS)

/** The code that holds a body. */
export const sealedCode = (prefix: string, body: string): string =>
  `${prefix}${body}${codeLetters(hash(body), CHECK_LETTERS)}`

/** Reads a code from its beginning to its end. */
export interface CodeReader {
  number(): number
  /** The card of a group; `what` calls it where the group has none such. */
  card(group: object, what: string): string
  readonly left: number
  /** A fault that says what is wrong with the code. */
  bad(what: string): Fault
}

/** Opens a code of a kind ("deck"). Throws a `bad-config` fault where it is none, or mistyped. */
export function openCode(kind: string, prefix: string, code: string, where = ''): CodeReader {
  const bad = (what: string) => new Fault('bad-config', `${where}the ${kind} code "${code}" ${what}`)
  const text = code.trim()
  if (!text.startsWith(prefix)) throw bad(`does not begin with ${prefix}`)
  const all = text.slice(prefix.length).toLowerCase()
  const stray = [...all].find((letter) => !ALPHABET.includes(letter))
  if (stray !== undefined) throw bad(`holds the letter "${stray}", which no code has`)
  const body = all.slice(0, -CHECK_LETTERS)
  if (body === '') throw bad('is not complete')
  if (codeLetters(hash(body), CHECK_LETTERS) !== all.slice(-CHECK_LETTERS))
    throw bad('is mistyped: its checksum is wrong')
  let at = 0
  const next = (count: number): string => {
    if (at + count > body.length) throw bad('is not complete')
    at += count
    return body.slice(at - count, at)
  }
  return {
    bad,
    number: () => ALPHABET.indexOf(next(1)),
    card(group, what) {
      const wanted = next(CARD_LETTERS)
      const id = Object.keys(group).find((one) => codeOfCard(one) === wanted)
      if (id === undefined) throw bad(`names a ${what} that is not in the box`)
      return id
    },
    get left() {
      return body.length - at
    },
  }
}
