import type { EnemyCard } from '../cards/enemy.ts'
import type { GearCard } from '../cards/gear.ts'
import type { Content } from '../load.ts'
import type { Problem } from './links.ts'

/** Numbers the book does not give must still be sensible. */
export function numberProblems(content: Content): Problem[] {
  return [
    ...Object.values(content.hunters).flatMap(hunterProblems),
    ...Object.values(content.trees).flatMap(({ id, tiers }) => {
      const slots = tiers.map((tier) => tier.length).join(', ')
      return slots === '2, 1, 2, 1' ? [] : [`tree ${id}: tiers of ${slots} slots; expected 2, 1, 2, 1`]
    }),
    ...Object.values(content.gear).flatMap(priceProblems),
    ...Object.values(content.enemies).flatMap(enemyProblems),
    ...Object.values(content.announcements).flatMap(({ id, tier, orders }) =>
      orders.length === tier + 1 || orders.length === tier + 2
        ? []
        : [`announcement ${id}: ${orders.length} orders; expected ${tier + 1} or ${tier + 2} in tier ${tier}`],
    ),
    ...Object.values(content.scenarios).flatMap(({ id, spawning }) => {
      const models = spawning.reduce((sum, { count }) => sum + count, 0)
      return models >= 3 && models <= 5 ? [] : [`scenario ${id}: ${models} models a Spawn order; expected 3 to 5`]
    }),
    ...Object.values(content.bounties).flatMap(({ id, enemies }) => {
      const models = enemies.reduce((sum, { count }) => sum + count, 0)
      return models >= 4 && models <= 8 ? [] : [`bounty ${id}: ${models} enemies; expected 4 to 8`]
    }),
  ]
}

function hunterProblems({ id, skills, tokens }: Content['hunters'][string]): Problem[] {
  const values = Object.values(skills)
  const sum = values.reduce((total, value) => total + value, 0)
  const row = tokens.map((colour) => colour.charAt(0).toUpperCase()).join(' ')
  return [
    ...(values.length === 3 && sum >= 5 && sum <= 6 && Math.max(...values) <= 3
      ? []
      : [`hunter ${id}: Skills of ${values.join(', ')}; expected three, none over 3, with a sum of 5 or 6`]),
    ...(['G Y Y', 'G Y Y R', 'G G Y'].includes(row)
      ? []
      : [`hunter ${id}: tokens ${row}; expected G Y Y, G Y Y R or G G Y`]),
  ]
}

const prices = { guns: [200, 900], meds: [150, 700], ammo: [150, 600], legendary: [1000, 2000] } as const

function priceProblems({ id, deck, cost, resale, actions }: GearCard): Problem[] {
  if (deck === undefined) {
    const keywords =
      actions.flatMap(({ keywords }) => keywords).filter(({ name }) => !['gun'].includes(name)).length - 1
    return cost === 0 && resale === 0 && keywords <= 1
      ? []
      : [`gear ${id}: a starting gun with a price or ${keywords} keywords; expected none and 1 at most (AB-R-29)`]
  }
  const [least, most] = prices[deck]
  const share = (resale * 100) / cost
  return [
    ...(cost >= least && cost <= most ? [] : [`gear ${id}: $${cost}; expected $${least} to $${most}`]),
    ...(share >= 35 && share <= 45 ? [] : [`gear ${id}: resale $${resale}; expected about 40 % of $${cost}`]),
  ]
}

const hitPoints = {
  normal: [1, 1],
  special: [2, 2],
  heavy: [3, 4],
  fodder: [1, 1],
  unique: [3, 4],
  boss: [15, 30],
} as const
const models = { normal: 6, special: 4, heavy: 2, fodder: 8, unique: 1, boss: 1 } as const

function enemyProblems(card: EnemyCard): Problem[] {
  const { id, strength, defense, move, range, action } = card
  const size = card.type.replace(/^(melee|ranged)-/, '') as keyof typeof models
  const [least, most] = hitPoints[size]
  const within = (value: number, from: number, to: number, what: string): Problem[] =>
    value >= from && value <= to ? [] : [`enemy ${id}: ${what} ${value}; expected ${from} to ${to}`]
  return [
    ...within(strength, 3, 8, 'Strength'),
    ...within(defense, 3, 8, 'Defense'),
    ...within(card.hitPoints, least, most, 'Hit Points'),
    ...within(move, 1, 3, 'Move'),
    ...(range === 0 ? [] : within(range, 2, 4, 'Range')),
    ...(card.model === undefined ? within(card.models, models[size], models[size], 'models') : []),
    ...(action ? within(action.length, 3, 4, 'orders') : []),
    ...(card.type.startsWith('ranged') === range > 0 || ['unique', 'boss', 'fodder'].includes(size)
      ? []
      : [`enemy ${id}: Range ${range}; expected one on ranged types and none on melee ones`]),
  ]
}
