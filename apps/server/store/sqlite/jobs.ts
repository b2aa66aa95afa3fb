import type { Statement, Value } from '../database.ts'

/**
 * An entry with what is written along with it, as it crosses to the writer's thread: a list, because names cost more than values
 * there. The columns of `entry`, then due, snapshot, result and ended of its match.
 */
export type AppendJob = readonly [
  match: string,
  seq: number,
  epoch: number,
  seat: Value,
  asked: Value,
  kind: Value,
  body: Value,
  by: Value,
  spent: Value,
  at: Value,
  due: number | null | 'kept',
  snapshot: string | null,
  result: string | null,
  ended: number | null,
  along: readonly Statement[] | null,
]

export type Job =
  | AppendJob
  | { readonly kind: 'run'; readonly statements: readonly Statement[] }
  | { readonly kind: 'all'; readonly sql: string; readonly values: readonly Value[] }

/** What the writer's thread is told; it replies in the same order. */
export type ToWriter = { readonly jobs: readonly Job[] } | { readonly close: true }

/** How one job came out: for an append plainly who was first; else rows, or numbers of rows; or what went wrong. */
export type JobOutcome = 'won' | 'lost' | { readonly done: unknown } | { readonly failed: string }

export type FromWriter =
  | { readonly ready: true }
  | { readonly unusable: { readonly code: string; readonly message: string } }
  | { readonly outcomes: readonly JobOutcome[] }
