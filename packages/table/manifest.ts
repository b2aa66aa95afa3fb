/** What apps know of a game before they load any of it. Its parts lie where every game has them (docs/adding-a-game.md). */
export interface Manifest {
  /** Its folder below `games`. */
  readonly id: string
  readonly title: string
  readonly seats: { readonly min: number; readonly max: number }
  /** Whether all seats play together against the game. */
  readonly together: boolean
  /** By seat, the side it is on, where seats may play in teams; else each is on its own. */
  readonly sides?: (config: unknown, seats: number) => readonly number[]
  /** How hard a game is that all play together, in a word that can be compared with others. */
  readonly difficulty?: (config: unknown) => string
  /** What it is, in a sentence. */
  readonly line: string
  /** How long a game takes, from so many to so many minutes. */
  readonly minutes: readonly [least: number, most: number]
  /** What the ids of its rules begin with: `BB` of `BB-MOVE-3`. */
  readonly prefix: string
  /** A game that begins at once, for somebody who has not played it yet. */
  readonly firstGame: Setting
  /** What benchmarks play. */
  readonly bench: Setting
  /** The most its page may weigh, in kilobytes of gzipped code. */
  readonly kilobytes: number
}

type Setting = { readonly seats: number; readonly config: unknown }
