import { z } from 'zod'
import { action, rulesShape } from '../grammar/index.ts'
import { id } from '../grammar/vocabulary.ts'
import { name } from './character.ts'

/** A place as shares of the table's width and depth, in hundredths. */
const place = z.tuple([z.int().min(0).max(100), z.int().min(0).max(100)])
const inches = z.number().min(1).max(48)

const edges = ['south', 'north', 'west', 'east'] as const
const corners = ['south-west', 'south-east', 'north-west', 'north-east'] as const

/** CZ-SPACE-5: an area of the Battlespace, measured from its edges or from a place on it. */
const area = z.union([
  z.strictObject({ edge: z.enum(edges), depth: inches }),
  z.strictObject({ corner: z.enum(corners), reach: inches.describe('the sides of the square') }),
  z.strictObject({ around: place, radius: inches }),
])
export type Area = z.infer<typeof area>

/** What the winner or loser of a campaign game has of it, besides the promotion (CZ-PROMOTE-1). */
const spoils = z.strictObject({
  eb: z.int().min(0).max(40).optional().describe('EB more to spend in the next game'),
  luck: z.int().min(0).max(3).optional().describe('Luck more in the next game'),
  gear: z.int().min(0).max(3).optional().describe('random Gear from the Supply into the HQ, whatever its requirement'),
  merc: z.literal(true).optional().describe('one basic Merc into the HQ'),
  unhurt: z.literal(true).optional().describe('no injuries are rolled'),
})

export type Spoils = z.infer<typeof spoils>

/** What one side of a scenario is called, where it begins, and what only it may do or is bound by. */
const side = z.strictObject({
  name: name.optional(),
  zone: id,
  reserve: z.boolean().default(false).describe('any of its models may begin in Reserve'),
  enters: id.optional().describe('CZ-RESERVE-5: the zone its Reserves come in at, instead of any edge'),
  actions: z.array(action).default([]),
  ...rulesShape,
})

/**
 * CZ-SCENARIO-3: number of players, story, set-up, winning, consequences. Rules of the scenario are in force for every player as that
 * player's own; those of a side for its players. The game ends after so many Controls a player, at so many points, or when a
 * side has nobody left; then most points win (CZ-R-131).
 */
export const scenario = z
  .strictObject({
    id,
    name,
    story: z.string().min(1).max(400),
    goal: z.string().min(1).max(300).describe('how it is won, in a sentence or two'),
    players: z.array(z.int().min(2).max(4)).min(1).max(3),
    teams: z.boolean().default(false).describe('two against two as well'),
    proves: id.optional().describe('the faction whose Prove Your Worth it is; its side is the first'),
    zones: z.record(id, area),
    sides: z.array(side).min(2).max(4),
    deploy: z.enum(['in-turn', 'side-by-side']).describe('model by model in turn, or a whole side after the other'),
    first: z.enum(['roll-off', 'lower-cred', 'first-side', 'last-deployed']).describe('who has Control first'),
    markers: z.array(z.strictObject({ kind: id, at: place, side: z.int().min(0).max(3).optional() })).default([]),
    actions: z.array(action).default([]),
    ...rulesShape,
    end: z.strictObject({
      controls: z.int().min(6).max(20),
      points: z.int().min(2).max(40).optional(),
      wiped: z.enum(['ends', 'goes-on']).default('ends').describe('when all others have nobody left'),
    }),
    tie: z
      .enum(['draw', 'more-standing', 'first-side', 'last-side'])
      .describe('who wins with as many points as others: nobody, whoever has more EB on the table, or one side'),
    spoils: z.strictObject({ winner: spoils, loser: spoils }),
  })
  .refine(({ players, sides }) => players.every((many) => many === sides.length), {
    message: 'as many sides as players are expected',
  })
  .refine(({ sides, zones }) => sides.every(({ zone, enters = zone }) => zone in zones && enters in zones), {
    message: 'a side begins or enters in a zone there is none of; expected one of "zones"',
  })
export type Scenario = z.infer<typeof scenario>
