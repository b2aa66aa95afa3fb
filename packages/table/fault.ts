/** The ways a request can be wrong at the table's edge. The table is as before the request whenever one is thrown. */
export type FaultCode =
  | 'bad-request'
  | 'bad-config'
  | 'bad-content'
  | 'bad-record'
  | 'bad-edit'
  | 'bad-dice'
  | 'bad-seat'
  | 'bad-choice'
  | 'bad-act'
  | 'unknown-game'
  | 'unknown-table'
  | 'game-over'
  | 'stale'
  | 'nothing-to-undo'
  | 'forgotten'
  | 'not-supported'
  | 'too-large'
  | 'bug'

/** An error a person or program outside can read: what is wrong, where, and what was expected. */
export class Fault extends Error {
  readonly code: FaultCode
  readonly rule: string | undefined

  constructor(code: FaultCode, message: string, rule?: string) {
    super(message)
    this.name = 'Fault'
    this.code = code
    this.rule = rule
  }
}

/** States what must hold whatever the players do; a false one is a bug in the rules, never a player's mistake. */
export function invariant(condition: unknown, sentence: string): asserts condition {
  if (!condition) throw new Fault('bug', sentence)
}
