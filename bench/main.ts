// npm run bench: how fast the tables are, as ratios to boardgame.io on a reduced skirmish in the same run.
import { bladeborn } from '@muster/bladeborn'
import { type Contender, liveRate, playoutRate, type Rate, searchRate } from './measure.ts'
import { runPeer } from './peers/boardgame-io.ts'

const contenders: Record<string, Contender> = {
  bladeborn: {
    game: bladeborn,
    seats: 2,
    config: { warbands: ['godsworn-hunt', 'khagras-ravagers'], battle: 'drawn-and-quartered' },
  },
}

/** The peer and the games take turns, so that a busy moment of the machine strikes all alike. */
const ROUNDS = 5
const SECONDS = 1

const args = process.argv.slice(2)
const unknown = args.find((arg) => arg !== '--json')
if (unknown) {
  process.stderr.write(`bench: unknown argument ${unknown}; expected nothing or --json\n`)
  process.exit(2)
}
const isJson = args.includes('--json')

const rates: Record<string, number[]> = {}
const note = (name: string, { count, games, seconds }: Rate): void => {
  for (const [kind, rate] of [
    ['decisions', count / seconds],
    ['games', games / seconds],
  ] as const) {
    rates[`${name} ${kind}`] ??= []
    rates[`${name} ${kind}`]?.push(rate)
  }
}

for (let round = 0; round <= ROUNDS; round++) {
  if (!isJson) process.stderr.write(`\rround ${round} of ${ROUNDS}${round === 0 ? ' (warming up)' : '             '}`)
  const isCounted = round > 0
  const keep = (name: string, rate: Rate) => isCounted && note(name, rate)
  const { decisions, games, seconds } = runPeer(SECONDS)
  keep('boardgame.io', { count: decisions, games, seconds })
  for (const [id, contender] of Object.entries(contenders)) {
    keep(`${id} playout`, playoutRate(contender, SECONDS))
    keep(`${id} live`, liveRate(contender, SECONDS))
    keep(`${id} search`, searchRate(contender, SECONDS))
  }
}
if (!isJson) process.stderr.write('\r')

const median = (name: string): number => {
  const sorted = [...(rates[name] ?? [])].sort((a, b) => a - b)
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)
}

const peer = median('boardgame.io decisions')
const report = {
  peers: { 'boardgame.io': { decisionsPerSecond: peer } },
  games: Object.fromEntries(
    Object.keys(contenders).map((id) => {
      const decisions = median(`${id} playout decisions`)
      const live = median(`${id} live decisions`)
      return [
        id,
        {
          decisionsPerSecond: decisions,
          gamesPerSecond: median(`${id} playout games`),
          liveDecisionsPerSecond: live,
          searchNodesPerSecond: median(`${id} search decisions`),
          ratio: Math.round((10 * decisions) / peer) / 10,
          liveRatio: Math.round((10 * live) / peer) / 10,
        },
      ]
    }),
  ),
}

if (isJson) process.stdout.write(`${JSON.stringify(report)}\n`)
else {
  process.stdout.write(`boardgame.io, reduced skirmish: ${peer} decisions/s\n`)
  for (const [id, game] of Object.entries(report.games)) {
    process.stdout.write(`${id}: ${game.decisionsPerSecond} decisions/s in playouts (${game.ratio} times the peer), `)
    process.stdout.write(
      `${game.gamesPerSecond} games/s, ${game.liveDecisionsPerSecond} decisions/s live (${game.liveRatio} times), `,
    )
    process.stdout.write(`${game.searchNodesPerSecond} positions/s searched\n`)
  }
}
