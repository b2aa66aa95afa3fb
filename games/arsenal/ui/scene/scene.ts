import { type Seat, view } from '@muster/table'
import type { Scene, SeatDrawing } from '@muster/ui'
import { mechOf, playerOf } from '../../rules/lookup.ts'
import { seatName } from '../../rules/names.ts'
import type { Phase, State } from '../../rules/state.ts'
import { cardIcon } from '../look/card-icon.ts'
import { boardDrawing } from './board.ts'
import { extraOf } from './extra.ts'
import { goalOf } from './goal.ts'
import { hitPoints } from './hit-points.ts'
import { mechCard } from './mech-card.ts'
import { stackOf } from './stack.ts'
import { zonesOf } from './zones.ts'

const TRACK: readonly { readonly name: string; readonly phases: readonly Phase[] }[] = [
  { name: 'Recharge', phases: ['mulligan', 'recharge', 'start'] },
  { name: 'Action', phases: ['action'] },
  { name: 'End step', phases: ['end', 'closing'] },
  { name: 'Discharge', phases: ['discharge'] },
]

function seatOf(state: State, seat: Seat): SeatDrawing {
  const { mech, team, out } = playerOf(state, seat)
  const chosen = mech !== '' && state.phase !== 'decks'
  return {
    seat,
    name: seatName(state, seat),
    title: chosen ? mechOf(state, seat).name : 'No Mech yet',
    icon: chosen ? cardIcon(mech) : 'battle-mech',
    score: chosen ? hitPoints(state, seat) : undefined,
    cards: chosen ? [mechCard(state, seat)] : [],
    team: state.config.teams === undefined ? undefined : `Team ${team + 1}`,
    out,
  }
}

function placeText({ players, config }: State): Scene['place'] {
  const text =
    'The last Mech or team standing wins. Whoever has as much damage as hit points, or cannot draw a card, is out. What is declared last is resolved first.'
  const teams = config.teams === undefined ? '' : ` in ${config.teams} teams`
  return [{ name: `Arena Combat: ${players.length} Mechs${teams}`, text }]
}

/** A table as a viewer sees it: drawn from what that viewer may know and from nothing else. */
export function sceneOf(state: State, seat: Seat | undefined): Scene {
  const seen = view(state, seat)
  const seats = [...seen.players.keys()]
  const begun = seen.phase !== 'decks'
  return {
    place: placeText(seen),
    round: seen.turns === 0 ? 'Before the first turn' : `Turn ${seen.turns}`,
    turnOf: seen.turns === 0 ? undefined : seen.turn,
    track: begun ? TRACK.map(({ name, phases }) => ({ name, now: phases.includes(seen.phase) })) : [],
    goal: begun ? goalOf(seen) : undefined,
    board: begun ? boardDrawing(seen) : undefined,
    seats: seats.map((one) => seatOf(seen, one)),
    zones: begun ? seats.flatMap((one) => zonesOf(seen, one)) : [],
    stack: stackOf(seen),
    extra: extraOf(seen),
  }
}
