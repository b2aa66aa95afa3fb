/**
 * How a search goes about its tries. What suits a game is measured; its mind may say so. Values are measured in leads: the
 * `scale` of the mind.
 */
export type SearchSettings = {
  /** Decisions played on by the light policy before a position is valued. */
  readonly horizon: number
  /** How many more it may take to come to a quiet position, where the mind tells them. */
  readonly patience: number
  /** Rolls with more outcomes than this do not part the tree: what follows is averaged over them. */
  readonly parts: number
  /** How far the light policy strays from its best answers, in leads. */
  readonly noise: number
  /** How many answers to a question are tried from the start, and how fast more are as visits come in. */
  readonly width: number
  readonly widening: number
  /** How much an answer with few visits is given the benefit of the doubt. */
  readonly curiosity: number
  /** How much less than the place brings on average an answer not tried yet is thought to bring. */
  readonly doubt: number
  /** How far behind the best, in leads, an answer keeps an eighth of its trust: in the tree by weight, at the root as judged. */
  readonly trustReach: number
  readonly rootReach: number
  /** For how many tries what one step shows of an answer at the root counts. */
  readonly judgedVisits: number
  /** How many of the answers judged best are tried at the root. */
  readonly rootWidth: number
  /** Whether answers at the root are judged by the outlook, as tries are, rather than by the value. */
  readonly judgesOutlook: boolean
  /** Whether what one step shows is brought to the level of the tries, which may all lie above or below it. */
  readonly levels: boolean
}

export const usualSettings: SearchSettings = {
  horizon: 2,
  patience: 30,
  parts: 40,
  noise: 0.1,
  width: 4,
  widening: 1.5,
  curiosity: 0.6,
  doubt: 0.1,
  trustReach: 0.3,
  rootReach: 1,
  judgedVisits: 2,
  rootWidth: 40,
  judgesOutlook: false,
  levels: false,
}
