import { z } from 'zod'
import { name } from '../cards/character.ts'
import { id } from '../grammar/vocabulary.ts'

/** CZ-TEAM-1..19: one character of a team with the Gear and programs it was given. */
const member = z.strictObject({
  card: id,
  gear: z.array(id).max(20).default([]),
  programs: z.array(id).max(8).default([]),
})
export type Member = z.infer<typeof member>

/** A team as it is built: a faction, its characters, and how many Gonks of each kind. */
export const teamList = z.strictObject({
  faction: id,
  characters: z.array(member).max(30),
  gonks: z.record(id, z.int().min(1).max(30)).default({}),
})
export type TeamList = z.infer<typeof teamList>

/** A ready-made team. */
export const readyTeam = z.strictObject({
  id,
  name,
  eb: z.int().min(20).max(1000),
  text: z.string().min(1).max(240).describe('two lines on how to play it'),
  ...teamList.shape,
})
export type ReadyTeam = z.infer<typeof readyTeam>
