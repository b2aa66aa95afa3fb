/** Why a request at a table is refused; nothing has changed. Whoever answers it takes it for a fault of the table, by its name. */
export class Trouble extends Error {
  readonly code: string
  readonly rule: string | undefined

  constructor(code: string, text: string, rule?: string) {
    super(text)
    this.name = 'Fault'
    this.code = code
    this.rule = rule
  }
}

/** Faults may come from another copy of the table, so they are told by their name. */
export function isFault(error: unknown): error is Error & { readonly code: string; readonly rule?: string } {
  return error instanceof Error && (error.name === 'Fault' || error.name === 'ThinkingTrouble') && 'code' in error
}

/** Whether the rules themselves broke, and not somebody's request. */
export function isBroken(error: unknown): boolean {
  return !isFault(error) || error.code === 'bug'
}
