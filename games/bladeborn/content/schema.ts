import { z } from 'zod'
import { ability, battleCard, boardSide, lesserArtefact, twist, warband } from './cards.ts'
import { id } from './grammar.ts'

/** An ability card on its own takes the place of the one its warband has. */
const abilityCard = z.strictObject({
  warband: id,
  reserves: z.int().min(0).max(10),
  abilities: z.array(ability).min(1).max(12),
})

/** A content document: what one YAML file or pack holds. Every part may be left out. */
export const contentDocument = z.strictObject({
  name: z.string().max(80).optional(),
  sides: z.array(boardSide).default([]),
  warbands: z.array(warband).default([]),
  abilityCards: z.array(abilityCard).default([]),
  battles: z.array(battleCard).default([]),
  twists: z.array(twist).default([]),
  lesserArtefacts: z.array(lesserArtefact).default([]),
})
export type ContentDocument = z.infer<typeof contentDocument>
