import type { Box, CardDrawing, Scenario, SideOffer } from '@muster/ui'
import type { Scenario as CombatScenario } from '../../content/cards/scenario.ts'
import { baseContent } from '../../content/index.ts'
import type { Content } from '../../content/load.ts'
import { planeOf } from '../../content/space/scene.ts'
import type { ReadyTeam } from '../../content/team/team.ts'
import { scenariosFor } from '../../rules/scenario.ts'
import { IN_PAIRS } from '../setup.ts'
import { battlespaceDrawing } from './board.ts'
import { factionIcon } from './icons.ts'
import { printedCard } from './model-card.ts'
import { withSaying } from './said.ts'

/** The colour of a faction's tile: its own neon. */
const COLOURS: Readonly<Record<string, string>> = {
  arasaka: '#8f1d2c',
  bozos: '#7a2f8f',
  'gen-red': '#a33b1f',
  lawmen: '#1f4f8f',
  maelstrom: '#6b1f1f',
  'tyger-claws': '#0f6b6b',
  zoners: '#5d6320',
}
export const factionColour = (faction: string): string => COLOURS[faction] ?? '#3a3a46'

function cardsOf({ characters, gonks }: ReadyTeam, content: Content): CardDrawing[] {
  const members = characters.flatMap(({ card: id, gear }) => {
    const card = content.characters[id]
    return card
      ? [withSaying(printedCard(content, card, [...card.gear, ...gear], 1), 'characters', { ...card, id: card.of })]
      : []
  })
  const followers = Object.entries(gonks).flatMap(([id, count]) => {
    const card = content.gonks[id]
    return card ? [withSaying(printedCard(content, card, [], count), 'gonks', card)] : []
  })
  return [...members, ...followers]
}

/** A ready-made team; those of a faction are one tile. */
export function sideOf(team: ReadyTeam, content: Content = baseContent): SideOffer {
  const faction = content.factions[team.faction]
  return {
    id: team.id,
    name: `${team.name}, ${team.eb} EB`,
    icon: factionIcon(team.faction),
    colour: factionColour(team.faction),
    text: team.text,
    cards: cardsOf(team, content),
    powers: [],
    group: { id: team.faction, name: faction?.name ?? team.faction, text: faction?.plays ?? '' },
  }
}

/** CZ-SCENARIO-1, CZ-SETUP-3: where nothing is chosen beforehand, the players are asked. */
const ASKED = { id: '', name: 'At the table' }

function scenarioOffer({ id, name, story, goal }: CombatScenario, seats: number, isPairs: boolean): Scenario {
  return {
    id: isPairs ? `${id}${IN_PAIRS}` : id,
    name: isPairs ? `${name}, two against two` : name,
    motto: isPairs ? 'Seats 1 and 3 against 2 and 4' : `For ${seats} players`,
    texts: [
      { name: 'Story', text: story },
      { name: 'Goal', text: goal },
    ],
    seats,
  }
}

/** CZ-SCENARIO-2, CZ-MULTIPLAYER-1, CZ-TEAMPLAY-1: each scenario for each number of players it is for. */
function scenarioOffers(content: Content): Scenario[] {
  const all = [2, 3, 4].flatMap((seats) =>
    scenariosFor(content, seats, false).map((one) => scenarioOffer(one, seats, false)),
  )
  const pairs = scenariosFor(content, 4, true).map((one) => scenarioOffer(one, 4, true))
  const text = 'All players say which scenario they would like; if they do not agree, it is drawn.'
  return [...all, ...pairs, { ...ASKED, motto: '', texts: [{ name: 'Scenario', text }] }]
}

/** What lies in the box: the ready-made teams of every faction, the scenarios, and the Battlespaces; those of packs among them. */
export const boxOf = (content: Content = baseContent): Omit<Box, 'options'> => ({
  sides: Object.values(content.teams).map((team) => sideOf(team, content)),
  scenarios: scenarioOffers(content),
  twists: [
    ...Object.values(content.battlespaces).map((space) => ({
      id: space.id,
      name: space.name,
      text: `${space.width}″ by ${space.depth}″. ${space.text}`,
      board: battlespaceDrawing(planeOf(content, space, `battlespaces.${space.id}`), () => ''),
    })),
    { id: 'made', name: 'Made by lot', text: 'A new Battlespace, different every time.' },
    { id: 'laid', name: 'Laid out in turn', text: 'The players lay the scenery, piece by piece.' },
    { ...ASKED, text: 'The players choose together.' },
  ],
})
