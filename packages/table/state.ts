import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * A state is plain JSON data. The content it is played with (cards, maps) hangs on it as a non-enumerable `content`:
 * constants shared by all copies, never stored, compared, hashed or sent.
 */
export function attachContent<State extends object, Content>(state: State, content: Content) {
  Object.defineProperty(state, 'content', { value: content, enumerable: false, configurable: true, writable: true })
  return state as State & { readonly content: Content }
}

type Bearing = new () => object

const bearings = new WeakMap<object, Bearing>()

/** An empty object that bears content as if attached; unlike attaching, it costs fast copies nothing. */
export function bearing(content: object): object {
  let Empty = bearings.get(content)
  if (!Empty) {
    Empty = class {}
    Object.defineProperty(Empty.prototype, 'content', { value: content, enumerable: false })
    bearings.set(content, Empty)
  }
  return new Empty()
}

/** Whether an object is plain data: as written in a literal, or one that bears content. */
export function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || Object.hasOwn(prototype, 'content')
}

/** An independent copy of plain data; attached content is shared, not copied. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const copy = new Array(value.length)
    for (let i = 0; i < value.length; i++) copy[i] = clone(value[i])
    return copy as T
  }
  const copy: Record<string, unknown> = {}
  for (const key in value) copy[key] = clone(value[key])
  return withContentOf(copy, value) as T
}

/** The copy of an object, with the content attached that hangs on the original. */
export function withContentOf<Copy extends object>(copy: Copy, original: { content?: unknown }): Copy {
  const { content } = original
  if (content !== undefined && (copy as { content?: unknown }).content === undefined) attachContent(copy, content)
  return copy
}

/** JSON text with the keys of every object in order, so that equal data gives equal text. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object') return JSON.stringify(value)
  return JSON.stringify(value, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : part,
  )
}

/** A stable hash of plain data: the same for equal data on every machine. */
export function hashOf(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(value) ?? 'undefined')))
}
