import { plural } from '@muster/table'
import type { AbilityChange, AbilityNumber, Deed, LootCard, Stat } from './loot.ts'

/** What a card says, made from what it does, so that text and effect cannot differ. */

const signed = (add: number): string => (add < 0 ? `${add}` : `+${add}`)
const listed = (parts: readonly string[]): string => parts.join(', ')

function statsText(stats: Readonly<Partial<Record<Stat, number>>>): string[] {
  return Object.entries(stats).map(([stat, add]) => `${signed(add)} ${stat}`)
}

/** What each number of an ability counts, one of it and several. */
const counted: Record<AbilityNumber, readonly [one: string, many: string]> = {
  damage: ['damage', 'damage'],
  reach: ['reach', 'reach'],
  bonus: ['damage against the marked', 'damage against the marked'],
  loot: ['free loot card', 'free loot cards'],
  actions: ['action', 'actions'],
  cooldown: ['turn of cooldown', 'turns of cooldown'],
}

const abilityNames: Record<AbilityChange['of'], string> = {
  any: 'your ability',
  phaselock: 'Phaselock',
  gunzerking: 'Gunzerking',
  'sabre-turret': 'Sabre Turret',
  bloodwing: 'Bloodwing',
}

function abilityText({ of, add }: AbilityChange): string {
  const changes = Object.entries(add).map(
    ([what, by]) => `${signed(by)} ${counted[what as AbilityNumber][Math.abs(by) === 1 ? 0 : 1]}`,
  )
  return `${abilityNames[of]}: ${listed(changes)}`
}

function deedText(deed: Deed): string {
  switch (deed.do) {
    case 'reset-cooldown':
      return 'set your ability timer to zero'
    case 'heal':
      return `regain up to ${deed.health} health`
    case 'strike':
      return `${deed.damage} damage to one enemy ${deed.reach === undefined ? 'anywhere on the board' : `within ${plural(deed.reach, 'square')}`}`
    case 'blast':
      return `${deed.damage} damage to every enemy within ${plural(deed.reach, 'square')}`
  }
}

function effectText(card: LootCard): string {
  switch (card.kind) {
    case 'gun': {
      const splash = card.splash ? [`splash ${card.splash.damage} within ${plural(card.splash.radius, 'square')}`] : []
      const bullets = card.bullets > 1 ? [plural(card.bullets, 'bullet')] : []
      return listed([`+${card.damage} damage`, `+${card.range} range`, ...bullets, ...splash])
    }
    case 'shield': {
      const health = card.health > 0 ? [`+${card.health} health`] : []
      const recovery = card.recovery > 0 ? [`regain ${card.recovery} more health at the end of your turn`] : []
      return listed([...health, ...recovery])
    }
    case 'upgrade':
      return listed([...statsText(card.stats), ...(card.ability ? [abilityText(card.ability)] : [])])
    case 'one-use':
      return deedText(card.deed)
    case 'permanent':
      return listed(statsText(card.stats))
    case 'when-hit':
      return card.prevents === 'all' ? 'take none of the damage' : `take ${card.prevents} less damage`
    case 'goblin':
      return `appears where the dice say, with ${card.health} health. It never fires, and runs for Sanctuary with the enemies; there it is gone with its sack and costs no life. Whoever kills it before takes a Rare Loot card`
  }
}

/** What a loot card does, as a sentence; its kind and whose it is stand elsewhere on the card. */
export const lootText = (card: LootCard): string =>
  `${effectText(card)}.`.replace(/^./, (letter) => letter.toUpperCase())
