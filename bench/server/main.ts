// npm run bench:server: our server and boardgame.io's, by turns in the same run, as ratios.
import { parseArgs } from 'node:util'
import { type Cold, measureCold } from './cold.ts'
import { type Measured, measureOurs, measurePeer } from './run.ts'

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    only: { type: 'string' },
  },
})
const rounds = Number(values.rounds ?? 5)
const seconds = Number(values.seconds ?? 5)
const parts = new Set((values.only ?? 'rates,latency,bladeborn,sockets,cold').split(','))
const told = (text: string) => process.stderr.isTTY && process.stderr.write(`\r\x1b[K${text}`)
const run = { tables: 100, warm: seconds, seconds }

type Round = Readonly<Record<string, Measured>>
const measured: Round[] = []
const isMeasured = parts.has('rates') || parts.has('latency') || parts.has('bladeborn')
for (let round = 1; round <= (isMeasured ? rounds : 0); round++) {
  const said = (what: string) => told(`round ${round} of ${rounds}: ${what}`)
  const one: Record<string, Measured> = {}
  said('our skirmish')
  one.ours = await measureOurs('reduced-skirmish', run)
  if (parts.has('rates')) {
    said('boardgame.io in memory')
    one.memory = await measurePeer('memory', run)
    said('boardgame.io on disk')
    one.disk = await measurePeer('disk', run)
  }
  if (parts.has('latency')) {
    const half = { ...run, tables: 300, rate: Math.round(one.ours.perSecond / 2) }
    said('our skirmish at half that rate')
    one.oursAtHalf = await measureOurs('reduced-skirmish', half)
    said('boardgame.io at that rate')
    one.peerAtHalf = await measurePeer('memory', half)
  }
  if (parts.has('bladeborn')) {
    said('our Bladeborn')
    one.bladeborn = await measureOurs('bladeborn', run)
  }
  measured.push(one)
}
told('10,000 seated sockets')
const sockets = parts.has('sockets')
  ? await measureOurs('reduced-skirmish', { tables: 5000, warm: 25, seconds: 5, rate: 600 })
  : undefined
told('10,000 unfinished matches')
const cold: Cold | undefined = parts.has('cold') ? await measureCold(10_000, 1000) : undefined
told('')

const median = (of: (round: Round) => number | undefined): number | undefined => {
  const found = measured.flatMap((round) => of(round) ?? []).toSorted((a, b) => a - b)
  return found[Math.floor(found.length / 2)]
}
const ratio = (one: (round: Round) => number | undefined, two: (round: Round) => number | undefined) =>
  median((round) => {
    const [a, b] = [one(round), two(round)]
    return a === undefined || b === undefined ? undefined : a / b
  })
const rounded = (number: number | undefined, digits = 0) =>
  number === undefined ? undefined : Number(number.toFixed(digits))

const report = {
  rounds,
  decisionsPerSecond: {
    ours: rounded(median(({ ours }) => ours?.perSecond)),
    'boardgame.io in memory': rounded(median(({ memory }) => memory?.perSecond)),
    'boardgame.io on disk': rounded(median(({ disk }) => disk?.perSecond)),
    bladeborn: rounded(median(({ bladeborn }) => bladeborn?.perSecond)),
  },
  decisionsPerCpuSecond: {
    ours: rounded(median(({ ours }) => ours?.perCpuSecond)),
    'boardgame.io in memory': rounded(median(({ memory }) => memory?.perCpuSecond)),
    bladeborn: rounded(median(({ bladeborn }) => bladeborn?.perCpuSecond)),
  },
  ratios: {
    rate: rounded(
      ratio(
        ({ ours }) => ours?.perSecond,
        ({ memory }) => memory?.perSecond,
      ),
      2,
    ),
    cpu: rounded(
      ratio(
        ({ ours }) => ours?.perCpuSecond,
        ({ memory }) => memory?.perCpuSecond,
      ),
      2,
    ),
    disk: rounded(
      ratio(
        ({ ours }) => ours?.perSecond,
        ({ disk }) => disk?.perSecond,
      ),
      2,
    ),
    bladeborn: rounded(
      ratio(
        ({ bladeborn }) => bladeborn?.perSecond,
        ({ memory }) => memory?.perSecond,
      ),
      2,
    ),
    p99AtHalf: rounded(
      ratio(
        ({ oursAtHalf }) => oursAtHalf?.p99,
        ({ peerAtHalf }) => peerAtHalf?.p99,
      ),
      2,
    ),
  },
  p99AtHalf: {
    ours: rounded(
      median(({ oursAtHalf }) => oursAtHalf?.p99),
      1,
    ),
    'boardgame.io': rounded(
      median(({ peerAtHalf }) => peerAtHalf?.p99),
      1,
    ),
  },
  bytesADecision: {
    ours: rounded(median(({ ours }) => ours?.bytes)),
    'boardgame.io': rounded(median(({ memory }) => memory?.bytes)),
    bladeborn: rounded(median(({ bladeborn }) => bladeborn?.bytes)),
  },
  ...(sockets && { tenThousandSockets: { megabytes: rounded(sockets.memory / 1e6), p99: rounded(sockets.p99, 1) } }),
  ...(cold && {
    tenThousandMatches: { readyMs: rounded(cold.ready), openP50: rounded(cold.p50, 1), openP99: rounded(cold.p99, 1) },
  }),
}
process.stdout.write(`${values.json ? JSON.stringify(report) : JSON.stringify(report, null, 2)}\n`)
process.exit(0)
