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

export type JsonObject = { readonly [key: string]: Json }

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What turns one value into another; undefined where they are alike. `undefined` in objects is as if it were not there. */
export function delta(before: Json | undefined, after: Json): Delta | undefined {
  if (before === after) return undefined
  if (Array.isArray(before) && Array.isArray(after)) return listDelta(before, after)
  if (isObject(before) && isObject(after)) return objectDelta(before, after)
  return { set: after }
}

/** Whether an object has a value of its own there: JSON has no functions, so what looks like one is every object's. */
export function isMissing(value: Json | undefined, object: JsonObject, key: string): boolean {
  return value === undefined || typeof value === 'function' || (key === '__proto__' && !Object.hasOwn(object, key))
}

// Most parts of a table stay as they are from one decision to the next: nothing is made before something differs.
function objectDelta(before: JsonObject, after: JsonObject): Delta | undefined {
  let changed: Record<string, Delta> | undefined
  let out: string[] | undefined
  for (const key in after) {
    const value = after[key]
    const old = before[key]
    if (value === old || value === undefined) continue
    const change = isMissing(old, before, key) ? { set: value } : delta(old, value)
    if (!change) continue
    changed ??= {}
    setOwn(changed, key, change)
  }
  for (const key in before) {
    if (!isMissing(after[key], after, key) || before[key] === undefined) continue
    out ??= []
    out.push(key)
  }
  if (!changed) return out && { out }
  return out ? { in: changed, out } : { in: changed }
}

function listDelta(before: readonly Json[], after: readonly Json[]): Delta | undefined {
  const shared = Math.min(before.length, after.length)
  let at: Record<string, Delta> | undefined
  for (let index = 0; index < shared; index++) {
    const part = after[index] as Json
    if (before[index] === part) continue
    const change = delta(before[index], part)
    if (!change) continue
    at ??= {}
    at[index] = change
  }
  if (!at && after.length === before.length) return undefined
  return {
    ...(at && { at }),
    ...(shared < before.length ? { cut: shared } : {}),
    ...(after.length > shared ? { add: after.slice(shared) } : {}),
  }
}

/** Sets a key of an object as its own, whatever it is called. */
export function setOwn<Value>(target: Record<string, Value>, key: string, value: Value): void {
  if (key !== '__proto__') target[key] = value
  else Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true })
}
