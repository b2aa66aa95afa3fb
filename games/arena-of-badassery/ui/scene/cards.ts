import type { CardDrawing } from '@muster/ui'
import { looseCard } from '@muster/ui/loose-card'
import type { EnemyCard } from '../../content/cards/enemy.ts'
import type { GearCard } from '../../content/cards/gear.ts'
import type { HunterCard } from '../../content/cards/hunter.ts'
import { announcementText, enemyText, eventText, gearText, hunterText } from '../../content/describe.ts'
import type { Content } from '../../content/load.ts'
import { enemyIcon, gearIcon, hunterIcon } from './icons.ts'

/** Cards as they are printed. */

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const SHORT: Readonly<Record<string, string>> = {
  melee: 'Mel',
  ranged: 'Rng',
  reflexes: 'Ref',
  willpower: 'Will',
  tech: 'Tech',
  medical: 'Med',
}

export function printedHunter(content: Content, card: HunterCard): CardDrawing {
  const gun = content.gear[card.gun]
  return {
    ...looseCard,
    id: card.id,
    name: card.name,
    icon: hunterIcon(card.id),
    seat: 0,
    tags: [card.title],
    stats: Object.entries(card.skills).map(([skill, value]) => ({
      name: sentence(skill),
      short: SHORT[skill] ?? sentence(skill),
      value,
    })),
    lines: [
      { name: 'Tokens', text: card.tokens.map((colour) => colour.toUpperCase()).join(', ') },
      ...hunterText(content, card).map((text) => ({ name: '', text })),
      ...(gun ? [{ name: gun.name, text: gearText(content, gun).join(' ') }] : []),
    ],
  }
}

const typeNames: Readonly<Record<EnemyCard['type'], string>> = {
  'melee-normal': 'Melee',
  'melee-special': 'Melee, special',
  'melee-heavy': 'Melee, heavy',
  'ranged-normal': 'Ranged',
  'ranged-special': 'Ranged, special',
  'ranged-heavy': 'Ranged, heavy',
  unique: 'Unique',
  boss: 'Boss',
  fodder: 'Fodder',
}

export function printedEnemy(content: Content, card: EnemyCard): CardDrawing {
  const { move, strength, range, defense, hitPoints } = card
  return {
    ...looseCard,
    id: card.id,
    name: card.name,
    icon: enemyIcon(content, card.id),
    kind: `${typeNames[card.type]}${card.tough ? ' · Tough' : ''}`,
    tone: card.base === 'large' ? '#6b1a12' : '#7d2b22',
    stats: [
      { name: 'Move', value: move },
      { name: 'Strength', value: strength, short: 'Str' },
      { name: 'Range', value: range === 0 ? '–' : range, short: 'Rng' },
      { name: 'Defense', value: defense, short: 'Def' },
      { name: 'Hit Points', value: hitPoints, short: 'HP' },
    ],
    text: enemyText(content, card),
  }
}

const slotNames: Readonly<Record<GearCard['slot'], string>> = {
  gun: 'Gun',
  shield: 'Shield',
  grenade: 'Grenade',
  misc: 'Gear',
}

export function printedGear(content: Content, card: GearCard): CardDrawing {
  return {
    ...looseCard,
    id: card.id,
    name: card.name,
    icon: gearIcon(card),
    kind: slotNames[card.slot],
    keywords: card.keywords.map(sentence),
    tone: '#c79a00',
    text: gearText(content, card),
  }
}

export function printedAnnouncement(content: Content, id: string): CardDrawing {
  const card = content.announcements[id]
  return {
    ...looseCard,
    id,
    name: card?.name ?? 'Announcement',
    icon: 'megaphone',
    kind: card ? `Tier ${card.tier}` : '',
    tone: '#ff6a13',
    text: card ? announcementText(content, card) : [],
  }
}

export function printedEvent(content: Content, id: string): CardDrawing {
  const card = content.events[id]
  return {
    ...looseCard,
    id,
    name: card?.name ?? 'Event',
    icon: 'card-random',
    kind: 'Event',
    tone: '#ff6a13',
    text: card ? eventText(content, card) : [],
  }
}
