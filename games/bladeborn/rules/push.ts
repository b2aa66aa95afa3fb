import { type Hex, hexLabelled } from '@muster/space'
import { ok, pickOne, refuse, type Seat, type Verdict, type Words } from '@muster/table'
import { settle } from './damage.ts'
import { hexesBetween } from './distance.ts'
import { isAllowed } from './effects/standing.ts'
import { fighterAt, isOnField, labelOf, mapOf, nameOf } from './lookup.ts'
import { offBoard } from './move.ts'
import type { Battle, Fighter } from './state.ts'
import type { Table } from './table.ts'

const taken = refuse('BB-PUSH-3', 'a fighter cannot be pushed into a hex that contains another fighter')
const blocked = refuse('BB-PUSH-4', 'a fighter cannot be pushed into a blocked hex')
const notAdjacent = refuse('BB-PUSH-1', 'a push goes into an adjacent hex')
const notAway = refuse('BB-PRECEDENCE-2', 'the card pushes the fighter away, and this hex is no further off')
const must = refuse('BB-R-35', 'the card says that the fighter must be pushed')
const firm = refuse('BB-PRECEDENCE-2', 'a card keeps this fighter from being pushed')

/** How a card pushes: by whom it is decided, by which fighter's card, and from whom it must lead away, if it says so. */
export type PushTerms = {
  readonly seat: Seat
  readonly by?: Fighter | undefined
  readonly must?: boolean | undefined
  readonly awayFrom?: Fighter | undefined
}

/** BB-PUSH-1 to BB-PUSH-5: any adjacent free hex, whoever stands next to it. */
function pushVerdict(battle: Battle, fighter: Fighter, hex: Hex, { awayFrom }: PushTerms): Verdict {
  if (mapOf(battle).board.blocked[hex]) return blocked
  if (hexesBetween(battle, fighter.hex, hex) !== 1) return notAdjacent
  if (fighterAt(battle, hex)) return taken
  if (isAllowed(battle, fighter, 'cannot-be-pushed')) return firm
  if (awayFrom && hexesBetween(battle, awayFrom.hex, hex) <= hexesBetween(battle, awayFrom.hex, fighter.hex))
    return notAway
  return ok
}

export function pushHexes(battle: Battle, fighter: Fighter, terms: PushTerms): Hex[] {
  return (mapOf(battle).board.openNeighbours[fighter.hex] ?? []).filter(
    (hex) => !pushVerdict(battle, fighter, hex, terms),
  )
}

type Push = { readonly battle: Battle; readonly fighter: Fighter; readonly terms: PushTerms }

const pushWords: Words<Hex, Push> = {
  ask: 'push',
  doing: 'pushes a fighter',
  rule: 'BB-PUSH-2',
  prompt: ({ battle, fighter }) => `Push ${nameOf(battle, fighter)} one hex`,
  key: (hex, { battle, fighter }) => (hex === fighter.hex ? 'stay' : `push ${labelOf(battle, hex)}`),
  text: (hex, { battle, fighter }) => (hex === fighter.hex ? 'Do not push' : `Push to ${labelOf(battle, hex)}`),
  kind: (hex, { fighter }) => (hex === fighter.hex ? 'stay' : 'push'),
  refs: (hex, { battle, fighter }) => [fighter.id, labelOf(battle, hex)],
  candidates: ({ battle, fighter }) => mapOf(battle).board.neighbours[fighter.hex] ?? [],
  verdict: (hex, { battle, fighter, terms }) => pushVerdict(battle, fighter, hex, terms),
  whyNot: (key, { battle, fighter, terms }) => {
    if (key === 'stay') return must
    const hex = hexLabelled(mapOf(battle).board, key.replace('push ', ''))
    return hex < 0 ? offBoard : pushVerdict(battle, fighter, hex, terms)
  },
}

/**
 * BB-R-35: a push of several hexes is that many single ones; optional unless the card says must. BB-DAMAGE-6: whoever one of
 * them leaves without the Wounds to stand falls before the next.
 */
export function push(table: Table, battle: Battle, fighter: Fighter, hexes: number, terms: PushTerms): void {
  for (let left = hexes; left > 0; left--) {
    const open = pushHexes(battle, fighter, terms)
    if (open.length === 0) return
    const stay = fighter.hex
    const options = terms.must ? open : [stay, ...open]
    const hex = table.ask(terms.seat, pickOne(pushWords, options, { battle, fighter, terms }))
    if (hex === stay) return
    fighter.hex = hex
    const path = [labelOf(battle, hex)]
    table.tell({ event: 'push', rule: 'BB-PUSH-1', fighter: fighter.id, fighterCard: fighter.card, path })
    settle(table, battle, terms.by)
    if (battle.outcome || !isOnField(fighter)) return
  }
}
