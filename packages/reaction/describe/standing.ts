import type { Standing } from '../grammar/standing.ts'
import type { ActionFilter, CardWords } from '../grammar/words.ts'
import type { Keyword } from '../keyword.ts'
import { type CardSpeech, phrase, signed } from './speech.ts'
import { nounOf, whomText } from './who.ts'

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
  const { skill, attack, keyword } = filter
  const kind = attack === true ? 'attacks' : 'actions'
  return phrase(
    'in',
    skill !== undefined && speech.skill(skill),
    keyword !== undefined && keyword,
    kind,
    attack === false && 'that are no attacks',
  )
}

/** A rule that holds for the one named: "this hunter has +1 Melee against each wounded model in attacks". */
export function standingText<W extends CardWords>(
  speech: CardSpeech<W>,
  standing: Standing<W>,
  isPlain: (name: string) => boolean,
  bearer = `this ${speech.bearer}`,
): string {
  const { who, against } = standing
  const subject = who ? whomText(speech, who) : bearer
  const tail = phrase(against && `against ${rivalText(speech, against)}`, filterText(speech, standing.for))
  if ('change' in standing) return phrase(subject, 'has', signed(standing.add), speech.number(standing.change), tail)
  if ('allow' in standing) return phrase(subject, 'may', speech.liberty(standing.allow), tail)
  if ('forbid' in standing) return phrase(subject, 'cannot', speech.liberty(standing.forbid), tail)
  return phrase(subject, 'has', keywordText(standing.keyword, isPlain), tail)
}

function rivalText<W extends CardWords>(speech: CardSpeech<W>, who: W['who']): string {
  return who.is === 'me' || who.is === 'them' ? whomText(speech, who) : `any ${nounOf(speech, who)}`
}
