import type { Statement, Value } from '../database.ts'

/**
 * An entry, its columns as JSON, as it crosses to the writer's thread: a list, because names cost more than values there. What is
 * written along with it comes last, where there is any.
 */
export type AppendJob = readonly [match: string, seq: number, row: string, along: Along | null]

export interface Along {
  readonly epoch: number
  readonly due: number | null | 'kept'
  readonly snapshot: string | null
  readonly over: { readonly result: string; readonly ended: number } | null
  readonly statements: readonly Statement[]
}

export type Job = AppendJob | { readonly kind: 'run'; readonly statements: readonly Statement[] } | ReadJob

export interface ReadJob {
  readonly kind: 'all'
  readonly sql: string
  readonly values: readonly Value[]
  /** The match whose log it reads, where it reads of no other. */
  readonly of?: string
}

/** What the writer's thread is told; it replies in the same order. */
export type ToWriter = { readonly jobs: readonly Job[] } | { readonly close: true }

/** How one job came out: for an append plainly who was first; else rows, or numbers of rows; or what went wrong. */
export type JobOutcome = 'won' | 'lost' | { readonly done: unknown } | { readonly failed: string }

export type FromWriter =
  | { readonly ready: true }
  | { readonly unusable: { readonly code: string; readonly message: string } }
  | { readonly outcomes: readonly JobOutcome[] }
