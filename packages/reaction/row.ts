import { Fault, invariant } from '@muster/table'
import { z } from 'zod'
import { type Colour, colours } from './dice.ts'
import {
  colourOf,
  isReady,
  isRed,
  isWounded,
  printedColourOf,
  readied,
  type Token,
  tokenOf,
  tokens,
  wounded,
} from './token.ts'

/** The tokens of one model. A rule changes it in place; a state copies it by `slice`. */
export type Row = Token[]
export type ReadRow = readonly Token[]

export const tokenSchema = z.enum(tokens)
export const rowSchema = z.array(tokenSchema)

/** What becomes of a model that takes a wound. */
export type Harm = 'unhurt' | 'wounded' | 'out'

/** AB-ACTION-6, CZ-CARDS-1, CZ-CARDS-2: a row as printed, all Ready. */
export function freshRow(printed: readonly Colour[]): Row {
  const row: Row = []
  for (const colour of printed) row.push(tokenOf(colour))
  return row
}

/** A row as it is written: "G+ y- R+". */
export function parseRow(text: string): Row {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const token = tokens.find((one) => one === word)
      if (!token) throw new Fault('bad-request', `"${word}" is no token; expected one of ${tokens.join(' ')}`)
      return token
    })
}

export function makeRow(row: ReadRow): string {
  return row.join(' ')
}

/** The tokens of a row that are told apart, in the order they lie. */
export function different(row: ReadRow): Token[] {
  const told: Token[] = []
  for (const token of row) if (!told.includes(token)) told.push(token)
  return told
}

export function hasReady(row: ReadRow): boolean {
  for (const token of row) if (isReady(token)) return true
  return false
}

export function woundsOf(row: ReadRow): number {
  let count = 0
  for (const token of row) if (isWounded(token)) count++
  return count
}

/** AB-REDLINE-1, AB-R-37, CZ-WOUND-6, CZ-R-54: all RED, at least one of them by a wound. */
export function isRedLined(row: ReadRow): boolean {
  return row.every(isRed) && row.some(isWounded)
}

/** The best colour there is; of no tokens, none. */
export function bestColour(row: ReadRow): Colour | undefined {
  return colours.find((colour) => row.some((token) => colourOf(token) === colour))
}

/** Puts a token in the place of an equal one. */
export function exchange(row: Row, from: Token, to: Token): void {
  const at = row.indexOf(from)
  if (at < 0) invariant(false, `there is no ${from} among ${makeRow(row)}`)
  row[at] = to
}

/**
 * A token that was picked earlier, as it lies now: since then it may have been healed, wounded or turned. Nothing where no token of its
 * printed colour is left.
 */
export function asItLies(row: ReadRow, token: Token): Token | undefined {
  if (row.includes(token)) return token
  const alike = row.filter((one) => printedColourOf(one) === printedColourOf(token))
  return alike.find((one) => isReady(one) === isReady(token)) ?? alike[0]
}

/** AB-DEFEND-11, AB-DEFEND-13, CZ-WOUND-1: the token at risk turns RED, and a RED one takes its model out. */
export function woundIn(row: Row, token: Token): Harm {
  if (isRed(token)) {
    if (!row.includes(token)) invariant(false, `there is no ${token} among ${makeRow(row)}`)
    return 'out'
  }
  exchange(row, token, wounded(token))
  return 'wounded'
}

/** AB-R-11, CZ-INSPIRE-5. */
export function readyAll(row: Row): void {
  for (let at = 0; at < row.length; at++) row[at] = readied(row[at] as Token)
}
