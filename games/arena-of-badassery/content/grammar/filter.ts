import type { ActionFilter } from '@muster/reaction'
import { z } from 'zod'
import type { ArenaWords } from './schemas.ts'
import { skill } from './words.ts'

/**
 * Which actions a Fan Favorite speaks of, as in triggers. An action has as keywords its own, those of the Gear it is on, the slot of
 * that Gear (gun, grenade, shield, misc), and a basic action has `basic`.
 */
export const actionFilter: z.ZodType<ActionFilter<ArenaWords>> = z.strictObject({
  skill: skill.optional(),
  attack: z.boolean().optional(),
  keyword: z.string().optional(),
})
