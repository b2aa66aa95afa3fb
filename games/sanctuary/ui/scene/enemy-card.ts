import type { CardDrawing } from '@muster/ui'
import { looseCard } from '@muster/ui/loose-card'
import type { EnemyCard } from '../../content/grammar.ts'
import { enemyCardOf, isGoblin } from '../../rules/lookup.ts'
import type { InPlay, State } from '../../rules/state.ts'
import { rankTones, unitIcon } from './icons.ts'
import { lootCard } from './loot-card.ts'

const rewardOf = ({ boss, stars }: EnemyCard): string =>
  boss ? 'Rare Loot' : `${stars} loot ${stars === 1 ? 'card' : 'cards'}`

/** An enemy card as it is printed. */
export function printedEnemy(state: State, id: string): CardDrawing {
  const card = enemyCardOf(state, id)
  const [first] = card.units
  return {
    ...looseCard,
    id,
    name: card.name,
    icon: unitIcon(first?.name, card),
    kind: `${'★'.repeat(card.stars)}${card.boss ? ' Boss' : ''}`,
    tone: rankTones[card.stars - 1] as string,
    text: [
      ...card.units.map(
        ({ name, count, health, damage, range }) =>
          `${count > 1 ? `${count} × ` : ''}${name}: health ${health}, damage ${damage}, range ${range}`,
      ),
      `Pays ${rewardOf(card)}`,
    ],
  }
}

const healthIn = (many: readonly { readonly health: number }[]): number =>
  many.reduce((sum, { health }) => sum + health, 0)

/** A card whose enemies are on the board: what is left of them. */
export function enemyInPlay(state: State, inPlay: InPlay): CardDrawing {
  if (isGoblin(state, inPlay)) return lootCard(state, inPlay.card)
  const own = state.enemies.filter(({ card }) => card === inPlay.card)
  const card = enemyCardOf(state, inPlay.card)
  const marked = state.mark?.card === inPlay.card
  const left = card.members.length > 1 ? [`${own.length} of ${card.members.length} left`] : []
  const gone = inPlay.escaped > 0 ? [`${inPlay.escaped} got into Sanctuary`] : []
  const wounds = healthIn(card.members)
  return {
    ...printedEnemy(state, inPlay.card),
    hurt: wounds - healthIn(own),
    wounds,
    status: [...left, ...gone].join(' · '),
    badges: marked ? [{ icon: 'bird-claw', name: 'marked by Bloodwing' }] : [],
  }
}
