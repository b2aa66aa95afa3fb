/** A rule's "no": which ledger rule refuses, in a sentence. Refusals are shared constants, so saying no costs nothing. */
export interface Refusal {
  readonly rule: string
  readonly text: string
}

export const ok = undefined

/** What a legality predicate returns: `ok`, or the refusal that names its rule. */
export type Verdict = typeof ok | Refusal

export function refuse(rule: string, text: string): Refusal {
  return Object.freeze({ rule, text })
}
