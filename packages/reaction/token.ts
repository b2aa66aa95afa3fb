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

type Change = Readonly<Record<Token, Token>>

const turned = (change: (letter: string, side: string) => string): Change =>
  Object.fromEntries(tokens.map((token) => [token, change(token.charAt(0), token.charAt(1))])) as Change

const USED = turned((letter) => `${letter}-`)
const READY = turned((letter) => `${letter}+`)
const WOUNDED = turned((letter, side) => `${letter === 'R' ? letter : letter.toLowerCase()}${side}`)
const HEALED = turned((letter, side) => `${letter.toUpperCase()}${side}`)
const PRINTED = Object.fromEntries(
  tokens.map((token) => [token, COLOURS[token.charAt(0) as keyof typeof COLOURS]]),
) as Readonly<Record<Token, Colour>>
const NOW = Object.fromEntries(
  tokens.map((token) => [token, WOUNDED[token] === token ? 'red' : PRINTED[token]]),
) as Readonly<Record<Token, Colour>>

export function tokenOf(colour: Colour, isReady = true): Token {
  return `${LETTERS[colour]}${isReady ? '+' : '-'}`
}

/** The colour it has now, which is that of its die. */
export function colourOf(token: Token): Colour {
  return NOW[token]
}

export function printedColourOf(token: Token): Colour {
  return PRINTED[token]
}

export function isReady(token: Token): boolean {
  return token.charAt(1) === '+'
}

/** AB-R-37, CZ-R-54: a token printed RED is RED, but it is no wound. */
export function isWounded(token: Token): boolean {
  return token.charAt(0) >= 'a'
}

export function isRed(token: Token): boolean {
  return NOW[token] === 'red'
}

/** AB-ACTION-1, AB-ACTION-4, CZ-ACTION-1. */
export function spent(token: Token): Token {
  invariant(isReady(token), `the token ${token} is not Ready`)
  return USED[token]
}

/** AB-R-11, CZ-INSPIRE-6: the colour stays. */
export function readied(token: Token): Token {
  return READY[token]
}

/** AB-DEFEND-11, AB-DEFEND-12, CZ-WOUND-1..3: straight to RED, the same side up. */
export function wounded(token: Token): Token {
  invariant(!isRed(token), `the token ${token} is RED already`)
  return WOUNDED[token]
}

/** AB-HEAL-1, CZ-HEAL-1, CZ-HEAL-2: back to what it was, the same side up. */
export function healed(token: Token): Token {
  invariant(isWounded(token), `the token ${token} is not wounded`)
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
