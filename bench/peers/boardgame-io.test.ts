import { expect, test, vi } from 'vitest'
import { distance } from '../../packages/space/index.ts'
import {
  board,
  choices,
  type Fighter,
  profileOf,
  reachOf,
  skirmish,
  targetsOf,
  toHit,
  turnsOfABattle,
} from './boardgame-io/skirmish.ts'
import { drivers, peerRate, playGame } from './boardgame-io.ts'

const fighter = (fighters: readonly Fighter[], at: number | null | undefined) => fighters[at ?? -1] as Fighter

test('the skirmish has the board and the fighters of the game it is measured against', () => {
  const { G } = drivers.reducer(skirmish)(1).position()
  expect(board.size).toBe(95)
  expect(board.blocked.reduce((sum, one) => sum + one, 0)).toBe(7)
  expect(G.fighters.filter(({ side }) => side === 0)).toHaveLength(4)
  expect(G.fighters.filter(({ side }) => side === 1)).toHaveLength(4)
})

test.each(['reducer', 'client'] as const)('games on the %s end, with legal moves and dice', (driver) => {
  const start = drivers[driver](skirmish)
  const seen = new Set<string>()
  for (let seed = 0; seed < 12; seed++) {
    const match = start(seed)
    const decisions = playGame(match, seed, ({ G, ctx }, { move, args: [arg] }, after) => {
      seen.add(move)
      expect(choices(G, ctx).length).toBeGreaterThan(0)
      const hexes = after.G.fighters.filter(({ wounds }) => wounds > 0).map(({ hex }) => hex)
      expect(new Set(hexes).size).toBe(hexes.length)
      expect(hexes.every((hex) => board.blocked[hex] === 0)).toBe(true)
      if (move === 'activate') {
        expect(fighter(G.fighters, arg).side).toBe(Number(ctx.currentPlayer))
        expect(after.G.active).toBe(arg)
      }
      if (move === 'move') {
        const from = fighter(G.fighters, G.active).hex
        expect(reachOf(G, G.active as number)).toContain(arg)
        expect(distance(board, from, arg as number)).toBeLessThanOrEqual(4)
        expect(fighter(after.G.fighters, G.active).hex).toBe(arg)
      }
      if (move === 'attack') {
        expect(targetsOf(G, G.active as number)).toContain(arg)
        const { attacks, strength, hit, crit } = profileOf(G.active as number)
        const need = toHit(strength, profileOf(arg as number).toughness)
        const dice = after.G.lastDice
        expect(dice).toHaveLength(attacks)
        expect(dice.every((score) => Number.isInteger(score) && score >= 1 && score <= 6)).toBe(true)
        const damage = dice.reduce((sum, score) => sum + (score === 6 ? crit : score >= need ? hit : 0), 0)
        const left = Math.max(0, fighter(G.fighters, arg).wounds - damage)
        expect(fighter(after.G.fighters, arg).wounds).toBe(left)
      }
    })
    const { ctx } = match.position()
    expect(ctx.gameover).toBeDefined()
    expect(ctx.turn).toBeLessThanOrEqual(turnsOfABattle + 1)
    expect(decisions).toBeLessThanOrEqual(turnsOfABattle * 3)
  }
  expect([...seen]).toEqual(expect.arrayContaining(['activate', 'move', 'attack', 'wait']))
})

test('an illegal move changes nothing', () => {
  const silenced = vi.spyOn(console, 'error').mockReturnValue()
  const match = drivers.reducer(skirmish)(1)
  const before = match.position().G
  match.play({ move: 'activate', args: [7] })
  match.play({ move: 'wait', args: [] })
  match.play({ move: 'move', args: [50] })
  match.play({ move: 'attack', args: [7] })
  match.play({ move: 'pass', args: [] })
  silenced.mockRestore()
  expect(match.position().G).toEqual(before)
  match.play({ move: 'activate', args: [0] })
  expect(match.position().G.active).toBe(0)
})

test('both drivers play the same games, and a run is measured', () => {
  const lengths = (driver: keyof typeof drivers) => {
    const start = drivers[driver](skirmish)
    return [3, 4, 5].map((seed) => playGame(start(seed), seed))
  }
  expect(lengths('client')).toEqual(lengths('reducer'))
  for (const manner of ['documented', 'fastest'] as const) {
    const { perSecond, gamesPerSecond } = peerRate(0.05, manner)
    expect(gamesPerSecond).toBeGreaterThan(0)
    expect(perSecond).toBeGreaterThan(gamesPerSecond)
  }
})
