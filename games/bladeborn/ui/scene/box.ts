import type { Box, Scenario } from '@muster/ui'
import type { BattleCard } from '../../content/cards.ts'
import { abilityText, battleText, rulesText } from '../../content/describe.ts'
import { baseContent } from '../../content/index.ts'
import type { Content } from '../../content/load.ts'
import type { BattleMap } from '../../content/maps.ts'
import { mapDrawing } from './board.ts'
import { printedCard } from './cards.ts'

/** Battles that are settled later. */
const OPEN: readonly Scenario[] = [
  { id: 'random', name: 'At random', motto: '', texts: [{ name: 'At random', text: 'One of the cards is drawn.' }] },
  { id: '', name: 'Agree at the table', motto: '', texts: [{ name: 'Later', text: 'Propose and agree, or draw.' }] },
]

function scenarioOf(battle: BattleCard, { maps }: Content): Scenario {
  const { rules, reserves, victory } = battleText(battle)
  return {
    id: battle.id,
    name: battle.name,
    motto: battle.motto,
    texts: [
      { name: 'Battle rules', text: rules },
      { name: 'Reserves', text: reserves },
      { name: 'Victory', text: victory },
    ],
    board: mapDrawing(maps[battle.id] as BattleMap),
  }
}

/** What lies in the box: warbands with their cards, battles with their maps, twists; those of packs among them. */
export function boxOf(content: Content = baseContent): Omit<Box, 'options'> {
  const { warbands, battles, twists } = content
  return {
    sides: Object.values(warbands).map((warband) => ({
      id: warband.id,
      name: warband.name,
      icon: warband.icon,
      colour: warband.colour,
      text: `${warband.fighters.length} fighters, ${warband.reserves} of them in reserve`,
      cards: warband.fighters.map((card) => printedCard(card)),
      powers: warband.abilities.map((ability) => ({
        name: ability.name,
        cost: ability.cost,
        text: abilityText(ability),
      })),
    })),
    scenarios: [...OPEN, ...Object.values(battles).map((battle) => scenarioOf(battle, content))],
    twists: [
      { id: '', name: 'At random', text: '' },
      ...Object.values(twists).map(({ id, name, rules }) => ({ id, name, text: rulesText(rules) })),
    ],
  }
}
