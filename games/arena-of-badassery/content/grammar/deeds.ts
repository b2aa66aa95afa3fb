import { type Keyword, keywordSchema } from '@muster/reaction'
import { z } from 'zod'
import { order } from './order.ts'
import { arenaWho } from './who.ts'
import { actionKeywords, decks, id, place, skills, statuses } from './words.ts'

/** The deeds only this game has. What each does, to the letter, is said in content/README.md. */
const whom = z.union([z.enum(['me', 'them']), arenaWho])
const few = z.int().min(1).max(6)

export const keyword: z.ZodType<Keyword> = keywordSchema(actionKeywords, skills)

/** Free actions a card may give (AB-FREE-1, AB-FREE-2). */
export const freeActs = ['any', 'move', 'attack', 'melee', 'interact', 'swap'] as const

export const ownDeeds = [
  z.strictObject({ status: z.strictObject({ who: whom, add: z.enum(statuses), count: few.default(1) }) }),
  z.strictObject({ cure: z.strictObject({ who: whom }) }),
  z.strictObject({ recharge: z.strictObject({ who: whom }) }),
  z.strictObject({ reload: z.strictObject({ who: whom }) }),
  z.strictObject({ empty: z.strictObject({ who: whom }) }),
  z.strictObject({ exhaust: z.literal('this') }),
  z.strictObject({ discard: z.literal('this') }),
  z.strictObject({ loot: z.strictObject({ who: whom, add: z.int().min(-3).max(4) }) }),
  z.strictObject({ drop: z.strictObject({ at: place, tokens: few }) }),
  z.strictObject({ draw: z.strictObject({ who: whom, deck: z.enum(decks) }) }),
  z.strictObject({ mod: z.strictObject({ who: whom }) }),
  z.strictObject({ spotlight: z.strictObject({ who: whom }) }),
  z.strictObject({ move: z.strictObject({ who: whom, zones: few }) }),
  z.strictObject({
    push: z.strictObject({
      who: whom,
      zones: few,
      way: z.enum(['away', 'closer']),
      of: z.enum(['me', 'them']).default('me'),
    }),
  }),
  z.strictObject({ place: z.strictObject({ who: whom, at: place }) }),
  z.strictObject({ act: z.strictObject({ who: whom, free: z.enum(freeActs) }) }),
  z.strictObject({
    attack: z.strictObject({
      who: whom,
      strength: z.int().min(2).max(9),
      kind: z.enum(['melee', 'ranged']).default('ranged'),
      with: z.array(keyword).default([]),
    }),
  }),
  z.strictObject({ orders: z.strictObject({ who: whom.optional(), list: z.array(order).min(1) }) }),
  z.strictObject({ spawn: z.strictObject({ enemy: id, count: few.default(1), at: place }) }),
  z.strictObject({ queue: z.enum(['swap', 'bury']) }),
  z.strictObject({ carry: z.strictObject({ who: whom, thing: id, add: z.union([z.literal(1), z.literal(-1)]) }) }),
  z.strictObject({ count: z.strictObject({ what: id, add: z.int().min(-9).max(9).default(1) }) }),
  z.strictObject({ element: z.strictObject({ put: id, at: place }) }),
  z.strictObject({ clear: z.strictObject({ element: id, at: place }) }),
  z.strictObject({ end: z.enum(['won', 'lost']) }),
] as const
export type OwnDeed = z.infer<(typeof ownDeeds)[number]>
