import { attachContent, clone, perft as countSequences, Match, playout, seededRandom } from '@muster/table'
import type { Handler } from './handler.ts'

export const perft: Handler<'perft'> = (tables, { table, depth }) => ({
  leaves: countSequences(tables.get(table).session.match, depth),
})

/** Random play to the end. Each game has a random source of its own, so that a longer run begins with the shorter one. */
export const playouts: Handler<'playouts'> = (tables, request) => {
  const { game } = tables.entry(request.game)
  const { config, packs, seed, games, seats = game.seats.min } = request
  const match = Match.open(game, { seats, config, packs, seed })
  const origin = attachContent(match.save().origin as object, match.content)
  const wins = Array<number>(seats).fill(0)
  let draws = 0
  let decisions = 0
  const begun = performance.now()
  for (let number = 0; number < games; number++) {
    const played = playout(game, clone(origin), seededRandom(`${seed} playout ${number}`))
    decisions += played.decisions
    if (played.result.winners.length === 0) draws++
    for (const seat of played.result.winners) wins[seat] = (wins[seat] ?? 0) + 1
  }
  const seconds = Math.round(performance.now() - begun) / 1000
  const decisionsPerGame = Math.round((decisions / games) * 100) / 100
  return { games, decisions, seconds, results: { wins, draws, decisionsPerGame } }
}
