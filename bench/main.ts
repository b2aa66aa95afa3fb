// npm run bench: how fast the tables are, as ratios to boardgame.io on a reduced skirmish in the same run, and what the plane costs.
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { ratiosAgainst } from './against.ts'
import { contenders, measures } from './contenders.ts'
import type { Rate } from './measure.ts'
import type { PlaneCost } from './plane.ts'
import type { SessionCost } from './session.ts'

/** Everything takes its turn in each round, so that a busy moment of the machine strikes all alike. */
const ROUNDS = 3
const ROUNDS_AGAINST = '5'
const SECONDS = 3

const values = readArguments()
const isJson = values.json === true
const isWhole = !values.plane && !values.session && values.against === undefined
const told = (text: string) => process.stderr.isTTY && process.stderr.write(`\r\x1b[K${text}`)

const rates: Record<string, Rate[]> = {}
for (let round = 1; round <= (isWhole ? ROUNDS : 0); round++)
  for (const name of measures) {
    told(`round ${round} of ${ROUNDS}: ${name}`)
    const output = execFileSync(process.execPath, [
      ...process.execArgv,
      `${import.meta.dirname}/one.ts`,
      name,
      String(SECONDS),
    ])
    rates[name] = [...(rates[name] ?? []), JSON.parse(output.toString()) as Rate]
  }
const ratios = values.against === undefined ? [] : ratiosAgainst(values.against, Number(values.rounds), told)
const plane = isWhole || values.plane ? costsOf<PlaneCost>('plane.ts') : []
const session = isWhole || values.session ? costsOf<SessionCost>('session.ts') : []
told('')

/** Costs that are measured in a process of their own. */
function costsOf<Cost>(file: string): Cost[] {
  told(file)
  const output = execFileSync(process.execPath, [...process.execArgv, `${import.meta.dirname}/${file}`])
  return JSON.parse(output.toString()) as Cost[]
}

const median = (name: string, what: keyof Rate): number => {
  const sorted = (rates[name] ?? []).map((rate) => rate[what]).sort((a, b) => a - b)
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)
}
const tenths = (ratio: number): number => Math.round(10 * ratio) / 10

const peer = median('peer documented', 'perSecond')
const fastest = median('peer fastest', 'perSecond')
const games = contenders.map((id) => {
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
    `${JSON.stringify({ ...(!isWhole ? {} : { peers, games: Object.fromEntries(games.map(({ id, rates }) => [id, rates])) }), plane, session, ratios })}\n`,
  )
} else if (isWhole) {
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

if (!isJson && plane.length > 0) {
  process.stdout.write('\nthe plane, in microseconds: 15 pieces, 30 pieces (as designed: 15, 30; goal)\n')
  for (const { what, measured, designed, goal } of plane)
    process.stdout.write(
      `${what.padEnd(56)} ${measured.map(digits).join(', ').padEnd(16)} (${designed.map((cost) => cost ?? '-').join(', ')}${goal ? `; ${goal}` : ''})\n`,
    )
}

if (!isJson && session.length > 0) {
  process.stdout.write('\na decision of a campaign at a session, in microseconds\n')
  for (const { after, micros } of session) process.stdout.write(`after ${after} decisions: ${digits(micros)}\n`)
}

if (!isJson)
  for (const { what, now, before, ratio } of ratios)
    process.stdout.write(
      `${what.padEnd(20)} ${Math.round(now)} a second, ${Math.round(before)} at ${values.against}: ${ratio.toFixed(2)} times\n`,
    )

/** Three digits are all a measure is good for. */
function digits(cost: number): string {
  return String(Number(cost.toPrecision(3)))
}

function readArguments() {
  const options = {
    json: { type: 'boolean' },
    plane: { type: 'boolean' },
    session: { type: 'boolean' },
    against: { type: 'string' },
    rounds: { type: 'string', default: ROUNDS_AGAINST },
  } as const
  try {
    const { values } = parseArgs({ options })
    if (!/^[1-9]\d?$/.test(values.rounds)) throw new Error('--rounds is a number from 1 to 99')
    if (values.against !== undefined)
      execFileSync('git', ['rev-parse', '--verify', '--quiet', `${values.against}^{commit}`], { stdio: 'pipe' })
    return values
  } catch (error) {
    const { message, status } = error as Error & { status?: number }
    const problem = status === undefined ? message.split('. ')[0] : 'there is no such commit after --against'
    process.stderr.write(
      `bench: ${problem}; expected nothing, --plane, --session or --against COMMIT [--rounds 5], and --json\n`,
    )
    process.exit(2)
  }
}
