import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GameEngine, Hosted } from '@muster/session'
import { seededRandom } from '@muster/table'
import { openStore } from '../../apps/server/store/open-store.ts'
import { setupOf } from '../../apps/server/tables/held.ts'
import { addMatches, addPlayers, matchId, seatedAs } from '../../apps/server/testing/fill.ts'
import { startServer } from '../../apps/server/testing/processes.ts'
import { randomChoice } from '../../apps/server/testing/random-choice.ts'
import { WebSocket } from '../../apps/server/testing/web-socket.ts'
import { sourceEngine } from '../../apps/server/versions/sources.ts'

export interface Cold {
  /** Milliseconds from the start of the process until it serves. */
  readonly ready: number
  /** Milliseconds until a table nobody held is shown. */
  readonly p50: number
  readonly p99: number
}

/** How many decisions each match has behind it; not the number of a snapshot, so that some are played again. */
const DECISIONS = 100
const SNAPSHOT_AT = 96

/** Starts on a store with many unfinished matches, and opens some of them. */
export async function measureCold(matches: number, opened: number): Promise<Cold> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-cold-'))
  await fill(join(folder, 'muster.sqlite'), matches)
  const began = performance.now()
  const server = await startServer({ data: folder })
  const ready = performance.now() - began
  const origin = server.url.replace('ws:', 'http:').replace(/\/play$/, '')
  const socket = new WebSocket(server.url, { headers: { cookie: seatedAs('one').cookie, origin } })
  await new Promise((open) => socket.once('open', open))
  socket.send(JSON.stringify({ say: 'hello', proto: 1 }))
  const took: number[] = []
  for (let n = 0; n < opened; n++) took.push(await open(socket, matchId((n * 7919) % matches)))
  socket.terminate()
  await server.kill()
  rmSync(folder, { recursive: true, force: true })
  // The first one loads the game itself.
  const sorted = took.slice(1).toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { ready, p50: at(0.5), p99: at(0.99) }
}

function open(socket: WebSocket, match: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now()
    const hear = (data: unknown): void => {
      const { say } = JSON.parse(String(data)) as { say: string }
      if (say === 'no') reject(new Error(String(data)))
      if (say !== 'table') return
      socket.off('message', hear)
      resolve(performance.now() - began)
      socket.send(JSON.stringify({ say: 'leave', match }))
    }
    socket.on('message', hear)
    socket.send(JSON.stringify({ say: 'watch', match, seat: 0 }))
  })
}

/** One game, played so far, laid many times. */
async function fill(file: string, count: number): Promise<void> {
  const engine = (await sourceEngine('bladeborn')) as GameEngine
  const store = await openStore({ file })
  await addPlayers(store.database, ['one', 'two'])
  const [first = ''] = await addMatches(store, { engine, seats: [['one', 'two']] })
  const stored = await store.matches.load(first)
  if (!stored) throw new Error('the first match is not there')
  await playSome(engine.open(setupOf(stored)), async (hosted, entry, seat, asked) => {
    const row = { match: first, seq: hosted.seq, epoch: hosted.epoch, entry, seat, asked, by: 'bench', spent: 0, at: 1 }
    const body = stored.snapshot?.body as { clocks: unknown }
    const snapshot = hosted.seq === SNAPSHOT_AT ? { ...body, hosted: hosted.snapshot() } : undefined
    await store.matches.append({ row, due: undefined, ...(snapshot && { snapshot }) })
  })
  for (let n = 1; n < count; n += 500) {
    const ids = Array.from({ length: Math.min(500, count - n) }, (_, index) => matchId(n + index))
    await store.database.run(
      ...ids.flatMap((id) =>
        ['match', 'laid', 'seat', 'entry', 'snapshot'].map((table) => ({ sql: copyOf(table), values: [id, first] })),
      ),
    )
  }
  await store.database.close()
}

const COLUMNS: Readonly<Record<string, string>> = {
  match:
    'game, rules, content, seed, commitment, contributions, pace, host, private, watch_delay, state, created, begun',
  laid: 'config, packs',
  seat: 'seat, account, reserve, orders',
  entry: 'seq, epoch, seat, asked, kind, body, by, spent, at',
  snapshot: 'seq, epoch, body',
}

function copyOf(table: string): string {
  const key = table === 'match' ? 'id' : 'match'
  return `insert into ${table} (${key}, ${COLUMNS[table]}) select ?, ${COLUMNS[table]} from ${table} where ${key} = ?`
}

type Stored = (next: Hosted, entry: never, seat: number, asked: number) => Promise<void>

async function playSome(from: Hosted, stored: Stored): Promise<void> {
  const random = seededRandom('cold')
  let hosted = from
  while (hosted.seq < DECISIONS) {
    const [{ seat } = { seat: 0 }] = hosted.pending
    const [question] = hosted.seen({ viewer: seat }).questions
    if (!question) throw new Error('the game ended too early')
    const asked = question.id.asked
    const step = hosted.answer({ seat, choice: randomChoice(question, (count) => random.below(count)) })
    if (step === 'repeated') throw new Error('nothing was answered before')
    hosted = step.next
    await stored(hosted, step.entry as never, seat, asked)
  }
}
