import {
  type Action,
  actionSchema,
  type CardRules,
  type CardSchemas,
  cardRulesShape,
  type Deed,
  deedSchema,
  type Standing,
  type Trigger,
} from '@muster/reaction'
import { z } from 'zod'
import { keyword, type OwnDeed, ownDeeds } from './deeds.ts'
import { type ArenaWho, arenaWho } from './who.ts'
import { liberties, moments, numbers, type Skill, skill } from './words.ts'

/** The words of Arena's cards, joined with those both [RE]action games have. */
export interface ArenaWords {
  readonly who: ArenaWho
  readonly skill: Skill
  readonly number: (typeof numbers)[number]
  readonly liberty: (typeof liberties)[number]
  readonly moment: (typeof moments)[number]
  readonly deed: OwnDeed
}

const arenaSchemas: CardSchemas<ArenaWords> = {
  who: arenaWho,
  skill,
  number: z.union([z.enum(numbers), skill]),
  liberty: z.enum(liberties),
  moment: z.enum(moments),
  keyword,
  deeds: ownDeeds,
}

export type ArenaAction = Action<ArenaWords>
export type ArenaDeed = Deed<ArenaWords>
export type ArenaRules = CardRules<ArenaWords>
export type ArenaStanding = Standing<ArenaWords>
export type ArenaTrigger = Trigger<ArenaWords>

export const action: z.ZodType<ArenaAction> = actionSchema(arenaSchemas)
export const deeds: z.ZodType<readonly ArenaDeed[]> = z.array(deedSchema(arenaSchemas)).min(1)

/** `standing` and `triggers`, each empty where it is left out. */
export const rules = cardRulesShape(arenaSchemas)
