// npm run bench: how fast the tables are, as ratios to boardgame.io on a reduced skirmish in the same run, and what the plane costs.
import { execFileSync } from 'node:child_process'
import { contenders, measures } from './contenders.ts'
import type { Rate } from './measure.ts'
import type { PlaneCost } from './plane.ts'

/** Everything takes its turn in each round, so that a busy moment of the machine strikes all alike. */
const ROUNDS = 3
const SECONDS = 3

const args = process.argv.slice(2)
const unknown = args.find((arg) => arg !== '--json' && arg !== '--plane')
if (unknown) {
  process.stderr.write(`bench: unknown argument ${unknown}; expected nothing, --json or --plane\n`)
  process.exit(2)
}
const isJson = args.includes('--json')
const isOnlyPlane = args.includes('--plane')

const rates: Record<string, Rate[]> = {}
for (let round = 1; round <= (isOnlyPlane ? 0 : ROUNDS); round++)
  for (const name of Object.keys(measures)) {
    if (process.stderr.isTTY) process.stderr.write(`\rround ${round} of ${ROUNDS}: ${name.padEnd(24)}`)
    const output = execFileSync(process.execPath, [
      ...process.execArgv,
      `${import.meta.dirname}/one.ts`,
      name,
      String(SECONDS),
    ])
    rates[name] = [...(rates[name] ?? []), JSON.parse(output.toString()) as Rate]
  }
if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
const planeOutput = execFileSync(process.execPath, [...process.execArgv, `${import.meta.dirname}/plane.ts`])
const plane = JSON.parse(planeOutput.toString()) as PlaneCost[]

const median = (name: string, what: keyof Rate): number => {
  const sorted = (rates[name] ?? []).map((rate) => rate[what]).sort((a, b) => a - b)
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)
}
const tenths = (ratio: number): number => Math.round(10 * ratio) / 10

const peer = median('peer documented', 'perSecond')
const fastest = median('peer fastest', 'perSecond')
const games = Object.keys(contenders).map((id) => {
  const decisions = median(`${id} playout`, 'perSecond')
  const live = median(`${id} live`, 'perSecond')
  return {
    id,
    rates: {
      decisionsPerSecond: decisions,
      listedDecisionsPerSecond: median(`${id} listed`, 'perSecond'),
      gamesPerSecond: median(`${id} playout`, 'gamesPerSecond'),
      liveDecisionsPerSecond: live,
      searchNodesPerSecond: median(`${id} search`, 'perSecond'),
      searchTriesPerSecond: median(`${id} tries`, 'perSecond'),
      ratio: tenths(decisions / peer),
      liveRatio: tenths(live / peer),
    },
  }
})

if (isJson) {
  const peers = {
    'boardgame.io': { decisionsPerSecond: peer },
    'boardgame.io, bare reducer in production': { decisionsPerSecond: fastest },
  }
  process.stdout.write(
    `${JSON.stringify({ ...(isOnlyPlane ? {} : { peers, games: Object.fromEntries(games.map(({ id, rates }) => [id, rates])) }), plane })}\n`,
  )
} else if (!isOnlyPlane) {
  process.stdout.write(
    `boardgame.io, reduced skirmish: ${peer} decisions/s (its bare reducer in production: ${fastest})\n`,
  )
  for (const { id, rates: game } of games)
    process.stdout.write(
      `${id}: ${game.decisionsPerSecond} decisions/s in playouts (${game.ratio} times the peer), ${game.gamesPerSecond} games/s,\n` +
        `  ${game.listedDecisionsPerSecond} decisions/s where every option is listed first,\n` +
        `  ${game.liveDecisionsPerSecond} decisions/s live (${game.liveRatio} times), ${game.searchNodesPerSecond} positions/s looked at,\n` +
        `  ${game.searchTriesPerSecond} tries/s searched\n`,
    )
}

if (!isJson) {
  process.stdout.write('\nthe plane, in microseconds: 15 pieces, 30 pieces (as designed: 15, 30; goal)\n')
  for (const { what, measured, designed, goal } of plane)
    process.stdout.write(
      `${what.padEnd(56)} ${measured.map(digits).join(', ').padEnd(16)} (${designed.map((cost) => cost ?? '-').join(', ')}${goal ? `; ${goal}` : ''})\n`,
    )
}

/** Three digits are all a measure is good for. */
function digits(cost: number): string {
  return String(Number(cost.toPrecision(3)))
}
