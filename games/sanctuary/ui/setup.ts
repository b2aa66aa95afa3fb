import type { MainOption, Mode, OrderOffer, PageUi, SetupChoice } from '@muster/ui'
import { namesProblem } from '@muster/ui/names'

export const modes: readonly Mode[] = [
  {
    id: 'defence',
    name: 'Defend Sanctuary',
    text: 'One to four hunters together against the whole enemy deck. Bots play the absent.',
    picks: true,
  },
]

export const mainOptions: readonly MainOption[] = [
  {
    name: 'lives',
    title: 'Difficulty',
    rule: 'SN-R-3',
    values: [
      { value: 7, name: 'Easy', text: 'the seventh enemy inside loses the city' },
      { value: 6, name: 'Medium', text: 'the sixth enemy inside loses the city' },
      { value: 5, name: 'Hard', text: 'the fifth enemy inside loses the city' },
      { value: 4, name: 'Hardest', text: 'the fourth enemy inside loses the city' },
    ],
  },
]

/** Where enemies appear is asked one by one; whoever does not care orders the furthest square. */
export const orders: readonly OrderOffer[] = [
  {
    id: 'spawn',
    name: 'Enemies that appear',
    rule: 'SN-SPAWN-3',
    values: [
      { id: 'ask', name: 'Ask me', text: 'you choose the square of each' },
      { id: 'far', name: 'Far out', text: 'each on the free square with the longest way to Sanctuary' },
    ],
  },
]

export const passOn: NonNullable<PageUi['passOn']> = {
  label: 'Place them far out',
  orders: { spawn: 'far' },
  asks: ['spawn'],
}

/** What "Play now" sets up: two hunters who cover for each other, on the board for newcomers, with lives to spare. */
export const quick: SetupChoice = {
  mode: 'defence',
  sides: ['axton', 'maya'],
  scenario: 'crossfire:4',
  twist: '',
  players: [],
  options: { lives: 7 },
}

/** Scenarios are named "layout:pieces" by the box, or "rolled:" for terrain by dice. */
function terrainOf(scenario: string, options: SetupChoice['options']) {
  const [layout = '', pieces] = scenario.split(':')
  if (layout === 'rolled') return { terrainPlacement: 'random' }
  return { terrainPlacement: 'preset', terrainLayout: layout, terrainPieces: options.terrainPieces ?? Number(pieces) }
}

export function configOf({ sides, scenario, players, options }: SetupChoice): ReturnType<PageUi['configOf']> {
  const chosen = sides.filter((side) => side !== '')
  if (new Set(chosen).size < chosen.length)
    return {
      problem: 'Two seats chose the same hunter. There is one card of each: choose another.',
      rule: 'SN-SETUP-6',
    }
  const most = Number(scenario.split(':')[1] || 8)
  if (Number(options.terrainPieces ?? 0) > most)
    return {
      problem: `This layout has ${most} pieces, the house rules ask for ${options.terrainPieces}. Choose fewer pieces or another layout.`,
      rule: 'SN-R-16',
    }
  const unnamed = namesProblem(players)
  if (unnamed) return unnamed
  return {
    config: {
      hunters: sides.map((side) => side || null),
      ...(players.length === sides.length ? { players } : {}),
      options: { ...options, ...terrainOf(scenario, options) },
    },
  }
}
