// A reduced skirmish as a competent user of boardgame.io writes it: Bladeborn's board and numbers of fighters, and of its
// actions move, attack and wait. It shares our board geometry, so that a comparison measures the two tables only.
import type { Ctx, Game, MoveFn } from 'boardgame.io'
import {
  distance,
  type Hex,
  hexAt,
  hexInRow,
  makeHexBoard,
  reach,
  rowsOfHexes,
  sees,
} from '../../../packages/space/index.ts'

export type Fighter = { side: 0 | 1; hex: Hex; wounds: number; activated: boolean }
export type Skirmish = { fighters: Fighter[]; active: number | null; lastDice: number[] }

/** What a player may do: a move of the game with its arguments. */
export type Choice = { move: keyof typeof moves; args: number[] }

/** What boardgame.io returns from a move that is refused. */
const INVALID_MOVE = 'INVALID_MOVE'
const NONE: number[] = []

export const turnsOfABattle = 3 * 4 * 2
const turnsOfARound = 4 * 2
const move = 4
const profiles = [
  { attacks: 4, strength: 4, toughness: 4, wounds: 20, range: 1, hit: 2, crit: 5 },
  { attacks: 3, strength: 5, toughness: 5, wounds: 15, range: 1, hit: 2, crit: 4 },
  { attacks: 3, strength: 4, toughness: 3, wounds: 12, range: 2, hit: 1, crit: 3 },
  { attacks: 3, strength: 3, toughness: 3, wounds: 10, range: 6, hit: 1, crit: 3 },
] as const

const blockedPlaces = [
  [4, 5],
  [2, 3],
  [6, 7],
  [2, 7],
  [6, 3],
  [4, 2],
  [4, 8],
] as const
export const board = makeHexBoard({
  hexes: rowsOfHexes([11, 10, 11, 10, 11, 10, 11, 10, 11]),
  blocked: blockedPlaces.map(([row, column]) => hexInRow(row, column)),
})

export function profileOf(fighter: number) {
  return profiles[fighter % 4] as (typeof profiles)[number]
}

/** The score that hits: 3 when stronger, 4 when equal, 5 when weaker. */
export function toHit(strength: number, toughness: number): number {
  return strength > toughness ? 3 : strength === toughness ? 4 : 5
}

export function reachOf(G: Skirmish, fighter: number): Hex[] {
  const occupied = new Uint8Array(board.size)
  for (const other of G.fighters) if (other.wounds > 0) occupied[other.hex] = 1
  return reach(board, (G.fighters[fighter] as Fighter).hex, move, occupied)
}

export function targetsOf(G: Skirmish, attacker: number): number[] {
  const { side, hex } = G.fighters[attacker] as Fighter
  const { range } = profileOf(attacker)
  const targets: number[] = []
  for (const [target, enemy] of G.fighters.entries()) {
    if (enemy.side === side || enemy.wounds <= 0) continue
    if (distance(board, hex, enemy.hex) <= range && sees(board, hex, enemy.hex)) targets.push(target)
  }
  return targets
}

/** Every legal choice of the player whose turn it is, as a boardgame.io bot's `enumerate` lists them. */
export function choices(G: Skirmish, ctx: Ctx): Choice[] {
  if (G.active !== null) {
    const found: Choice[] = [{ move: 'wait', args: NONE }]
    for (const hex of reachOf(G, G.active)) found.push({ move: 'move', args: [hex] })
    for (const target of targetsOf(G, G.active)) found.push({ move: 'attack', args: [target] })
    return found
  }
  const found: Choice[] = []
  for (const [fighter, { side, activated, wounds }] of G.fighters.entries()) {
    if (side === Number(ctx.currentPlayer) && !activated && wounds > 0)
      found.push({ move: 'activate', args: [fighter] })
  }
  return found.length > 0 ? found : [{ move: 'pass', args: NONE }]
}

const moves = {
  activate: ({ G, ctx }, fighter: number) => {
    const chosen = G.fighters[fighter]
    if (G.active !== null || chosen === undefined || chosen.side !== Number(ctx.currentPlayer)) return INVALID_MOVE
    if (chosen.activated || chosen.wounds <= 0) return INVALID_MOVE
    chosen.activated = true
    G.active = fighter
    return
  },
  move: ({ G }, hex: Hex) => {
    if (G.active === null || !reachOf(G, G.active).includes(hex)) return INVALID_MOVE
    ;(G.fighters[G.active] as Fighter).hex = hex
    return
  },
  attack: ({ G, random }, target: number) => {
    if (G.active === null || !targetsOf(G, G.active).includes(target)) return INVALID_MOVE
    const { attacks, strength, hit, crit } = profileOf(G.active)
    const need = toHit(strength, profileOf(target).toughness)
    const dice = random.D6(attacks)
    let damage = 0
    for (const score of dice) damage += score === 6 ? crit : score >= need ? hit : 0
    const enemy = G.fighters[target] as Fighter
    enemy.wounds = Math.max(0, enemy.wounds - damage)
    G.lastDice = dice
    return
  },
  wait: ({ G }) => (G.active === null ? INVALID_MOVE : undefined),
  pass: ({ G, ctx, events }) => {
    if (choices(G, ctx)[0]?.move !== 'pass') return INVALID_MOVE
    events.endTurn()
    return
  },
} satisfies Record<string, MoveFn<Skirmish>>

export const skirmish: Game<Skirmish> = {
  name: 'reduced-skirmish',
  setup: () => ({ fighters: [...line(0, 8), ...line(1, 0)], active: null, lastDice: [] }),
  moves,
  turn: {
    // Activating a fighter and its two actions.
    maxMoves: 3,
    onBegin: ({ G, ctx }) => {
      G.active = null
      if ((ctx.turn - 1) % turnsOfARound === 0) for (const fighter of G.fighters) fighter.activated = false
    },
  },
  endIf: ({ G, ctx }) => {
    const standing = [0, 1].map((side) => G.fighters.filter((one) => one.side === side && one.wounds > 0).length)
    if (ctx.turn > turnsOfABattle || standing.includes(0)) return { standing }
    return
  },
}

function line(side: 0 | 1, row: number): Fighter[] {
  return [2, 4, 6, 8].map((column, fighter) => {
    const hex = hexAt(board, ...hexInRow(row, column))
    return { side, hex, wounds: profileOf(fighter).wounds, activated: false }
  })
}
