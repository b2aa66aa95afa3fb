import { invariant } from '@muster/table'
import type { Colour } from './dice.ts'

/**
 * An Action Token as one word: its printed colour, and whether it is Ready (`+`) or Used (`-`). A small letter is a wounded
 * token: RED now, and what it was. Tokens are values, so equal tokens are one option and a copy of a row is a `slice`.
 */
export const tokens = ['G+', 'G-', 'Y+', 'Y-', 'R+', 'R-', 'g+', 'g-', 'y+', 'y-'] as const
export type Token = (typeof tokens)[number]

const LETTERS = { green: 'G', yellow: 'Y', red: 'R' } as const
const COLOURS = { G: 'green', Y: 'yellow', R: 'red', g: 'green', y: 'yellow' } as const

/** What each token is turned into: the very words of the list, which the engine tells apart without looking at their letters. */
const turned = (change: (letter: string, side: string) => string): Readonly<Record<Token, Token>> =>
  Object.fromEntries(
    tokens.map((token) => {
      const word = change(token.charAt(0), token.charAt(1))
      return [token, tokens.find((one) => one === word)]
    }),
  ) as Record<Token, Token>

const WOUNDED = turned((letter, side) => `${letter === 'R' ? letter : letter.toLowerCase()}${side}`)
const HEALED = turned((letter, side) => `${letter.toUpperCase()}${side}`)

/** What follows from the letter of a token alone, found by its number. */
class ByLetter<What> {
  private readonly list: What[] = []

  constructor(of: (token: Token) => What) {
    for (const token of tokens) this.list[token.charCodeAt(0)] = of(token)
  }

  of(token: Token): What {
    return this.list[token.charCodeAt(0)] as What
  }
}

const used = turned((letter) => `${letter}-`)
const ready = turned((letter) => `${letter}+`)
const USED = new ByLetter((token) => used[token])
const READY = new ByLetter((token) => ready[token])
const PRINTED = new ByLetter((token): Colour => COLOURS[token.charAt(0) as keyof typeof COLOURS])
const NOW = new ByLetter((token): Colour => (WOUNDED[token] === token ? 'red' : PRINTED.of(token)))

export function tokenOf(colour: Colour, isReady = true): Token {
  const token: Token = `${LETTERS[colour]}+`
  return isReady ? READY.of(token) : USED.of(token)
}

/** The colour it has now, which is that of its die. */
export function colourOf(token: Token): Colour {
  return NOW.of(token)
}

export function printedColourOf(token: Token): Colour {
  return PRINTED.of(token)
}

export function isReady(token: Token): boolean {
  return token.charAt(1) === '+'
}

/** AB-R-37, CZ-R-54: a token printed RED is RED, but it is no wound. */
export function isWounded(token: Token): boolean {
  return token.charAt(0) >= 'a'
}

export function isRed(token: Token): boolean {
  return NOW.of(token) === 'red'
}

/** AB-ACTION-1, AB-ACTION-4, CZ-ACTION-1. */
export function spent(token: Token): Token {
  if (!isReady(token)) invariant(false, `the token ${token} is not Ready`)
  return USED.of(token)
}

/** AB-R-11, CZ-INSPIRE-6: the colour stays. */
export function readied(token: Token): Token {
  return READY.of(token)
}

/** AB-DEFEND-11, AB-DEFEND-12, CZ-WOUND-1..3: straight to RED, the same side up. */
export function wounded(token: Token): Token {
  if (isRed(token)) invariant(false, `the token ${token} is RED already`)
  return WOUNDED[token]
}

/** AB-HEAL-1, CZ-HEAL-1, CZ-HEAL-2: back to what it was, the same side up. */
export function healed(token: Token): Token {
  if (!isWounded(token)) invariant(false, `the token ${token} is not wounded`)
  return HEALED[token]
}

const nowText = (token: Token): string => `${isReady(token) ? 'Ready' : 'Used'} ${colourOf(token).toUpperCase()}`
const wasText = (token: Token): string => `a wounded ${printedColourOf(token).toUpperCase()}`

/** A token in words: "Ready GREEN", "Used RED, a wounded YELLOW". */
export function tokenText(token: Token): string {
  return isWounded(token) ? `${nowText(token)}, ${wasText(token)}` : nowText(token)
}

/** A token within a sentence: "Ready GREEN token", "Used RED token (a wounded YELLOW)". */
export function tokenNoun(token: Token): string {
  return `${nowText(token)} token${isWounded(token) ? ` (${wasText(token)})` : ''}`
}
