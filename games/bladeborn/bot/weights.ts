/**
 * The weight of each thing a position is judged by, in victory points of the middle of a battle. What can be was fitted to
 * the results of battles between greedy bots, by how much of the battle is left.
 */
export const WEIGHTS = {
  /** A point in hand: it counts the more, the less time is left to turn the battle. */
  points: 0.67,
  pointsLate: 0.2,
  /** A point that the end of this round would bring counts as one in hand just before it, and so much less with all turns to come. */
  unsettled: 0.6,
  /** A point that a later round would bring, if nothing changed. */
  later: 0.06,
  /** A whole warband, unhurt, as long as there is time to make use of it. */
  warband: 8,
  /** The part of a fighter's worth that standing at all has, however hurt. */
  standing: 0.4,
  /** A turn not taken yet. */
  turn: 0.85,
  dice: 0.15,
  near: 0.035,
  threat: 0.1,
  /** How much the places of the others count: less than the own, or nobody would ever close in. */
  caution: 0.5,
  /** A point of damage that the end of the round will bring. */
  hazard: 0.12,
}
