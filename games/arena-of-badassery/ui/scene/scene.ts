import { type Seat, view } from '@muster/table'
import type { Scene, SeatDrawing } from '@muster/ui'
import { scenarioText } from '../../content/describe.ts'
import { hunterCardOf, playerName, showOf } from '../../rules/lookup.ts'
import type { State } from '../../rules/state.ts'
import { betweenGames, isBetween } from './between.ts'
import { boardDrawing } from './board.ts'
import { extraOf } from './extra.ts'
import { goalOf } from './goal.ts'
import { hunterInPlay } from './hunter-card.ts'
import { hunterIcon } from './icons.ts'
import { zonesIn } from './zones.ts'

const PHASES: readonly { readonly name: string; readonly stages: readonly State['stage'][] }[] = [
  { name: 'Set-up', stages: ['campaign', 'hunters', 'trees', 'setup', 'places'] },
  { name: 'Hunters', stages: ['activate', 'act'] },
  { name: 'Enemies', stages: ['boss', 'card', 'order', 'burn'] },
  { name: 'Clean Up', stages: ['cleanup', 'respawn', 'queue', 'over'] },
]

/** AB-VENDING-1, AB-REST-1, AB-LEVEL-1: what a campaign has besides, shown by itself while it lasts. */
const BETWEEN: (typeof PHASES)[number] = { name: 'Between games', stages: betweenGames }

/** A seat with all the hunters it runs (AB-SETUP-2). */
function seatOf(state: State, seat: Seat): SeatDrawing {
  const own = state.hunters.filter((hunter) => hunter.seat === seat && hunter.id !== '')
  const [first] = own
  return {
    seat,
    name: playerName(state, seat),
    title:
      own.length === 0
        ? state.gone?.includes(seat)
          ? 'Gave up'
          : 'No hunter yet'
        : own.map((hunter) => hunterCardOf(state, hunter).name).join(', '),
    icon: first ? hunterIcon(first.id) : 'brodie-helmet',
    score: undefined,
    cards: own.map((hunter) => hunterInPlay(state, hunter)),
    out: state.gone?.includes(seat),
  }
}

/** A table as a viewer sees it: made from their view of the state and nothing else. */
export function sceneOf(state: State, seat: Seat | undefined): Scene {
  const seen = view(state, seat)
  const show = showOf(seen)
  const campaign = seen.campaign && seen.content.campaigns[seen.campaign.card]
  const isPlayed = !isBetween(seen)
  return {
    place: [
      ...(campaign ? [{ name: campaign.name, text: campaign.story }] : []),
      { name: show.name, text: [show.story, ...scenarioText(seen.content, show)].join(' ') },
    ],
    round: !isPlayed ? 'After the game' : seen.round === 0 ? 'Before round 1' : `Round ${seen.round}`,
    track: (isPlayed ? PHASES : [BETWEEN]).map(({ name, stages }) => ({ name, now: stages.includes(seen.stage) })),
    goal: isPlayed ? goalOf(seen) : undefined,
    board: isPlayed ? boardDrawing(seen) : undefined,
    seats: Array.from({ length: seen.seats }, (_, one) => seatOf(seen, one)),
    zones: zonesIn(seen),
    extra: extraOf(seen),
  }
}
