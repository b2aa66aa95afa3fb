import type { Seat } from '@muster/table'
import type { Scene, SeatDrawing } from '@muster/ui'
import { battleText, convergenceText, rulesText } from '../../content/describe.ts'
import { convergenceCard } from '../../content/load.ts'
import { battleCardOf } from '../../rules/lookup.ts'
import type { Battle, State } from '../../rules/state.ts'
import { howWon } from '../../rules/words.ts'
import { boardDrawing } from './board.ts'
import { cardInBattle, printedCard } from './cards.ts'
import { extraOf } from './extra.ts'
import { goalOf } from './goal.ts'
import { seenBy } from './seen.ts'

const PHASES: readonly { readonly name: string; readonly phases: readonly Battle['phase'][] }[] = [
  { name: 'Set-up', phases: ['rolloff', 'reserves', 'placing', 'twist'] },
  { name: 'Hero', phases: ['hero'] },
  { name: 'Reserve', phases: ['reserve'] },
  { name: 'Combat', phases: ['first', 'turn'] },
  { name: 'End', phases: ['end', 'over'] },
]

function placeOf(state: State): Scene['place'] {
  const { battle, content } = state
  if (!battle) return []
  const card = battleCardOf(battle)
  const { rules, reserves, victory } = battleText(card)
  const twist = battle.twist === undefined ? undefined : content.twists[battle.twist]
  const { convergence } = battle
  const converging = convergence
    ? convergenceCard(content, battle.sides[convergence.aspirant as 0 | 1].warband, convergence.step)
    : undefined
  return [
    { name: card.name, text: `${rules} ${reserves} ${victory}` },
    ...(twist ? [{ name: `Twist: ${twist.name}`, text: rulesText(twist.rules) }] : []),
    ...(converging ? [{ name: `Convergence: ${converging.name}`, text: convergenceText(converging) }] : []),
    ...campaignOf(state),
  ]
}

/** How the campaign stands, in a sentence a battle. */
function campaignOf({ campaign, content, config }: State): Scene['place'] {
  if (!campaign) return []
  const { fought, aspirant } = campaign
  const battles = fought.map(
    ({ battle, winner, by }) =>
      `${config.players[winner as 0 | 1]} won ${content.battles[battle]?.name} ${howWon[by]}.`,
  )
  const who =
    aspirant === undefined ? 'Nobody is the aspirant yet.' : `${config.players[aspirant as 0 | 1]} is the aspirant.`
  return [{ name: `Campaign, battle ${fought.length + 1}`, text: [who, ...battles].join(' ') }]
}

function seatOf(state: State, seat: 0 | 1): SeatDrawing {
  const { battle, content, config } = state
  const warband = content.warbands[state.warbands[seat]]
  const cards = battle
    ? battle.fighters.filter((fighter) => fighter.seat === seat).map((fighter) => cardInBattle(battle, fighter))
    : (warband?.fighters.map((card) => printedCard(card, seat)) ?? [])
  return {
    seat,
    name: config.players[seat],
    title: warband?.name ?? 'No warband yet',
    icon: warband?.icon ?? 'crossed-swords',
    score: battle?.sides[seat].points ?? 0,
    cards,
  }
}

/** A table as a viewer sees it. */
export function sceneOf(state: State, seat: Seat | undefined): Scene {
  const seen = seenBy(state, seat)
  const { battle } = seen
  const rounds = battle ? battleCardOf(battle).victory.rounds : 0
  return {
    place: placeOf(seen),
    round: !battle ? '' : battle.round === 0 ? 'Before round 1' : `Round ${battle.round} of ${rounds}`,
    track: battle ? PHASES.map(({ name, phases }) => ({ name, now: phases.includes(battle.phase) })) : [],
    goal: battle && goalOf(battle),
    board: battle ? boardDrawing(battle, seat, seen.config.players) : undefined,
    seats: [seatOf(seen, 0), seatOf(seen, 1)],
    zones: [],
    extra: extraOf(seen),
  }
}
