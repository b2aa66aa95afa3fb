import { Fault } from '@muster/table'

/** Deeper than any request of ours; clones, schemas and replies recurse, and must not run out of stack. */
const DEEPEST = 64

/** Reads one line as a JSON object. Throws a `bad-request` fault that says what is wrong with it. */
export function parseLine(line: string): Record<string, unknown> {
  let data: unknown
  try {
    data = JSON.parse(line)
  } catch (error) {
    throw new Fault('bad-request', `not a line of JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new Fault('bad-request', 'expected a JSON object such as {"do":"games"}')
  return data as Record<string, unknown>
}

/**
 * Refuses data nested too deeply, and the key `__proto__`: copied key by key, it would change what an object is instead
 * of what it holds. Walks without recursion, because what it looks for is what breaks recursion.
 */
export function checkShape(data: Record<string, unknown>): void {
  let level: object[] = [data]
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > DEEPEST) throw new Fault('bad-request', `nested too deeply; expected at most ${DEEPEST} levels`)
    const next: object[] = []
    for (const part of level) {
      if (Object.hasOwn(part, '__proto__')) throw new Fault('bad-request', 'the key "__proto__" is not allowed')
      for (const value of Object.values(part)) if (typeof value === 'object' && value !== null) next.push(value)
    }
    level = next
  }
}
