import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkShape, parseLine } from './parse.ts'
import { parseRequest } from './requests.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/protocol.md'), 'utf8')
const requests = [...page.matchAll(/^\{.*"do":.*\}$/gm)].map(([line]) => line)

test('every request in docs/protocol.md is one that the referee takes', () => {
  for (const line of requests) {
    const data = parseLine(line)
    checkShape(data)
    expect(() => parseRequest(data), line).not.toThrow()
  }
})

test('docs/protocol.md has an example of every request, under its name', () => {
  const shown = new Set(requests.map((line) => JSON.parse(line).do))
  const unknown = () => parseRequest({ do: 'anything' })
  const known = /expected one of (.*); got/.exec(messageOf(unknown))?.[1]?.split(', ') ?? []
  expect([...shown].sort()).toEqual(known.sort())
  for (const name of known) expect(page, name).toMatch(new RegExp(`^### .*\\b${name}\\b`, 'm'))
})

test('docs/protocol.md lists every error code', () => {
  const source = readFileSync(join(import.meta.dirname, '../../packages/table/fault.ts'), 'utf8')
  const codes = [...source.matchAll(/^ {2}\| '([a-z-]+)'/gm)].map(([, code]) => code)
  const listed = [...page.matchAll(/^\| `([a-z-]+)` \| .*$/gm)].map(([, code]) => code)
  // The referee keeps whole matches and has no offers to take back, so these never reach the protocol.
  const elsewhere = ['nothing-to-undo', 'forgotten']
  expect(codes.filter((code) => !elsewhere.includes(String(code)) && !listed.includes(code))).toEqual([])
})

function messageOf(run: () => unknown): string {
  try {
    run()
  } catch (error) {
    return (error as Error).message
  }
  return ''
}
