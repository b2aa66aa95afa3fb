import { z } from 'zod'
import { cardRules, deed, id, task } from './grammar.ts'

/** The cards of the box, each as its schema. Closed objects: an unknown key is a fault. */

const name = z.string().min(1).max(60)
const flavour = z.string().max(200).optional()

export const weapon = z.strictObject({
  id,
  name,
  range: z.int().min(1).max(9),
  minimum: z.int().min(1).max(9).optional(),
  attacks: z.int().min(1).max(12),
  strength: z.int().min(1).max(9),
  damage: z.tuple([z.int().min(0).max(20), z.int().min(0).max(20)]).describe('for a hit and for a critical hit'),
})
export type Weapon = z.infer<typeof weapon>

export const ability = z.strictObject({
  id,
  name,
  runemarks: z.array(id).default([]).describe('besides the faction runemark; a fighter needs all of them'),
  cost: z.enum(['double', 'triple']),
  do: z.array(deed).min(1),
})
export type Ability = z.infer<typeof ability>

export const fighterCard = z.strictObject({
  id,
  name,
  plural: z.boolean().default(false).describe('the name is a plural: they move, they attack'),
  icon: id.optional(),
  move: z.int().min(1).max(9),
  toughness: z.int().min(1).max(9),
  wounds: z.int().min(1).max(60),
  runemarks: z.array(id).default([]).describe('besides the faction runemark'),
  weapons: z.array(weapon).min(1).max(4),
  rules: cardRules.optional(),
  abilities: z.array(ability).default([]).describe('printed on the fighter card itself'),
  apart: z.boolean().default(false).describe('enters the battle only by a card effect'),
})
export type FighterCard = z.infer<typeof fighterCard>

export const artefactOfPower = z.strictObject({ id, name, rules: cardRules, flavour })
export type ArtefactOfPower = z.infer<typeof artefactOfPower>

export const reward = z.strictObject({ id, name, fighter: id, rules: cardRules, flavour })
export type Reward = z.infer<typeof reward>

const convergenceFront = {
  id,
  name,
  rules: cardRules,
  task: task.optional().describe('what decides the battle in place of its own victory'),
  flavour,
}
const convergences = z.strictObject({
  first: z.strictObject({ ...convergenceFront, back: artefactOfPower }),
  second: z.strictObject({ ...convergenceFront, back: artefactOfPower }),
  final: z.strictObject({ ...convergenceFront, back: reward }),
})
export const convergenceSteps = ['first', 'second', 'final'] as const
export type ConvergenceStep = (typeof convergenceSteps)[number]

export const warband = z.strictObject({
  id,
  name,
  icon: id,
  colour: z.string().regex(/^#[0-9a-f]{6}$/, 'a colour like #9e1b1b'),
  reserves: z.int().min(0).max(10).describe('how many fighters the ability card sets aside'),
  fighters: z.array(fighterCard).min(1).max(12),
  abilities: z.array(ability).min(1).max(12),
  convergences,
})
export type Warband = z.infer<typeof warband>

export const twist = z.strictObject({ id, name, rules: cardRules, flavour })
export type Twist = z.infer<typeof twist>

/**
 * When a lesser artefact may be used: in one of the owner's own activations, at the start of a round after the hero phase,
 * when a friendly fighter is picked as a target, or before a friendly fighter's attack dice are rolled.
 */
export const lesserMoments = ['activation', 'round-start', 'targeted', 'attacking'] as const
export type LesserMoment = (typeof lesserMoments)[number]

export const lesserArtefact = z.strictObject({
  id,
  name,
  when: z.enum(lesserMoments),
  do: z.array(deed).min(1),
  flavour,
})
export type LesserArtefact = z.infer<typeof lesserArtefact>

/** A hex by its label, "e4". */
const label = z.string().regex(/^[a-z]{1,2}[1-9]\d?$/, 'a hex label like e4')

const MOST_ROWS = 30
const LONGEST_ROW = 30
/** No side of a board has more. */
export const MOST_HEXES: number = MOST_ROWS * LONGEST_ROW

export const boardSide = z.strictObject({
  id,
  name,
  rows: z
    .array(z.int().min(1).max(LONGEST_ROW))
    .min(3)
    .max(MOST_ROWS)
    .describe('how many hexes each row has, far edge first'),
  blocked: z.array(label),
})
export type BoardSide = z.infer<typeof boardSide>

/** What stands in place of a battle's id where one is to be drawn. */
export const RANDOM = 'random'

export const battleCard = z.strictObject({
  id,
  name,
  motto: z.string().max(200),
  side: id,
  map: z.strictObject({
    objectives: z.array(z.strictObject({ hex: label, mark: id.optional() })).max(5),
    starting: z.strictObject({ a: z.array(label).min(1), b: z.array(label).min(1) }),
    reserve: z.strictObject({ a: z.array(label).min(1), b: z.array(label).min(1) }),
  }),
  rules: cardRules.describe('the battle rules: what scores and what else is different'),
  reserves: z.strictObject({
    timing: z.enum(['first-turn', 'reserve-phase']),
    count: z.int().min(1).max(6).default(1),
    place: z.enum(['reserve-hexes', 'own-territory', 'board-edge']),
  }),
  victory: z.strictObject({
    rounds: z.int().min(1).max(6),
    winner: z.enum(['points', 'fighters', 'objectives']).describe('who has most of it at the end; equal is a draw'),
    atPoints: z
      .int()
      .min(1)
      .max(50)
      .optional()
      .describe('at the end of a round with so many points and more than the other the battle is won'),
    elimination: z
      .boolean()
      .default(false)
      .describe('a player without fighters on the battlefield and in reserve loses at once'),
  }),
})
export type BattleCard = z.infer<typeof battleCard>
