import type { CardDrawing, ZoneDrawing } from '@muster/ui'
import { looseCard } from '@muster/ui/loose-card'
import type { Hunter, State } from '../../rules/state.ts'
import { enemyInPlay, printedEnemy } from './enemy-card.ts'
import { lootCard } from './loot-card.ts'

/** Cards a viewer may not know are null in a view. */
type Seen = readonly (string | null)[]

const lootCards = (state: State, cards: readonly string[], { seat }: Hunter): CardDrawing[] =>
  cards.map((id) => lootCard(state, id, seat))

/** SN-R-31: what a hunter carries lies open to all. */
function zonesOf(state: State, hunter: Hunter): ZoneDrawing[] {
  const { seat, guns, shields, upgrades, hand, perks } = hunter
  const row = (id: string, name: string, cards: CardDrawing[]): ZoneDrawing[] =>
    cards.length === 0 ? [] : [{ id: `${id}-${seat}`, name, kind: 'row', seat, cards, hidden: 0 }]
  return [
    ...row('equipped', 'Equipped', lootCards(state, [...guns, ...shields, ...upgrades], hunter)),
    ...row('backpack', 'Backpack', lootCards(state, hand, hunter)),
    ...row('perks', 'For the rest of the game', lootCards(state, perks, hunter)),
  ]
}

function pile(id: string, name: string, seen: Seen, draw: (card: string) => CardDrawing): ZoneDrawing {
  const known = seen.filter((card) => card !== null)
  return { id, name, kind: 'pile', cards: known.map(draw).reverse(), hidden: seen.length - known.length }
}

/** What lies beside the board: the enemy cards in play, decks and piles. `seen` is the state as the viewer may know it. */
export function zonesIn(seen: State): ZoneDrawing[] {
  const loot = (id: string) => lootCard(seen, id)
  const enemy = (id: string): CardDrawing =>
    seen.content.enemies[id]
      ? printedEnemy(seen, id)
      : { ...chestCard, id, name: seen.content.chests[id]?.name ?? 'Chest' }
  return [
    {
      id: 'enemies',
      name: 'Enemy cards in play',
      kind: 'row',
      cards: seen.inPlay.map((card) => enemyInPlay(seen, card)),
      hidden: 0,
    },
    ...seen.hunters.flatMap((hunter) => zonesOf(seen, hunter)),
    pile('enemy-deck', 'Enemy deck', [...seen.bosses.cards, ...seen.enemyDeck.cards], enemy),
    pile('enemy-discard', 'Beaten cards', seen.enemyDiscard.cards, enemy),
    pile('loot-deck', 'Loot deck', seen.lootDeck.cards, loot),
    pile('loot-discard', 'Spent loot', seen.lootDiscard.cards, loot),
    pile('rare', 'Rare Loot', seen.rare.cards, loot),
  ]
}

const chestCard: Omit<CardDrawing, 'id' | 'name'> = {
  ...looseCard,
  icon: 'open-treasure-chest',
  kind: 'Chest',
  tone: '#8a6a1f',
  text: ['Its token lies where the dice said; whoever gets there first takes it.'],
}
