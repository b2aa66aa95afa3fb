/** The weight of each thing a position is judged by, in victory points. */
export const WEIGHTS = {
  points: 1,
  /** Points that the rounds to come would bring if nothing changed; they may yet change. */
  promised: 0.7,
  /** A whole warband, unhurt. */
  warband: 7.5,
  /** The part of a fighter's worth that standing at all has, however hurt. */
  standing: 0.45,
  dice: 0.08,
  near: 0.035,
  threat: 0.7,
  /** How much the places of the others count: less than the own, or nobody would ever close in. */
  caution: 0.5,
  /** A point of damage that the end of the round will bring. */
  hazard: 0.12,
}
