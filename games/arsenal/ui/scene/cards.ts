import { type Reason, reasoned, type Seat } from '@muster/table'
import type { CardDrawing, StatDrawing } from '@muster/ui'
import { looseCard } from '@muster/ui/loose-card'
import { type Band, bands } from '../../content/grammar.ts'
import { printedText } from '../../content/printed.ts'
import type { Attack, Card } from '../../content/schema.ts'
import { costOf } from '../../rules/effects/standing.ts'
import { cardNamed } from '../../rules/lookup.ts'
import { nameOf } from '../../rules/names.ts'
import type { Permanent, State } from '../../rules/state.ts'
import { handRef } from '../hand-ref.ts'
import { cardIcon } from '../look/card-icon.ts'
import { lockBadges } from './board.ts'

/** A card with what only Arsenal's cards show: the bands of range an Attack can be played at. */
export type ArsenalCard = CardDrawing & {
  readonly bands?: readonly { readonly name: Band; readonly bonus: number | undefined }[]
}

/** The colour of a card's frame says what type it is. */
const TONES: Readonly<Record<Card['type'], string>> = {
  attack: '#ff6b81',
  action: '#35d0ff',
  'lock-on': '#b79bff',
  object: '#ffb347',
  protocol: '#5fe0a8',
}

const TYPES: Readonly<Record<Card['type'], string>> = {
  attack: 'Attack',
  action: 'Action',
  'lock-on': 'Lock-On',
  object: 'Object',
  protocol: 'Protocol',
}

function kindOf(card: Card): string {
  const parts = [
    TYPES[card.type],
    card.instant ? 'Instant' : '',
    card.type === 'attack' ? card.damageType : '',
    card.type === 'object' ? (card.placement ?? 'autonomous') : '',
  ]
  return parts.filter((part) => part !== '').join(' · ')
}

function statsOf(card: Card): StatDrawing[] {
  if (card.type === 'attack')
    return [
      { name: 'Accuracy', short: 'ACC', value: card.accuracy },
      { name: 'Damage', short: 'DMG', value: card.damage },
    ]
  if (card.type !== 'object') return []
  return [
    { name: 'Hit points', short: 'HP', value: card.hp },
    ...(card.radius === undefined ? [] : [{ name: 'Radius', short: 'RAD', value: card.radius }]),
  ]
}

const bandsOf = ({ ranges }: Attack) => bands.map((name) => ({ name, bonus: ranges[name] }))

/** A card as it is printed. */
export function printedCard(card: Card, id: string = card.id): ArsenalCard {
  return {
    ...looseCard,
    id,
    name: card.name,
    icon: cardIcon(card.id),
    tags: card.aspects,
    stats: statsOf(card),
    cost: { name: 'Energy', value: card.cost },
    kind: kindOf(card),
    tone: TONES[card.type],
    text: [printedText(card)].filter((text) => text !== ''),
    ...(card.type === 'attack' ? { bands: bandsOf(card) } : {}),
  }
}

/** AR-ENERGY-12: a card in hand costs what it costs now. */
export function cardInHand(state: State, seat: Seat, card: string, place: number): ArsenalCard {
  const face = cardNamed(state, card)
  const { value, because } = reasoned((reasons: Reason[]) => costOf(state, seat, face, 0, reasons))
  const cost = face.cost === 'X' ? { name: 'Energy', value: 'X' } : { name: 'Energy', value, because }
  return { ...printedCard(face, `hand-${seat}-${place}`), ref: handRef(card), seat, cost }
}

/** A Lock-On, Object or Protocol in play. */
export function cardInPlay(state: State, permanent: Permanent): ArsenalCard {
  const { id, card, controller, owner, marked, damage, locks } = permanent
  const face = cardNamed(state, card)
  const { cost: _, ...printed } = printedCard(face, id)
  const status = [marked ? 'marked' : '', owner === controller ? '' : 'seized'].filter((part) => part !== '')
  return {
    ...printed,
    seat: controller,
    status: status.join(', '),
    dimmed: marked,
    hurt: damage,
    wounds: face.type === 'object' ? face.hp : 0,
    stats: face.type === 'object' ? printed.stats.filter(({ name }) => name !== 'Hit points') : printed.stats,
    lines: locks.map((on) => ({ name: 'Lock', text: nameOf(state, on) })),
    badges: lockBadges(state, id),
  }
}

/** A card in the Scrapheap or of a deck, by its id. */
export const cardByName = (state: State, card: string, id: string): ArsenalCard =>
  printedCard(cardNamed(state, card), id)
