import { contentWith } from './content/index.ts'
import { arena as rules } from './rules/game.ts'

export type { Special } from './content/cards/enemy.ts'
export type { GearSlot } from './content/cards/gear.ts'
export type { TreeSlot } from './content/cards/hunter.ts'
export type { LootKind } from './content/cards/loot.ts'
export type { SpawnLine } from './content/cards/scenario.ts'
export type { Condition } from './content/grammar/condition.ts'
export type { ArenaRules, ArenaStanding, ArenaTrigger } from './content/grammar/schemas.ts'
export type { EnemyType, Status } from './content/grammar/words.ts'
export { baseContent, contentWith } from './content/index.ts'
export type { Content } from './content/load.ts'
export {
  boardOf,
  enemyCardOf,
  hunterCardOf,
  labelOf,
  lootName,
  nameOf,
  playerName,
  showOf,
  spotlightHunter,
  vaultOf,
} from './rules/lookup.ts'
export type { Enemy, Hunter, State } from './rules/state.ts'

/** The game as everybody but the page plays it: packs are looked through. */
export const arena: typeof rules = { ...rules, content: contentWith }
export const game = arena
