import { bandNames } from '../band.ts'
import type { Action } from '../grammar/action.ts'
import type { CardRules, Trigger } from '../grammar/trigger.ts'
import type { CardWords } from '../grammar/words.ts'
import { type Describing, deedsText } from './deed.ts'
import { counted, listed, phrase, sentence } from './speech.ts'
import { filterText, keywordText, standingText } from './standing.ts'
import { oneOf } from './who.ts'

/** An action as its card says it: "Stab (Melee, RED): attack, Deadly with a Crit. If it fails, lose 1 Luck." */
export function actionText<W extends CardWords>(action: Action<W>, how: Describing<W>): string {
  const { speech, isPlain } = how
  const { name, skill, bands, attack, who, keywords, does, fails } = action
  const head = skill === undefined ? 'Easy' : speech.skill(skill)
  const range = bandNames(bands).map((band) => (band === 'long' ? 'Long' : band.toUpperCase()))
  const title = `${name ? `${name.charAt(0).toUpperCase()}${name.slice(1)} ` : ''}(${[head, ...range].join(', ')})`
  const parts = [attack && 'attack', ...keywords.map((one) => keywordText(one, isPlain))].filter(Boolean)
  const clauses = [
    parts.length > 0 && listed(parts as string[]),
    who && `at ${oneOf(speech, who)}`,
    does.length > 0 && (skill === undefined ? deedsText(does, how) : `if it succeeds, ${deedsText(does, how)}`),
    fails.length > 0 && `if it fails, ${deedsText(fails, how)}`,
  ].filter(Boolean) as string[]
  return `${title}: ${clauses.map(sentence).join(' ')}`
}

/** "When this hunter takes a model out in attacks, you may gain 1 Luck." */
function triggerText<W extends CardWords>(trigger: Trigger<W>, how: Describing<W>): string {
  const { speech } = how
  const { on, by, who, times, may } = trigger
  const subject = by ? oneOf(speech, by) : `this ${speech.bearer}`
  const when = phrase(
    speech.moment(on, subject),
    who && `(${oneOf(speech, who)})`,
    filterText(speech, trigger.for),
    trigger.in === 'reaction' && 'in a [RE]action',
  )
  const often = times === 1 ? 'When' : `Every ${counted(times, 'time')}`
  return `${often} ${when}, ${may ? 'you may use this: ' : ''}${deedsText(trigger.do, how)}.`
}

/** All that a card adds while it is in force, a sentence a rule. */
export function rulesText<W extends CardWords>({ standing, triggers }: CardRules<W>, how: Describing<W>): string[] {
  return [
    ...standing.map((rule) => sentence(standingText(how.speech, rule, how.isPlain))),
    ...triggers.map((trigger) => triggerText(trigger, how)),
  ]
}
