import { squareAt } from '@muster/space'
import type { Box, Scenario, SideOffer } from '@muster/ui'
import type { HunterCard, Layout } from '../../content/grammar.ts'
import { baseContent } from '../../content/index.ts'
import type { Content } from '../../content/load.ts'
import { board } from '../../rules/board.ts'
import { layoutDrawing } from './board.ts'
import { printedHunter } from './hunter-card.ts'
import { hunterIcon } from './icons.ts'

const COLOURS: Readonly<Record<string, string>> = {
  maya: '#2f6f9e',
  salvador: '#a4502b',
  axton: '#55702f',
  mordecai: '#7a3b4a',
}

function sideOf(card: HunterCard): SideOffer {
  const { id, name, class: kind, ability } = card
  return {
    id,
    name,
    icon: hunterIcon(id),
    colour: COLOURS[id] ?? '#6b4a2f',
    text: `${kind}, ${ability.name}`,
    cards: [printedHunter(card)],
    powers: [{ name: ability.name, cost: `every ${ability.cooldown} turns`, text: ability.text }],
  }
}

const MOTTOS: Readonly<Record<string, string>> = {
  open: 'Nothing to hide behind, for anybody.',
  crossfire: 'Four walls turn like a wheel round the city.',
  craters: 'Pits slow the gates at two corners, walls guard the others.',
  gauntlet: 'Long walls make four approaches, each with its own sting.',
  junkyard: 'Eight heaps of scrap; every lane bends.',
  pinwheel: 'Walls at every flank, pools in two corners.',
  quarry: 'The way from two gates leads round the pits.',
  'rail-yard': 'Rows of wagons north and south, open in between.',
  frontier: 'Cover at the edges, bare ground before the walls.',
}

/** Named after the layout and how many pieces it has, which is all a table needs to be told. */
function scenarioOf({ id, name, pieces }: Layout): Scenario {
  const count = (kind: string) => pieces.filter((piece) => piece.kind === kind).length
  return {
    id: `${id}:${pieces.length}`,
    name,
    motto: MOTTOS[id] ?? '',
    texts: [
      {
        name: 'Pieces',
        text:
          pieces.length === 0
            ? 'None: an added difficulty.'
            : `${count('cover')} of cover, ${count('terrain')} of terrain.`,
      },
      { name: 'Cover', text: 'Nobody passes, and it blocks sight.' },
      { name: 'Terrain', text: 'Nobody passes, but one can see and shoot across.' },
    ],
    board: layoutDrawing(
      pieces.map(({ kind, squares }) => ({
        kind,
        squares: squares.map(([column, row]) => squareAt(board, column, row)),
      })),
    ),
  }
}

/** No layout: pieces of the kit are laid by dice at the table. */
const rolled: Scenario = {
  id: 'rolled:',
  name: 'Rolled terrain',
  motto: 'The dice lay the land.',
  texts: [
    {
      name: 'At the table',
      text: 'Two dice name a square for each piece; the first player chooses how it lies there.',
    },
  ],
}

/** What lies in the box: hunters and layouts, those of packs among them, and terrain by dice. */
export function boxOf({ hunters, layouts }: Content = baseContent): Omit<Box, 'options'> {
  return {
    sides: Object.values(hunters).map(sideOf),
    scenarios: [...Object.values(layouts).map(scenarioOf), rolled],
    twists: [],
  }
}
