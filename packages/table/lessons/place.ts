import { Fault } from '../fault.ts'

/**
 * A place in a state as lessons write it: "battle/fighters/id=grawl/damage". A part is a key, a number in a list, or
 * "key=value" for the first of a list that has it.
 */
export type StatePlace = string

/** The parts of a place as they stand in this state; those that are not there end the list. */
function pointerOf(state: unknown, place: StatePlace): { parts: string[]; value: unknown; isWhole: boolean } {
  const wanted = place.split('/')
  const parts: string[] = []
  let value = state
  for (const part of wanted) {
    if (typeof value !== 'object' || value === null) return { parts, value: undefined, isWhole: false }
    const key = keyOf(value, part)
    if (key === undefined) return { parts, value: undefined, isWhole: false }
    parts.push(key)
    value = (value as Record<string, unknown>)[key]
  }
  return { parts, value, isWhole: true }
}

function keyOf(holder: object, part: string): string | undefined {
  const [name, wanted] = part.split('=')
  if (wanted === undefined || !Array.isArray(holder)) return part
  const index = holder.findIndex((one) => String((one as Record<string, unknown>)?.[name as string]) === wanted)
  return index < 0 ? undefined : String(index)
}

/** What stands at a place; undefined where nothing does. */
export const valueAt = (state: unknown, place: StatePlace): unknown => pointerOf(state, place).value

/** The JSON Patch that puts values in their places. Throws a `bad-content` fault where a place is not there. */
export function patchOf(state: unknown, values: Readonly<Record<StatePlace, unknown>>): unknown[] {
  return Object.entries(values).map(([place, value]) => {
    const { parts, isWhole } = pointerOf(state, place)
    if (!isWhole) throw new Fault('bad-content', `there is no place "${place}": it ends after "${parts.join('/')}"`)
    const holder = parts.slice(0, -1).reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], state)
    const op = Array.isArray(holder) ? 'replace' : 'add'
    return { op, path: `/${parts.map(escaped).join('/')}`, value }
  })
}

const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1')
