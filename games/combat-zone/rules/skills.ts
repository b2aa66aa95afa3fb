import { opposingSkill, skillOn } from '@muster/reaction'
import type { Reason } from '@muster/table'
import type { Skill } from '../content/grammar/vocabulary.ts'
import { type Circumstance, cardChange } from './effects/standing.ts'
import { cardOf } from './lookup.ts'
import { isVulnerable } from './net.ts'
import type { Battle, Model } from './state.ts'

/**
 * CZ-SKILLS-2, CZ-SKILLS-10, CZ-SKILLS-11, CZ-SETUP-4, CZ-NET-20: what a model adds in a Skill; 0 where its card names none. Cards change it, some
 * of them only in certain actions or against certain models.
 */
export function skillOf(
  battle: Battle,
  model: Model,
  skill: Skill,
  because?: Reason[],
  circumstance?: Circumstance,
): number {
  if (skill !== 'tech' && isVulnerable(battle, model)) {
    because?.push({ source: 'Vulnerable', add: 0, rule: 'CZ-NET-20' })
    return 0
  }
  const card = cardOf(battle, model)
  const value = skillOn<Skill>(card.skills, skill)
  if (value !== 0) because?.push({ source: `${card.name}'s ${skill}`, add: value, rule: 'CZ-SKILLS-2' })
  return Math.max(0, value + cardChange(battle, model, skill, circumstance, because))
}

/** CZ-SKILLS-3..9: what it adds against an action with a Skill. */
export function opposingSkillOf(
  battle: Battle,
  model: Model,
  skill: Skill,
  because?: Reason[],
  circumstance?: Circumstance,
): number {
  return skillOf(battle, model, opposingSkill(skill), because, circumstance)
}
