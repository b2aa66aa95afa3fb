import { plural, type Seat, view } from '@muster/table'
import type { Goal, Scene, SeatDrawing } from '@muster/ui'
import { spaceOf } from '../../rules/components.ts'
import { isOver, modelsOn, playerName } from '../../rules/lookup.ts'
import { luckOf } from '../../rules/luck.ts'
import { clockOf } from '../../rules/scenario.ts'
import { preparation } from '../../rules/setup.ts'
import type { Battle, Side } from '../../rules/state.ts'
import { sceneryName } from '../../rules/ways.ts'
import { boardDrawing } from './board.ts'
import { campaignGoal, campaignRound, campaignZones } from './campaign.ts'
import { factionIcon } from './icons.ts'
import { modelCard } from './model-card.ts'
import { teamName } from './team-name.ts'

/** What only this game shows of a seat. */
export type CombatExtra = {
  readonly sides: readonly {
    readonly luck: number
    readonly cred: number
    readonly hasControl: boolean
    /** How many Gonks wait for the next Inspire. */
    readonly gonks: number
  }[]
  /** What the scenario says of players with as many points. */
  readonly tie: string
}

const TIES = {
  draw: 'nobody wins',
  'more-standing': 'most EB still on the table wins',
  'first-side': 'the first side wins',
  'last-side': 'the last side wins',
} as const

/** Whether a player takes part in the game under way; in a campaign some watch, and between its games nobody plays. */
function playsNow({ campaign }: Battle, seat: Seat): boolean {
  return !campaign || (campaign.stage === 'game' && campaign.game?.seats.includes(seat) === true)
}

function seatOf(battle: Battle, seat: Seat): SeatDrawing {
  const side = battle.sides[seat] as Side
  return {
    seat,
    name: playerName(battle.config, seat),
    title: teamName(battle, side),
    icon: factionIcon(side.faction),
    score: battle.scores[seat] ?? 0,
    cards: battle.models.filter((model) => model.seat === seat).map((model) => modelCard(battle, model)),
    out: side.left && playsNow(battle, seat),
  }
}

/** CZ-R-131: what wins, and how it stands. */
function goalOf(battle: Battle): Goal {
  return {
    how: battle.content.scenarios[battle.scenario ?? '']?.goal ?? 'The scenario says how to win',
    stands: battle.scores.map((points, seat) => ({ seat, text: plural(points, 'point') })),
  }
}

function extraOf(battle: Battle): CombatExtra {
  return {
    sides: battle.sides.map(({ cred }, seat) => ({
      luck: luckOf.left(battle, seat),
      cred,
      hasControl: battle.control === seat && !isOver(battle) && !preparation(battle),
      gonks: modelsOn(battle).filter((model) => model.seat === seat && model.kind === 'gonk').length,
    })),
    tie: TIES[battle.content.scenarios[battle.scenario ?? '']?.tie ?? 'draw'],
  }
}

/** CZ-SETUP-3: before the Battlespace is chosen the table is bare, and is called nothing. */
const UNLAID: readonly string[] = ['size', 'teams', 'scenario', 'space'] satisfies Battle['stage'][]

function roundOf(battle: Battle): string {
  const clock = clockOf(battle)
  return clock && !preparation(battle) ? `Control ${clock.now} of ${clock.of}` : 'Setting up'
}

/** A battle as a viewer sees it: drawn from what that viewer may know and from nothing else. */
export function sceneOf(state: Battle, seat: Seat | undefined): Scene {
  const seen = view(state, seat)
  const { campaign } = seen
  const isBetween = campaign !== undefined && campaign.stage !== 'game'
  const isBare = isBetween || UNLAID.includes(seen.stage)
  const space = spaceOf(seen)
  const scenario = seen.content.scenarios[seen.scenario ?? '']
  const stages = { control: 'Control', active: 'Activation', inspire: 'Inspire' } as const
  return {
    place: [
      ...(scenario ? [{ name: scenario.name, text: scenario.goal }] : []),
      ...(isBare ? [] : [{ name: space.name, text: space.text }]),
    ],
    round: isBetween && campaign ? campaignRound(seen, campaign) : roundOf(seen),
    track: Object.entries(stages).map(([stage, name]) => ({ name, now: seen.stage === stage })),
    goal: isBetween && campaign ? campaignGoal(seen, campaign) : goalOf(seen),
    board: isBare ? undefined : boardDrawing(seen, seat, (id) => sceneryName(seen, id)),
    seats: [...seen.sides.keys()].map((one) => seatOf(seen, one)),
    zones: campaignZones(seen),
    extra: extraOf(seen),
  }
}
