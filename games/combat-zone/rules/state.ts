import { batchSchema, colours, reactionLimits, rowSchema } from '@muster/reaction'
import { z } from 'zod'
import { modelKinds } from '../content/grammar/vocabulary.ts'
import type { Content } from '../content/load.ts'
import { battlespace, looseKinds } from '../content/space/scenery.ts'
import { type Campaign, campaign } from './campaign/state.ts'
import { config } from './config.ts'
import { cardState } from './effects/state.ts'

/** Everything a battle remembers, as schemas: what a state must look like, edits included. Lengths are hundredths of an inch. */

const seat = z.int().min(0).max(3)
const whole = z.int().nonnegative()
const point = z.strictObject({ x: whole, y: whole })
const place = z.strictObject({ x: whole, y: whole, z: whole })

const held = z.strictObject({
  card: z.string(),
  /** CZ-CARDS-15: exhausted. */
  down: z.boolean(),
  /** CZ-LOOT-13: from whose Body it was taken. */
  from: z.string().optional(),
})

const model = z.strictObject({
  id: z.string(),
  seat,
  card: z.string(),
  kind: z.enum(modelKinds),
  /** CZ-SCENARIO-5, CZ-RESERVE-1: those set aside are yet to be deployed. */
  where: z.enum(['table', 'aside', 'reserve', 'out']),
  at: place,
  /** None for Gonks (CZ-GONK-1). */
  tokens: rowSchema,
  gear: z.array(held),
  loot: z.array(z.string()),
  hacked: whole,
  /** CZ-DIFFICULT-4, CZ-KEYWORD-23: Difficult actions used and Gonks stunned; whether they stay through the next Inspire. */
  marks: z.array(z.strictObject({ what: z.string(), stays: z.boolean() })),
  /** CZ-DRONE-2: the Netrunner whose program brought it, for drones. */
  runner: z.string().optional(),
})
export type Model = z.infer<typeof model>

const side = z.strictObject({
  faction: z.string(),
  team: z.string(),
  luck: whole,
  cred: whole,
  /** How often it has had Control. */
  controls: whole,
  /** CZ-R-152: its player gave up. */
  left: z.boolean(),
})
export type Side = z.infer<typeof side>

/** CZ-TAKENOUT-4: a Body with its number. */
const body = z.strictObject({ no: z.int().positive(), of: z.string(), at: place })

/** What was rolled for on a move and is not yet left. */
const thing = z.strictObject({
  kind: z.enum(['piece', 'base', 'jump', 'climb']),
  of: z.string(),
  /** It was not reached yet: there was no room to stand beside it. */
  ahead: z.literal(true).optional(),
})
export type Paid = z.infer<typeof thing>

/** CZ-DRAG-1, CZ-R-143: something round that can be dragged. */
const loose = z.strictObject({ id: z.string(), kind: z.enum(looseKinds), at: place })
export type Loose = z.infer<typeof loose>

const moving = z.strictObject({
  id: z.string(),
  token: rowSchema.element,
  /** CZ-OBST-6: what is left of the move, in 1/256 of a hundredth. */
  left: whole,
  paid: z.array(thing),
  /** CZ-BRAWL-6: whom it must escape from to leave their reach. */
  held: z.array(z.string()),
  /** CZ-CLIMB-8, CZ-R-22: the token of the second of two actions that are one climb, until it is spent. */
  second: rowSchema.element.optional(),
  /** CZ-DRAG-4: the model or loose thing it drags along. */
  drags: z.string().optional(),
  /** What is left of the path that was answered last. */
  rest: z.array(point),
  /** Where the move began, and which rivals were within reach then. */
  from: place,
  near: z.array(z.string()),
})
export type Moving = z.infer<typeof moving>

/** CZ-RAPID-1..4: a Rapid action under way. */
const shots = z.strictObject({
  by: z.string(),
  doing: z.string(),
  token: rowSchema.element,
  spent: rowSchema.element,
  left: whole,
  /** Whom it was aimed at so far, in order. */
  targets: z.array(z.string()),
  wounded: z.array(z.string()),
  /** What each of the wounded is left to answer with, where a shot that wounded it limits that. */
  limits: z.record(z.string(), z.enum(reactionLimits)),
  isReaction: z.boolean(),
})
export type Shots = z.infer<typeof shots>

