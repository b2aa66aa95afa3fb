import { type KeywordShapes, sharedMoments, skillsWith } from '@muster/reaction'
import { z } from 'zod'

export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id of small letters, digits and single hyphens')
  .max(40)

/** CZ-SKILLS-1. */
export const skills = skillsWith('influence')
export type Skill = (typeof skills)[number]

/** CZ-CARDS-13, CZ-CARDS-14, CZ-DRONE-1: what a model can be. */
export const modelKinds = ['character', 'gonk', 'drone'] as const
export type ModelKind = (typeof modelKinds)[number]

/** Numbers of a team rather than of a model: looked up when teams are built and when a game begins. */
export const teamNumbers = ['luck', 'eb', 'gonks', 'mercs', 'programs', 'cred'] as const

/** Numbers that cards change: a Skill in every roll, one kind of roll, and what is measured or worn. */
export const numbers = [...skills, 'acting', 'opposing', 'crossing', 'move', 'armor', ...teamNumbers] as const

/** What cards let a model do though the book does not, or keep it from though the book lets it. */
export const liberties = [
  'react',
  'react-unhurt',
  'react-at-anyone',
  'pass-rivals',
  'cross-obstacles',
  'climb-freely',
  'leave-brawls',
  'fall-unhurt',
  'start-in-reserve',
  'work-near-rivals',
  'loot',
  'command',
  'spend-luck',
  'be-healed',
  'be-hacked',
  'be-stunned',
  'be-pushed',
  'be-targeted',
  'use-armor',
  'spare-friends',
  'carry-two-bulky',
  'keep-loot',
] as const

/** The moments only this game has; the shared ones come first. */
export const moments = [
  ...sharedMoments,
  'control',
  'inspire-start',
  'inspire-end',
  'commanded',
  'launch',
  'hacked',
  'brawl',
  'moved',
  'crossed',
  'falls',
  'opposed-won',
  'opposed-lost',
  'armor-lost',
  'healed',
  'looted',
  'marker',
] as const

/** CZ-KEYWORD-1..26, CZ-BLAST-1, CZ-RAPID-1, CZ-DIFFICULT-1: what an action may have, and what follows the word. */
export const actionKeywords = {
  accurate: 'plain',
  blast: 'plain',
  complex: 'plain',
  dangerous: 'plain',
  deadly: 'plain',
  defense: 'skill',
  difficult: 'plain',
  discard: 'plain',
  heal: 'number',
  indirect: 'plain',
  pierce: 'number',
  push: 'plain',
  rapid: 'number',
  refresh: 'number',
  silent: 'plain',
  stun: 'number',
  suppression: 'plain',
  torrent: 'plain',
  unwieldy: 'plain',
} as const satisfies KeywordShapes

export const isPlainKeyword = (name: string): boolean =>
  (actionKeywords as Readonly<Record<string, string>>)[name] === 'plain'

/** CZ-TEAM-1..4, CZ-NET-1: keywords printed on character cards. Faction, "merc", "veteran" and "cyber" follow from elsewhere. */
export const characterKeywords = ['leader', 'specialist', 'netrunner'] as const

/** CZ-GEAR-7, CZ-GEAR-10. */
export const gearKeywords = ['bulky', 'cybergear'] as const
