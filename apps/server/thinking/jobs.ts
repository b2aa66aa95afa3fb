import type { Choice, Entry, MatchSetup, Point, Seat } from '@muster/table'

/** A match as it is handed to another process: what it was laid with, its last snapshot, and the entries after that. */
export interface HeldMatch {
  readonly setup: MatchSetup
  readonly snapshot: unknown
  readonly entries: readonly Entry[]
}

/** What takes longer than the thread that serves sockets may be kept from it. */
export type Job = { readonly bundle: string } & (
  | { readonly do: 'bot'; readonly held: HeldMatch; readonly seat: Seat; readonly level: string }
  | { readonly do: 'forecasts'; readonly held: HeldMatch; readonly seat: Seat; readonly choices: readonly Choice[] }
  | { readonly do: 'judge'; readonly held: HeldMatch; readonly seat: Seat; readonly drawn: readonly Point[] }
  /** Whether a table can be laid so, packs of strangers included. */
  | { readonly do: 'check'; readonly setup: MatchSetup }
  /** How a game that was begun elsewhere stands, with packs of strangers and all: see `Replayed`. */
  | { readonly do: 'replay'; readonly held: HeldMatch }
  /** What a viewer heard between two places, the second left out; played again from the start. */
  | {
      readonly do: 'log'
      readonly held: HeldMatch
      readonly viewer: Seat | undefined
      readonly from: number
      readonly to: number
    }
)

export type JobKind = Job['do']

/** What became of a game that was played again. */
export interface Replayed {
  /** The hash of the content it was played with. */
  readonly content: string
  readonly isOver: boolean
}

/** The most a job of each kind may take, in milliseconds; whoever takes longer is ended. */
export const LIMITS: Readonly<Record<JobKind, number>> = {
  bot: 15_000,
  forecasts: 2_000,
  judge: 1_000,
  check: 2_000,
  replay: 5_000,
  log: 5_000,
}

/** The most it may take to load the rules a job is done with. */
export const LOADING = 30_000

/** The most memory a thinking process may hold, in mebibytes. */
export const MEMORY = 256

/** What a thinking process says of a job. */
export type Said =
  /** Its rules are loaded, and its time runs. */
  | { readonly id: number; readonly begun: true }
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly trouble: { readonly code: string; readonly text: string; readonly rule?: string } }
