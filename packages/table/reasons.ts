/** One part of a computed number: what adds to it, by how much, and the rule or card that says so. */
export interface Reason {
  readonly source: string
  readonly add: number
  readonly rule?: string
}

/** A number together with why it is that number. */
export interface Reasoned {
  readonly value: number
  readonly because: readonly Reason[]
}

/**
 * A number of the rules is one function that returns the value and, when handed a list, also writes down its reasons.
 * Playouts pass no list and pay nothing; there is no second function that could drift.
 */
export function reasoned(compute: (because: Reason[]) => number): Reasoned {
  const because: Reason[] = []
  return { value: compute(because), because }
}
