import type { Box, Scenario, SideOffer } from '@muster/ui'
import { baseContent } from '../../content/index.ts'
import type { Content, ReadyDeck } from '../../content/load.ts'
import type { Mech } from '../../content/schema.ts'
import { LAYOUTS, type LayoutName, publicConfig } from '../../rules/config.ts'
import { cardIcon } from '../look/card-icon.ts'
import { arenaDrawing } from './board.ts'
import { type ArsenalCard, printedCard } from './cards.ts'
import { printedMech } from './mech-card.ts'

/** The colour of a Mech's tile is its weight class. */
const COLOURS: Readonly<Record<Mech['weight'], string>> = { light: '#1f6f8f', medium: '#3f5a96', heavy: '#8a4a1c' }

/** Each card once: decks that share a card share its drawing. */
function preview({ cards: printed }: Content): (deck: ReadyDeck) => ArsenalCard[] {
  const drawn = new Map<string, ArsenalCard>()
  return ({ cards }) => {
    const copies = new Map<string, number>()
    for (const id of cards) copies.set(id, (copies.get(id) ?? 0) + 1)
    return [...copies].flatMap(([id, count]) => {
      const card = printed[id]
      const known = drawn.get(`${count} ${id}`) ?? (card && { ...printedCard(card), count })
      if (known) drawn.set(`${count} ${id}`, known)
      return known ? [known] : []
    })
  }
}

function sidesOf(content: Content): SideOffer[] {
  const cardsOf = preview(content)
  return Object.values(content.decks).map((deck) => {
    const mech = content.mechs[deck.mech] as Mech
    const card = printedMech(mech)
    return {
      id: deck.id,
      name: deck.name,
      icon: card.icon,
      colour: COLOURS[mech.weight],
      text: deck.plan ?? deck.style,
      cards: [card, ...cardsOf(deck)],
      powers: [],
      group: { id: mech.id, name: mech.name, text: card.tags.join(' · ') },
    }
  })
}

const RANDOM: SideOffer = {
  id: 'random',
  name: 'A random deck',
  icon: cardIcon(''),
  colour: '#4a4f63',
  text: 'A Mech at random with a legal deck nobody has seen before',
  cards: [],
  powers: [],
}

const WORDS: Readonly<Record<LayoutName, readonly [name: string, motto: string]>> = {
  '2': ['Duel', 'One against one.'],
  '3': ['Three-way', 'Three Mechs, each for itself.'],
  '4': ['Free-for-all of four', 'Four Mechs, each for itself.'],
  '4 in 2 teams': ['Two against two', 'Two teams; allies sit opposite each other.'],
  '5': ['Free-for-all of five', 'Five Mechs, each for itself.'],
  '6': ['Free-for-all of six', 'Six Mechs, each for itself.'],
  '6 in 2 teams': ['Three against three', 'Two teams of three.'],
  '6 in 3 teams': ['Three pairs', 'Three teams of two.'],
}

/** AR-SETUP-2: a layout with its arena. */
function scenarioOf(layout: LayoutName): Scenario {
  const [name, motto] = WORDS[layout]
  const seats = Number(layout[0])
  const [, teams] = /in (\d) teams/.exec(layout) ?? []
  const config = publicConfig.parse(teams === undefined ? {} : { teams: Number(teams) })
  return {
    id: layout,
    name,
    motto,
    texts: [
      {
        name: 'Layout',
        text: `${seats} players${teams === undefined ? '' : ` in ${teams} teams`}; the marked hexes are where the Mechs start.`,
      },
    ],
    board: arenaDrawing(config, seats),
    seats,
  }
}

/** What lies in the box: Mechs with their decks, those of packs among them, and the layouts. */
export const boxOf = (content: Content = baseContent): Omit<Box, 'options'> => ({
  sides: [...sidesOf(content), RANDOM],
  scenarios: LAYOUTS.map(scenarioOf),
  twists: [],
})
