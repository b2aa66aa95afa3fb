import { attachContent } from '@muster/table'
import { baseContent } from '../content/index.ts'
import { config } from '../rules/config.ts'
import { sanctuary } from '../rules/game.ts'
import type { State } from '../rules/state.ts'

/** The state a table begins with. */
export function originOf(seats: number, settings: unknown = {}): State {
  return attachContent(sanctuary.start(baseContent, config.parse(settings), seats), baseContent)
}
