/** What a piece did or what befell it, as the end of a game adds it up. */
export interface Deed {
  /** The piece, by the id of its card at a seat. */
  readonly by: string
  readonly actions?: number
  readonly dealt?: number
  readonly taken?: number
  readonly felled?: number
}
