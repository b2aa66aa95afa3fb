import type { MatchState, Pace } from '@muster/wire'

/** What the server answers over HTTP. */

export interface Account {
  readonly id: string
  readonly name: string
  readonly isGuest: boolean
  readonly isOperator: boolean
}

export interface Me {
  readonly account: Account | null
  readonly secure: boolean
  readonly passkeys: boolean
  /** Why there are no passkeys here. */
  readonly why?: string | undefined
  /** The key that notifications are asked for with. */
  readonly vapid?: string | undefined
  /** Until when one is away, in milliseconds. */
  readonly vacation?: number | null | undefined
}

/** What the server refused, in its words. */
class Refused extends Error {
  readonly code: string
  readonly status: number

  constructor(status: number, code: string, text: string) {
    super(text)
    this.status = status
    this.code = code
  }
}

export type SeatWish = 'me' | 'free' | { readonly bot: string }

export interface TableWish {
  readonly game: string
  readonly config: unknown
  /** Cards of one's own. */
  readonly packs?: readonly unknown[]
  readonly seats: readonly SeatWish[]
  readonly pace: Pace
  readonly isPrivate: boolean
  readonly watchDelay: number
  /** A game begun elsewhere that goes on here. */
  readonly record?: unknown
}

/** A table in the lobby, or behind a link. */
export interface LobbyLine {
  readonly match: string
  readonly game: string
  readonly pace: Pace
  readonly state: MatchState
  readonly host: string
  readonly created: number
  readonly isPrivate: boolean
  readonly watchDelay: number
  readonly seats: readonly {
    readonly seat: number
    readonly name: string
    readonly kind: 'person' | 'bot' | 'free'
    readonly account?: string | undefined
    readonly level?: string | undefined
  }[]
}

export interface MyTable {
  readonly match: string
  readonly game: string
  readonly state: MatchState
  readonly yourTurn: boolean
  readonly due?: number | null | undefined
  readonly names: readonly string[]
  readonly ended?: number | null | undefined
  readonly outcome?: unknown
}

async function call<Value>(method: string, path: string, body?: unknown): Promise<Value> {
  const answer = await fetch(`./api/${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
    cache: 'no-store',
  }).catch(() => {
    throw new Refused(0, 'unreachable', 'The server cannot be reached just now. Try again in a moment.')
  })
  const said: unknown = await answer.json().catch(() => undefined)
  if (answer.ok) return said as Value
  const { error } = (said ?? {}) as { error?: { code: string; text: string } }
  throw new Refused(answer.status, error?.code ?? 'unknown', error?.text ?? 'The server did not do that.')
}

export const get = <Value>(path: string): Promise<Value> => call('GET', path)
/** Asks for a change; whatever is changed is sent as JSON. */
export const post = <Value>(path: string, body: unknown = {}): Promise<Value> => call('POST', path, body)
export const drop = <Value>(path: string, body: unknown = {}): Promise<Value> => call('DELETE', path, body)

/** What everybody may know of somebody. */
export interface Profile {
  readonly id: string
  readonly name: string
  readonly since: number
  readonly ratings: readonly { readonly game: string; readonly rating: number; readonly games: number }[]
  readonly together: readonly {
    readonly game: string
    readonly difficulty: string
    readonly wins: number
    readonly games: number
  }[]
  readonly games: readonly {
    readonly match: string
    readonly game: string
    readonly names: readonly string[]
    readonly outcome: string
    readonly ended: number | null
  }[]
}

/** Something people reported, as an operator sees it. */
export interface ReportLine {
  readonly id: string
  readonly match: string
  readonly reason: string
  readonly at: number
  readonly by: { readonly id: string; readonly name: string }
  /** Who it is about, where it is about a line somebody said. */
  readonly about: { readonly id: string; readonly name: string; readonly isSuspended: boolean } | null
  readonly line: number | null
  readonly context: readonly { readonly n: number; readonly name: string; readonly text: string; readonly at: number }[]
}
