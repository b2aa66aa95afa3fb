import type { Session } from '@muster/session'
import { clone, determinize, type GameRecord, Match, type Seat, seededRandom } from '@muster/table'

/**
 * A new game that begins where another stood after some decisions, at the step they had led to. Whoever plays on knows no more than
 * the seat knew: what it could not know is dealt anew, and the dice are others.
 */
export function branchOf(session: Session, at: number, seat: Seat, seed: string): GameRecord {
  const past = session.after(at).match
  const wanted = determinize(clone(past.underWay().checkpoint), seat, seededRandom(seed))
  const match = Match.open(past.game, { ...past.setup, seed, contributions: [] })
  match.edit(patchTo(match.underWay().checkpoint, wanted))
  return match.record()
}

/** The JSON Patch that makes one state another, part by part; a part that is undefined is not there. */
function patchTo(from: object, to: object): unknown[] {
  const pathOf = (key: string) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
  const partsOf = (state: object) => new Map(Object.entries(state).filter(([, part]) => part !== undefined))
  const parts = partsOf(to)
  const gone = [...partsOf(from).keys()].filter((key) => !parts.has(key))
  return [
    ...gone.map((key) => ({ op: 'remove', path: pathOf(key) })),
    ...[...parts].map(([key, value]) => ({ op: 'add', path: pathOf(key), value })),
  ]
}
