import type { Mode, PageUi, SetupChoice } from '@muster/ui'
import { namesProblem } from '@muster/ui/names'

export const modes: readonly Mode[] = [
  {
    id: 'scenario',
    name: 'A scenario',
    text: 'Four Vault Hunters together; each comes with three Skill Trees to grow on.',
    picks: true,
  },
  {
    id: 'campaign',
    name: 'A campaign',
    text: 'Seven linked scenarios with Vending Machines and Mods in between, and a Boss at the end.',
    picks: false,
  },
  {
    id: 'own-trees',
    name: 'A scenario with trees of your own',
    text: 'The same, and every player picks three of the four Skill Trees at the table.',
    picks: true,
  },
]

/** AB-SETUP-9: the three trees that hunters come with, where nobody wants to choose; each goes well with the others. */
const TREES: Readonly<Record<string, readonly string[]>> = {
  mordecai: ['last-round', 'bird-handler', 'five-finger-discount'],
  salvador: ['double-trouble', 'short-fuse', 'loud-mouth'],
  maya: ['harmony', 'stasis', 'cataclysm'],
  brick: ['bare-hands', 'meat-shield', 'rampage'],
  axton: ['turret-groom', 'drill-sergeant', 'quartermaster'],
  gaige: ['best-friend', 'little-big-trouble', 'ordered-chaos'],
}

const HUNTERS = Object.keys(TREES)
/** AB-SETUP-1. */
const MANY = 4

/** What "Play now" sets up: the scenario that opens a campaign, with one hunter for the player and a bot for each of the others. */
export const quick: SetupChoice = {
  mode: 'scenario',
  sides: HUNTERS.slice(0, MANY),
  scenario: 'make-me-a-sandwich',
  twist: '',
  players: [],
  options: {},
}

export function configOf({ mode, sides, scenario, players, options }: SetupChoice): ReturnType<PageUi['configOf']> {
  const chosen = sides.filter((side) => side !== '')
  if (new Set(chosen).size < chosen.length)
    return {
      problem: 'Two seats chose the same Vault Hunter. There is one card of each: choose another.',
      rule: 'AB-R-88',
    }
  const unnamed = namesProblem(players)
  if (unnamed) return unnamed
  const named = players.length === sides.length ? { players } : {}
  const played = { ...(mode === 'campaign' ? { play: 'campaign' } : { scenario }), ...named }
  if (chosen.length === 0) return { config: { ...played, options } }
  if (chosen.length < sides.length)
    return {
      problem: 'Some seats have a Vault Hunter and some do not. Choose one for every seat, or leave all to the table.',
      rule: 'AB-SETUP-3',
    }
  const free = HUNTERS.filter((id) => !chosen.includes(id))
  const hunters = [...chosen, ...free].slice(0, MANY)
  const trees = hunters.flatMap((id) => (TREES[id] ? [TREES[id]] : []))
  const given = mode !== 'own-trees' && trees.length === MANY ? { trees } : {}
  return { config: { ...played, hunters, ...given, options } }
}
