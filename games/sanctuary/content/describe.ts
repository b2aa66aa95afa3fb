import type { AbilityChange, AbilityNumber, Deed, LootCard, Stat } from './loot.ts'

/** What a card says, made from what it does, so that text and effect cannot differ. */

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`
const signed = (add: number): string => (add < 0 ? `${add}` : `+${add}`)
const listed = (parts: readonly string[]): string => parts.join(', ')

function statsText(stats: Readonly<Partial<Record<Stat, number>>>): string[] {
  return Object.entries(stats).map(([stat, add]) => `${signed(add)} ${stat}`)
}

const numberNames: Record<AbilityNumber, string> = {
  damage: 'damage',
  reach: 'reach',
  bonus: 'damage against the marked',
  loot: 'free loot',
  actions: 'actions',
  cooldown: 'turns of cooldown',
}

function abilityText({ of, add }: AbilityChange): string {
  const name = of === 'any' ? 'your ability' : of.replace('-', ' ')
  const changes = Object.entries(add).map(([what, by]) => `${signed(by)} ${numberNames[what as AbilityNumber]}`)
  return `${name}: ${listed(changes)}`
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

/** The text of a loot card. */
export function lootText(card: LootCard): string {
  switch (card.kind) {
    case 'gun': {
      const splash = card.splash ? [`splash ${card.splash.damage} within ${plural(card.splash.radius, 'square')}`] : []
      const bullets = card.bullets > 1 ? [plural(card.bullets, 'bullet')] : []
      return `Gun, ${card.type}: ${listed([`+${card.damage} damage`, `+${card.range} range`, ...bullets, ...splash])}.`
    }
    case 'shield': {
      const health = card.health > 0 ? [`+${card.health} health`] : []
      const recovery = card.recovery > 0 ? [`regain ${card.recovery} more at the end of your turn`] : []
      return `Shield: ${listed([...health, ...recovery])}.`
    }
    case 'upgrade': {
      const only = card.only === undefined ? '' : ` for ${card.only}`
      const change = card.ability ? [abilityText(card.ability)] : []
      return `Upgrade, ${card.type.replace('-', ' ')}${only}: ${listed([...statsText(card.stats), ...change])}.`
    }
    case 'one-use':
      return `Use once in your Action Phase: ${deedText(card.deed)}.`
    case 'permanent':
      return `Use once, for the rest of the game: ${listed(statsText(card.stats))}.`
    case 'when-hit':
      return `Use when enemies hit you: ${card.prevents === 'all' ? 'take none of the damage' : `take ${card.prevents} damage less`}.`
    case 'midget':
      return `Goes on the board where the dice say, with ${card.health} health. Whoever kills it takes a Rare Loot card.`
  }
}
