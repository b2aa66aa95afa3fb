import type { Told } from './event.ts'
import { Fault } from './fault.ts'
import type { AnyGame } from './game.ts'
import type { Entry } from './record.ts'
import { contentHash, differentContent, type MatchSetup } from './setup.ts'

/** Everything needed to go on with a match elsewhere: plain JSON. */
export interface SavedMatch {
  readonly game: string
  readonly rules: string
  /** Hash of the content played with, packs included. */
  readonly content: string
  readonly setup: MatchSetup
  readonly origin: unknown
  readonly entries: readonly Entry[]
  /** Where the random stream went on, by the place of each take-back, and the furthest byte ever used. */
  readonly skips: readonly (readonly [place: number, byte: number])[]
  readonly furthest: number
  readonly checkpoint: unknown
  readonly position: number
  readonly forced: readonly number[]
  readonly since: number
  readonly step: number
  readonly told: readonly Told[]
  readonly onlyForced: boolean
}

/** A match goes on under the rules and content it was saved under: the same answers could lead elsewhere under others. */
export function needSame(game: AnyGame, content: unknown, saved: SavedMatch): void {
  const { game: id, rules } = saved
  if (id !== game.id) throw new Fault('bad-record', `the saved match is of ${id}, not of ${game.id}`)
  if (rules !== game.version)
    throw new Fault('bad-record', `the match was saved with rules ${rules}; these are ${game.version}`)
  const here = contentHash(content)
  if (saved.content !== here)
    throw new Fault('bad-record', differentContent('the match was saved', saved.setup.packs, saved.content, here))
}
