import type { DealtEnemy } from '../../content/load.ts'
import type { Deed, LootCard } from '../../content/loot.ts'

/** Pictures of game-icons and colours for what the cards are about. Names of a pack that are not here get the picture of their rank. */

const hunters: Readonly<Record<string, string>> = {
  maya: 'woman-elf-face',
  salvador: 'dwarf-face',
  axton: 'brodie-helmet',
  mordecai: 'hawk-emblem',
}

export const abilityIcons: Readonly<Record<string, string>> = {
  phaselock: 'magic-portal',
  gunzerking: 'crossed-pistols',
  'sabre-turret': 'sentry-gun',
  bloodwing: 'bird-claw',
}

const units: Readonly<Record<string, string>> = {
  Engineer: 'mining-helmet',
  Psycho: 'jason-mask',
  'Skag whelp': 'hound',
  Looter: 'robber-mask',
  'Lab rat': 'rat',
  'Varkid larva': 'alien-bug',
  'Fat larva': 'alien-bug',
  'Gang runt': 'imp',
  Surveyor: 'delivery-drone',
  Marauder: 'bandit',
  Rifleman: 'balaclava',
  'Spiderant spitter': 'spider-alt',
  'Young bullymong': 'gorilla',
  Stalker: 'lizardman',
  Nomad: 'brute',
  Scavenger: 'vulture',
  Dog: 'sniffing-dog',
  'GUN loader': 'vintage-robot',
  Thresher: 'kraken-tentacle',
  Bruiser: 'ogre',
  Goliath: 'executioner-hood',
  Crystalisk: 'rock-golem',
  Sniper: 'hooded-assassin',
  'Alpha skag': 'hound',
  'WAR loader': 'tracked-robot',
  Rakk: 'vulture',
  Taskmaster: 'slavery-whip',
  Thrall: 'tribal-mask',
  'Badass psycho': 'jason-mask',
  Officer: 'sergeant',
  Guard: 'light-helm',
  'Spiderant queen': 'spider-alt',
  Spiderling: 'spider-alt',
  'Hired gun': 'robber-mask',
  'Burning nomad': 'brute',
  Constructor: 'robot-golem',
  Warlord: 'great-war-tank',
  Bodyguard: 'light-helm',
  Gunship: 'helicopter',
  'Sand leviathan': 'kraken-tentacle',
  'The Bone King': 'horned-skull',
  'Court psycho': 'jason-mask',
  'Old Thunder': 'thunder-skull',
  'Iron Matron': 'iron-mask',
  'Nursery loader': 'mono-wheel-robot',
  'Pit Dragon': 'spiked-dragon-head',
}

/** Colours of enemies by the stars of their card. */
export const rankTones = ['#6b3a22', '#7d1f2d', '#43205e'] as const

const ranks = ['bandit', 'executioner-hood', 'horned-skull'] as const

const guns = {
  pistol: 'revolver',
  smg: 'm3-grease-gun',
  shotgun: 'shotgun',
  rifle: 'rifle',
  sniper: 'winchester-rifle',
  launcher: 'missile-launcher',
} as const

const upgrades = { relic: 'gem-necklace', 'class-mod': 'id-card', 'ability-mod': 'upgrade' } as const

const deeds: Record<Deed['do'], string> = {
  'reset-cooldown': 'syringe',
  heal: 'medical-pack',
  strike: 'carpet-bombing',
  blast: 'grenade',
}

const GOBLIN = 'goblin-head'

export const hunterIcon = (id: string): string => hunters[id] ?? 'cowboy-boot'

/** A Loot Goblin has no unit. */
export function unitIcon(name: string | undefined, card: DealtEnemy | undefined): string {
  if (name === undefined || !card) return GOBLIN
  return units[name] ?? (ranks[card.stars - 1] as string)
}

export function lootIcon(card: LootCard): string {
  switch (card.kind) {
    case 'gun':
      return guns[card.type]
    case 'shield':
      return 'energy-shield'
    case 'upgrade':
      return upgrades[card.type]
    case 'one-use':
      return deeds[card.deed.do]
    case 'permanent':
      return 'star-medal'
    case 'when-hit':
      return 'smoke-bomb'
    case 'goblin':
      return GOBLIN
  }
}
