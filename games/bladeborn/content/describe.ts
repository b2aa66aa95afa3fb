import type { Ability, BattleCard, LesserArtefact, LesserMoment, Weapon } from './cards.ts'
import { reservesText, victoryText } from './describe/battle.ts'
import { deedClauses } from './describe/deed.ts'
import { standingClauses } from './describe/standing.ts'
import { taskText } from './describe/task.ts'
import { triggerText } from './describe/trigger.ts'
import { abilityVoice, type Bearer, type Voice } from './describe/voice.ts'
import { phrase, sentences } from './describe/words.ts'
import type { CardRules, Deed, Task } from './grammar.ts'

/**
 * What a card says, made from what it does, so that text and effect cannot drift apart. `you` is the player who uses the
 * card, `this fighter` the one that acts or bears it.
 */
export function abilityText(ability: Pick<Ability, 'do'>): string {
  return deedsText(ability.do)
}

export function deedsText(deeds: readonly Deed[]): string {
  return sentences(deedClauses(deeds, abilityVoice))
}

/** The rules of a fighter, artefact of power or reward (`fighter`), of a battle or twist, or of a convergence (`aspirant`). */
export function rulesText(rules: CardRules, bearer: Bearer = 'battle'): string {
  const voice: Voice = { ...abilityVoice, bearer }
  const standing = sentences(standingClauses(rules.standing, voice))
  return phrase(standing, ...rules.triggers.map((trigger) => triggerText(trigger, bearer)))
}

/** A convergence: its rules, and its task where it has one. */
export function convergenceText({
  rules,
  task,
}: {
  readonly rules: CardRules
  readonly task?: Task | undefined
}): string {
  return phrase(rulesText(rules, 'aspirant'), task && taskText(task))
}

export type BattleText = { readonly rules: string; readonly reserves: string; readonly victory: string }

/** A battle card's three texts, under the headings the book gives them. */
export function battleText(card: Pick<BattleCard, 'rules' | 'reserves' | 'victory'>): BattleText {
  return {
    rules: rulesText(card.rules) || 'This battle adds no rules.',
    reserves: reservesText(card.reserves),
    victory: victoryText(card.victory),
  }
}

/** When a lesser artefact is used, and what the fighters concerned are called then. */
const lesserMoments: Record<LesserMoment, { readonly use: string; readonly me: string; readonly them: string }> = {
  activation: { use: 'use during the activation of a friendly fighter', me: 'that fighter', them: 'them' },
  'round-start': { use: 'use at the start of a battle round, after the hero phase', me: 'that fighter', them: 'them' },
  targeted: { use: 'use when a friendly fighter is picked as a target', me: 'that fighter', them: 'the attacker' },
  attacking: { use: 'use before a friendly fighter rolls to hit', me: 'that fighter', them: 'the target' },
}

export function lesserText(card: Pick<LesserArtefact, 'when' | 'do'>): string {
  const { use, me, them } = lesserMoments[card.when]
  const they = them === 'them' ? 'they' : them
  return sentences([use, ...deedClauses(card.do, { ...abilityVoice, me, them, they })])
}

/** "Range 3, Attacks 2, Strength 3, Damage 3/6". */
export function weaponText(weapon: Omit<Weapon, 'id' | 'name'>): string {
  const range = weapon.minimum === undefined ? weapon.range : `${weapon.minimum} to ${weapon.range}`
  const { attacks, strength, damage } = weapon
  return `Range ${range}, Attacks ${attacks}, Strength ${strength}, Damage ${damage[0]}/${damage[1]}`
}
