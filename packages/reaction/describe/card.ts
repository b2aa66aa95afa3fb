import { bandNames } from '../band.ts'
import type { Action } from '../grammar/action.ts'
import type { CardRules, Trigger } from '../grammar/trigger.ts'
import type { CardWords } from '../grammar/words.ts'
import { type Describing, deedsText } from './deed.ts'
import { counted, listed, phrase, selfText, sentence, withArticle } from './speech.ts'
import { filterText, keywordText, standingText } from './standing.ts'
import { oneOf, stateText } from './who.ts'

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
    who && targetText(who, how),
    does.length > 0 && (skill === undefined ? deedsText(does, how) : `if it succeeds, ${deedsText(does, how)}`),
    fails.length > 0 && `if it fails, ${deedsText(fails, how)}`,
  ].filter(Boolean) as string[]
  return `${title}: ${clauses.map(sentence).join(' ')}`
}

/** Whom an action is aimed at; of the acting model itself, what must hold for it. */
function targetText<W extends CardWords>(who: W['who'], { speech }: Describing<W>): string | undefined {
  if (who.is !== 'me') return `target: ${oneOf(speech, who)}`
  return Object.keys(who).length > 1 ? `only while ${stateText(speech, who, `this ${speech.bearer}`)}` : undefined
}

/** "When this hunter takes a model out in attacks, you may gain 1 Luck." */
export function triggerText<W extends CardWords>(trigger: Trigger<W>, how: Describing<W>): string {
  const { speech } = how
  const { on, by, who, times, once, may } = trigger
  const subject = by ? oneOf(speech, by) : selfText(speech)
  const other = who && oneOf(speech, who)
  const moment = speech.moment(on, subject, other)
  const when = phrase(
    moment,
    other && !moment.includes(other) && `(${other})`,
    filterText(speech, trigger.for),
    trigger.in === 'reaction' && 'in a [RE]action',
  )
  const often = times === 1 ? 'when' : `every ${counted(times, 'time')}`
  const lead = phrase(once && `once ${withArticle(once)},`, often, when)
  return sentence(`${lead}, ${may ? 'you may use this: ' : ''}${deedsText(trigger.do, how)}`)
}

/** All that a card adds while it is in force, a sentence a rule. A card nobody bears says of whom its rules speak. */
export function rulesText<W extends CardWords>(
  { standing, triggers }: CardRules<W>,
  how: Describing<W>,
  bearer = `this ${how.speech.bearer}`,
): string[] {
  return [
    ...standing.map((rule) => sentence(standingText(how.speech, rule, how.isPlain, bearer))),
    ...triggers.map((trigger) => triggerText(trigger, how)),
  ]
}
