import type { Box } from '@muster/ui'
import { abilityText, battleText, rulesText } from '../../content/describe.ts'
import { baseContent } from '../../content/index.ts'
import type { BattleMap } from '../../content/maps.ts'
import { mapDrawing } from './board.ts'
import { printedCard } from './cards.ts'

/** What lies in the box: warbands with their cards, battles with their maps, twists. */
export function boxOf(): Omit<Box, 'options'> {
  const { warbands, battles, twists, maps } = baseContent
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
    scenarios: Object.values(battles).map((battle) => {
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
    }),
    twists: Object.values(twists).map(({ id, name, rules }) => ({ id, name, text: rulesText(rules) })),
  }
}
