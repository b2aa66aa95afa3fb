import type { Json } from './delta.ts'
import { quoted } from './json.ts'

const PRIME = 0x01000193
const START = 0x811c9dc5

/** A checksum of plain data, the same whatever the order of its keys: whoever applied every change has the same. */
export function checkOf(value: Json): string {
  return summed(value, START).toString(16).padStart(8, '0')
}

/** FNV-1a over the data as text with the keys in order; `undefined` in objects is as if it were not there. */
function summed(value: Json | undefined, sum: number): number {
  if (Array.isArray(value)) return value.reduce<number>((now, part) => summed(part, mixed(',', now)), mixed('[', sum))
  if (typeof value === 'number' && Number.isFinite(value)) return mixed(`${value}`, sum)
  if (typeof value === 'string') return mixed(quoted(value), sum)
  if (typeof value !== 'object' || value === null) return mixed(JSON.stringify(value) ?? 'null', sum)
  const object = value as Readonly<Record<string, Json>>
  let now = mixed('{', sum)
  for (const key of Object.keys(object).sort())
    if (object[key] !== undefined) now = summed(object[key], mixed(`${quoted(key)}:`, now))
  return mixed('}', now)
}

function mixed(text: string, sum: number): number {
  let now = sum
  for (let i = 0; i < text.length; i++) now = Math.imul(now ^ text.charCodeAt(i), PRIME) >>> 0
  return now
}
