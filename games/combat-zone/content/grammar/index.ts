import {
  type Action,
  actionSchema,
  type CardRules,
  type CardSchemas,
  cardRulesShape,
  type Deed,
  deedSchema,
  keywordSchema,
  type Standing,
  type Trigger,
} from '@muster/reaction'
import { z } from 'zod'
import { deeds, type OwnDeed } from './deeds.ts'
import { actionKeywords, liberties, moments, numbers, type Skill, skills } from './vocabulary.ts'
import { type Who, who } from './who.ts'

/** What the cards of Combat Zone speak of. What each word means is in docs/adding-a-card.md. */
export interface CombatWords {
  readonly who: Who
  readonly skill: Skill
  readonly number: (typeof numbers)[number]
  readonly liberty: (typeof liberties)[number]
  readonly moment: (typeof moments)[number]
  readonly deed: OwnDeed
}

export type CombatAction = Action<CombatWords>
export type CombatDeed = Deed<CombatWords>
export type CombatStanding = Standing<CombatWords>
export type CombatTrigger = Trigger<CombatWords>
export type CombatRules = CardRules<CombatWords>

export const schemas: CardSchemas<CombatWords> = {
  who,
  skill: z.enum(skills),
  number: z.enum(numbers),
  liberty: z.enum(liberties),
  moment: z.enum(moments),
  keyword: keywordSchema(actionKeywords, skills),
  deeds,
}

export const action = actionSchema(schemas)
export const deed = deedSchema(schemas)
export const rulesShape = cardRulesShape(schemas)
