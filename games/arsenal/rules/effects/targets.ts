import { ok, refuse, type Seat, type Verdict } from '@muster/table'
import type { Target } from '../../content/grammar.ts'
import { stepsBetween } from '../arena.ts'
import { hasLock } from '../lockon.ts'
import {
  areRivals,
  cardNamed,
  controllerOf,
  hexOf,
  isAutonomous,
  isOut,
  itemId,
  itemOf,
  mechId,
  permanentOf,
  playerId,
  playerOf,
  seatOfMech,
  seatOfPlayer,
} from '../lookup.ts'
import type { Item, State } from '../state.ts'

/** What cards and functions other than Attacks can be aimed at (AR-R-65). */

/** Everything that could be named: players, Mechs, cards in play, and what waits. */
export function everyAim(state: State): string[] {
  const aims: string[] = []
  for (let seat = 0; seat < state.players.length; seat++)
    if (!isOut(state, seat)) aims.push(mechId(seat), playerId(seat))
  for (const { id } of state.inPlay) aims.push(id)
  for (const item of state.stack) if (!item.resolving) aims.push(itemId(item))
  return aims
}

/** The seat a possible target belongs to; -1 where it is not in the game. */
function sideOf(state: State, id: string): Seat {
  const item = itemOf(state, id)
  if (item) return item.seat
  const player = seatOfPlayer(id)
  return controllerOf(state, player >= 0 ? mechId(player) : id)
}

/** Whether a thing is of the kind a card is aimed at. */
function isKind(state: State, what: Target['what'], id: string): boolean {
  const item = itemOf(state, id)
  if (item) return !item.resolving && isWaitingKind(item, what)
  if (what === 'player') return seatOfPlayer(id) >= 0
  if (seatOfMech(id) >= 0) return what === 'mech' || what === 'mech-or-object'
  const found = permanentOf(state, id)
  if (!found) return false
  const { type } = cardNamed(state, found.card)
  switch (what) {
    case 'object':
    case 'mech-or-object':
      return type === 'object'
    case 'personal':
      return type === 'object' && !isAutonomous(found)
    case 'autonomous':
      return type === 'object' && isAutonomous(found)
    case 'lock-on':
    case 'protocol':
      return type === what
    default:
      return what === 'in-play'
  }
}

/** AR-DISRUPT-2, AR-R-61: cards, used functions and triggered ones wait to be disrupted; moves and the end do not. */
function isWaitingKind({ kind, strikes }: Item, what: Target['what']): boolean {
  switch (what) {
    case 'waiting':
      return kind === 'card' || kind === 'function' || kind === 'trigger' || kind === 'copy'
    case 'waiting-card':
      return kind === 'card'
    case 'waiting-function':
      return kind === 'function' || kind === 'trigger'
    case 'waiting-attack':
      return strikes !== undefined
    default:
      return false
  }
}

const wrongKind = refuse('AR-R-65', 'it cannot be aimed at that')
const wrongSide = refuse('AR-R-65', 'it cannot be aimed at anything on that side')
const tooFar = refuse('AR-R-65', 'that is too far away for it')
const notLocked = refuse('AR-LOCKON-5', 'it needs a lock on its target')

/** AR-R-64, AR-R-65: whether something may be named as the target; `from` is the card whose function it is. */
export function targetVerdict(state: State, seat: Seat, spec: Target, id: string, from: string | undefined): Verdict {
  const owner = sideOf(state, id)
  if (owner < 0 || !isKind(state, spec.what, id)) return wrongKind
  if (spec.side === 'own' && owner !== seat) return wrongSide
  if (spec.side === 'rival' && !areRivals(state, owner, seat)) return wrongSide
  if (spec.other && id === mechId(seat)) return wrongSide
  if (spec.locked && !hasLock(state, seat, id)) return notLocked
  if (spec.within !== undefined && stepsBetween(state, playerOf(state, seat).hex, hexOf(state, id)) > spec.within)
    return tooFar
  if (spec.radius && !isInRadius(state, seat, from, id)) return tooFar
  return ok
}

function isInRadius(state: State, seat: Seat, from: string | undefined, id: string): boolean {
  const source = from === undefined ? undefined : permanentOf(state, from)
  const card = source && cardNamed(state, source.card)
  if (!source || card?.type !== 'object') return false
  const centre = isAutonomous(source) ? source.hex : playerOf(state, seat).hex
  const hex = seatOfPlayer(id) >= 0 ? playerOf(state, seatOfPlayer(id)).hex : hexOf(state, id)
  return hex >= 0 && stepsBetween(state, centre, hex) <= (card.radius ?? 0)
}

/** The aims that could be of a kind, in the order of `everyAim`; most kinds leave out most of them. */
function aimsOfKind(state: State, what: Target['what']): string[] {
  if (what.startsWith('waiting')) return state.stack.map(itemId)
  const aims: string[] = []
  if (what === 'player' || what === 'mech' || what === 'mech-or-object')
    for (let seat = 0; seat < state.players.length; seat++)
      if (!isOut(state, seat)) aims.push(what === 'player' ? playerId(seat) : mechId(seat))
  if (what !== 'player' && what !== 'mech') for (const { id } of state.inPlay) aims.push(id)
  return aims
}

/** Everything that may be named as the target; a law compares it with the verdicts on `everyAim`. */
export function targetsFor(state: State, seat: Seat, spec: Target, from: string | undefined): string[] {
  return aimsOfKind(state, spec.what).filter((id) => targetVerdict(state, seat, spec, id, from) === ok)
}
