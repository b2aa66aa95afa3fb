import { type KeywordShapes, sharedMoments, skillsWith } from '@muster/reaction'
import { z } from 'zod'

/** The single words of Arena's cards. What each means is said in content/README.md; one no card needs is not here. */

/** An id: words of small letters and digits with single hyphens. */
export const id: z.ZodType<string> = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id: small letters, digits and single hyphens')

/** AB-SKILL-1, AB-R-4. */
export const skills = skillsWith('willpower')
export type Skill = (typeof skills)[number]

const INFLUENCE = 'influence'

/** AB-R-4: Influence, as the book also calls it, is Willpower. */
export const skill: z.ZodType<Skill> = z.union([
  z.enum(skills),
  z.literal(INFLUENCE).transform((): Skill => 'willpower'),
])

/** AB-HUNTER-6: Skills with their values. */
export const skillValues: z.ZodType<Readonly<Partial<Record<Skill, number>>>> = z
  .partialRecord(z.enum([...skills, INFLUENCE]), z.int().min(1).max(4))
  .transform(({ influence, ...own }) => (influence === undefined ? own : { willpower: influence, ...own }))

/** AB-KEYWORD-1..49: the keywords of actions. */
export const actionKeywords = {
  shock: 'plain',
  corrosive: 'number',
  incendiary: 'plain',
  explosive: 'plain',
  cryo: 'plain',
  radiation: 'plain',
  suppression: 'plain',
  'crowd control': 'plain',
  rapid: 'number',
  accurate: 'plain',
  deadly: 'plain',
  discard: 'plain',
  lifesteal: 'plain',
  'ammo guzzler': 'plain',
  'small clip': 'plain',
  slag: 'plain',
} satisfies KeywordShapes

/** AB-KEYWORD-38, AB-KEYWORD-40, AB-KEYWORD-47: those that work for whoever has the weapon equipped. */
export const gearKeywords = ['pistol', 'attachable blade', 'run and gun'] as const

/** What a weapon is, for cards that speak of some weapons only; no rule of its own. */
export const weaponClasses = ['pistol', 'smg', 'shotgun', 'rifle', 'sniper', 'launcher'] as const

/** AB-KEYWORD-3..21, AB-KEYWORD-44: the tokens that lie on models. */
export const statuses = ['corrosive', 'burning', 'cryo', 'radiation', 'slag'] as const
export type Status = (typeof statuses)[number]

/** AB-TYPES-1. */
export const enemyTypes = [
  'melee-normal',
  'melee-special',
  'melee-heavy',
  'ranged-normal',
  'ranged-special',
  'ranged-heavy',
  'unique',
  'boss',
  'fodder',
] as const
export type EnemyType = (typeof enemyTypes)[number]

/** Numbers that cards change. */
export const numbers = [
  ...skills,
  'acting',
  'defending',
  'strength',
  'defense',
  'move',
  'range',
  'wounds',
  'loot',
  'luck',
  'gun-slots',
  'misc-slots',
  'grenade-slots',
  'price',
] as const

/** What cards let a model do, or keep it from. */
export const liberties = [
  'move',
  'react',
  'luck',
  'be-targeted',
  'take-status',
  'shoot-long',
  'shoot-close',
  'see-past-enemies',
  'attack-unseen',
  'pass-enemies',
  'gather',
  'lower-the-shield',
  'defend-again',
  'stand-clear',
] as const

/** The moments only this game has. */
export const ownMoments = [
  'round-start',
  'enemy-turn-start',
  'enemy-turn-end',
  'spawned',
  'enters',
  'defends',
  'shield-lost',
  'picks-up',
  'uses-loot',
  'reloads',
  'healed',
  'spends-luck',
  'spotlight',
  'slaughterlight',
  'interact',
] as const
export const moments = [...sharedMoments, ...ownMoments] as const

/** The vending decks (AB-VENDING-1); starting guns belong to none. */
export const decks = ['guns', 'meds', 'ammo', 'legendary'] as const

/** What a card says lies or stands somewhere: the bearer's or the target's zone, the Spotlight's, or zones of the map. */
export const place: z.ZodType<string> = id.describe(
  'me or them: the zone of the bearer or the target; here: that of the element; spotlight: that of its holder; spawning, station, start: a zone of that kind; else a mark of the map',
)
