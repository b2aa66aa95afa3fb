import type { OrderOffer, PageUi, SetupChoice } from '@muster/ui'
import { namesProblem } from '@muster/ui/names'

export const modes: PageUi['modes'] = [
  {
    id: 'arena',
    name: 'Arena Combat',
    text: 'Two to six Mechs, alone or in teams, until one side is left.',
    picks: true,
  },
]

/** What "Play now" sets up: two decks whose Attacks need no lock first. */
export const quick: SetupChoice = {
  mode: 'arena',
  sides: ['eagle-eye-signature', 'stone-helix-signature'],
  scenario: '2',
  twist: '',
  players: [],
  options: {},
}

/** AR-R-5: what a seat can order. Around one screen nothing is ordered that looks at a hand: whoever is skipped would show it. */
export const orders: readonly OrderOffer[] = [
  {
    id: 'pass',
    name: 'Pass for me',
    rule: 'AR-R-5',
    values: [
      {
        id: 'when-idle',
        name: 'When it can wait',
        text: 'Stops when something is aimed at you, or when something you could play would do more than it does later.',
        looks: true,
      },
      {
        id: 'nothing-playable',
        name: 'Nothing to play',
        text: 'Passes while nothing in your hand or in play could be used.',
        looks: true,
      },
      { id: 'never', name: 'Never', text: 'Stops at every chance to react.' },
      { id: 'until-my-turn', name: 'Until my turn', text: 'Passes everything until your own turn.' },
    ],
  },
  {
    id: 'targeted',
    name: 'When something is aimed at me',
    rule: 'AR-R-5',
    values: [
      { id: 'as-ordered', name: 'As above', text: 'Goes on as ordered.' },
      { id: 'stop', name: 'Stop', text: 'Asks you, whatever else is ordered.' },
    ],
  },
  {
    id: 'end',
    name: 'At the end of each turn',
    rule: 'AR-R-5',
    values: [
      { id: 'as-ordered', name: 'As above', text: 'Goes on as ordered.' },
      { id: 'stop', name: 'Stop', text: 'Asks you, whatever else is ordered.' },
    ],
  },
]

/** Passing on until one's own turn, once. */
export const passOn: NonNullable<PageUi['passOn']> = {
  label: 'Pass until my turn',
  orders: { pass: 'until-my-turn' },
}

/** "6 in 3 teams" as its parts. */
function layoutOf(scenario: string): { seats: number; teams: number | undefined } {
  const [, seats = '', teams] = /^(\d)(?: in (\d) teams)?$/.exec(scenario) ?? []
  return { seats: Number(seats), teams: teams === undefined ? undefined : Number(teams) }
}

/** AR-TEAM-2: seats alternate between the teams. */
export function seatNote({ scenario }: SetupChoice, seat: number): string {
  const { teams } = layoutOf(scenario)
  return teams === undefined ? '' : `Team ${(seat % teams) + 1}`
}

export function configOf({ sides, scenario, players, options }: SetupChoice): ReturnType<PageUi['configOf']> {
  const { seats, teams } = layoutOf(scenario)
  if (seats !== sides.length)
    return { problem: `This layout is for ${seats} Mechs, and there are ${sides.length} seats.`, rule: 'AR-SETUP-2' }
  const unnamed = namesProblem(players)
  if (unnamed) return unnamed
  return {
    config: {
      decks: sides.map((side) => side || null),
      ...(teams === undefined ? {} : { teams }),
      ...(players.length === seats ? { players } : {}),
      options,
    },
  }
}
