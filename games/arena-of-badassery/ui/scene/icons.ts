import type { GearCard } from '../../content/cards/gear.ts'
import type { EnemyType } from '../../content/grammar/words.ts'
import type { Content } from '../../content/load.ts'

/** Pictures of game-icons for what the cards are about. What a pack adds gets the picture of its kind. */

const hunters: Readonly<Record<string, string>> = {
  mordecai: 'hawk-emblem',
  salvador: 'crossed-pistols',
  maya: 'woman-elf-face',
  brick: 'fist',
  axton: 'brodie-helmet',
  gaige: 'robot-golem',
}

const enemies: Readonly<Record<string, string>> = {
  psycho: 'jason-mask',
  'ripper-skag': 'hound',
  'torch-psycho': 'burning-skull',
  'alpha-skag': 'wolf-head',
  goliath: 'executioner-hood',
  'loot-goon-goliath': 'swap-bag',
  marauder: 'bandit',
  'spitter-skag': 'acid',
  'lil-shotty': 'imp',
  'frost-spitter': 'frozen-orb',
  nomad: 'brute',
  'mortar-skag': 'missile-launcher',
  'tunnel-rat': 'rat',
  'skag-pup': 'sniffing-dog',
  'nine-toes': 'tribal-mask',
  'captain-kickback': 'cash',
  'widow-wattage': 'lightning-shield',
  'baron-boomstick': 'blunderbuss',
  'tax-collector': 'banknote',
  'mama-mange': 'wolf-head',
  'the-understudy': 'iron-mask',
  'frostbite-fern': 'ice-bolt',
  'old-ironjaw': 'wolverine-claws',
  'doctor-oops': 'doctor-face',
  'glow-worm-gus': 'radioactive',
  'twice-shy-trudy': 'ghost',
  'chairman-mayhem': 'crown',
  'grandmother-maw': 'stoned-skull',
}

const types: Readonly<Record<EnemyType, string>> = {
  'melee-normal': 'jason-mask',
  'melee-special': 'burning-skull',
  'melee-heavy': 'executioner-hood',
  'ranged-normal': 'bandit',
  'ranged-special': 'imp',
  'ranged-heavy': 'brute',
  fodder: 'rat',
  unique: 'tribal-mask',
  boss: 'crown',
}

const elements: Readonly<Record<string, string>> = {
  'new-u': 'portal',
  barrel: 'barrel',
  pillar: 'locked-fortress',
  'acid-pool': 'slime',
  lava: 'lava',
  stove: 'gas-stove',
  pantry: 'chest',
  'kitchen-table': 'table',
  'fuel-drum': 'fuel-tank',
  'cell-lock': 'padlock',
  safe: 'chest',
  microphone: 'microphone',
  campfire: 'campfire',
  nest: 'spider-alt',
  beacon: 'radar-dish',
  'bait-meat': 'meat',
  roast: 'roast-chicken',
  ticker: 'stopwatch',
  crate: 'wooden-crate',
  pylon: 'tesla-coil',
}

/** The class of a gun first, then what slot a piece of Gear takes. */
const gear: Readonly<Record<string, string>> = {
  pistol: 'revolver',
  smg: 'm3-grease-gun',
  shotgun: 'shotgun',
  rifle: 'rifle',
  sniper: 'winchester-rifle',
  launcher: 'missile-launcher',
  gun: 'pistol-gun',
  shield: 'energy-shield',
  grenade: 'grenade',
  misc: 'backpack',
}

const loot: Readonly<Record<string, string>> = {
  health: 'medical-pack',
  cash: 'cash',
  ammo: 'ammo-box',
  guns: 'crossed-pistols',
  mods: 'upgrade',
  bounty: 'wanted-reward',
  legendary: 'round-star',
}

export const statusIcons = {
  corrosive: 'acid',
  burning: 'small-fire',
  cryo: 'frozen-orb',
  radiation: 'radioactive',
  slag: 'slime',
} as const

export const orderIcons: Readonly<Record<string, string>> = {
  move: 'boot-prints',
  melee: 'fist',
  ranged: 'crosshair',
  spawn: 'dungeon-gate',
  special: 'burning-skull',
  slaughterlight: 'eye-target',
  event: 'card-random',
  empty: 'machine-gun-magazine',
  if: 'card-play',
}

export const hunterIcon = (id: string): string => hunters[id] ?? 'brodie-helmet'

export function enemyIcon({ enemies: cards }: Pick<Content, 'enemies'>, id: string): string {
  const type = cards[id]?.type
  return enemies[id] ?? (type ? types[type] : 'jason-mask')
}

export const elementIcon = (kind: string): string => elements[kind] ?? 'wooden-crate'

export function gearIcon({ keywords, slot }: Pick<GearCard, 'keywords' | 'slot'>): string {
  const named = [...keywords, slot].find((word) => gear[word] !== undefined)
  return gear[named ?? 'misc'] as string
}

export const lootIcon = ({ lootTokens }: Pick<Content, 'lootTokens'>, token: string): string =>
  loot[lootTokens[token]?.kind ?? ''] ?? 'chest'
