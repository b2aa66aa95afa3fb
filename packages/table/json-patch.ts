/** The operations of JSON Patch (RFC 6902), and which other members each must have. */
const NEEDS = {
  add: ['value'],
  remove: [],
  replace: ['value'],
  move: ['from'],
  copy: ['from'],
  test: ['value'],
} as const

type Verb = keyof typeof NEEDS
type Operation = { readonly op: Verb; readonly path: string; readonly from?: string; readonly value?: unknown }
type Holder = Record<string, unknown> | unknown[]

/**
 * A document changed by a JSON Patch, in place; what comes back is the document, another one where the whole was replaced. Throws an
 * error that says which operation fails, where, and what was expected.
 */
export function patchedBy(document: unknown, patch: readonly unknown[]): unknown {
  // A document is a value in a holder like any other, so that the whole can be replaced by the same words.
  const holder = { document }
  patch.forEach((operation, index) => {
    try {
      apply(holder, operationOf(operation))
    } catch (error) {
      throw new Error(`operation ${index}: ${(error as Error).message}`)
    }
  })
  return holder.document
}

function operationOf(given: unknown): Operation {
  const operation = given as Operation
  if (typeof given !== 'object' || given === null || !Object.hasOwn(NEEDS, operation.op))
    throw new Error(`expected an op of ${Object.keys(NEEDS).join(', ')}`)
  for (const name of ['path', ...NEEDS[operation.op]] as const) {
    const member = Object.hasOwn(operation, name) ? operation[name] : undefined
    if (member === undefined) throw new Error(`${operation.op} needs a ${name}`)
    if (name !== 'value' && (typeof member !== 'string' || !/^(\/|$)/.test(member)))
      throw new Error(`${name} is to be a JSON Pointer: nothing, or /key/key`)
  }
  return operation
}

function apply(holder: Holder, { op, path, from = '', value }: Operation): void {
  switch (op) {
    case 'add':
      return put(holder, path, structuredClone(value))
    case 'remove':
      take(holder, path)
      return
    case 'replace': {
      const [place, key] = existing(holder, path)
      ;(place as Record<string, unknown>)[key] = structuredClone(value)
      return
    }
    case 'move':
      if (path.startsWith(`${from}/`)) throw new Error(`${from} cannot be moved into itself, to ${path}`)
      return put(holder, path, take(holder, from))
    case 'copy':
      return put(holder, path, structuredClone(valueAt(holder, from)))
    case 'test':
      return expectAlike(valueAt(holder, path), value, path)
  }
}

/** Whoever holds what a path leads to, and the last key on the way. */
function placeOf(holder: Holder, path: string): [place: Holder, key: string] {
  const keys = `/document${path}`
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))
  let place: unknown = holder
  keys.slice(0, -1).forEach((key, index) => {
    place = Object.hasOwn(place as Holder, key) ? (place as Record<string, unknown>)[key] : undefined
    if (typeof place !== 'object' || place === null)
      throw new Error(`nothing lies on the way of ${path} at /${keys.slice(1, index + 1).join('/')}`)
  })
  return [place as Holder, keys.at(-1) as string]
}

function existing(holder: Holder, path: string): [place: Holder, key: string] {
  const [place, key] = placeOf(holder, path)
  const isThere = Array.isArray(place) ? isIndex(key) && Number(key) < place.length : Object.hasOwn(place, key)
  if (!isThere) throw new Error(`nothing lies at ${path}${sizeOf(place)}`)
  return [place, key]
}

function valueAt(holder: Holder, path: string): unknown {
  const [place, key] = existing(holder, path)
  return (place as Record<string, unknown>)[key]
}

function put(holder: Holder, path: string, value: unknown): void {
  const [place, key] = placeOf(holder, path)
  if (key === '__proto__') throw new Error(`${path} ends in a key that no state has`)
  if (!Array.isArray(place)) {
    place[key] = value
    return
  }
  const index = key === '-' ? place.length : isIndex(key) ? Number(key) : Number.POSITIVE_INFINITY
  if (index > place.length) throw new Error(`${path} is to end in an index or in -${sizeOf(place)}`)
  place.splice(index, 0, value)
}

function take(holder: Holder, path: string): unknown {
  if (path === '') throw new Error('the whole cannot be taken away')
  const [place, key] = existing(holder, path)
  const value = (place as Record<string, unknown>)[key]
  if (Array.isArray(place)) place.splice(Number(key), 1)
  else delete place[key]
  return value
}

function expectAlike(found: unknown, expected: unknown, path: string): void {
  if (inOrder(found) !== inOrder(expected))
    throw new Error(`test: ${path} is ${shown(found)}, expected ${shown(expected)}`)
}

/** JSON with the keys of every object in order, so that what is equal reads alike. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

const isIndex = (key: string): boolean => /^(0|[1-9]\d*)$/.test(key)

/** What a list or an object has instead of what was looked for. */
function sizeOf(place: Holder): string {
  if (Array.isArray(place)) return `: the list has ${place.length}`
  return `: there is ${brief(Object.keys(place).join(', ') || 'nothing')}`
}

const MOST_SHOWN = 80

const brief = (text: string): string => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text)
const shown = (value: unknown): string => brief(JSON.stringify(value))
