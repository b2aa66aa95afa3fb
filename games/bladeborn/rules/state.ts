import { type Pile, pileSchema } from '@muster/table'
import { z } from 'zod'
import type { ConvergenceStep } from '../content/cards.ts'
import { standing, untils } from '../content/grammar.ts'
import type { Content } from '../content/load.ts'
import { config, tableOptionsSchema } from './config.ts'

/** Everything a game of Bladeborn remembers, as schemas: what a state must look like, edits included. */

const seat = z.int().min(0).max(1)
const hex = z.int().min(-1)
const score = z.int().min(1).max(6)
const pile = pileSchema(2)

/** Something a fighter is under for a while: a standing rule that concerns it, and the card it comes from. */
const lasting = z.strictObject({ source: z.string(), standing, until: z.enum(untils) })
export type Lasting = z.infer<typeof lasting>

const fighter = z.strictObject({
  id: z.string(),
  card: z.string(),
  seat,
  where: z.enum(['unplaced', 'reserve', 'field', 'down', 'apart']),
  /** -1 off the battlefield. */
  hex,
  damage: z.int().nonnegative(),
  activated: z.boolean(),
  /** Artefacts of power and rewards, by id. */
  bears: z.array(z.string()),
  lasting: z.array(lasting),
  /** Lesser artefacts that work on it until the end of the battle. */
  marked: z.array(z.string()),
})
export type Fighter = z.infer<typeof fighter>

const group = z.strictObject({ dice: z.union([z.literal(2), z.literal(3)]), value: score })
/** A double or a triple among the ability dice. */
export type Group = z.infer<typeof group>

const side = z.strictObject({
  warband: z.string(),
  /** Player A (0) or B (1) of the map, once the first fighter is placed. */
  player: seat.optional(),
  points: z.int().nonnegative(),
  turnsLeft: z.int().min(0).max(4),
  rolled: z.array(score),
  groups: z.array(group),
  /** How many reserves have come in this round. */
  arrived: z.int().nonnegative(),
  lesser: pile,
  used: z.array(z.string()),
})
export type Side = Omit<z.infer<typeof side>, 'lesser'> & { lesser: Pile }

export const phases = [
  'rolloff',
  'reserves',
  'placing',
  'twist',
  'hero',
  'reserve',
  'first',
  'turn',
  'end',
  'over',
] as const
export type Phase = (typeof phases)[number]

/** How a battle can be won: by what its card counts, by a tiebreaker, or because a player gave up. */
const victories = [
  'points',
  'fighters',
  'objectives',
  'elimination',
  'fighters on one side only',
  'more objectives',
  'higher proportion of fighters',
  'roll-off',
  'giving up',
  'task',
] as const
export type Victory = (typeof victories)[number]
const draws = ['draw', 'agreement'] as const
export type Ending = Victory | (typeof draws)[number]

const battle = z.strictObject({
  card: z.string(),
  phase: z.enum(phases),
  round: z.int().nonnegative(),
  /** Who won the set-up roll-off, has the initiative, or takes the next turn. */
  winner: seat.optional(),
  initiative: seat.optional(),
  turn: seat.optional(),
  /** The fighter whose activation is under way, the actions it has left, and whether it used its ability. */
  active: z.strictObject({ fighter: z.string(), actions: z.int().min(0).max(2), used: z.boolean() }).optional(),
  sides: z.tuple([side, side]),
  fighters: z.array(fighter),
  /** Who controls each objective of the map, -1 nobody. */
  control: z.array(z.int().min(-1).max(1)),
  desecrated: z.array(hex),
  twist: z.string().optional(),
  convergence: z.strictObject({ step: z.enum(['first', 'second', 'final']), aspirant: seat }).optional(),
  options: tableOptionsSchema,
  /** Twist fixed beforehand. */
  chosenTwist: z.string().optional(),
  outcome: z.strictObject({ winner: seat.optional(), by: z.enum([...victories, ...draws]) }).optional(),
})
export type Battle = Omit<z.infer<typeof battle>, 'sides'> & { readonly content: Content; sides: [Side, Side] }

const fought = z.strictObject({
  battle: z.string(),
  twist: z.string().optional(),
  convergence: z.strictObject({ step: z.enum(['first', 'second', 'final']), aspirant: seat }).optional(),
  winner: seat,
  by: z.enum(victories),
})

const campaign = z.strictObject({
  fought: z.array(fought),
  aspirant: seat.optional(),
  powers: z.tuple([
    z.array(z.strictObject({ card: z.string(), bearer: z.string() })),
    z.array(z.strictObject({ card: z.string(), bearer: z.string() })),
  ]),
  lesser: z.tuple([pile, pile]),
  pile,
  champion: seat.optional(),
})
export type Campaign = Omit<z.infer<typeof campaign>, 'lesser' | 'pile'> & { lesser: [Pile, Pile]; pile: Pile }

const heldReward = z.strictObject({ seat, reward: z.string() })

const stages = ['warbands', 'rewards', 'choose', 'battle', 'spoils', 'over'] as const

export const stateSchema = z.strictObject({
  stage: z.enum(stages),
  config,
  warbands: z.tuple([z.string(), z.string()]),
  rewards: z.array(heldReward),
  battle: battle.optional(),
  campaign: campaign.optional(),
})
export type State = Omit<z.infer<typeof stateSchema>, 'battle' | 'campaign'> & {
  readonly content: Content
  battle?: Battle | undefined
  campaign?: Campaign | undefined
}

export type Convergence = { readonly step: ConvergenceStep; readonly aspirant: number }
