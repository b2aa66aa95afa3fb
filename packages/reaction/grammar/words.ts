import { z } from 'zod'
import type { Keyword } from '../keyword.ts'
import type { SharedWho } from './who.ts'

/** What a game's cards speak of; types of its grammar are made from this. */
export interface CardWords {
  readonly who: SharedWho
  readonly skill: string
  /** Numbers that cards change: Skills, the acting roll, Strength, wounds dealt. */
  readonly number: string
  /** What cards let a model do, or keep it from. */
  readonly liberty: string
  readonly moment: string
  /** Deeds only this game has, each an object with one key. */
  readonly deed: object
}

/** The same as schemas: one constant of the game. */
export interface CardSchemas<Words extends CardWords> {
  readonly who: z.ZodType<Words['who']>
  readonly skill: z.ZodType<Words['skill']>
  readonly number: z.ZodType<Words['number']>
  readonly liberty: z.ZodType<Words['liberty']>
  readonly moment: z.ZodType<Words['moment']>
  readonly keyword: z.ZodType<Keyword>
  readonly deeds: readonly z.ZodType<Words['deed']>[]
}

/** The moments both games have; each adds its own. */
export const sharedMoments = [
  'action',
  'rolled',
  'crit',
  'fumble',
  'success',
  'failure',
  'hit',
  'wounded',
  'takes-out',
  'taken-out',
  'reaction',
  'activation-start',
  'activation-end',
  'game-start',
  'game-end',
] as const

/** How long an effect lasts. */
export const untils = ['roll', 'action', 'activation', 'enemy-turn', 'round', 'inspire', 'game', 'campaign'] as const
export type Until = (typeof untils)[number]
export const untilSchema = z.enum(untils)

/** Within what a trigger may be limited to one use. */
export const spans = ['activation', 'round', 'game'] as const
export type Span = (typeof spans)[number]

/** Which actions: all that is said must hold. */
export interface ActionFilter<Words extends CardWords> {
  readonly skill?: Words['skill'] | undefined
  readonly attack?: boolean | undefined
  /** The name of a keyword it has. */
  readonly keyword?: string | undefined
}

export function actionFilterSchema<Words extends CardWords>({
  skill,
}: CardSchemas<Words>): z.ZodType<ActionFilter<Words>> {
  return z.strictObject({
    skill: skill.optional(),
    attack: z.boolean().optional(),
    keyword: z.string().optional(),
  }) as z.ZodType<ActionFilter<Words>>
}
