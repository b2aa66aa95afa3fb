import type { PrintedGear } from './cards/gear.ts'
import type { Content } from './load.ts'

/** A Gear card by its id, bought or printed on a character. */
export function gearOf(content: Content, id: string): PrintedGear | undefined {
  return content.gear[id] ?? content.printed[id]
}