/** CZ-BLAST-4..9: a Blast whose area is not settled yet. */
const blast = z.strictObject({
  by: z.string(),
  doing: z.string(),
  isReaction: z.boolean(),
  /** What those in the area roll against (CZ-BLAST-7, CZ-BLAST-15). */
  roll: z.strictObject({ die: z.enum([...colours, 'obstacle']), face: whole, add: z.int(), isCrit: z.boolean() }),
  /** Who was in the area, who may still move out of it, and who has. */
  listed: z.array(z.string()),
  leaving: z.array(z.string()),
  moved: z.array(z.string()),
  wounded: z.array(z.string()),
})
export type Blast = z.infer<typeof blast>

/** CZ-SETUP-3: what is agreed before the fight, in the order of the book. */
const preparing = ['size', 'teams', 'scenario', 'space', 'laying', 'sides', 'deploy'] as const
export type Preparing = (typeof preparing)[number]

const stages = [...preparing, 'control', 'active', 'inspire', 'over'] as const

export const stateSchema = z.strictObject({
  config,
  stage: z.enum(stages),
  /** CZ-SETUP-1: what each team may cost, once that is agreed. */
  eb: whole.optional(),
  battlespace: z.string(),
  /** CZ-SPACE-1..3: the Battlespace where it is none of the ready-made ones. */
  ground: battlespace.optional(),
  /** CZ-SCENARIO-1: none before it is chosen. */
  scenario: z.string().optional(),
  /** Who plays the scenario's first side; the others follow clockwise. */
  firstSide: seat.optional(),
  /** Whose turn it is to lay scenery or to deploy, and who lays no more. */
  turn: seat.optional(),
  done: z.array(seat).optional(),
  control: seat,
  /** CZ-TEAMPLAY-3: Control was left to the team-mate who has it now. */
  leftToPartner: z.literal(true).optional(),
  sides: z.array(side).min(2).max(4),
  models: z.array(model),
  /** CZ-CONTROL-5, CZ-NET-34: the Active Model, how many actions it has taken, and whether a Memory Leak has ended its activation. */
  active: z.strictObject({ id: z.string(), acts: whole, over: z.literal(true).optional() }).optional(),
  /** CZ-INSPIRE-2: the Gonks that have acted in the Inspire under way. */
  inspired: z.array(z.string()),
  moving: moving.optional(),
  /** Taken out, with no Body put down yet. */
  fallen: z.array(z.string()),
  shots: shots.optional(),
  blast: blast.optional(),
  /** CZ-REACT-1: the [RE]actions being made, and those to later actions that wait until these are over. */
  batch: batchSchema.optional(),
  laterBatches: z.array(batchSchema),
  /** CZ-R-67: whom a Command Action activates once its batch is over. */
  commanded: z.string().optional(),
  bodies: z.array(body),
  loose: z.array(loose),
  markers: z.array(
    z.strictObject({ kind: z.string(), at: place, seat: seat.optional(), carrier: z.string().optional() }),
  ),
  /** CZ-BLAST-1: the Impact token. */
  impact: place.optional(),
  outcome: z
    .strictObject({
      winners: z.array(seat),
      by: z.enum(['standing', 'limit', 'points', 'scenario', 'gave-up', 'draw']),
    })
    .optional(),
  ...cardState,
  /** CZ-CAMPAIGN-6, CZ-CAMPAIGN-7: the completed Objectives each player has in a one-off game. */
  brought: z.array(z.array(z.string())).optional(),
  /** CZ-CAMPAIGN-1: what goes on from game to game. */
  campaign: campaign.optional(),
})

export type Battle = Omit<z.infer<typeof stateSchema>, 'campaign'> & {
  readonly content: Content
  campaign?: Campaign | undefined
}
