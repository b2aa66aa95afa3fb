import type { Box, CardDrawing, Scenario, SideOffer } from '@muster/ui'
import type { HunterCard } from '../../content/cards/hunter.ts'
import type { ScenarioCard } from '../../content/cards/scenario.ts'
import { hunterText, scenarioText } from '../../content/describe.ts'
import { flavours } from '../../content/flavour.ts'
import { contentWith } from '../../content/index.ts'
import type { Content } from '../../content/load.ts'
import type { VaultMap } from '../../content/maps.ts'
import { mapDrawing } from './board.ts'
import { printedHunter } from './cards.ts'
import { winText } from './goal.ts'
import { hunterIcon } from './icons.ts'

const COLOURS: Readonly<Record<string, string>> = {
  mordecai: '#7a2a1c',
  salvador: '#8a4a12',
  maya: '#1f5680',
  brick: '#5b3a2a',
  axton: '#4d5f22',
  gaige: '#84336a',
}

/** A card with what the host says of it below everything else. */
const withLine = (card: CardDrawing, says: string | undefined): CardDrawing =>
  says === undefined ? card : { ...card, lines: [...(card.lines ?? []), { name: 'The host', text: says }] }

function sideOf(card: HunterCard, content: Content): SideOffer {
  const trees = Object.values(content.trees).filter(({ hunter }) => hunter === card.id)
  return {
    id: card.id,
    name: card.name,
    icon: hunterIcon(card.id),
    colour: COLOURS[card.id] ?? '#5b3a2a',
    text: card.title,
    cards: [withLine(printedHunter(content, card), card.flavour ?? flavours.hunters[card.id])],
    powers: trees.map(({ name, tiers }) => ({
      name,
      cost: 'Skill Tree',
      text: (tiers[0] ?? []).map((slot) => `${slot.name}: ${hunterText(content, slot).join(' ')}`).join(' '),
    })),
  }
}

function scenarioOffer(card: ScenarioCard, content: Content): Scenario {
  const says = card.flavour ?? flavours.scenarios[card.id]
  return {
    id: card.id,
    name: card.name,
    motto: card.story,
    texts: [
      { name: 'Goal', text: `${winText(content, card.win)}.` },
      { name: 'Announcements', text: `12 of tier ${card.announcements.tiers.join(' and ')}` },
      { name: 'Special rules', text: scenarioText(content, { ...card, win: [], lose: [] }).join(' ') || 'none' },
      ...(says === undefined ? [] : [{ name: 'The host', text: says }]),
    ],
    board: mapDrawing(content.maps[card.id] as VaultMap, content),
  }
}

/** What lies in the box: hunters with their trees, and the scenarios; those of packs among them. */
export function boxOf(packs: readonly unknown[] = []): Omit<Box, 'options'> {
  const content = contentWith(packs)
  return {
    sides: Object.values(content.hunters).map((card) => sideOf(card, content)),
    scenarios: Object.values(content.scenarios).map((card) => scenarioOffer(card, content)),
    twists: [],
  }
}
