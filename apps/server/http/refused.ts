/** A request that is refused, with what its answer says. */
export class Refused extends Error {
  readonly status: number
  readonly code: string
  /** In how many seconds it may be tried again. */
  readonly after: number | undefined

  constructor(status: number, code: string, text: string, after?: number) {
    super(text)
    this.name = 'Refused'
    this.status = status
    this.code = code
    this.after = after
  }
}
