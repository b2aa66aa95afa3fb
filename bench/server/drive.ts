// Drives a server with random players, in a process of its own: warms up, says so, measures, says what came of it.
import { setTimeout as wait } from 'node:timers/promises'
import { seededRandom } from '@muster/table'
import { OurTable } from './our-table.ts'
import { Pace } from './pace.ts'
import { PeerTable } from './peer-table.ts'

export interface Drive {
  readonly whom: 'ours' | 'peer'
  readonly url: string
  readonly tables: number
  /** Of ours, how many matches are laid. */
  readonly laid: number
  readonly warm: number
  readonly seconds: number
  /** Decisions a second; as fast as it goes where left out. */
  readonly rate?: number
}

const { whom, url, tables, laid, warm, seconds, rate } = JSON.parse(String(process.argv[2])) as Drive
const random = seededRandom(`bench ${whom}`)
const below = (count: number) => random.below(count)
const pace = new Pace(tables, rate)
const crowd = Array.from({ length: tables }, (_, table) => {
  if (whom === 'peer') return new PeerTable(url, table, tables, pace, below)
  const players = [`player ${2 * table}`, `player ${2 * table + 1}`]
  return new OurTable({ url, first: table, apart: tables, last: laid - 1, players }, table / tables, pace, below)
})
await pace.warm(warm)
process.send?.('warm')
pace.on()
await wait(seconds * 1000)
pace.off()
process.send?.(pace.driven(), () => process.exit(0))
for (const one of crowd) one.close()
