import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeReferee } from '../handle.ts'
import { shelf } from '../shelf.ts'
import { run } from '../testing/run.ts'

/**
 * A transcript holds one {"request", "reply"} a line. A request that is a text is sent as it stands; the record
 * "$record" stands for the last record replied. After a change of rules or content, regenerate them on purpose and read
 * the difference: MUSTER_REGENERATE=1 npm test -- apps/referee/transcripts
 */
interface Exchange {
  readonly request: string | { readonly record?: unknown }
  readonly reply: { readonly record?: unknown }
}

const names = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.jsonl'))
const fileOf = (name: string) => join(import.meta.dirname, name)
const read = (name: string): Exchange[] =>
  readFileSync(fileOf(name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/** How long playouts took is the one thing that differs from run to run. */
const timeless = (reply: string) => reply.replace(/"seconds":[\d.]+/, '"seconds":0')

function lineOf(request: Exchange['request'], record: unknown): string {
  if (typeof request === 'string') return request
  return JSON.stringify(request.record === '$record' ? { ...request, record } : request)
}

function regenerate(name: string): void {
  const referee = makeReferee(shelf)
  let record: unknown
  const lines = read(name).map(({ request }) => {
    const reply = timeless(referee(lineOf(request, record)))
    record = (JSON.parse(reply) as Exchange['reply']).record ?? record
    return `{"request":${JSON.stringify(request)},"reply":${reply}}`
  })
  writeFileSync(fileOf(name), `${lines.join('\n')}\n`)
}

if (process.env.MUSTER_REGENERATE) for (const name of names) regenerate(name)

test.each(names)('%s is what the process says, to the byte', async (name) => {
  const exchanges = read(name)
  let record: unknown
  const lines = exchanges.map(({ request, reply }) => {
    const line = lineOf(request, record)
    record = reply.record ?? record
    return line
  })
  const { stdout, stderr, status } = await run('main.ts', `${lines.join('\n')}\n`)
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  const replies = stdout.trim().split('\n').map(timeless)
  expect(replies).toHaveLength(exchanges.length)
  exchanges.forEach(({ reply }, index) => {
    expect(replies[index], `line ${index + 1} of ${name}`).toBe(JSON.stringify(reply))
  })
})
