import { choice, count, flag } from '@muster/table'
import { z } from 'zod'
import { centres } from './board.ts'

/** SN-TERRAIN-5 to SN-TERRAIN-7: none to eight pieces, four where nobody chose. */
const pieces = z
  .int()
  .min(0)
  .max(8, 'expected at most 8 pieces (SN-TERRAIN-7)')
  .default(4)
  .describe('SN-R-16: how many pieces of terrain and cover; none is an added difficulty')

/** The table options: rulings that a table may settle otherwise. The first value is the default. */
export const tableOptionsSchema = z.strictObject({
  sanctuaryCentre: choice([...centres, 'random'], 'SN-R-1', 'where the middle of Sanctuary lies'),
  lives: count(
    [6, 7, 5, 4],
    'SN-R-3',
    'how many enemies must reach Sanctuary for it to fall: 7 easy, 6 medium, 5 hard, 4 hardest',
  ),
  firstPlayer: choice(['random', 'chosen'], 'SN-R-5', 'who takes the first turn'),
  threeStarCards: choice(['flagged-are-bosses', 'all-are-bosses'], 'SN-R-7', 'which three-star cards are bosses'),
  bossShuffle: choice(['after-round-3', 'after-third-player-turn'], 'SN-R-8', 'when the three-star cards are mixed in'),
  cooldown: choice(['third-turn-after', 'three-turns-between'], 'SN-R-10', 'when a used ability is back'),
  enemyDie: choice(['d4', 'd6'], 'SN-R-11', 'the die of Enemy Movement'),
  enemyRoll: choice(['one-for-all', 'per-card', 'per-enemy'], 'SN-R-12', 'for whom each roll counts'),
  tokenDice: choice(['d12', 'd20'], 'SN-R-13', 'the dice that place chests and Loot Goblins'),
  terrainBlocksSight: choice(['cover-only', 'cover-and-terrain'], 'SN-R-15', 'which pieces block sight'),
  terrainPieces: pieces,
  terrainPlacement: choice(['preset', 'random'], 'SN-R-16', 'a preset layout, or pieces placed by dice'),
  terrainLayout: z
    .string()
    .default('automatic')
    .describe('SN-R-16: the preset; automatic is crossfire up to 4 pieces, gauntlet up to 6, else junkyard'),
  enemySight: choice(['any-line', 'eight-directions', 'rows-and-columns'], 'SN-R-18', 'along which lines enemies fire'),
  rangeMetric: choice(['diagonal-counts-one', 'orthogonal-steps'], 'SN-R-19', 'how squares of range are counted'),
  sanctuaryShooting: choice(['allowed', 'forbidden'], 'SN-R-20', 'whether hunters shoot out of Sanctuary'),
  pickup: choice(['free-on-entry', 'action'], 'SN-R-22', 'whether walking onto a token captures it'),
  chestLoot: choice(['rare', 'loot-deck'], 'SN-R-23', 'what a chest gives'),
  lootDrops: choice(['to-hand', 'on-square'], 'SN-R-23', 'where the loot of a defeated card goes'),
  upgradeSlots: count([3, 4], 'SN-R-24', 'how many upgrades can be equipped'),
  bulletDamage: choice(['base-plus-gun', 'gun-only'], 'SN-R-27', 'what a bullet deals'),
  useLoot: choice(['free', 'action'], 'SN-R-30', 'whether using loot is part of an Equip action'),
  gifts: choice(['not-allowed', 'allowed'], 'SN-R-33', 'whether loot can be given for nothing'),
  drawers: choice(['active-player', 'all-players'], 'SN-R-35', 'who draws enemy cards at the end of a turn'),
  gunzerkActivation: choice(['free', 'costs-an-action'], 'SN-R-36', 'what switching Gunzerking on costs'),
  gunzerkGuns: choice(['each-own-shot', 'one-summed-shot'], 'SN-R-37', 'how two guns fire in one attack'),
  gunzerkRare: choice(['kept', 'lost'], 'SN-R-39', 'whether Gunzerking kills earn Rare Loot'),
  turnLoot: count([0, 1], 'SN-R-40', 'loot cards drawn at the end of a turn'),
  adjacency: choice(['eight', 'four'], 'SN-R-43', 'which squares are adjacent'),
  spawnCorner: choice(
    ['nearest', 'rotating'],
    'SN-R-87',
    'where enemies appear: the corner nearest to whoever drew them, or, a house rule, each corner in turn',
  ),
  charactersBlockEnemies: choice(['block', 'walk-past'], 'SN-R-44', 'whether characters stand in the way of enemies'),
  enemyPathTies: choice(['automatic', 'players'], 'SN-R-46', 'who settles equally short paths'),
  escapedGroupLoot: choice(['none', 'last-killer'], 'SN-R-48', 'what a card pays of which an enemy escaped'),
  goblinHoldsWin: flag(true, 'SN-R-50', 'whether a Loot Goblin on the board holds up the win'),
  goblinDraw: choice(['counts', 'draw-another'], 'SN-R-51', 'whether a Loot Goblin counts as a loot card drawn'),
  downedAt: choice(['zero', 'below-zero'], 'SN-R-56', 'at which health a character goes down'),
  downedTurn: choice(['shoot-only', 'normal', 'by-depth'], 'SN-R-57', 'what a downed player may still do'),
  returnTo: choice(['next-turn', 'end-of-turn'], 'SN-R-58', 'when a downed character comes back'),
  reviveActions: count([2, 1], 'SN-R-61', 'actions on the turn of coming back'),
  phaselockTiming: choice(['before-fire', 'after-fire'], 'SN-R-62', 'when the Phaselock field hurts'),
  turretPlacement: choice(['anywhere', 'within-3'], 'SN-R-64', 'where the turret may be placed'),
  wallBlocksMovement: choice(['all', 'enemies-only', 'none'], 'SN-R-65', 'whom the wall of the turret stops'),
  turretSight: choice(['not-needed', 'needed'], 'SN-R-66', 'whether the turret must see what it hits'),
  bloodwingTarget: choice(['anywhere', 'in-range-and-sight'], 'SN-R-67', 'which enemies can be marked'),
  markBonus: choice(['per-attack', 'per-bullet'], 'SN-R-68', 'how often the mark adds its damage'),
  ranking: flag(false, 'SN-R-72', 'whether winners are ranked by loot'),
  enemyDeck: choice(['by-players', 'full'], 'SN-R-73', 'how large the enemy deck is'),
})
export type TableOptions = z.infer<typeof tableOptionsSchema>

export const config = z.strictObject({
  hunters: z
    .array(z.string().nullable())
    .max(4)
    .optional()
    .describe('SN-SETUP-5: the hunter of each seat; null or left out is asked for'),
  first: z.int().min(0).max(3).optional().describe('SN-R-5: the seat that begins, where the first player is chosen'),
  kit: z
    .array(z.string())
    .max(8)
    .optional()
    .describe('SN-R-16: which pieces are placed by dice, in order; else asked for'),
  players: z.array(z.string().min(1).max(60)).max(4).optional().describe('who plays, by seat'),
  options: tableOptionsSchema.prefault({}),
})
export type Config = z.infer<typeof config>
