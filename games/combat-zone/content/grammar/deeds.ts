import { amountSchema, colours } from '@muster/reaction'
import { z } from 'zod'
import { id, skills } from './vocabulary.ts'
import { who } from './who.ts'

const whom = z.union([z.enum(['me', 'them']), who])
const amount = amountSchema(who)

/** What a card can have done that only this game has: each an object with one key, the verb. */
export const deeds = [
  z.strictObject({ move: z.strictObject({ who: whom, colour: z.enum(colours).optional() }) }),
  z.strictObject({
    push: z.strictObject({ who: whom, colour: z.enum(colours).default('red'), towards: z.literal(true).optional() }),
  }),
  z.strictObject({
    act: z.strictObject({ who: whom, skill: z.enum(skills).optional(), attack: z.boolean().optional() }),
  }),
  z.strictObject({ activate: z.strictObject({ who: whom }) }),
  z.strictObject({ hack: z.strictObject({ who: whom, tokens: amount }) }),
  z.strictObject({ unhack: z.strictObject({ who: whom, tokens: amount }) }),
  z.strictObject({ loot: z.strictObject({ who: whom, cards: z.int().min(1).max(3) }) }),
  z.strictObject({
    take: z.strictObject({
      who: whom,
      what: z.enum(['gear', 'armor', 'loot']),
      keep: z.literal(true).optional().describe('the bearer has it from then on'),
    }),
  }),
  z.strictObject({ discard: z.literal('this') }),
  z.strictObject({ exhaust: z.literal('this') }),
  z.strictObject({ ignore: z.strictObject({ wounds: z.union([z.literal('all'), z.int().min(1).max(3)]) }) }),
  z.strictObject({ deploy: z.strictObject({ card: id, count: z.int().min(1).max(3).default(1) }) }),
  z.strictObject({ withdraw: z.strictObject({ who: whom }) }),
  z.strictObject({ reload: z.strictObject({ who: whom }) }),
  z.strictObject({ crash: z.strictObject({ who: whom }) }),
  z.strictObject({
    marker: z.strictObject({
      do: z.enum(['take', 'drop', 'claim', 'place', 'remove']),
      kind: id,
      who: z.enum(['me', 'them']).default('me'),
    }),
  }),
  z.strictObject({
    score: z.strictObject({
      points: z.int().min(-5).max(20),
      each: z
        .union([
          z.literal('quarter'),
          z.strictObject({ marker: id, held: z.enum(['near', 'claimed', 'carried']) }),
          z.strictObject({ who }),
        ])
        .optional()
        .describe('so many points for each of these'),
    }),
  }),
  z.strictObject({ end: z.enum(['win', 'lose']) }),
] as const

export type OwnDeed = z.infer<(typeof deeds)[number]>
