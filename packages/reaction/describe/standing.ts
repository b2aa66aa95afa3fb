import type { Standing } from '../grammar/standing.ts'
import type { ActionFilter, CardWords } from '../grammar/words.ts'
import type { Keyword } from '../keyword.ts'
import { type CardSpeech, phrase, selfText, signed } from './speech.ts'
import { nounOf, onlyOne, stateText, whomText } from './who.ts'

/** "Rapid 3", "Defense Reflexes 2", "Deadly with a Crit". */
export function keywordText({ name, x, skill, crits }: Keyword, isPlain: (name: string) => boolean): string {
  const words = phrase(name, skill, !isPlain(name) && String(x)).replace(/(^| )[a-z]/g, (letter) =>
    letter.toUpperCase(),
  )
  return crits ? `${words} with a Crit` : words
}

/** Which actions: "in Melee attacks", "in actions that are no attacks". */
export function filterText<W extends CardWords>(speech: CardSpeech<W>, filter: ActionFilter<W> | undefined): string {
  if (!filter) return ''
  if (speech.filter) return speech.filter(filter)
  const { skill, attack, keyword } = filter
  const kind = attack === true ? 'attacks' : 'actions'
  return phrase(
    'in',
    skill !== undefined && speech.skill(skill),
    keyword !== undefined && `${keyword.charAt(0).toUpperCase()}${keyword.slice(1)}`,
    kind,
    attack === false && 'that are no attacks',
  )
}

/** A rule that holds for the one named: "this hunter has +1 Melee in attacks against any wounded model". */
export function standingText<W extends CardWords>(
  speech: CardSpeech<W>,
  standing: Standing<W>,
  isPlain: (name: string) => boolean,
  bearer: string = selfText(speech),
): string {
  const { who, against } = standing
  if (who?.is === 'me' && Object.keys(who).length > 1) {
    const { who: _, ...rule } = standing
    return `while ${stateText(speech, who, bearer)}, ${standingText(speech, rule as Standing<W>, isPlain, 'it')}`
  }
  const subject = who ? whomText(speech, who) : bearer
  const liberty = 'allow' in standing ? standing.allow : 'forbid' in standing ? standing.forbid : undefined
  const before = (liberty !== undefined && speech.against?.(liberty)) || 'against'
  const tail = phrase(filterText(speech, standing.for), against && `${before} ${rivalText(speech, against)}`)
  if ('change' in standing)
    return phrase(subject, 'has', signed(standing.add), speech.number(standing.change, standing.add), tail)
  if ('allow' in standing) return phrase(subject, 'may', speech.liberty(standing.allow, false), tail)
  if ('forbid' in standing) return phrase(noneText(subject), speech.liberty(standing.forbid, true), tail)
  return phrase(subject, 'has', keywordText(standing.keyword, isPlain), tail)
}

/** "this hunter cannot", "no hunter may". */
function noneText(subject: string): string {
  const [, all] = /^(?:each|every) (.+)$/.exec(subject) ?? []
  return all === undefined ? `${subject} cannot` : `no ${all} may`
}

function rivalText<W extends CardWords>(speech: CardSpeech<W>, who: W['who']): string {
  if (who.is === 'me' || who.is === 'them') return whomText(speech, who)
  return onlyOne(speech, who) ?? `any ${nounOf(speech, who)}`
}
