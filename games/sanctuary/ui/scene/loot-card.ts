import type { Seat } from '@muster/table'
import type { CardDrawing, StatDrawing } from '@muster/ui'
import { looseCard } from '@muster/ui/loose-card'
import { lootText } from '../../content/describe.ts'
import type { LootCard } from '../../content/loot.ts'
import { lootOf } from '../../rules/lookup.ts'
import type { State } from '../../rules/state.ts'
import { lootIcon } from './icons.ts'

const KINDS: Record<LootCard['kind'], string> = {
  gun: 'Gun',
  shield: 'Shield',
  upgrade: 'Upgrade',
  'one-use': 'One use',
  permanent: 'Lasting',
  'when-hit': 'When hit',
  goblin: 'Loot Goblin',
}

const TONES: Record<LootCard['kind'], string> = {
  gun: '#a4502b',
  shield: '#2f7f79',
  upgrade: '#6a4c93',
  'one-use': '#b0392b',
  permanent: '#8a6a1f',
  'when-hit': '#4a6b2a',
  goblin: '#7a5a06',
}

function kindOf(card: LootCard): string {
  const name =
    card.kind === 'gun' || card.kind === 'upgrade'
      ? `${KINDS[card.kind]} · ${card.type.replace('-', ' ')}`
      : KINDS[card.kind]
  return card.rare ? `Rare · ${name}` : name
}

function statsOf(card: LootCard): StatDrawing[] {
  if (card.kind !== 'gun') return []
  return [
    { name: 'Damage', value: `+${card.damage}`, short: 'Dmg' },
    { name: 'Range', value: `+${card.range}`, short: 'Rng' },
    { name: 'Bullets', value: card.bullets, short: 'Shots' },
  ]
}

/** SN-EQUIP-15: a card for one hunter says for whom. */
function ownerOf(state: State, card: LootCard): string[] {
  if (card.kind !== 'upgrade' || card.only === undefined) return []
  return [`Only ${state.content.hunters[card.only]?.name ?? card.only} can equip it.`]
}

/** A loot card, in a hand, equipped or lying open. */
export function lootCard(state: State, id: string, seat?: Seat): CardDrawing {
  const card = lootOf(state, id)
  return {
    ...looseCard,
    id: card.id,
    name: card.name,
    icon: lootIcon(card),
    seat,
    stats: statsOf(card),
    kind: kindOf(card),
    tone: card.rare ? '#c58b12' : TONES[card.kind],
    text: [lootText(card), ...ownerOf(state, card)],
  }
}
