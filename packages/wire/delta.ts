/** Plain JSON data. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/**
 * What became of plain data, as little of it as says so:
 * - `{ set: value }`: it is this now
 * - `{ in: { key: delta }, out: [keys] }`: an object changed in these keys and lost those
 * - `{ at: { index: delta }, cut: n, add: [values] }`: a list changed at these places, was cut to n, then got more at its end
 * - `undefined`: nothing changed
 */
export type Delta =
  | { readonly set: Json }
  | { readonly in?: Readonly<Record<string, Delta>>; readonly out?: readonly string[] }
  | { readonly at?: Readonly<Record<string, Delta>>; readonly cut?: number; readonly add?: readonly Json[] }

type JsonObject = { readonly [key: string]: Json }

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What turns one value into another; undefined where they are alike. `undefined` in objects is as if it were not there. */
export function delta(before: Json | undefined, after: Json): Delta | undefined {
  if (before === after) return undefined
  if (Array.isArray(before) && Array.isArray(after)) return listDelta(before, after)
  if (isObject(before) && isObject(after)) return objectDelta(before, after)
  return { set: after }
}

const hasValue = (object: JsonObject, key: string): boolean => Object.hasOwn(object, key) && object[key] !== undefined

function objectDelta(before: JsonObject, after: JsonObject): Delta | undefined {
  const changed: Record<string, Delta> = {}
  const out: string[] = []
  let changes = 0
  for (const key in after) {
    const value = after[key]
    if (value === undefined) continue
    const change = hasValue(before, key) ? delta(before[key], value) : { set: value }
    if (!change) continue
    setOwn(changed, key, change)
    changes++
  }
  for (const key in before) if (hasValue(before, key) && !hasValue(after, key)) out.push(key)
  if (changes === 0 && out.length === 0) return undefined
  return { ...(changes > 0 ? { in: changed } : {}), ...(out.length > 0 ? { out } : {}) }
}

function listDelta(before: readonly Json[], after: readonly Json[]): Delta | undefined {
  const shared = Math.min(before.length, after.length)
  const at: Record<string, Delta> = {}
  let changes = 0
  for (let index = 0; index < shared; index++) {
    const change = delta(before[index], after[index] as Json)
    if (!change) continue
    at[index] = change
    changes++
  }
  const add = after.slice(shared)
  if (changes === 0 && add.length === 0 && shared === before.length) return undefined
  return {
    ...(changes > 0 ? { at } : {}),
    ...(shared < before.length ? { cut: shared } : {}),
    ...(add.length > 0 ? { add } : {}),
  }
}

/** Sets a key of an object as its own, whatever it is called. */
export function setOwn<Value>(target: Record<string, Value>, key: string, value: Value): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true })
}
