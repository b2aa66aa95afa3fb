import type { Mode, PageUi, SetupChoice } from '@muster/ui'
import { namesProblem } from '@muster/ui/names'

export const modes: readonly Mode[] = [
  {
    id: 'fight',
    name: 'The whole game',
    text: 'Two to four teams, each for itself or two against two. You place your models yourself.',
    picks: true,
  },
  {
    id: 'at-once',
    name: 'Straight into it',
    text: 'Models stand lined up in their zones, and the fight is on.',
    picks: true,
  },
  {
    id: 'campaign',
    name: 'Campaign',
    text: 'Game after game from your own HQ: Objectives in secret, Veterans, Mercs and injuries, until somebody proves their worth. Factions are chosen at the table.',
    picks: false,
  },
]

/** What "Play now" sets up: the scenario to begin with, a fast team against a heavy one, among containers. */
export const quick: SetupChoice = {
  mode: 'at-once',
  sides: ['tyger-claws-100', 'maelstrom-100'],
  scenario: 'turf-war',
  twist: 'container-yard',
  players: [],
  options: {},
}

/** What a scenario's id ends in that is played two against two. */
export const IN_PAIRS = ' in pairs'

/** CZ-TEAMPLAY-1: seats alternate between the teams. */
export function seatNote({ scenario }: SetupChoice, seat: number): string {
  return scenario.endsWith(IN_PAIRS) ? `Team ${(seat % 2) + 1}` : ''
}

/** CZ-SETUP-3: what was chosen beforehand; the rest is asked at the table. */
export function configOf(choice: SetupChoice): ReturnType<PageUi['configOf']> {
  const { mode, sides, scenario, twist, players, options } = choice
  const unnamed = namesProblem(players)
  if (unnamed) return unnamed
  if (new Set(players).size < players.length) return { problem: 'Two players have one name; each needs their own.' }
  const named = players.length === sides.length ? { players } : {}
  if (mode === 'campaign') return { config: { play: 'campaign', deployment: 'asked', ...named, options } }
  const pairs = scenario.endsWith(IN_PAIRS)
  if (pairs && sides.length !== 4)
    return { problem: `Two against two are four players, and there are ${sides.length} seats.`, rule: 'CZ-TEAMPLAY-1' }
  const isChosen = sides.some((side) => side !== '')
  return {
    config: {
      ...(isChosen ? { teams: sides.map((side) => side || null) } : {}),
      ...(scenario === '' ? {} : { scenario: pairs ? scenario.slice(0, -IN_PAIRS.length) : scenario }),
      ...(twist === '' ? {} : { battlespace: twist }),
      ...(pairs ? { pairs } : {}),
      ...named,
      ...(mode === 'at-once' ? { firstSide: 0, deployment: 'lined-up' } : {}),
      options,
    },
  }
}
