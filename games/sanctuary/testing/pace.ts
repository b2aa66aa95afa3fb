// Greedy bots in every seat: how often they win, and how many decisions a game takes.
// node --import ./packages/yaml-loader/node-hook.ts games/sanctuary/testing/pace.ts [games] [seats,…] [lives,…]
import { playGreedily } from './greedy.ts'

const [games = '40', seats = '1,2,3,4', lives = '7,6,5'] = process.argv.slice(2)
const numbers = (list: string) => list.split(',').map(Number)

for (const players of numbers(seats))
  for (const life of numbers(lives)) {
    let won = 0
    let decisions = 0
    let rounds = 0
    const asked: Record<string, number> = {}
    for (let game = 0; game < Number(games); game++) {
      const played = playGreedily(players, { options: { lives: life } }, `pace ${game}`)
      if (played.result.outcome === 'won') won++
      decisions += played.decisions
      rounds += played.result.rounds as number
      for (const [kind, count] of Object.entries(played.asked)) asked[kind] = (asked[kind] ?? 0) + count
    }
    const each = (sum: number) => (sum / Number(games)).toFixed(1)
    const kinds = Object.entries(asked).map(([kind, count]) => `${kind} ${each(count)}`)
    process.stdout.write(
      `${players} players, ${life} lives: won ${Math.round((100 * won) / Number(games))} %, ${each(decisions)} decisions and ${each(rounds)} rounds a game (${kinds.join(', ')})\n`,
    )
  }
