import { type Seat, view } from '@muster/table'
import type { Scene, SeatDrawing } from '@muster/ui'
import { difficultyOf } from '../../rules/difficulty.ts'
import { cardOf, deciderFor, playerName, tableOptions } from '../../rules/lookup.ts'
import type { Hunter, State } from '../../rules/state.ts'
import { layoutName } from '../../rules/terrain.ts'
import { boardDrawing } from './board.ts'
import { extraOf } from './extra.ts'
import { goalOf } from './goal.ts'
import { hunterInPlay } from './hunter-card.ts'
import { hunterIcon } from './icons.ts'
import { zonesIn } from './zones.ts'

const PHASES: readonly { readonly name: string; readonly stages: readonly State['stage'][] }[] = [
  { name: 'Set-up', stages: ['table', 'terrain', 'decks', 'hunters', 'places'] },
  { name: 'Enemy fire', stages: ['start'] },
  { name: 'Actions', stages: ['act'] },
  { name: 'Draw', stages: ['draw', 'close'] },
  { name: 'Enemy Movement', stages: ['march', 'over'] },
]

function placeOf(state: State): Scene['place'] {
  const { terrainPlacement, terrainPieces } = tableOptions(state)
  const name =
    terrainPieces === 0
      ? 'Open ground'
      : terrainPlacement === 'random'
        ? 'Rolled terrain'
        : (state.content.layouts[layoutName(state)]?.name ?? 'A layout')
  const many = `${state.pieces.length} ${state.pieces.length === 1 ? 'piece' : 'pieces'} of terrain and cover.`
  return [
    { name, text: `${many} Cover blocks the way and the sight, terrain only the way.` },
    {
      name: difficultyOf(state)
        .replace(/:.*/, '')
        .replace(/^./, (letter) => letter.toUpperCase()),
      text: `${difficultyOf(state)}. The players win together when every enemy card is beaten.`,
    },
  ]
}

/** SN-R-86: who plays a hunter, and for whom. */
function playerOf(state: State, seat: Seat): string {
  const player = deciderFor(state, seat)
  const [own, acting] = [playerName(state, seat), playerName(state, player)]
  return player === seat ? own : `${acting} for ${own}`
}

function seatOf(state: State, hunter: Hunter): SeatDrawing {
  const chosen = hunter.card !== ''
  return {
    seat: hunter.seat,
    name: playerOf(state, hunter.seat),
    title: chosen ? cardOf(state, hunter).name : 'No hunter yet',
    icon: chosen ? hunterIcon(hunter.card) : 'cowboy-boot',
    score: hunter.collected,
    cards: chosen ? [hunterInPlay(state, hunter)] : [],
  }
}

/** A table as a viewer sees it: made from their view of the state and nothing else. */
export function sceneOf(state: State, seat: Seat | undefined): Scene {
  const seen = view(state, seat)
  return {
    place: placeOf(seen),
    round: seen.round === 0 ? 'Before round 1' : `Round ${seen.round}`,
    track: PHASES.map(({ name, stages }) => ({ name, now: stages.includes(seen.stage) })),
    goal: goalOf(seen),
    board: boardDrawing(seen),
    seats: seen.hunters.map((hunter) => seatOf(seen, hunter)),
    zones: zonesIn(seen),
    extra: extraOf(seen),
  }
}
