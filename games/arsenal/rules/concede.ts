import { clone, Fault, type Match, ok, refuse, ScriptTable, type Seat, type Verdict } from '@muster/table'
import { isOut, isOver } from './lookup.ts'
import { eliminate } from './lose.ts'
import type { State } from './state.ts'

const notAllowed = refuse('AR-R-63', 'this table does not allow giving up')
const notBegun = refuse('AR-R-63', 'decks are still being chosen')
const notIn = refuse('AR-R-63', 'the player is no longer in the game')

/** AR-R-63: a player may give up at any moment, with or without initiative. */
export function mayConcede(state: State, seat: Seat): Verdict {
  if (state.config.options.concede === 'off') return notAllowed
  if (state.phase === 'decks') return notBegun
  return isOver(state) || isOut(state, seat) ? notIn : ok
}

/**
 * AR-R-63: giving up has the effects of losing. It is an edit of the last checkpoint, so an action under way between players
 * who stay is declared anew; the edit tells of nothing but what leaves with the player.
 */
export function concede(match: Match<State>, seat: Seat): void {
  const verdict = mayConcede(match.state, seat)
  if (verdict) throw new Fault('bad-choice', `seat ${seat} cannot give up: ${verdict.text}`, verdict.rule)
  const { checkpoint } = match.underWay()
  const after = clone(checkpoint)
  eliminate(new ScriptTable(), after, [seat], 'AR-R-63')
  match.edit(changes(checkpoint, after, ''))
}

type Change = { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }

/** What became of plain data, as JSON Patch: lists that grew or shrank are replaced, the rest is looked into. */
function changes(before: unknown, after: unknown, path: string): Change[] {
  if (!isData(before) || !isData(after) || lengthOf(before) !== lengthOf(after))
    return before === after ? [] : [{ op: 'replace', path, value: after }]
  return Object.keys(after).flatMap((key): Change[] =>
    key in before
      ? changes(before[key], after[key], `${path}/${key}`)
      : [{ op: 'add', path: `${path}/${key}`, value: after[key] }],
  )
}

const isData = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const lengthOf = (data: object): number | undefined => (Array.isArray(data) ? data.length : undefined)
