import { type Answering, Fault, type InForce } from '@muster/table'
import type { Base } from './hosted-core.ts'
import type { LastAnswer } from './hosted-match.ts'

export const SNAPSHOT_FORMAT = 'hosted/1'

/** Where a hosted match stands: the checkpoint before the step under way, its entries, and what is counted along the record. */
export interface HostedSnapshot {
  readonly format: typeof SNAPSHOT_FORMAT
  readonly checkpoint: unknown
  readonly position: number
  readonly step: number
  readonly base: Base
  readonly tail: {
    readonly entries: readonly InForce[]
    readonly places: readonly number[]
    readonly skips: readonly (readonly [at: number, byte: number])[]
  }
  readonly furthest: number
  readonly seq: number
  readonly epoch: number
  readonly answering: readonly Answering[]
  readonly answered: readonly (LastAnswer | null)[]
}

/** A snapshot as it was stored; it is never written by anybody else, so its format is all that is looked at. */
export function readSnapshot(data: unknown): HostedSnapshot {
  const snapshot = structuredClone(data) as HostedSnapshot
  if (snapshot?.format !== SNAPSHOT_FORMAT) throw new Fault('bad-record', 'this is no snapshot of a match')
  return snapshot
}
