import { z } from 'zod'
import { character, flavour, gonk, name } from './cards/character.ts'
import { gear, loot, printedGear, program } from './cards/gear.ts'
import { objective } from './cards/objective.ts'
import { scenario } from './cards/scenario.ts'
import { id } from './grammar/vocabulary.ts'
import { battlespace, sceneryKind } from './space/scenery.ts'
import { readyTeam } from './team/team.ts'

/** A faction with the cards that are its own. */
const faction = z.strictObject({
  id,
  name,
  plays: z.string().min(1).max(240).describe('how it plays, in a sentence or two'),
  flavour: flavour.optional(),
  characters: z.array(character).default([]),
  gonks: z.array(gonk).default([]),
  printed: z.array(printedGear).default([]),
  gear: z.array(gear).default([]),
  objectives: z.array(objective).default([]),
})
export type FactionDocument = z.infer<typeof faction>

/** A word of the rules in ours, for players to look up. */
const reference = z.strictObject({
  id,
  name,
  of: z.enum(['keyword', 'skill', 'action']),
  text: z.string().min(1).max(400),
})
export type Reference = z.infer<typeof reference>

/** A content document: what one YAML file or pack holds. Every part may be left out. */
export const contentDocument = z.strictObject({
  name: z.string().max(80).optional(),
  factions: z.array(faction).default([]),
  mercs: z.array(character).default([]).describe('characters that every faction may hire'),
  printed: z.array(printedGear).default([]).describe('Gear printed on the cards of Mercs'),
  gear: z.array(gear).default([]).describe('for every faction'),
  programs: z.array(program).default([]),
  loot: z.array(loot).default([]),
  objectives: z.array(objective).default([]).describe('of no deck: Wounded Leader'),
  scenarios: z.array(scenario).default([]),
  scenery: z.array(sceneryKind).default([]),
  battlespaces: z.array(battlespace).default([]),
  teams: z.array(readyTeam).default([]),
  reference: z.array(reference).default([]),
})
export type ContentDocument = z.infer<typeof contentDocument>
