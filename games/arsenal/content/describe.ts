import { describeDeeds, sentence } from './describe/deeds.ts'
import { describeStanding } from './describe/standing.ts'
import { describeTarget } from './describe/target.ts'
import type { CardFunction, Deed, Moment } from './grammar.ts'
import type { Card, Mech } from './schema.ts'

/** The text of a card, made from its data. */

const occasions: Record<Exclude<Moment, 'use'>, string> = {
  'start-of-your-turn': 'At the start of your turn',
  'start-of-each-turn': "At the start of each player's turn",
  'end-of-your-turn': 'At the end of your turn',
  'end-of-each-turn': "At the end of each player's turn",
  targeted: 'When this is the target of an Attack',
  destroyed: 'When this Object is destroyed',
  evaded: 'When you evade an Attack',
  hit: 'When your Attack hits',
  missed: 'When your Attack misses',
}

const others: Partial<Record<Moment, string>> = {
  targeted: 'attacker',
  evaded: 'attacker',
  hit: 'defender',
  missed: 'defender',
}

/** AR-R-69: whom a triggered function is aimed at, where it speaks of a target without naming one. */
const aboutOf = (on: Moment, list: readonly Deed[]): string =>
  others[on] !== undefined && JSON.stringify(list).includes('"target"') ? ` (the ${others[on]} is the target)` : ''

/** AR-FUNCTION-2: what is paid, an arrow, what happens. */
function describeFunction({ on, cost, only, target, do: list }: CardFunction): string {
  const before = [
    cost?.energy !== undefined && String(cost.energy),
    cost?.mark && 'mark',
    cost?.scrap && 'scrap this card from play',
  ].filter(Boolean)
  const when =
    on === 'use'
      ? `${only === 'your-turn' ? 'On your turn only: ' : only === 'rival-turn' ? "On rivals' turns only: " : ''}${before.join(', ')} →`
      : `${occasions[on]}${aboutOf(on, list)}:`
  return `${sentence(when).slice(0, -1)} ${target ? `${describeTarget(target)} ` : ''}${describeDeeds(list)}`
}

function keywordsOf(card: Card): string[] {
  if (card.type === 'attack')
    return [
      ...(card.guided ? ['Guided.'] : []),
      ...(card.explosive ? [`Explosive ${card.explosive}.`] : []),
      ...(card.rapidFire ? [`Rapid-Fire ${card.rapidFire}.`] : []),
      ...(card.swarm ? [`Swarm ${card.swarm}.`] : []),
    ]
  return card.type === 'object' && card.radius !== undefined ? [`Radius ${card.radius}.`] : []
}

/** The body text of a card or Mech. */
export function describeCard(card: Card | Mech): string {
  if (!('type' in card))
    return [...card.standing.map(describeStanding), ...card.functions.map(describeFunction)].join(' ')
  const keywords = keywordsOf(card)
  switch (card.type) {
    case 'action':
      return [...(card.target ? [describeTarget(card.target)] : []), describeDeeds(card.do)].join(' ')
    case 'attack':
      return [...keywords, ...(card.hit.length > 0 ? [`On a hit: ${describeDeeds(card.hit)}`] : [])].join(' ')
    default:
      return [...keywords, ...card.standing.map(describeStanding), ...card.functions.map(describeFunction)].join(' ')
  }
}
