import type { PageUi, SetupChoice } from '@muster/ui'
import { namesProblem } from '@muster/ui/names'

export const modes: PageUi['modes'] = [
  { id: 'skirmish', name: 'Skirmish', text: 'One battle, played to its end.', picks: true },
  {
    id: 'campaign',
    name: 'Campaign',
    text: 'Battles in a row with spoils, artefacts of power and three convergences; the champion wins a reward.',
    picks: false,
  },
]

/** What "Play now" sets up: the battle for newcomers, two warbands that differ. */
export const quick: SetupChoice = {
  mode: 'skirmish',
  sides: ['godsworn-hunt', 'khagras-ravagers'],
  scenario: 'drawn-and-quartered',
  twist: '',
  players: [],
  options: {},
}

/** Whoever does not know the fighters yet need not choose who waits. */
export const quickSettles: readonly string[] = ['reserves']

export function configOf({
  mode,
  sides,
  scenario,
  twist,
  players,
  options,
}: SetupChoice): ReturnType<PageUi['configOf']> {
  const [one = '', two = ''] = sides
  if (one === two && one !== '' && !options.mirrorWarbands)
    return {
      problem:
        'Both seats chose the same warband. Choose another for one of them, or turn the house rule "mirror warbands" on.',
      rule: 'BB-R-1',
    }
  if (players.length === 2 && players[0]?.trim() === players[1]?.trim())
    return {
      problem: 'Both players have the same name. Rewards know players by name, so give each a name of their own.',
    }
  const unnamed = namesProblem(players)
  if (unnamed) return unnamed
  return {
    config: {
      play: mode,
      warbands: [one || null, two || null],
      ...(mode === 'skirmish' && scenario ? { battle: scenario } : {}),
      ...(mode === 'skirmish' && twist ? { twist } : {}),
      ...(players.length === 2 ? { players } : {}),
      options,
    },
  }
}
