import type { Seat, Table } from '@muster/table'
import { different, exchange, type ReadRow } from './row.ts'
import { isReady, readied, spent, type Token, tokens } from './token.ts'
import { askToken, type Bearer } from './which.ts'

/** The rules of a game that tokens are turned over by: one constant of the game. */
export interface TokenRules {
  readonly paid: string
  readonly ready: string
  readonly stun: string
}

/** AB-ACTION-2, AB-ACTION-4, CZ-ACTION-2: the tokens an action may be paid with. */
export function payingTokens(row: ReadRow): Token[] {
  const told: Token[] = []
  for (const token of row) if (isReady(token) && !told.includes(token)) told.push(token)
  return told
}

/** AB-FREE-2, CZ-FREE-2: the tokens whose colour a free action may have, Ready or Used. */
export function freeTokens(row: ReadRow): Token[] {
  return different(row)
}

/** AB-ACTION-1, AB-RESOLVE-1, CZ-ACTION-1, CZ-ACTION-3: the token is Used whatever comes of it. The token as it is now. */
export function pay(table: Table, rules: TokenRules, bearer: Bearer, token: Token): Token {
  const used = spent(token)
  exchange(bearer.tokens, token, used)
  table.tell(() => ({ event: 'paid', rule: rules.paid, id: bearer.id, token }))
  return used
}

/** CZ-KEYWORD-18: turns up to so many Used tokens Ready, picked by a seat. */
export function readySome(table: Table, rules: TokenRules, seat: Seat, bearer: Bearer, count: number): void {
  for (let done = 0; done < count; done++) {
    const choices = bearer.tokens.filter((token) => !isReady(token))
    if (choices.length === 0) return
    const token = askToken(table, seat, 'ready', bearer, choices, rules.ready, count - done)
    exchange(bearer.tokens, token, readied(token))
    table.tell(() => ({ event: 'readied', rule: rules.ready, id: bearer.id, token }))
  }
}

/** CZ-KEYWORD-21, CZ-KEYWORD-22: turns so many Ready tokens Used, or as many as there are; their own player picks. */
export function stun(table: Table, rules: TokenRules, bearer: Bearer, count: number): void {
  for (let done = 0; done < count; done++) {
    const choices = bearer.tokens.filter(isReady)
    if (choices.length === 0) return
    const token = askToken(table, bearer.seat, 'stun', bearer, choices, rules.stun, count - done)
    exchange(bearer.tokens, token, spent(token))
    table.tell(() => ({ event: 'stunned', rule: rules.stun, id: bearer.id, token }))
  }
}

/** How the key of an option says the token it is taken with: "shoot psycho-2 with hornet on Y+". */
export function withToken(key: string, token: Token): string {
  return `${key} on ${token}`
}

/** The key without its token, and the token; none where it names none. */
export function readToken(key: string): { key: string; token: Token | undefined } {
  const at = key.lastIndexOf(' on ')
  const token = tokens.find((one) => one === key.slice(at + 4))
  return at < 0 || !token ? { key, token: undefined } : { key: key.slice(0, at), token }
}
