import type { CardDrawing, ZoneDrawing } from '@muster/ui'
import { looseCard } from '@muster/ui/loose-card'
import { lootName } from '../../rules/lookup.ts'
import type { State } from '../../rules/state.ts'
import { offeredCards } from './between.ts'
import { printedAnnouncement, printedEnemy, printedEvent } from './cards.ts'
import { lootIcon } from './icons.ts'
import { lettersOf } from './letters.ts'

/** AB-ENEMY-1: the cards of the enemies in the Vault, with how many there are and how many could still come. */
function vaultCards(state: State): CardDrawing[] {
  const { content, enemies } = state
  const letters = lettersOf(content)
  return Object.values(content.enemies).flatMap((card) => {
    const own = enemies.filter((enemy) => enemy.card === card.id)
    if (own.length === 0) return []
    const left = card.models - own.length
    const spare = left === 0 ? 'none left to come' : `${left} more could come`
    const printed = printedEnemy(content, card)
    return [
      {
        ...printed,
        name: `${letters.get(card.id)} · ${card.name}`,
        count: own.length,
        status: card.models === 1 ? '' : `${own.length} here, ${spare}`,
        brief: printed.stats.map(({ name, short = name, value }) => ({ name: short, text: `${value}` })),
      },
    ]
  })
}

/** Cards a viewer may not know are null in a view. */
type Seen = readonly (string | null)[]

function pile(id: string, name: string, seen: Seen, draw: (card: string) => CardDrawing): ZoneDrawing {
  const known = seen.filter((card) => card !== null)
  return {
    id,
    name,
    kind: 'pile',
    cards: known.map((card, at) => ({ ...draw(card), id: `${id} ${at}` })),
    hidden: seen.length - known.length,
  }
}

/** What lies beside the board: enemies in the Vault, bag and piles. `seen` is the state as the viewer may know it. */
export function zonesIn(seen: State): ZoneDrawing[] {
  const { content } = seen
  const announcement = (id: string) => printedAnnouncement(content, id)
  const loot = (id: string): CardDrawing => ({
    ...looseCard,
    id,
    name: lootName(content, id),
    icon: lootIcon(content, id),
  })
  return [
    ...(seen.vending
      ? [{ id: 'machine', name: 'In the machine', kind: 'row' as const, cards: offeredCards(seen), hidden: 0 }]
      : []),
    { id: 'vault', name: 'In the Vault', kind: 'row', cards: vaultCards(seen), hidden: 0 },
    pile('bag', 'Loot bag', seen.bag.cards, loot),
    pile('events', 'Events', seen.events.cards, (id) => printedEvent(content, id)),
    pile('past-events', 'Past Events', seen.pastEvents.cards, (id) => printedEvent(content, id)),
    pile('past', 'Past Announcements', seen.past.cards, announcement),
  ]
}
